import { describe, expect, it } from 'vitest';
import type { DraftLog } from '../../src/moves/draft-log.ts';
import type { Planned } from '../../src/moves/move-plan.ts';
import { supersede } from '../../src/moves/supersede.ts';
import { diffLines, filesAfter, openDraft, record, refusals } from './open-draft.ts';
import { SAMPLES } from './samples.ts';

function plan(draft: DraftLog, olds: readonly string[], by: string): Planned {
  return supersede(draft, { successor: record(draft, by), predecessors: olds.map((id) => record(draft, id)) });
}

describe.each(SAMPLES)('superseding in $name', ({ text }) => {
  it('writes both sides and leaves every other line', () => {
    const files = {
      'docs/adr/0001-use-ftp.md': text('0001', 'Use FTP', 'accepted'),
      'docs/adr/0002-use-nats.md': text('0002', 'Use NATS', 'accepted'),
      'docs/adr/0003-use-sftp.md': text('0003', 'Use SFTP', 'accepted'),
    };
    const after = filesAfter(files, plan(openDraft(files), ['0001-use-ftp'], '0003-use-sftp'));
    const draft = openDraft(after);
    expect(record(draft, '0001-use-ftp').status?.name).toBe('superseded');
    expect(draft.log.edges.map(({ from, to, kind, claimedBy }) => ({ from, to, kind, claimedBy }))).toEqual([
      { from: '0003-use-sftp', to: '0001-use-ftp', kind: 'supersedes', claimedBy: 'both' },
    ]);
    expect(after['docs/adr/0002-use-nats.md']).toBe(files['docs/adr/0002-use-nats.md']);
    for (const path of ['docs/adr/0001-use-ftp.md', 'docs/adr/0003-use-sftp.md'] as const) {
      const diff = diffLines(files[path], after[path] ?? '');
      expect(diff.length).toBeLessThanOrEqual(6);
      expect(diff.filter((line) => line.startsWith('-')).length).toBeLessThanOrEqual(2);
    }
    expect(plan(draft, ['0001-use-ftp'], '0003-use-sftp')).toMatchObject({ ok: true, plan: { files: [] } });
  });

  it('takes several predecessors at once', () => {
    const numbers = ['0001', '0002', '0003', '0004', '0005'];
    const files = Object.fromEntries(
      [...numbers, '0006'].map((number) => [
        `docs/adr/${number}-part-${Number(number)}.md`,
        text(number, `Part ${Number(number)}`, 'accepted'),
      ]),
    );
    const olds = numbers.map((number) => `${number}-part-${Number(number)}`);
    const { log } = openDraft(filesAfter(files, plan(openDraft(files), olds, '0006-part-6')));
    expect(log.edges.map(({ from, to, claimedBy }) => `${from} ${to} ${claimedBy}`)).toEqual(
      olds.map((old) => `0006-part-6 ${old} both`),
    );
  });
});

describe('superseding is refused', () => {
  const text = SAMPLES[0]?.text ?? (() => '');
  const files = {
    'docs/adr/0001-a.md': text('0001', 'A', 'accepted'),
    'docs/adr/0002-b.md': text('0002', 'B', 'rejected'),
    'docs/adr/0003-c.md': text('0003', 'C', 'proposed'),
    'docs/adr/0004-d.md': text('0004', 'D', 'accepted').replace('Accepted', 'Superseded by [1. A](0001-a.md)'),
    'docs/adr/0005-e.md': text('0005', 'E', 'accepted').replace('Accepted', 'Accepted\n\nSupersedes [1. A](0001-a.md)'),
    'docs/adr/0006-f.md': text('0006', 'F', 'glowing'),
    'docs/adr/0007-g.md': text('0007', 'G', 'accepted'),
  };
  it.each([
    [
      'by a proposal',
      ['0001-a'],
      '0003-c',
      [
        'docs/adr/0003-c.md: is `proposed`, a record that replaces others must be accepted: `adr-lint accept` marks what it supersedes',
      ],
    ],
    [
      'by a rejected record',
      ['0001-a'],
      '0002-b',
      ['docs/adr/0002-b.md: is `rejected`, a record that replaces others must be in force'],
    ],
    [
      'by itself',
      ['0001-a'],
      '0001-a',
      [
        'docs/adr/0001-a.md: can not supersede itself',
        'docs/adr/0001-a.md: has no place where `supersedes: 0001-a` could be written and read back',
      ],
    ],
    ['in a ring', ['0005-e'], '0001-a', ['docs/adr/0005-e.md: supersedes `0001-a` itself: that would be a ring']],
    [
      'with every reason at once',
      ['0001-a', '0002-b', '0004-d', '0006-f'],
      '0007-g',
      [
        'docs/adr/0002-b.md: is `rejected` and may not become `superseded`',
        'docs/adr/0004-d.md: is superseded by `0001-a` already',
        'docs/adr/0006-f.md: has the status `Glowing`, which is not known: map it in the config under `statuses.words`',
      ],
    ],
  ])('%s', (_name, olds, by, reasons) => {
    expect(refusals(plan(openDraft(files), olds, by))).toEqual(reasons);
  });

  it('never touches predecessors where successors alone name the pair', () => {
    const planned = plan(openDraft(files, 'supersession: forward-only\n'), ['0001-a'], '0007-g');
    expect(planned.ok && planned.plan.files.map(({ path }) => path)).toEqual(['docs/adr/0007-g.md']);
  });
});
