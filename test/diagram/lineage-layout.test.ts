import { describe, expect, it } from 'vitest';
import { lineageGraph } from '../../src/diagram/lineage-graph.ts';
import { type Card, lineageLayout } from '../../src/diagram/lineage-layout.ts';
import type { Log } from '../../src/model/log.ts';
import { longLog, sampleLog } from './sample-log.ts';

const FORK = sampleLog(
  ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, number: Number(id), title: `Title ${id}` })),
  [
    { from: '2', to: '1' },
    { from: '3', to: '1', part: 'partial', scope: 'a part with a long description that never ends' },
    { from: '4', to: '2', kind: 'amends' },
    { from: '4', to: '3' },
    { from: '6', to: '5' },
  ],
);
const RINGS = sampleLog(
  [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  [
    { from: 'b', to: 'a' },
    { from: 'a', to: 'b' },
    { from: 'c', to: 'c' },
    { from: 'b', to: 'a', kind: 'amends' },
  ],
);

function overlap(a: Card, b: Card): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('lineageLayout', () => {
  it.each<[string, Log]>([
    ['a fork', FORK],
    ['rings', RINGS],
    ['many chains', longLog(40, 4)],
    ['records alone', longLog(30, 1)],
  ])('gives %s room without overlaps, inside the picture', (_, log) => {
    for (const direction of ['right', 'down'] as const) {
      const { cards, wires, width, height } = lineageLayout(lineageGraph(log, { isolated: 'show' }), { direction });
      const points = [
        ...cards.flatMap((card) => [card, { x: card.x + card.width, y: card.y + card.height }]),
        ...wires.flatMap((wire) => [...wire.points, ...(wire.label === undefined ? [] : [wire.label.at])]),
      ];
      expect(cards).toHaveLength(log.decisions.length);
      expect(wires).toHaveLength(log.edges.length);
      expect(cards.flatMap((card, index) => cards.slice(index + 1).filter((other) => overlap(card, other)))).toEqual([]);
      expect(points.filter(({ x, y }) => !(x >= 0 && y >= 0 && x <= width && y <= height))).toEqual([]);
      expect(wires.filter((wire) => wire.points.length < 2)).toEqual([]);
    }
  });

  it.each(['right', 'down'] as const)('lets time run %s along every relation', (direction) => {
    const { cards, wires } = lineageLayout(lineageGraph(FORK), { direction });
    const at = new Map(cards.map(({ node, x, y }) => [node.id, direction === 'right' ? x : y]));
    const backwards = wires.filter(({ edge }) => !((at.get(edge.older) ?? 0) < (at.get(edge.newer) ?? 0)));
    expect(backwards).toEqual([]);
  });

  it('puts the longest lineage first, and starts a shelf when the width is used up', () => {
    const log = sampleLog(
      ['1', '2', '3', '4', '5'].map((id) => ({ id })),
      [
        { from: '2', to: '1' },
        { from: '4', to: '3' },
        { from: '5', to: '4' },
      ],
    );
    const wide = lineageLayout(lineageGraph(log), { width: 5000 }).cards;
    const narrow = lineageLayout(lineageGraph(log), { width: 500 }).cards;
    expect(wide.map(({ node }) => node.id)).toEqual(['3', '4', '5', '1', '2']);
    expect(new Set(wide.map(({ y }) => y)).size).toBe(1);
    expect(narrow.map(({ y }) => y)).toEqual([6, 6, 6, 112, 112]);
  });

  it('wraps titles and labels', () => {
    const { wires } = lineageLayout(lineageGraph(FORK));
    const [card] = lineageLayout(
      lineageGraph(sampleLog([{ id: 'a', title: 'word '.repeat(20) }]), { isolated: 'show' }),
      {},
    ).cards;
    expect(card?.lines).toEqual(['word word word word word', 'word word word word word…']);
    expect(wires.map(({ label }) => label?.lines)).toEqual([
      undefined,
      ['a part with a long', 'description that…'],
      ['amended by'],
      undefined,
      undefined,
    ]);
  });

  it('is empty for nothing', () => {
    expect(lineageLayout(lineageGraph(sampleLog([])))).toMatchObject({ cards: [], wires: [] });
  });

  it('is the same for the same log', () => {
    expect(lineageLayout(lineageGraph(longLog(20, 5)))).toEqual(lineageLayout(lineageGraph(longLog(20, 5))));
  });
});
