import type { DiagramNode } from './lineage-graph.ts';

/**
 * Names for records that every diagram language takes as they are: `adr12` for number 12, `adr12_2` for the second record of that
 * number, `adr_1` for the first without a number. No keyword (`end`, `default`) can come out.
 */
export function nodeIds(nodes: readonly DiagramNode[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    nodes.map((node) => {
      const base = Number.isSafeInteger(node.number) ? `adr${node.number}` : 'adr';
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      return [node.id, count === 1 && base !== 'adr' ? base : `${base}_${count}`];
    }),
  );
}
