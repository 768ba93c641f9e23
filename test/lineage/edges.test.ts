import { describe, expect, it } from 'vitest';
import type { Log } from '../../src/model/log.ts';
import { lintFiles } from '../rules/lint-files.ts';

/** A log of records that hold a status section; the number is the key. */
function logOf(statuses: Readonly<Record<string, string>>): Log {
  const files = Object.fromEntries(
    Object.entries(statuses).map(([number, status]) => [
      `docs/adr/000${number}-r${number}.md`,
      `# ${number}. R${number}\n\n## Status\n\n${status}\n`,
    ]),
  );
  const [one] = lintFiles(files, { rules: [] }).workspace.logs;
  if (!one) throw new Error('no log');
  return one.log;
}

const link = (number: number): string => `[${number}. R${number}](000${number}-r${number}.md)`;

function edgesOf(log: Log): readonly string[] {
  return log.edges.map((edge) =>
    [edge.from.slice(3, 4), edge.kind, edge.part, edge.to.slice(3, 4), edge.claimedBy, edge.doubt]
      .filter((part) => part !== undefined)
      .join(' '),
  );
}

describe('edges', () => {
  it.each([
    ['both sides', { 1: `Superseded by ${link(2)}`, 2: `Accepted\n\nSupersedes ${link(1)}` }, ['2 supersedes whole 1 both']],
    ['the successor alone', { 1: 'Accepted', 2: `Accepted\n\nSupersedes ${link(1)}` }, ['2 supersedes whole 1 from one-sided']],
    ['the predecessor alone', { 1: `Superseded by ${link(2)}`, 2: 'Accepted' }, ['2 supersedes whole 1 to one-sided']],
    [
      'one named, another claims',
      { 1: `Superseded by ${link(2)}`, 2: 'Accepted', 3: `Accepted\n\nSupersedes ${link(1)}` },
      ['2 supersedes whole 1 to conflicting', '3 supersedes whole 1 from one-sided'],
    ],
    [
      'word, then successor on the next line',
      { 1: `Superseded\n\nSuperseded by ${link(2)}`, 2: `Accepted. Supersedes ${link(1)}.` },
      ['2 supersedes whole 1 both'],
    ],
    [
      'history in parentheses',
      {
        1: `Superseded by ${link(2)}`,
        2: `Accepted. Supersedes ${link(1)}.`,
        3: 'Accepted. Refines ADR 0002 (which superseded ADR 0001).',
      },
      ['2 supersedes whole 1 both', '3 refines whole 2 from'],
    ],
    [
      'a successor after the status word',
      { 1: `Accepted (superseded by ${link(2)})`, 2: 'Accepted' },
      ['2 supersedes whole 1 to one-sided'],
    ],
    [
      'a part',
      { 1: 'Accepted', 2: `Accepted\n\nPartially supersedes ${link(1)} (the reads)` },
      ['2 supersedes partial 1 from one-sided'],
    ],
    [
      'a list below the phrase',
      { 1: 'Accepted', 2: 'Accepted', 3: `Accepted\n\nSupersedes:\n\n- ${link(1)}\n- ${link(2)}` },
      ['3 supersedes whole 1 from one-sided', '3 supersedes whole 2 from one-sided'],
    ],
    ['free text', { 1: 'Accepted\n\nSupersedes the "nightly window" rule of the manual.' }, []],
    ['an amount', { 1: 'Accepted', 2: 'Accepted\n\nSupersedes 1 earlier rule.' }, []],
    ['the record itself', { 1: `Superseded by ${link(1)}` }, []],
  ])('%s', (_, statuses, wanted) => {
    expect(edgesOf(logOf(statuses))).toEqual(wanted);
  });
});

describe('lineage', () => {
  it('leads from the first record of a chain to its last', () => {
    const { lineage } = logOf({ 1: `Superseded by ${link(2)}`, 2: `Superseded by ${link(3)}`, 3: 'Accepted' });
    expect(lineage.heads.get('0001-r1')).toEqual(['0003-r3']);
    expect([...lineage.inForce]).toEqual(['0003-r3']);
  });

  it('leads from a fork to both ends', () => {
    const { lineage } = logOf({
      1: 'Superseded',
      2: `Accepted\n\nSupersedes ${link(1)}`,
      3: `Accepted\n\nSupersedes ${link(1)}`,
    });
    expect(lineage.heads.get('0001-r1')).toEqual(['0002-r2', '0003-r3']);
  });

  it('keeps a decision in force while its successor is a proposal', () => {
    const { lineage } = logOf({ 1: 'Accepted', 2: `Proposed\n\nSupersedes ${link(1)}` });
    expect([...lineage.inForce]).toEqual(['0001-r1']);
  });

  it('knows a ring once, and no way out of it', () => {
    const { lineage } = logOf({ 1: `Superseded by ${link(2)}`, 2: `Superseded by ${link(3)}`, 3: `Superseded by ${link(1)}` });
    expect(lineage.cycles).toEqual([['0001-r1', '0002-r2', '0003-r3']]);
    expect(lineage.heads.get('0002-r2')).toEqual([]);
  });
});

describe('a reference', () => {
  const log = logOf({ 1: 'Accepted', 2: 'Accepted' });
  const place = { start: 0, end: 0 };
  it.each([
    [{ number: '1' }, 'resolved'],
    [{ number: '0001' }, 'resolved'],
    [{ number: '1', prefix: 'ADR' }, 'resolved'],
    [{ number: '1', prefix: 'PAY' }, 'foreign'],
    [{ number: '9' }, 'dangling'],
    [{ stem: '0002-r2' }, 'resolved'],
    [{ stem: '0002-r2.md' }, 'resolved'],
    [{ href: './0002-r2.md' }, 'resolved'],
    [{ href: '/docs/adr/0002-r2.md' }, 'resolved'],
    [{ href: '0002-R2.MD' }, 'resolved'],
    [{ href: 'https://example.org/0002-r2.md' }, 'foreign'],
  ])('%j is %s', (reference, kind) => {
    expect(log.resolve({ text: '', place, ...reference }, 'docs/adr/0001-r1.md').kind).toBe(kind);
  });
});
