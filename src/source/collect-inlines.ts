import type { Definition, Html, Image, ImageReference, Link, LinkReference, ListItem, Nodes, Root } from 'mdast';
import type { Located, Place } from '../model/place.ts';
import type { CheckBox, LinkUse } from '../model/source.ts';
import { inlineText } from './inline-text.ts';

/** What one walk over a tree finds. */
export interface Inlines {
  readonly links: readonly LinkUse[];
  readonly comments: readonly Located<string>[];
  readonly checkBoxes: readonly CheckBox[];
  /** Ranges that are not the author's words: code, HTML, targets, front matter. */
  readonly masks: readonly Place[];
}

interface Collector {
  readonly text: string;
  readonly links: LinkUse[];
  readonly comments: Located<string>[];
  readonly checkBoxes: CheckBox[];
  readonly masks: Place[];
  readonly definitions: Map<string, string>;
  readonly references: (LinkReference | ImageReference)[];
}

const MAX_DEPTH = 200;
const BARE_ADDRESS = /\b(?:https?|ftp|file):\/\/[^\s<>"'`]+|\bwww\.[^\s<>"'`]+|[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** Collects links, comments, check boxes and everything that is not prose. Nesting beyond 200 levels is not looked into. */
export function collectInlines(tree: Root, text: string): Inlines {
  const found: Collector = { text, links: [], comments: [], checkBoxes: [], masks: [], definitions: new Map(), references: [] };
  visit(tree, found, 0);
  for (const node of found.references) addReference(node, found);
  addBareAddresses(found);
  found.links.sort((a, b) => a.place.start - b.place.start);
  return found;
}

function visit(node: Nodes, found: Collector, depth: number): void {
  switch (node.type) {
    case 'text':
      return;
    case 'code':
    case 'inlineCode':
    case 'yaml':
      found.masks.push(placeOf(node));
      return;
    case 'html':
      addHtml(node, found);
      return;
    case 'definition':
      addDefinition(node, found);
      return;
    case 'image':
      addImage(node, found);
      return;
    case 'link':
      addLink(node, found);
      break;
    case 'linkReference':
    case 'imageReference':
      found.references.push(node);
      break;
    case 'listItem':
      if (typeof node.checked === 'boolean') addCheckBox(node, found);
      break;
    default:
      if ((node.type as string) === 'toml') found.masks.push(placeOf(node));
  }
  if (!('children' in node) || depth > MAX_DEPTH) return;
  for (const child of node.children) visit(child, found, depth + 1);
}

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

function addHtml(node: Html, found: Collector): void {
  const place = placeOf(node);
  found.masks.push(place);
  const raw = found.text.slice(place.start, place.end);
  if (!raw.includes('<!--')) return;
  for (const match of raw.matchAll(COMMENT)) {
    const start = place.start + match.index;
    found.comments.push({ value: match[0], place: { start, end: start + match[0].length } });
  }
}

function addDefinition(node: Definition, found: Collector): void {
  const place = placeOf(node);
  found.masks.push(place);
  const key = node.identifier.toLowerCase();
  if (!found.definitions.has(key)) found.definitions.set(key, node.url);
  const raw = found.text.slice(place.start, place.end);
  const at = raw.indexOf(']:') + 2;
  found.links.push({
    kind: 'definition',
    href: node.url,
    text: node.label ?? node.identifier,
    place,
    textPlace: undefined,
    hrefPlace: literalTarget(raw, at, place.start),
  });
}

function addImage(node: Image, found: Collector): void {
  const place = placeOf(node);
  found.masks.push(place);
  const raw = found.text.slice(place.start, place.end);
  found.links.push({
    kind: 'image',
    href: node.url,
    text: node.alt ?? '',
    place,
    textPlace: undefined,
    hrefPlace: literalTarget(raw, raw.lastIndexOf('](') + 2, place.start),
  });
}

function addLink(node: Link, found: Collector): void {
  const place = placeOf(node);
  const opening = found.text[place.start];
  if (opening !== '[') {
    found.masks.push(place);
    if (opening === '<')
      found.links.push({
        kind: 'autolink',
        href: node.url,
        text: node.url,
        place,
        textPlace: undefined,
        hrefPlace: { start: place.start + 1, end: place.end - 1 },
      });
    return;
  }
  const last = node.children.at(-1);
  const textEnd = last ? placeOf(last).end : place.start + 1;
  const raw = found.text.slice(textEnd, place.end);
  const at = raw.indexOf('](') + 2;
  found.masks.push({ start: textEnd, end: place.end });
  found.links.push({
    kind: 'link',
    href: node.url,
    text: inlineText(node).replace(/\s+/g, ' '),
    place,
    textPlace: { start: place.start + 1, end: textEnd },
    hrefPlace: literalTarget(raw, at, textEnd),
  });
}

function addReference(node: LinkReference | ImageReference, found: Collector): void {
  const place = placeOf(node);
  const href = found.definitions.get(node.identifier.toLowerCase());
  if (href === undefined) return;
  const isImage = node.type === 'imageReference';
  if (isImage) found.masks.push(place);
  const last = node.type === 'linkReference' ? node.children.at(-1) : undefined;
  const textEnd = last ? placeOf(last).end : place.start + 1;
  if (!isImage && textEnd < place.end) found.masks.push({ start: textEnd, end: place.end });
  found.links.push({
    kind: 'reference',
    href,
    text: isImage ? (node.alt ?? '') : inlineText(node).replace(/\s+/g, ' '),
    place,
    textPlace: isImage ? undefined : { start: place.start + 1, end: textEnd },
    hrefPlace: undefined,
  });
}

function addBareAddresses(found: Collector): void {
  if (!/:\/\/|www\.|@/.test(found.text)) return;
  for (const match of found.text.matchAll(BARE_ADDRESS))
    found.masks.push({ start: match.index, end: match.index + match[0].length });
}

/** The literal target after `](` or `]:`, without angle brackets and title. */
function literalTarget(raw: string, at: number, base: number): Place | undefined {
  if (at < 2) return undefined;
  let start = at;
  while (/\s/.test(raw[start] ?? '')) start++;
  if (raw[start] === '<') {
    const end = raw.indexOf('>', start);
    return end < 0 ? undefined : { start: base + start + 1, end: base + end };
  }
  let end = start;
  let depth = 0;
  for (; end < raw.length; end++) {
    const char = raw[end] ?? '';
    if (char === '\\') end++;
    else if (/\s/.test(char)) break;
    else if (char === '(') depth++;
    else if (char === ')' && depth-- === 0) break;
  }
  return { start: base + start, end: base + Math.min(end, raw.length) };
}

const CHECK_BOX = /^(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ \txX])\][ \t]*/;

function addCheckBox(node: ListItem, found: Collector): void {
  const { start, end } = placeOf(node);
  const match = CHECK_BOX.exec(found.text.slice(start, Math.min(end, start + 40)));
  if (!match) return;
  const mark = start + match[0].indexOf('[') + 1;
  const first = node.children[0];
  const textEnd = first?.type === 'paragraph' ? placeOf(first).end : start + match[0].length;
  found.checkBoxes.push({
    checked: node.checked === true,
    text: found.text
      .slice(start + match[0].length, textEnd)
      .replace(/\s+/g, ' ')
      .trim(),
    place: { start, end: Math.max(textEnd, start + match[0].length) },
    mark: { start: mark, end: mark + 1 },
    section: 0,
  });
}

function placeOf(node: Nodes): Place {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}
