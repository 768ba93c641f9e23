import { describe, expect, it } from 'vitest';
import { doubtSentence, edgeLabel, edgeSentence } from '../../src/diagram/edge-words.ts';
import type { DiagramEdge, DiagramNode } from '../../src/diagram/lineage-graph.ts';

const EDGE: DiagramEdge = {
  older: 'a',
  newer: 'b',
  kind: 'supersedes',
  part: 'whole',
  scope: '',
  doubt: undefined,
  claimedBy: 'both',
};
const NODES = new Map<string, DiagramNode>([
  ['a', { id: 'a', number: 12, title: 'A', status: 'superseded', statusText: 'superseded', living: false }],
  ['b', { id: 'b', number: undefined, title: 'B', status: 'accepted', statusText: 'accepted', living: true }],
]);

describe('words of a relation', () => {
  it.each<[edge: Partial<DiagramEdge>, label: string, sentence: string, doubt: string]>([
    [{}, '', 'b supersedes 12', ''],
    [{ part: 'partial' }, 'in part', 'b supersedes 12 in part', ''],
    [{ part: 'partial', scope: 'sessions' }, 'sessions', 'b supersedes 12 in part (sessions)', ''],
    [{ kind: 'amends' }, 'amended by', 'b amends 12', ''],
    [{ kind: 'amends', part: 'partial', scope: 'x' }, 'amended by: x', 'b amends 12 in part (x)', ''],
    [{ kind: 'depends-on' }, 'needed by', 'b depends on 12', ''],
    [{ doubt: 'one-sided', claimedBy: 'older' }, '?', 'b supersedes 12', 'Only 12 says so'],
    [{ doubt: 'one-sided', claimedBy: 'newer' }, '?', 'b supersedes 12', 'Only b says so'],
    [
      { doubt: 'conflicting', part: 'partial', scope: 'x' },
      'x ?',
      'b supersedes 12 in part (x)',
      'The two records contradict each other',
    ],
    [{ doubt: 'ambiguous' }, '?', 'b supersedes 12', 'The reference fits more than one record'],
  ])('%j', (edge, label, sentence, doubt) => {
    const whole = { ...EDGE, ...edge };
    expect([edgeLabel(whole), edgeSentence(whole, NODES), doubtSentence(whole, NODES)]).toEqual([label, sentence, doubt]);
  });
});
