import type { BlockContent, DefinitionContent, List, RootContent, Table, TableRow } from 'mdast';
import type { Field, FieldName } from '../model/decision.ts';
import type { Located, Place } from '../model/place.ts';
import type { FrontMatterEntry, Section, Source } from '../model/source.ts';
import type { Notation } from '../model/status.ts';
import { placeOf } from '../source/parse-source.ts';
import { withoutDecoration } from '../source/section-key.ts';
import { type LabelledPart, labelledParts, leadLength } from './label-line.ts';
import { blankComments, linesOf } from './lines.ts';
import { LABEL_WORDS, labelKey } from './vocabulary/label-words.ts';
import { RELATION_WORDS } from './vocabulary/relation-words.ts';

/** Canonical name of a label, if it has one. */
export function fieldNameOf(label: string): FieldName | undefined {
  if (KNOWN_LABELS.has(label)) return KNOWN_LABELS.get(label);
  const key = labelKey(withoutDecoration(label).replace(/[:：]\s*$/, ''));
  const name = LABEL_WORDS.get(key) ?? (RELATION_WORDS.has(key) ? 'relation' : undefined);
  if (KNOWN_LABELS.size < MANY_LABELS) KNOWN_LABELS.set(label, name);
  return name;
}

/** Labels seen so far: a log repeats the same few. */
const KNOWN_LABELS = new Map<string, FieldName | undefined>();
const MANY_LABELS = 5000;

/** Fields of the front matter. */
export function frontMatterFields(source: Source): readonly Field[] {
  return (source.frontMatter?.entries ?? []).map((entry) => {
    const name = fieldNameOf(entry.key);
    const value = entry.kind === 'scalar' ? entry.text : source.text.slice(entry.valuePlace.start, entry.valuePlace.end).trim();
    return {
      label: entry.key,
      ...(name ? { name } : {}),
      value,
      ...(entry.kind === 'list' ? { items: entry.items.map((item) => itemInsideQuotes(item, source.text)) } : {}),
      notation: 'front-matter',
      place: { start: entry.keyPlace.start, end: Math.max(entry.valuePlace.end, entry.keyPlace.end) },
      valuePlace: insideQuotes(entry, source.text),
      section: 0,
    };
  });
}

