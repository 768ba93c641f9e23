import type { Decision, RelationKind } from '../model/decision.ts';
import type { Edge, Log } from '../model/log.ts';
import type { StatusName } from '../model/status.ts';
import { plainLabel } from './plain-label.ts';

/** What of a log is drawn. */
export interface DiagramOptions {
  /** Ids of the records whose lineage is drawn; absent: the whole log. Unknown ids are ignored. */
  readonly records?: readonly string[];
  /** How many relations away from `records` the drawing goes; absent: to the ends of their lineage. */
  readonly reach?: number;
  /** Whether records without a drawn relation are shown, `hide` by default. A record that was asked for is always shown. */
  readonly isolated?: 'show' | 'hide';
  /** Relations that are drawn; absent: supersession and amendment. */
  readonly kinds?: readonly RelationKind[];
  /** Where time runs; `right` by default. */
  readonly direction?: 'right' | 'down';
}

/** A record in a diagram. All text is on one line and free of control characters. */
export interface DiagramNode {
  readonly id: string;
  readonly number: number | undefined;
  /** The title, or the id of a record without one. */
  readonly title: string;
  readonly status: StatusName | undefined;
  /** The status in words: the canonical name, or what the record says; empty when it says nothing. A record that could not be read is marked here. */
  readonly statusText: string;
  /** False for what a successor or its own status has ended. */
  readonly living: boolean;
}

/** A relation in a diagram. It is drawn from the older to the newer record, as time runs. */
export interface DiagramEdge {
  readonly older: string;
  readonly newer: string;
  readonly kind: RelationKind;
  readonly part: 'whole' | 'partial';
  /** Which part, in the author's words; empty when not said. */
  readonly scope: string;
  readonly doubt: Edge['doubt'];
  /** Which of the two records says so. */
  readonly claimedBy: 'older' | 'newer' | 'both';
}

/** Records that hang together, with all drawn relations between them, in the order of the log. */
export interface DiagramComponent {
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

/** A log as drawers see it. */
export interface LineageGraph {
  /** Ordered by their first record. */
  readonly components: readonly DiagramComponent[];
  /** How many records without relations were left out. */
  readonly hidden: number;
}

const LINEAGE: readonly RelationKind[] = ['supersedes', 'amends'];

/** Picks what of a log is drawn, and orders it, so that equal logs give equal diagrams. */
export function lineageGraph(log: Log, options: DiagramOptions = {}): LineageGraph {
  const order = new Map(log.decisions.map((decision, index) => [decision.id, index]));
  const edges = drawnEdges(log, order, options.kinds ?? LINEAGE);
  const neighbours = neighboursOf(edges);
  const asked = options.records?.filter((id) => order.has(id));
  const chosen =
    asked === undefined ? new Set(order.keys()) : withinReach(asked, neighbours, options.reach ?? Number.POSITIVE_INFINITY);
  const isShown = (id: string): boolean => neighbours.has(id) || options.isolated === 'show' || asked?.includes(id) === true;
  const shown = log.decisions.filter(({ id }) => chosen.has(id) && isShown(id));
  const kept = edges.filter(({ older, newer }) => chosen.has(older) && chosen.has(newer));
  return {
    components: componentsOf(
      shown.map((one) => toNode(one, log)),
      kept,
    ),
    hidden: chosen.size - shown.length,
  };
}

function drawnEdges(log: Log, order: ReadonlyMap<string, number>, kinds: readonly RelationKind[]): readonly DiagramEdge[] {
  const place = (id: string): number => order.get(id) ?? order.size;
  return log.edges
    .filter((edge) => kinds.includes(edge.kind) && order.has(edge.from) && order.has(edge.to))
    .map(toEdge)
    .sort(
      (a, b) =>
        place(a.older) - place(b.older) || place(a.newer) - place(b.newer) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
    );
}

function toEdge(edge: Edge): DiagramEdge {
  return {
    older: edge.to,
    newer: edge.from,
    kind: edge.kind,
    part: edge.part,
    scope: plainLabel(edge.scope ?? ''),
    doubt: edge.doubt,
    claimedBy: edge.claimedBy === 'both' ? 'both' : edge.claimedBy === 'from' ? 'newer' : 'older',
  };
}

function toNode(decision: Decision, log: Log): DiagramNode {
  const { id, status } = decision;
  return {
    id,
    number: decision.number,
    title: plainLabel(decision.title?.value ?? '') || plainLabel(id),
    status: status?.name,
    statusText: [plainLabel(status?.name ?? status?.word ?? ''), ...unreadableMark(decision)]
      .filter((words) => words !== '')
      .join(', '),
    living: log.lineage.heads.get(id)?.includes(id) ?? false,
  };
}

/** A record that could not be read is drawn all the same, and says so. */
function unreadableMark({ dialect, problems }: Decision): readonly string[] {
  if (dialect === 'unreadable') return ['unreadable'];
  return problems.some(({ kind }) => kind === 'front-matter') ? ['front matter unreadable'] : [];
}

function neighboursOf(edges: readonly DiagramEdge[]): ReadonlyMap<string, readonly string[]> {
  const neighbours = new Map<string, string[]>();
  const add = (from: string, to: string): void => {
    const known = neighbours.get(from);
    if (known === undefined) neighbours.set(from, [to]);
    else known.push(to);
  };
  for (const { older, newer } of edges) {
    add(older, newer);
    add(newer, older);
  }
  return neighbours;
}

function withinReach(
  start: readonly string[],
  neighbours: ReadonlyMap<string, readonly string[]>,
  reach: number,
): ReadonlySet<string> {
  const found = new Set(start);
  let rim: readonly string[] = start;
  for (let step = 0; step < reach && rim.length > 0; step++) {
    rim = [...new Set(rim.flatMap((id) => neighbours.get(id) ?? []))].filter((id) => !found.has(id));
    for (const id of rim) found.add(id);
  }
  return found;
}

function componentsOf(nodes: readonly DiagramNode[], edges: readonly DiagramEdge[]): readonly DiagramComponent[] {
  const neighbours = neighboursOf(edges);
  const home = new Map<string, number>();
  const components: { readonly nodes: DiagramNode[]; readonly edges: DiagramEdge[] }[] = [];
  for (const node of nodes) {
    if (!home.has(node.id)) {
      const number = components.push({ nodes: [], edges: [] }) - 1;
      for (const id of withinReach([node.id], neighbours, Number.POSITIVE_INFINITY)) home.set(id, number);
    }
    components[home.get(node.id) ?? 0]?.nodes.push(node);
  }
  for (const edge of edges) components[home.get(edge.older) ?? 0]?.edges.push(edge);
  return components;
}
