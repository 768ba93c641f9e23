import type { Log } from '../model/log.ts';
import { doubtSentence, edgeLabel } from './edge-words.ts';
import { type DiagramEdge, type DiagramNode, type DiagramOptions, lineageGraph } from './lineage-graph.ts';
import { STATUS_COLORS } from './status-colors.ts';
import { wrapLabel } from './wrap-label.ts';

const TITLE = { columns: 28, lines: 3 };

/**
 * Draws the lineage of a log as one Graphviz digraph. Nodes are named by the ids of their records. A solid arrow from old to new is
 * supersession, a dashed one with its scope a part of it, a dotted one an amendment; `?` stands where a relation is in doubt.
 */
export function lineageDot(log: Log, options: DiagramOptions = {}): string {
  const { components, hidden } = lineageGraph(log, options);
  const nodes = new Map(components.flatMap((component) => component.nodes.map((node) => [node.id, node] as const)));
  const note = hidden === 0 ? [] : [`// ${hidden} ${hidden === 1 ? 'record' : 'records'} without lineage not shown`];
  const lines = [
    ...note,
    `graph [rankdir=${options.direction === 'down' ? 'TB' : 'LR'}]`,
    'node [shape=box, style="rounded,filled", fontname="sans-serif", fontsize=11]',
    'edge [fontname="sans-serif", fontsize=10]',
    ...[...nodes.values()].map(nodeLine),
    ...components.flatMap(({ edges }) => edges.map((edge) => edgeLine(edge, nodes))),
  ];
  return `digraph lineage {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

function nodeLine(node: DiagramNode): string {
  const { fill, stroke, text, line } = STATUS_COLORS[node.status ?? 'unknown'];
  const look = {
    bold: 'rounded,filled,bold',
    solid: 'rounded,filled',
    dashed: 'rounded,filled,dashed',
    dotted: 'rounded,filled,dotted',
  };
  const number = node.number === undefined ? [] : [String(node.number)];
  const status = node.statusText === '' ? [] : wrapLabel(node.statusText, { ...TITLE, lines: 1 });
  const label = [...number, ...wrapLabel(node.title, TITLE), ...status].map(labelText).join('\\n');
  const attributes = [
    `label="${label}"`,
    `tooltip="${labelText(node.title)}"`,
    `style="${look[line]}"`,
    `fillcolor="${fill}"`,
    `color="${stroke}"`,
    `fontcolor="${text}"`,
  ];
  return `${nodeName(node.id)} [${attributes.join(', ')}]`;
}

function edgeLine(edge: DiagramEdge, nodes: ReadonlyMap<string, DiagramNode>): string {
  const words = edgeLabel(edge);
  const doubt = doubtSentence(edge, nodes);
  const attributes = [
    ...(edge.kind !== 'supersedes' ? ['style=dotted', 'penwidth=0.8'] : edge.part === 'partial' ? ['style=dashed'] : []),
    ...(words === '' ? [] : [`label="${wrapLabel(words, TITLE).map(labelText).join('\\n')}"`]),
    ...(doubt === '' ? [] : [`tooltip="${labelText(doubt)}"`]),
  ];
  return `${nodeName(edge.older)} -> ${nodeName(edge.newer)}${attributes.length === 0 ? '' : ` [${attributes.join(', ')}]`}`;
}

/** A quoted name: every name is a string, so no keyword, HTML label or port can come out of it. */
function nodeName(id: string): string {
  return `"${quote(id)}"`;
}

/** Text inside a quoted label or tooltip, where Graphviz reads HTML entities too. */
function labelText(text: string): string {
  return quote(text.replaceAll('&', '&amp;'));
}

function quote(text: string): string {
  return text.replace(/[\\"]/g, '\\$&');
}