function itemInsideQuotes({ value, place }: Located<string>, source: string): Located<string> {
  const start = place.start + 1;
  const inner = { start, end: start + value.length };
  return /["']/.test(source[place.start] ?? '') && source.slice(inner.start, inner.end) === value
    ? { value, place: inner }
    : { value, place };
}

/** The characters of a quoted scalar without its quotes, so that offsets into the value are offsets into the text. */
function insideQuotes({ quoted, text, valuePlace }: FrontMatterEntry, source: string): Place {
  const start = valuePlace.start + 1;
  const end = start + text.length;
  return quoted && source.slice(start, end) === text ? { start, end } : valuePlace;
}

/** Labelled entries of a section's own blocks, in whatever notation. */
export function sectionFields(section: Section, source: Source): readonly Field[] {
  const fields: Field[] = [];
  section.blocks.forEach((block, index) => {
    const between = section.blocks[index - 1]?.type === 'thematicBreak' || (index === 0 && section.depth === 0);
    const into = {
      source,
      section: section.index,
      fields,
      inQuote: opensAdmonition(block, source),
      betweenRules: between && section.blocks[index + 1]?.type === 'thematicBreak',
    };
    if (block.type === 'code' && opensAdmonition(section.blocks[index - 1], source))
      collectParagraph(placeOf(block), { ...into, inQuote: true });
    else collect(block, into);
  });
  return fields;
}

/** `!!! info`: what stands indented below is a quote to people, and code to Markdown where a blank line is between. */
function opensAdmonition(block: RootContent | undefined, source: Source): boolean {
  return (
    block?.type === 'paragraph' &&
    /^(?:!!!|\?\?\?\+?)[ \t]+\w/.test(source.text.slice(placeOf(block).start, placeOf(block).end).slice(0, 40))
  );
}

interface Collector {
  readonly source: Source;
  readonly section: number;
  readonly fields: Field[];
  readonly inQuote: boolean;
  readonly betweenRules: boolean;
}

function collect(block: RootContent | BlockContent | DefinitionContent, into: Collector): void {
  switch (block.type) {
    case 'paragraph':
      collectParagraph(placeOf(block), into);
      break;
    case 'heading':
      collectParagraph(placeOf(block), into);
      break;
    case 'list':
      collectList(block, into);
      break;
    case 'blockquote':
      for (const child of block.children) collect(child, { ...into, inQuote: true });
      break;
    case 'table':
      collectTable(block, into);
      break;
    default:
  }
}

function collectParagraph(place: { readonly start: number; readonly end: number }, into: Collector): void {
  const lines = linesOf(blankComments(into.source.text.slice(place.start, place.end)), place.start);
  lines.forEach((line, index) => {
    for (const part of labelledParts(line.value, line.place.start)) {
      const field = toField(part, lineNotation(part, into), into);
      const next = lines[index + 1];
      into.fields.push(
        part.value === '' && next && labelledParts(next.value, next.place.start).length === 0 ? withNextLine(field, next) : field,
      );
    }
  });
}

function withNextLine(field: Field, next: Located<string>): Field {
  const lead = leadLength(next.value);
  const value = next.value.slice(lead).trim();
  const start = next.place.start + lead;
  return { ...field, value, valuePlace: { start, end: start + value.length } };
}

function lineNotation(part: LabelledPart, into: Collector): Notation {
  if (into.inQuote) return 'quote';
  if (part.piped) return 'pipe-line';
  return part.bold ? 'bold-line' : 'line';
}

function collectList(list: List, into: Collector): void {
  for (const item of list.children) {
    const [first, ...rest] = item.children;
    if (first?.type !== 'paragraph') continue;
    const place = placeOf(first);
    const lines = linesOf(blankComments(into.source.text.slice(place.start, place.end)), place.start);
    lines.forEach((line, index) => {
      for (const part of labelledParts(line.value, line.place.start)) {
        const field = toField(part, itemNotation(part, into), into);
        const nested = index === lines.length - 1 && rest[0]?.type === 'list' ? nestedItems(rest[0], into.source) : undefined;
        into.fields.push(part.value === '' && nested ? { ...field, items: nested } : field);
      }
    });
  }
}

function itemNotation(part: LabelledPart, into: Collector): Notation {
  if (into.betweenRules) return 'pseudo-front-matter';
  if (into.inQuote) return 'quote';
  if (part.piped) return 'pipe-line';
  return part.bold ? 'bold-bullet' : 'bullet';
}

function nestedItems(list: List, source: Source): readonly Located<string>[] {
  return list.children.flatMap((item) => {
    const first = item.children[0];
    if (first?.type !== 'paragraph') return [];
    const place = placeOf(first);
    return [{ value: source.text.slice(place.start, place.end).replace(/\s+/g, ' '), place }];
  });
}

function collectTable(table: Table, into: Collector): void {
  const [head, ...body] = table.children;
  if (!head) return;
  const titles = cells(head, into.source);
  const names = titles.map((cell) => fieldNameOf(cell.value));
  // Beside a status, "Accepted" and "Proposed" are what it says and no labels of dates.
  const isLabel = (name: FieldName | undefined): boolean =>
    name !== undefined && !(names.includes('status') && (name === 'accepted-date' || name === 'proposed-date'));
  const row = body[0];
  const first = row && fieldNameOf(cells(row, into.source)[0]?.value ?? '');
  if (names.filter(isLabel).length >= 2 && row && !(names[0] === 'status' ? isLabel(first) : first !== undefined)) {
    for (const [index, cell] of cells(row, into.source).entries()) pushCell(titles[index], cell, into);
    return;
  }
  if (titles.length < 2 || titles.length > 3) return;
  for (const line of [head, ...body]) {
    const [key, value] = cells(line, into.source);
    if (key && key.value !== '') pushCell(key, value, into);
  }
}

function pushCell(key: Located<string> | undefined, cell: Located<string> | undefined, into: Collector): void {
  if (!key || !cell) return;
  const label = key.value
    .replace(/^[*_`]+|[*_`]+$/g, '')
    .replace(/[:：]\s*$/, '')
    .replace(/[*_`]+$/g, '')
    .trim();
  const name = fieldNameOf(label);
  into.fields.push({
    label,
    ...(name ? { name } : {}),
    value: cell.value,
    notation: 'table',
    place: { start: key.place.start, end: cell.place.end },
    valuePlace: cell.place,
    section: into.section,
  });
}

function cells(row: TableRow, source: Source): readonly Located<string>[] {
  return row.children.map((cell) => {
    const first = cell.children[0];
    const last = cell.children.at(-1);
    if (!first || !last) {
      const place = placeOf(cell);
      return { value: '', place: { start: Math.min(place.start + 1, place.end), end: Math.min(place.start + 1, place.end) } };
    }
    const place = { start: placeOf(first).start, end: placeOf(last).end };
    return { value: source.text.slice(place.start, place.end).trim(), place };
  });
}

function toField(part: LabelledPart, notation: Notation, into: Collector): Field {
  const name = fieldNameOf(part.label);
  return {
    label: part.label,
    ...(name ? { name } : {}),
    value: part.value,
    notation,
    place: part.place,
    valuePlace: part.valuePlace,
    section: into.section,
  };
}
