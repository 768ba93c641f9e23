import { doubtSentence, edgeSentence } from './edge-words.ts';
import type { DiagramNode } from './lineage-graph.ts';
import type { Card, LineageLayout, Wire } from './lineage-layout.ts';
import { STATUS_MARKS } from './status-marks.ts';
import { smoothPath, textLines } from './svg-parts.ts';
import { shortenLabel } from './wrap-label.ts';
import { xmlText } from './xml-text.ts';

/** What a picture of a lineage needs to know of its page. */
export interface SvgOptions {
  /** Start of every id in the picture: unique on the page, letters, digits and `-`. */
  readonly prefix: string;
  /** Name of the picture for people who do not see it. */
  readonly title: string;
  /** The record whose page this is. */
  readonly current?: string;
  /** Address of a record's page; a record without one is drawn without a link. */
  href(id: string): string | undefined;
}

type Nodes = ReadonlyMap<string, DiagramNode>;

/**
 * Draws a lineage as an SVG element for a page: real links, classes for the stylesheet and nothing else: no inline style, no script.
 * Empty when there is nothing to draw.
 *
 * Classes: `lineage`; `lineage-wire` with `is-partial`, `is-amending`, `is-related`, `is-doubtful`; `lineage-record` with
 * `status-<name>`, `is-living`, `is-ended`, `is-current`; inside `lineage-box`, `lineage-outline`, `lineage-number`, `lineage-status`,
 * `lineage-title`, `lineage-path`, `lineage-label`, `lineage-doubt`, `lineage-why`; shapes are `lineage-line`, `-fill` and `-cut`.
 */
export function lineageSvg(layout: LineageLayout, options: SvgOptions): string {
  if (layout.cards.length === 0) return '';
  const { width, height, cards, wires } = layout;
  const nodes = new Map(cards.map(({ node }) => [node.id, node]));
  const id = xmlText(options.prefix);
  return [
    `<svg class="lineage" role="group" aria-labelledby="${id}-title" aria-describedby="${id}-desc"`,
    ` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">\n`,
    `<title id="${id}-title">${xmlText(options.title)}</title>`,
    `<desc id="${id}-desc">${counted(cards.length, 'record')}, ${counted(wires.length, 'relation')}</desc>\n`,
    `<defs><marker id="${id}-arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" `,
    'markerUnits="userSpaceOnUse" orient="auto"><path class="lineage-fill" d="M0 0L10 5L0 10Z"/></marker></defs>\n',
    ...wires.map((wire) => `${drawWire(wire, nodes, id)}\n`),
    ...cards.map((card) => `${drawCard(card, options)}\n`),
    '</svg>',
  ].join('');
}

function drawWire(wire: Wire, nodes: Nodes, id: string): string {
  const { edge, points, label } = wire;
  const why = doubtSentence(edge, nodes);
  const sentence = xmlText(why === '' ? edgeSentence(edge, nodes) : `${edgeSentence(edge, nodes)}. ${why}`);
  const line = `<path class="lineage-path" d="${smoothPath(points)}" marker-end="url(#${id}-arrow)"/>`;
  const at = label?.at ?? points[0] ?? { x: 0, y: 0 };
  const words = textLines(label?.lines ?? [], { className: 'lineage-label', ...at, step: 15, anchor: 'middle' });
  if (why === '') return `<g class="${wireClasses(wire)}"><title>${sentence}</title>${line}${words}</g>`;
  const told = `<text class="lineage-why" x="${at.x}" y="${at.y + 34}" text-anchor="middle">${xmlText(why)}</text>`;
  const mark = `<g class="lineage-doubt" tabindex="0" role="img" aria-label="${sentence}"><title>${sentence}</title>${words}${told}</g>`;
  return `<g class="${wireClasses(wire)}">${line}${mark}</g>`;
}

function wireClasses({ edge }: Wire): string {
  const kind = edge.kind === 'supersedes' ? [] : [edge.kind === 'amends' ? 'is-amending' : 'is-related'];
  const part = edge.part === 'partial' ? ['is-partial'] : [];
  return ['lineage-wire', ...kind, ...part, ...(edge.doubt === undefined ? [] : ['is-doubtful'])].join(' ');
}

function drawCard(card: Card, options: SvgOptions): string {
  const { node } = card;
  const isCurrent = node.id === options.current;
  const life = node.living ? 'is-living' : 'is-ended';
  const classes = ['lineage-record', `status-${node.status ?? 'unknown'}`, life, ...(isCurrent ? ['is-current'] : [])].join(' ');
  const name = xmlText(`${numberOf(node)} ${node.title}${node.statusText === '' ? '' : ` (${node.statusText})`}`.trimStart());
  const attributes = `class="${classes}" aria-label="${name}"${isCurrent ? ' aria-current="page"' : ''}`;
  const inside = `<title>${name}</title>${isCurrent ? outline(card) : ''}${face(card)}`;
  const href = options.href(node.id);
  return href === undefined
    ? `<g ${attributes} role="img">${inside}</g>`
    : `<a ${attributes} href="${xmlText(href)}">${inside}</a>`;
}

function outline({ x, y, width, height }: Card): string {
  return `<rect class="lineage-outline" x="${x - 4}" y="${y - 4}" width="${width + 8}" height="${height + 8}" rx="8"/>`;
}

function face({ node, lines, x, y, width, height }: Card): string {
  const status = xmlText(shortenLabel(node.statusText, 15));
  return [
    `<rect class="lineage-box" x="${x}" y="${y}" width="${width}" height="${height}" rx="5"/>`,
    `<g class="lineage-mark" transform="translate(${x + 17} ${y + 18})">${STATUS_MARKS[node.status ?? 'unknown']}</g>`,
    `<text class="lineage-number" x="${x + 30}" y="${y + 22}">${numberOf(node)}</text>`,
    `<text class="lineage-status" x="${x + width - 12}" y="${y + 22}" text-anchor="end">${status}</text>`,
    textLines(lines, { className: 'lineage-title', x: x + 12, y: y + 54, step: 18, anchor: 'start' }),
  ].join('');
}

function numberOf({ number }: DiagramNode): string {
  return number === undefined ? '' : String(number);
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
