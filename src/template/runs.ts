import type { Place } from '../model/place.ts';
import { sourceChunk } from './chunks.ts';
import { type Part, trimmedPlace } from './parts.ts';
import { isWithin } from './status-line.ts';

/** Body of a section without what is taken from it: the runs that stay, each without blank lines around it. */
export function runsOf(text: string, body: Place, taken: readonly Place[]): readonly Part[] {
  const cuts = taken.filter((place) => isWithin(place, body)).sort((a, b) => a.start - b.start);
  const parts: Part[] = [];
  let from = body.start;
  for (const cut of [...cuts, { start: body.end, end: body.end }]) {
    const place = trimmedPlace(text, { start: from, end: Math.max(from, lineStart(text, cut.start, from)) });
    if (place)
      parts.push({
        chunks: [sourceChunk(place.start, place.end)],
        origin: place,
        ...(parts.length > 0 && !/\n[ \t]*\r?\n/.test(text.slice(parts.at(-1)?.origin?.end ?? from, place.start))
          ? { join: 'line' as const }
          : {}),
      });
    from = Math.max(from, cut.end);
  }
  return parts;
}

/** The start of the line of an offset, where only blanks and quote marks stand before it. */
function lineStart(text: string, offset: number, least: number): number {
  const start = Math.max(least, text.lastIndexOf('\n', offset - 1) + 1);
  return /^[ \t>]*$/.test(text.slice(start, offset)) ? start : offset;
}
