import { describe, expect, it } from 'vitest';
import { lineageGraph } from '../../src/diagram/lineage-graph.ts';
import { splitGraph } from '../../src/diagram/split-graph.ts';
import { longLog, sampleLog } from './sample-log.ts';

/** Sizes of the parts as `nodes/edges`. */
function sizesOf(chains: number, length: number, limits: { readonly edges: number; readonly size: number }): readonly string[] {
  const { components } = lineageGraph(longLog(chains, length), { isolated: 'show' });
  const parts = splitGraph(components, { ...limits, sizeOf: ({ nodes }) => nodes.length });
  return parts.map(({ nodes, edges }) => `${nodes.length}/${edges.length}`);
}

describe('splitGraph', () => {
  it.each([
    ['small things stay together', 3, 3, { edges: 100, size: 100 }, ['9/6']],
    ['whole chains share a part while their edges fit', 3, 3, { edges: 4, size: 100 }, ['6/4', '3/2']],
    ['whole chains share a part while their size fits', 3, 3, { edges: 100, size: 6 }, ['6/4', '3/2']],
    ['a chain too long is cut, its ends appear twice', 1, 9, { edges: 4, size: 100 }, ['5/4', '5/4']],
    ['a chain too big is cut', 1, 9, { edges: 100, size: 5 }, ['5/4', '5/4']],
    ['records alone fill parts', 5, 1, { edges: 100, size: 2 }, ['2/0', '2/0', '1/0']],
    ['one relation is never cut', 1, 2, { edges: 0, size: 0 }, ['2/1']],
  ])('%s', (_, chains, length, limits, sizes) => {
    expect(sizesOf(chains, length, limits)).toEqual(sizes);
  });

  it('gives one empty part for nothing', () => {
    const { components } = lineageGraph(sampleLog([]));
    expect(splitGraph(components, { edges: 1, size: 1, sizeOf: () => 1 })).toEqual([{ nodes: [], edges: [] }]);
  });
});
