import type { FrontMatterEntry } from '../model/source.ts';
import type { EntryKey, ScalarText } from './yaml-entry.ts';
import { emptyEntry, listEntry, scalarEntry } from './yaml-entry.ts';

const NO_KEY = /^[\s#:\-[\]{},&*!|>%@`]/;
const COLON = /:(?=[ \t]|$)/;
const ITEM = /^[ \t]*-[ \t]+(.*)$/;

interface Line {
  readonly text: string;
  readonly start: number;
}

/** A key and the lines of its value. */
interface Chunk {
  readonly key: EntryKey;
  /** Offset after the colon. */
  readonly colon: number;
  /** What stands on the key's own line. */
  readonly value: Line;
  readonly below: Line[];
}

/**
 * Top-level entries of a block that YAML rejects, read line by line: `key: value` at the margin, `[a, b]` and `- item` lists,
 * everything else as text. It finds no fault: the YAML parser has found one.
 */
export function readYamlLines(text: string, baseOffset: number): readonly FrontMatterEntry[] {
  const chunks: Chunk[] = [];
  let start = baseOffset;
  for (const raw of text.split('\n')) {
    const line = { text: raw.endsWith('\r') ? raw.slice(0, -1) : raw, start };
    start += raw.length + 1;
    if (/^\s*(?:#|$)/.test(line.text)) continue;
    const chunk = openChunk(line);
    if (chunk) chunks.push(chunk);
    else if (/^(?:[ \t]|-(?:[ \t]|$))/.test(line.text)) chunks.at(-1)?.below.push(line);
  }
  return chunks.map(entryOf);
}

function openChunk({ text, start }: Line): Chunk | undefined {
  if (NO_KEY.test(text)) return undefined;
  const quote = /^["']/.exec(text)?.[0];
  const closing = quote === undefined ? 0 : text.indexOf(quote, 1);
  const colon = closing < 0 ? -1 : text.slice(closing).search(COLON);
  if (colon < 0) return undefined;
  const written = text.slice(0, closing + colon).trimEnd();
  const key = quote !== undefined && written.endsWith(quote) ? written.slice(1, -1) : written;
  const from = closing + colon + 1;
  const keyPlace = { start, end: start + written.length };
  return { key: { key, keyPlace }, colon: start + from, value: trimmed(text.slice(from), start + from), below: [] };
}

function entryOf(chunk: Chunk): FrontMatterEntry {
  const { key, colon, value, below } = chunk;
  if (value.text === '' && below.length === 0) return emptyEntry(key, { start: colon, end: colon });
  if (value.text === '') return entryBelow(chunk);
  if (value.text.startsWith('[') && value.text.endsWith(']')) return listEntry(key, placeOf(value), flowItems(value));
  const last = below.at(-1);
  if (!last) return scalarEntry(key, scalarOf(value));
  const lines = below.map((line) => line.text.trim());
  const text = /^[|>][-+\d]*$/.test(value.text) ? lines.join('\n') : [value.text, ...lines].join(' ');
  return scalarEntry(key, { ...scalarOf({ text, start: value.start }), place: { start: value.start, end: endOf(last) } });
}

function entryBelow({ key, below }: Chunk): FrontMatterEntry {
  const first = below[0] ?? { text: '', start: key.keyPlace.end };
  const place = { start: first.start + first.text.search(/\S/), end: endOf(below.at(-1) ?? first) };
  const items = below.flatMap((line) => {
    const match = ITEM.exec(line.text);
    const item = match?.[1] ?? '';
    return item === '' ? [] : [scalarOf(trimmed(item, line.start + line.text.length - item.length))];
  });
  if (ITEM.test(first.text)) return listEntry(key, place, items);
  return { ...key, kind: 'map', text: '', valuePlace: place, items: [], value: undefined, quoted: false };
}

function flowItems({ text, start }: Line): readonly ScalarText[] {
  let at = start + 1;
  return text
    .slice(1, -1)
    .split(',')
    .flatMap((piece) => {
      const item = trimmed(piece, at);
      at += piece.length + 1;
      return item.text === '' ? [] : [scalarOf(item)];
    });
}

function scalarOf(line: Line): ScalarText {
  const place = placeOf(line);
  const quote = line.text[0];
  const quoted = (quote === '"' || quote === "'") && line.text.length > 1 && line.text.endsWith(quote);
  return { text: quoted ? line.text.slice(1, -1) : line.text, place, quoted };
}

function placeOf({ text, start }: Line): { readonly start: number; readonly end: number } {
  return { start, end: start + text.length };
}

function endOf(line: Line): number {
  return line.start + line.text.trimEnd().length;
}

/** A text without outer blanks and without a comment behind it. */
function trimmed(text: string, start: number): Line {
  const lead = text.length - text.trimStart().length;
  const body = text.slice(lead);
  const comment = /^["']/.test(body) ? -1 : body.search(/(?:^|[ \t])#/);
  return { text: (comment < 0 ? body : body.slice(0, comment)).trimEnd(), start: start + lead };
}
