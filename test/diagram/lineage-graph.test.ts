import { describe, expect, it } from 'vitest';
import { type DiagramOptions, type LineageGraph, lineageGraph } from '../../src/diagram/lineage-graph.ts';
import { sampleLog } from './sample-log.ts';

/** 1 → 2 → 3 with 3 amended by 6; 4 → 5; 7 alone; 8 depends on 1. */
const LOG = sampleLog(
  ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => ({ id, number: Number(id), title: `Title ${id}` })),
  [
    { from: '2', to: '1' },
    { from: '3', to: '2', part: 'partial', scope: 'one\npart' },
    { from: '5', to: '4', doubt: 'one-sided', claimedBy: 'to' },
    { from: '6', to: '3', kind: 'amends' },
    { from: '8', to: '1', kind: 'depends-on' },
  ],
);

function idsOf(graph: LineageGraph): readonly string[] {
  return graph.components.map(({ nodes }) => nodes.map(({ id }) => id).join(' '));
}

describe('lineageGraph', () => {
  it.each<[what: string, options: DiagramOptions, components: readonly string[], hidden: number]>([
    ['the lineage of the whole log', {}, ['1 2 3 6', '4 5'], 2],
    ['records alone too', { isolated: 'show' }, ['1 2 3 6', '4 5', '7', '8'], 0],
    ['the lineage of one record', { records: ['2'] }, ['1 2 3 6'], 0],
    ['the lineage of two records', { records: ['5', '2'] }, ['1 2 3 6', '4 5'], 0],
    ['the neighbours of a record', { records: ['1'], reach: 1 }, ['1 2'], 0],
    ['two steps around a record', { records: ['1'], reach: 2 }, ['1 2 3'], 0],
    ['a record asked for, though alone', { records: ['7'] }, ['7'], 0],
    ['a record asked for without its neighbours', { records: ['1', '5'], reach: 0 }, ['1', '5'], 0],
    ['nothing for an unknown record', { records: ['99'] }, [], 0],
    ['other relations when asked', { kinds: ['depends-on'] }, ['1 8'], 6],
    ['all relations', { kinds: ['supersedes', 'amends', 'depends-on'] }, ['1 2 3 6 8', '4 5'], 1],
  ])('shows %s', (_, options, components, hidden) => {
    const graph = lineageGraph(LOG, options);
    expect(idsOf(graph)).toEqual(components);
    expect(graph.hidden).toBe(hidden);
  });

  it('points relations from the older to the newer record, in the order of the log', () => {
    expect(lineageGraph(LOG).components.flatMap(({ edges }) => edges)).toEqual([
      { older: '1', newer: '2', kind: 'supersedes', part: 'whole', scope: '', doubt: undefined, claimedBy: 'both' },
      { older: '2', newer: '3', kind: 'supersedes', part: 'partial', scope: 'one part', doubt: undefined, claimedBy: 'both' },
      { older: '3', newer: '6', kind: 'amends', part: 'whole', scope: '', doubt: undefined, claimedBy: 'both' },
      { older: '4', newer: '5', kind: 'supersedes', part: 'whole', scope: '', doubt: 'one-sided', claimedBy: 'older' },
    ]);
  });

  it('tells what a record is called and how it stands', () => {
    const log = sampleLog(
      [
        { id: '0001-a', number: 1, title: 'A\u0007', status: 'superseded' },
        { id: '0002-b', number: 2, status: { word: 'Parked' } },
        { id: 'c', title: 'C', status: 'none' },
      ],
      [{ from: '0002-b', to: '0001-a' }],
    );
    expect(lineageGraph(log, { isolated: 'show' }).components.flatMap(({ nodes }) => nodes)).toEqual([
      { id: '0001-a', number: 1, title: 'A', status: 'superseded', statusText: 'superseded', living: false },
      { id: '0002-b', number: 2, title: '0002-b', status: undefined, statusText: 'Parked', living: true },
      { id: 'c', number: undefined, title: 'C', status: undefined, statusText: '', living: true },
    ]);
  });

  it('leaves relations to records of no log out', () => {
    expect(lineageGraph(sampleLog([{ id: 'a' }], [{ from: 'a', to: 'gone' }])).components).toEqual([]);
  });

  it('stands a ring and a record that names itself', () => {
    const ring = sampleLog(
      [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      [
        { from: 'b', to: 'a' },
        { from: 'a', to: 'b' },
        { from: 'c', to: 'c' },
      ],
    );
    expect(idsOf(lineageGraph(ring))).toEqual(['a b', 'c']);
  });
});
