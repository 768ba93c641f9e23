import type { DiagramComponent, DiagramEdge } from './lineage-graph.ts';

/** How much one diagram may hold. */
export interface SplitLimits {
  readonly edges: number;
  readonly size: number;
  /** Size of what is drawn, in the unit of `size`; of two components together it is at most the sum. */
  sizeOf(component: DiagramComponent): number;
}

const EMPTY: DiagramComponent = { nodes: [], edges: [] };

/**
 * Divides a graph into parts below the limits, in order: components stay whole and share a part where they fit; one that is too big
 * for a part alone is cut, and a record then appears in each part that has a relation of its own. There is always at least one part.
 */
export function splitGraph(components: readonly DiagramComponent[], limits: SplitLimits): readonly DiagramComponent[] {
  const parts: DiagramComponent[] = [];
  let part = EMPTY;
  let size = 0;
  for (const piece of components.flatMap((component) => halve(component, limits))) {
    const more = limits.sizeOf(piece);
    const fits = part.edges.length + piece.edges.length <= limits.edges && size + more <= limits.size;
    if (!fits && part.nodes.length > 0) {
      parts.push(part);
      part = EMPTY;
      size = 0;
    }
    part = { nodes: [...new Set([...part.nodes, ...piece.nodes])], edges: [...part.edges, ...piece.edges] };
    size += more;
  }
  return [...parts, part];
}

function halve(component: DiagramComponent, limits: SplitLimits): readonly DiagramComponent[] {
  const { edges } = component;
  if (edges.length < 2 || (edges.length <= limits.edges && limits.sizeOf(component) <= limits.size)) return [component];
  const middle = Math.ceil(edges.length / 2);
  return [edges.slice(0, middle), edges.slice(middle)].flatMap((half) => halve(around(component, half), limits));
}

function around(component: DiagramComponent, edges: readonly DiagramEdge[]): DiagramComponent {
  const ends = new Set(edges.flatMap(({ older, newer }) => [older, newer]));
  return { nodes: component.nodes.filter(({ id }) => ends.has(id)), edges };
}
