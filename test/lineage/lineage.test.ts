import { describe, expect, it } from 'vitest';
import { logOf, type Said } from './log-of.ts';

/** Records, and for each whose fate matters: the living heads a reader should go to. */
const LOGS: readonly (readonly [
  name: string,
  records: Readonly<Record<string, Said>>,
  inForce: readonly string[],
  heads: Readonly<Record<string, readonly string[]>>,
])[] = [
  [
    'a pair that both sides name',
    { '1-a': { status: 'superseded by ADR-2' }, '2-b': { front: 'supersedes: 1' } },
    ['2-b'],
    { '1-a': ['2-b'], '2-b': ['2-b'] },
  ],
  ['a pair that the successor alone names', { '1-a': {}, '2-b': { front: 'supersedes: 1' } }, ['2-b'], { '1-a': ['2-b'] }],
  [
    'a pair that the predecessor alone names',
    { '1-a': { status: 'superseded by ADR-2' }, '2-b': {} },
    ['2-b'],
    { '1-a': ['2-b'] },
  ],
  [
    'a chain',
    { '1-a': {}, '2-b': { front: 'supersedes: 1' }, '3-c': { front: 'supersedes: 2' } },
    ['3-c'],
    { '1-a': ['3-c'], '2-b': ['3-c'] },
  ],
  [
    'a fork',
    { '1-a': {}, '2-b': { front: 'supersedes: 1' }, '3-c': { front: 'supersedes: 1' } },
    ['2-b', '3-c'],
    { '1-a': ['2-b', '3-c'] },
  ],
  ['a merge', { '1-a': {}, '2-b': {}, '3-c': { front: 'supersedes: [1, 2]' } }, ['3-c'], { '1-a': ['3-c'], '2-b': ['3-c'] }],
  [
    'a proposed successor, which retires nothing yet',
    { '1-a': {}, '2-b': { status: 'proposed', front: 'supersedes: 1' } },
    ['1-a'],
    { '1-a': ['1-a'], '2-b': ['2-b'] },
  ],
  ['a rejected successor', { '1-a': {}, '2-b': { status: 'rejected', front: 'supersedes: 1' } }, ['1-a'], { '1-a': ['1-a'] }],
  [
    'a proposed successor that the predecessor has given way to',
    { '1-a': { status: 'superseded by ADR-2' }, '2-b': { status: 'proposed', front: 'supersedes: 1' } },
    [],
    { '1-a': ['2-b'] },
  ],
  ['a deprecated successor', { '1-a': {}, '2-b': { status: 'deprecated', front: 'supersedes: 1' } }, [], { '1-a': ['2-b'] }],
  [
    'a successor in part',
    { '1-a': {}, '2-b': { status: '"accepted; partially supersedes ADR-1"' } },
    ['1-a', '2-b'],
    { '1-a': ['1-a'] },
  ],
  ['an amendment', { '1-a': {}, '2-b': { front: 'amends: 1' } }, ['1-a', '2-b'], { '1-a': ['1-a'] }],
  ['a ring', { '1-a': { front: 'supersedes: 2' }, '2-b': { front: 'supersedes: 1' } }, [], { '1-a': [], '2-b': [] }],
  ['a record that names itself', { '1-a': { front: 'supersedes: 1' } }, ['1-a'], { '1-a': ['1-a'] }],
  ['an implemented record', { '1-a': { status: 'implemented' } }, ['1-a'], { '1-a': ['1-a'] }],
  [
    'records that are not in force',
    {
      '1-a': { status: 'proposed' },
      '2-b': { status: 'rejected' },
      '3-c': { status: 'deprecated' },
      '4-d': { status: 'unheard-of' },
    },
    [],
    { '1-a': ['1-a'] },
  ],
];

describe('lineage', () => {
  it.each(LOGS)('of %s', (_name, records, inForce, heads) => {
    const { lineage } = logOf(records);
    expect([...lineage.inForce]).toEqual(inForce);
    for (const [id, expected] of Object.entries(heads)) expect(lineage.heads.get(id)).toEqual(expected);
  });

  it('names each ring once, from its smallest id, in the direction of succession', () => {
    const { lineage } = logOf({
      '1-a': { front: 'supersedes: 3' },
      '2-b': { front: 'supersedes: 1' },
      '3-c': { front: 'supersedes: 2' },
      '4-d': { front: 'supersedes: 5' },
      '5-e': { front: 'supersedes: 4' },
      '6-f': { front: 'supersedes: 1' },
    });
    expect(lineage.cycles).toEqual([
      ['1-a', '2-b', '3-c'],
      ['4-d', '5-e'],
    ]);
    expect(lineage.heads.get('1-a')).toEqual(['6-f']);
  });

  it('goes through a chain of any length', () => {
    const { lineage } = logOf(
      Object.fromEntries(
        Array.from({ length: 3000 }, (_, at) => [`${at + 1}-r`, at === 0 ? {} : { front: `supersedes: ${at}` }]),
      ),
    );
    expect(lineage.heads.get('1-r')).toEqual(['3000-r']);
    expect(lineage.inForce.size).toBe(1);
  });
});
