import type { Place } from '../model/place.ts';
import { type Chunk, sourceChunk, textChunk } from './chunks.ts';

/** A run of text without blank lines around it: a heading, the body of a section, a line of the header. */
export interface Part {
  readonly chunks: readonly Chunk[];
  /** What it covers in the original, where it comes from there. */
  readonly origin?: Place;
  /** `line`: only a line end before it, as between the items of one list. `apart`: a blank line before it whatever the original had. */
  readonly join?: 'line' | 'apart';
  /** Set for headings: the words it has in the new text, and the section of the original it belongs to. */
  readonly heading?: { readonly words: string; readonly section: number | undefined };
}

/** The original without the blank lines around a range; undefined when only blanks stand there. */
export function trimmedPlace(text: string, { start, end }: Place): Place | undefined {
  const raw = text.slice(start, end);
  if (raw.trim() === '') return undefined;
  const lead = /^(?:[ \t]*\r?\n)*/.exec(raw)?.[0].length ?? 0;
  const tail = /(?:\r?\n[ \t]*)*$/.exec(raw.slice(lead))?.[0].length ?? 0;
  return { start: start + lead, end: end - tail };
}

/** The line end most lines of a text have. */
export function lineEndOf(text: string): string {
  const all = text.split('\n').length - 1;
  return all > 0 && (text.match(/\r\n/g)?.length ?? 0) * 2 > all ? '\r\n' : '\n';
}

/** The chunks of parts one below the other. Neighbours of the original keep the blanks that stand between them; others get one blank line. */
export function joinParts(parts: readonly Part[], original: string): readonly Chunk[] {
  const eol = lineEndOf(original);
  const chunks: Chunk[] = [];
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    if (before) chunks.push(gapBetween(before, part, { original, eol }));
    chunks.push(...part.chunks);
  });
  return chunks;
}

function gapBetween(before: Part, part: Part, text: { readonly original: string; readonly eol: string }): Chunk {
  const from = before.origin?.end;
  const to = part.origin?.start;
  const blank = from !== undefined && to !== undefined && from <= to && text.original.slice(from, to).trim() === '';
  const written = blank ? text.original.slice(from, to) : undefined;
  if (
    written !== undefined &&
    from !== undefined &&
    to !== undefined &&
    written.includes('\n') &&
    !(part.join === 'apart' && !isBlankLine(written))
  )
    return sourceChunk(from, to);
  return textChunk(part.join === 'line' ? text.eol : text.eol + text.eol);
}

function isBlankLine(gap: string): boolean {
  return gap.split('\n').length > 2;
}
