import { describe, expect, it } from 'vitest';
import { DEFAULT_MOVES } from '../../src/config/default-moves.ts';
import type { StatusName } from '../../src/model/status.ts';
import { MOVE_STATUS, type MoveName, statusMove } from '../../src/moves/status-move.ts';
import { diffLines, filesAfter, openDraft, record, refusals } from './open-draft.ts';
import { SAMPLES } from './samples.ts';

const MOVES = (Object.entries(MOVE_STATUS) as readonly (readonly [MoveName, StatusName])[]).flatMap(([move, to]) =>
  (Object.entries(DEFAULT_MOVES) as readonly (readonly [StatusName, readonly StatusName[]])[])
    .filter(([, next]) => next.includes(to))
    .map(([from]) => ({ move, from, to })),
);

describe.each(SAMPLES)('a status in $name', ({ text }) => {
  it.each(MOVES)('$move takes $from to $to and leaves every other line', ({ move, from, to }) => {
    const files = {
      'docs/adr/0001-use-ftp.md': text('0001', 'Use FTP', from),
      'docs/adr/0002-use-nats.md': text('0002', 'Use NATS', 'accepted'),
    };
    const draft = openDraft(files);
    const before = record(draft, '0001-use-ftp');
    expect(before.status?.name).toBe(from);
    const after = filesAfter(files, statusMove(draft, before, move));
    expect(record(openDraft(after), '0001-use-ftp').status?.name).toBe(to);
    expect(after['docs/adr/0002-use-nats.md']).toBe(files['docs/adr/0002-use-nats.md']);
    expect(diffLines(files['docs/adr/0001-use-ftp.md'], after['docs/adr/0001-use-ftp.md'] ?? '')).toHaveLength(2);
    const moved = openDraft(after);
    expect(refusals(statusMove(moved, record(moved, '0001-use-ftp'), move))).toEqual([
      `docs/adr/0001-use-ftp.md: is \`${to}\` already`,
    ]);
  });
});

describe('a move that is not legal', () => {
  const text = SAMPLES[0]?.text ?? (() => '');
  it.each([
    ['accept', 'rejected', 'is `rejected` and may not become `accepted`, no other status may follow'],
    [
      'reject',
      'accepted',
      'is `accepted` and may not become `rejected`, expected one of `implemented`, `deprecated`, `superseded`',
    ],
    [
      'propose',
      'accepted',
      'is `accepted` and may not become `proposed`, expected one of `implemented`, `deprecated`, `superseded`',
    ],
    ['accept', 'glowing', 'has the status `Glowing`, which is not known: map it in the config under `statuses.words`'],
  ] as const)('%s after %s is refused with the reason', (move, from, message) => {
    const draft = openDraft({ 'docs/adr/0001-use-ftp.md': text('0001', 'Use FTP', from) });
    expect(refusals(statusMove(draft, record(draft, '0001-use-ftp'), move))).toEqual([`docs/adr/0001-use-ftp.md: ${message}`]);
  });

  it('is legal when the config says so', () => {
    const files = { 'docs/adr/0001-use-ftp.md': text('0001', 'Use FTP', 'rejected') };
    const draft = openDraft(files, 'statuses:\n  moves:\n    rejected: [proposed]\n');
    expect(
      record(openDraft(filesAfter(files, statusMove(draft, record(draft, '0001-use-ftp'), 'propose'))), '0001-use-ftp').status
        ?.name,
    ).toBe('proposed');
  });

  it('is refused for a record whose front matter is broken', () => {
    const draft = openDraft({ 'docs/adr/0001-use-ftp.md': '---\nstatus: [proposed\ndate: x: y\n---\n\n# Use FTP\n' });
    expect(refusals(statusMove(draft, record(draft, '0001-use-ftp'), 'accept'))).toHaveLength(1);
  });
});

describe('accepting a record that supersedes others', () => {
  const old = (number: number, status = 'Accepted'): string =>
    `# ${number}. Old ${number}\n\n## Status\n\n${status}\n\n## Context\n\nWhy.\n\n## Decision\n\nThis.\n\n## Consequences\n\nThat.\n`;
  const young =
    '# 3. New\n\n## Status\n\nProposed\n\nSupersedes [1. Old 1](0001-old-1.md)\n\nSupersedes [2. Old 2](0002-old-2.md)\n\n## Context\n\nWhy.\n\n## Decision\n\nThis.\n\n## Consequences\n\nThat.\n';
  const files = { 'docs/adr/0001-old-1.md': old(1), 'docs/adr/0002-old-2.md': old(2), 'docs/adr/0003-new.md': young };

  it('marks them in the same set of files', () => {
    const draft = openDraft(files);
    const planned = statusMove(draft, record(draft, '0003-new'), 'accept');
    expect(planned.ok && planned.plan.files.map(({ path }) => path)).toEqual([
      'docs/adr/0001-old-1.md',
      'docs/adr/0002-old-2.md',
      'docs/adr/0003-new.md',
    ]);
    const { log } = openDraft(filesAfter(files, planned));
    expect(log.decisions.map(({ status }) => status?.name)).toEqual(['superseded', 'superseded', 'accepted']);
    expect(log.edges.map(({ from, to, claimedBy }) => [from, to, claimedBy])).toEqual([
      ['0003-new', '0001-old-1', 'both'],
      ['0003-new', '0002-old-2', 'both'],
    ]);
  });

  it('leaves them alone where successors alone name the pair', () => {
    const draft = openDraft(files, 'supersession: forward-only\n');
    const planned = statusMove(draft, record(draft, '0003-new'), 'accept');
    expect(planned.ok && planned.plan.files.map(({ path }) => path)).toEqual(['docs/adr/0003-new.md']);
  });

  it('is refused with every reason when one of them can not be marked', () => {
    const draft = openDraft({
      ...files,
      'docs/adr/0001-old-1.md': old(1, 'Rejected'),
      'docs/adr/0002-old-2.md': old(2, 'Superseded by [4. Other](0004-other.md)'),
      'docs/adr/0004-other.md': old(4),
      'docs/adr/0003-new.md': young.replace('\n\n## Context', '\n\nSupersedes [9. Gone](0009-gone.md)\n\n## Context'),
    });
    expect(refusals(statusMove(draft, record(draft, '0003-new'), 'accept'))).toEqual([
      'docs/adr/0003-new.md: supersedes `[9. Gone](0009-gone.md)`, which is no record of the log',
      'docs/adr/0001-old-1.md: is `rejected` and may not become `superseded`',
      'docs/adr/0002-old-2.md: is superseded by `0004-other` already',
    ]);
  });
});

describe('a date of acceptance', () => {
  it('is filled in where the record has a place for it, and nowhere else', () => {
    const text =
      '---\nid: "0001"\ntitle: Use FTP\nstatus: proposed\nproposed_date: 2025-02-03\naccepted_date:\ndeciders: [Ada]\n---\n\n# Use FTP\n\n## Context\n\nWhy.\n';
    const files = { 'docs/planning/adrs/0001-use-ftp.md': text };
    const draft = openDraft(files);
    const after = filesAfter(files, statusMove(draft, record(draft, '0001-use-ftp'), 'accept'))[
      'docs/planning/adrs/0001-use-ftp.md'
    ];
    expect(after).toBe(
      text.replace('status: proposed', 'status: accepted').replace('accepted_date:\n', 'accepted_date: 2025-06-01\n'),
    );
  });
});
