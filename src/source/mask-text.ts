import type { Place } from '../model/place.ts';

/** Text with the given ranges replaced by blanks; offsets stay. Ranges may overlap and come in any order. */
export function maskText(text: string, ranges: readonly Place[]): string {
  if (ranges.length === 0) return text;
  let out = '';
  let at = 0;
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    if (range.end <= at) continue;
    const start = Math.max(range.start, at);
    out += text.slice(at, start) + blanks(range.end - start);
    at = range.end;
  }
  return out + text.slice(at);
}

const SPACES = ' '.repeat(4096);

function blanks(length: number): string {
  return length <= SPACES.length ? SPACES.slice(0, length) : ' '.repeat(length);
}
