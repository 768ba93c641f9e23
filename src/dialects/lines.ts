import type { Located } from '../model/place.ts';

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Text with comments replaced by blanks, line ends kept, offsets unchanged. */
export function blankComments(text: string): string {
  return text.includes('<!--') ? text.replace(COMMENT, (comment) => comment.replace(/[^\r\n]/g, ' ')) : text;
}

/** Lines of a text that starts at `base`, without line ends. */
export function linesOf(text: string, base: number): readonly Located<string>[] {
  const lines: Located<string>[] = [];
  let start = 0;
  while (start <= text.length) {
    const at = text.indexOf('\n', start);
    const end = at < 0 ? text.length : at;
    const value = text.slice(start, end > start && text[end - 1] === '\r' ? end - 1 : end);
    lines.push({ value, place: { start: base + start, end: base + start + value.length } });
    if (at < 0) break;
    start = at + 1;
  }
  return lines;
}
