import type { Log } from '../model/log.ts';
import { edgeLabel } from './edge-words.ts';
import { type DiagramComponent, type DiagramEdge, type DiagramNode, type DiagramOptions, lineageGraph } from './lineage-graph.ts';
import { mermaidText } from './mermaid-text.ts';
import { nodeIds } from './node-ids.ts';
import { splitGraph } from './split-graph.ts';
import { STATUS_COLORS } from './status-colors.ts';
import { shortenLabel } from './wrap-label.ts';

/** Mermaid refuses more than 500 arrows or 50,000 characters in one diagram: these stay below it. */
const MOST_EDGES = 400;
const MOST_CHARACTERS = 40_000;
const TITLE_COLUMNS = 90;

type Ids = ReadonlyMap<string, string>;

/**
 * Draws the lineage of a log as Mermaid flowcharts: a solid arrow from old to new for supersession, a dashed one with its scope for a
 * part, a thin dotted one for an amendment, `?` where a relation is in doubt. More than one flowchart comes back only when the log is
 * too big for one; lineages stay whole where they fit. Each ends with a line break.
 */
export function lineageMermaid(log: Log, options: DiagramOptions = {}): readonly string[] {
  const graph = lineageGraph(log, options);
  const ids = nodeIds(graph.components.flatMap(({ nodes }) => nodes));
  const sizeOf = (part: DiagramComponent): number => bodyOf(part, ids).join('\n  ').length;
  const parts = splitGraph(graph.components, { edges: MOST_EDGES, size: MOST_CHARACTERS, sizeOf });
  const head = `flowchart ${options.direction === 'down' ? 'TB' : 'LR'}`;
  return parts.map((part, index) => {
    const comments = [...partComment(index, parts.length), ...(index === 0 ? hiddenComment(graph.hidden) : [])];
    return `${[head, ...comments, ...bodyOf(part, ids), ...stylesOf(part)].join('\n  ')}\n`;
  });
}

function partComment(index: number, parts: number): readonly string[] {
  return parts > 1 ? [`%% part ${index + 1} of ${parts}`] : [];
}

function hiddenComment(hidden: number): readonly string[] {
  return hidden > 0 ? [`%% ${hidden} ${hidden === 1 ? 'record' : 'records'} without lineage not shown`] : [];
}

function bodyOf(part: DiagramComponent, ids: Ids): readonly string[] {
  return [...part.nodes.map((node) => nodeLine(node, ids)), ...part.edges.map((edge) => edgeLine(edge, ids))];
}

function stylesOf(part: DiagramComponent): readonly string[] {
  const statuses = [...new Set(part.nodes.map(({ status }) => status ?? 'unknown'))].sort();
  const thin = part.edges.flatMap(({ kind }, index) => (kind === 'supersedes' ? [] : [index]));
  const links = thin.length === 0 ? [] : [`linkStyle ${thin.join(',')} stroke-width:1px,stroke-dasharray:1 3`];
  return [...statuses.map((status) => `classDef ${status} ${styleOf(status)}`), ...links];
}

function nodeLine(node: DiagramNode, ids: Ids): string {
  const title = mermaidText(
    [...(node.number === undefined ? [] : [node.number]), shortenLabel(node.title, TITLE_COLUMNS)].join(' '),
  );
  const status = node.statusText === '' ? '' : `<br/>${mermaidText(shortenLabel(node.statusText, TITLE_COLUMNS))}`;
  return `${ids.get(node.id)}["${title}${status}"]:::${node.status ?? 'unknown'}`;
}

function edgeLine(edge: DiagramEdge, ids: Ids): string {
  const arrow = edge.kind === 'supersedes' && edge.part === 'whole' ? '-->' : '-.->';
  const words = edgeLabel(edge);
  const label = words === '' ? '' : `|"${mermaidText(shortenLabel(words, TITLE_COLUMNS))}"|`;
  return `${ids.get(edge.older)} ${arrow}${label} ${ids.get(edge.newer)}`;
}

function styleOf(status: keyof typeof STATUS_COLORS): string {
  const { fill, stroke, text, line } = STATUS_COLORS[status];
  const lines = { bold: ',stroke-width:2px', solid: '', dashed: ',stroke-dasharray:5 3', dotted: ',stroke-dasharray:2 2' };
  return `fill:${fill},stroke:${stroke},color:${text}${lines[line]}`;
}
