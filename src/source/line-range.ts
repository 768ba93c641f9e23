import type { LineRange, Place } from '../model/place.ts';

/** Offsets at which the lines of a text begin. `\n`, `\r\n` and a lone `\r` end a line, as in CommonMark. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  return starts;
}

/** Counts lines and columns of a place. Offsets beyond the text are taken as its end. */
export function lineRange(starts: readonly number[], place: Place): LineRange {
  const from = lineOf(starts, place.start);
  const to = lineOf(starts, place.end);
  return {
    line: from + 1,
    column: place.start - (starts[from] ?? 0) + 1,
    endLine: to + 1,
    endColumn: place.end - (starts[to] ?? 0) + 1,
  };
}

/** Index of the line an offset stands on. */
export function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
