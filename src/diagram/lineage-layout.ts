import { Graph, layout } from '@dagrejs/dagre';
import { edgeLabel } from './edge-words.ts';
import type { DiagramComponent, DiagramEdge, DiagramNode, LineageGraph } from './lineage-graph.ts';
import { type Box, packShelves } from './pack-shelves.ts';
import { labelWidth, wrapLabel } from './wrap-label.ts';

/** How a lineage is laid out. Lengths are CSS pixels. */
export interface LayoutOptions {
  /** Where time runs; `right` by default. */
  readonly direction?: 'right' | 'down';
  /** Width that lineages beside each other may fill, 1,080 by default; a longer chain is wider all the same. */
  readonly width?: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A record's card; `x` and `y` are its upper left corner. All cards have one size. */
export interface Card extends Box {
  readonly node: DiagramNode;
  /** The title in at most two lines, the second cut with an ellipsis. */
  readonly lines: readonly string[];
}

/** A relation's line from the older to the newer card, with its label around a point. */
export interface Wire {
  readonly edge: DiagramEdge;
  readonly points: readonly Point[];
  readonly label?: { readonly lines: readonly string[]; readonly at: Point };
}

/** A lineage with a place for everything. */
export interface LineageLayout {
  readonly width: number;
  readonly height: number;
  readonly cards: readonly Card[];
  readonly wires: readonly Wire[];
}

const CARD_SIZE = { width: 200, height: 78 };
const TITLE_ROOM = { columns: 24, lines: 2 };
const LABEL_ROOM = { columns: 18, lines: 2 };
const LABEL_COLUMN = 6.4;
const LABEL_LINE = 15;
const SHELF_WIDTH = 1080;
const MARGIN = 6;
const GAP = 28;

/**
 * Gives a place to each record and relation of a lineage: each component for itself, time running one way, the longest first on
 * shelves. Equal graphs get equal layouts.
 */
export function lineageLayout(graph: LineageGraph, options: LayoutOptions = {}): LineageLayout {
  const parts = graph.components.map((component) => layoutComponent(component, options.direction ?? 'right'));
  const bySize = parts.toSorted((a, b) => b.cards.length - a.cards.length);
  const shelves = packShelves(bySize, { width: (options.width ?? SHELF_WIDTH) - 2 * MARGIN, gap: GAP });
  const moved = bySize.map((part, index) => moveLayout(part, shelves.corners[index] ?? { x: 0, y: 0 }));
  return {
    width: shelves.width + 2 * MARGIN,
    height: shelves.height + 2 * MARGIN,
    cards: moved.flatMap(({ cards }) => cards),
    wires: moved.flatMap(({ wires }) => wires),
  };
}

type Direction = 'right' | 'down';

function layoutComponent(component: DiagramComponent, direction: Direction): LineageLayout {
  const labels = component.edges.map((edge) => wrapLabel(edgeLabel(edge), LABEL_ROOM));
  const { size, nodes, edges } = placesOf(component, labels, direction);
  const cards = component.nodes.map((node, index) => cardOf(node, nodes[index] ?? {}));
  const wires = component.edges.map((edge, index) => wireOf(edge, labels[index] ?? [], edges[index] ?? {}));
  return { ...sizeOf(size, wires), cards, wires };
}

/** Where dagre puts nodes and edges, in the order of the component. */
interface Places {
  readonly size: { readonly width?: number; readonly height?: number };
  readonly nodes: readonly Partial<Point>[];
  readonly edges: readonly (Partial<Point> & { readonly points?: readonly Point[] })[];
}

const KNOWN_PLACES = new Map<string, Places>();
const MOST_KNOWN = 500;

/** All cards have one size, so places depend on the shape of a component and its labels alone: of a thousand lineages most are alike. */
function placesOf(component: DiagramComponent, labels: readonly (readonly string[])[], direction: Direction): Places {
  const index = new Map(component.nodes.map(({ id }, place) => [id, place]));
  const ends = component.edges.map(({ older, newer }) => [index.get(older) ?? 0, index.get(newer) ?? 0] as const);
  const shape = JSON.stringify([direction, component.nodes.length, ends, labels]);
  const known = KNOWN_PLACES.get(shape) ?? findPlaces({ count: component.nodes.length, ends, labels, direction });
  if (KNOWN_PLACES.size < MOST_KNOWN) KNOWN_PLACES.set(shape, known);
  return known;
}

interface Shape {
  readonly count: number;
  readonly ends: readonly (readonly [older: number, newer: number])[];
  readonly labels: readonly (readonly string[])[];
  readonly direction: Direction;
}

function findPlaces({ count, ends, labels, direction }: Shape): Places {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction === 'right' ? 'LR' : 'TB', nodesep: 20, ranksep: 44, edgesep: 16, acyclicer: 'greedy' });
  const names = Array.from({ length: count }, (_, place) => `n${place}`);
  for (const name of names) graph.setNode(name, { ...CARD_SIZE });
  ends.forEach(([older, newer], place) => {
    graph.setEdge(`n${older}`, `n${newer}`, { ...labelSize(labels[place] ?? []), labelpos: 'c' }, String(place));
  });
  layout(graph);
  return {
    size: graph.graph(),
    nodes: names.map((name) => graph.node(name)),
    edges: ends.map(([older, newer], place) => graph.edge(`n${older}`, `n${newer}`, String(place))),
  };
}

/** The room a component takes: dagre does not count the loop of a record that names itself. */
function sizeOf(
  size: { readonly width?: number; readonly height?: number },
  wires: readonly Wire[],
): Pick<LineageLayout, 'width' | 'height'> {
  const points = wires.flatMap((wire) => wire.points);
  return {
    width: Math.ceil(Math.max(size.width ?? 0, ...points.map(({ x }) => x))),
    height: Math.ceil(Math.max(size.height ?? 0, ...points.map(({ y }) => y))),
  };
}

function labelSize(lines: readonly string[]): { readonly width: number; readonly height: number } {
  if (lines.length === 0) return { width: 0, height: 0 };
  return { width: Math.max(...lines.map(labelWidth)) * LABEL_COLUMN + 10, height: lines.length * LABEL_LINE + 4 };
}

/** dagre's places are centres, and absent only before a layout. */
function cardOf(node: DiagramNode, center: Partial<Point>): Card {
  const corner = { x: Math.round((center.x ?? 0) - CARD_SIZE.width / 2), y: Math.round((center.y ?? 0) - CARD_SIZE.height / 2) };
  return { node, lines: wrapLabel(node.title, TITLE_ROOM), ...corner, ...CARD_SIZE };
}

function wireOf(
  edge: DiagramEdge,
  lines: readonly string[],
  place: Partial<Point> & { readonly points?: readonly Point[] },
): Wire {
  const points = (place.points ?? []).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const label = lines.length === 0 ? {} : { label: { lines, at: { x: Math.round(place.x ?? 0), y: Math.round(place.y ?? 0) } } };
  return { edge, points, ...label };
}

function moveLayout(part: LineageLayout, corner: Point): LineageLayout {
  const move = <P extends Point>(point: P): P => ({ ...point, x: point.x + corner.x + MARGIN, y: point.y + corner.y + MARGIN });
  return {
    ...part,
    cards: part.cards.map(move),
    wires: part.wires.map(({ edge, points, label }) => ({
      edge,
      points: points.map(move),
      ...(label === undefined ? {} : { label: { lines: label.lines, at: move(label.at) } }),
    })),
  };
}
