import type { Place } from '../model/place.ts';
import type { FrontMatterEntry } from '../model/source.ts';
import type { EntryKey, ScalarText } from './yaml-entry.ts';
import { emptyEntry, listEntry, scalarEntry } from './yaml-entry.ts';
import { isNullWord } from './yaml-scalar.ts';

/** Characters whose meaning in YAML is not plain: tabs, other line ends, a second byte-order mark, lone carriage returns. */
const STRANGE = /[\0-\x09\x0B\x0C\x0E-\x1F\x7F\u0085\u2028\u2029\uFEFF]|\r(?!\n)/;
const KEY = /^([A-Za-z_][\w.-]*(?: [A-Za-z\d_][\w.-]*)*):(?: +(.*))?$/;
const ITEM = /^( *)- +(.*)$/;
const PLAIN = /^[^ \-?:,[\]{}#&*!|>'"%@`]/;
const AMBIGUOUS = /: |:$| #/;
const FLOW_PLAIN = /^[^ \-?:,[\]{}#&*!|>'"%@`][^,[\]{}:#'"]*$/;
const SINGLE = /^'[^']*'$/;
const DOUBLE = /^"[^"\\]*"$/;

/** A line without its end, and its offset in the file. */
interface Line {
  readonly text: string;
  readonly start: number;
}

/** A key whose value is still to come: nothing, or the items of a list below it. */
interface Pending {
  readonly key: EntryKey;
  readonly colon: number;
  readonly indent: number | undefined;
  readonly items: ScalarText[];
  readonly start: number;
}

/**
 * Entries of a block that is nothing but `key: scalar`, `key:`, `- item` lists, `[a, b]` lists, comments and blank lines, all
 * of them readable in one way only; undefined for anything else. It agrees with a YAML parser on everything it accepts.
 */
export function readPlainYaml(text: string, baseOffset: number): readonly FrontMatterEntry[] | undefined {
  if (STRANGE.test(text)) return undefined;
  const entries: FrontMatterEntry[] = [];
  const seen = new Set<string>();
  let pending: Pending | undefined;
  for (const line of linesOf(text, baseOffset)) {
    if (isBlank(line.text)) continue;
    const item = pending && ITEM.exec(line.text);
    if (pending && item) {
      pending = withItem(pending, line, item);
      if (!pending) return undefined;
      continue;
    }
    const match = KEY.exec(line.text);
    const name = match?.[1];
    if (!match || name === undefined || name === '__proto__' || seen.has(name)) return undefined;
    seen.add(name);
    if (pending) entries.push(closed(pending));
    const opened = open(name, trimSpaces(match[2] ?? ''), line);
    if (!opened) return undefined;
    pending = 'colon' in opened ? opened : undefined;
    if (!('colon' in opened)) entries.push(opened);
  }
  if (pending) entries.push(closed(pending));
  return entries;
}

function* linesOf(text: string, baseOffset: number): Generator<Line> {
  let start = 0;
  while (start < text.length) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    yield { text: text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end), start: baseOffset + start };
    start = end + 1;
  }
}

function isBlank(line: string): boolean {
  return /^ *(?:#.*)?$/.test(line);
}

function open(name: string, value: string, line: Line): Pending | FrontMatterEntry | undefined {
  const key = { key: name, keyPlace: { start: line.start, end: line.start + name.length } };
  const colon = line.start + name.length + 1;
  if (value === '') return { key, colon, indent: undefined, items: [], start: colon };
  const start = line.start + line.text.indexOf(value, name.length + 1);
  const place = { start, end: start + value.length };
  if (value.startsWith('[')) {
    const items = flowItems(value, start);
    return items && listEntry(key, place, items);
  }
  const scalar = scalarOf(value, start);
  return scalar && scalarEntry(key, scalar);
}

function withItem(pending: Pending, line: Line, match: RegExpExecArray): Pending | undefined {
  const indent = match[1]?.length ?? 0;
  if (pending.indent !== undefined && pending.indent !== indent) return undefined;
  const value = trimSpaces(match[2] ?? '');
  const scalar = value === '' ? undefined : scalarOf(value, line.start + line.text.indexOf(value, indent + 1));
  if (!scalar || isNull(scalar)) return undefined;
  pending.items.push(scalar);
  return { ...pending, indent, start: pending.indent === undefined ? line.start + indent : pending.start };
}

function closed(pending: Pending): FrontMatterEntry {
  const last = pending.items.at(-1);
  if (!last) return emptyEntry(pending.key, { start: pending.colon, end: pending.colon });
  return listEntry(pending.key, { start: pending.start, end: last.place.end }, pending.items);
}

function scalarOf(value: string, start: number): ScalarText | undefined {
  const place: Place = { start, end: start + value.length };
  if (SINGLE.test(value) || DOUBLE.test(value)) return { text: value.slice(1, -1), place, quoted: true };
  return PLAIN.test(value) && !AMBIGUOUS.test(value) ? { text: value, place, quoted: false } : undefined;
}

function flowItems(value: string, start: number): readonly ScalarText[] | undefined {
  if (!value.endsWith(']')) return undefined;
  const inner = value.slice(1, -1);
  if (trimSpaces(inner) === '') return [];
  const items: ScalarText[] = [];
  let at = start + 1;
  for (const piece of inner.split(',')) {
    const text = trimSpaces(piece);
    const quoted = SINGLE.test(text) || DOUBLE.test(text);
    if (!quoted && !FLOW_PLAIN.test(text)) return undefined;
    const from = at + piece.indexOf(text);
    const item = { text: quoted ? text.slice(1, -1) : text, place: { start: from, end: from + text.length }, quoted };
    if (isNull(item)) return undefined;
    items.push(item);
    at += piece.length + 1;
  }
  return items;
}

/** An item without a value has no place among an entry's items, so that their indices would no longer be those of the list. */
function isNull({ text, quoted }: ScalarText): boolean {
  return !quoted && isNullWord(text);
}

/** Spaces only: other blanks are content in YAML. */
function trimSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === ' ') start++;
  while (end > start && text[end - 1] === ' ') end--;
  return text.slice(start, end);
}
