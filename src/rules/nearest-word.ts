import { nearest } from '../source/nearest.ts';

/** The known word a misspelt one is likely to mean; undefined when none is near or two are equally near. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  return nearest(word, new Set(known));
}

/** What a message expects instead of a word, in code spans: the nearest known word alone, or all of them. */
export function expectedWord(word: string, known: readonly string[]): string {
  const near = nearestWord(word, known);
  return near === undefined ? either(known) : `\`${near}\``;
}

/** Words in code spans, in their order: `` `a`, `b` or `c` ``. */
export function either(words: readonly string[]): string {
  const spans = words.map((word) => `\`${word}\``);
  const last = spans.at(-1) ?? '';
  return spans.length < 2 ? last : `${spans.slice(0, -1).join(', ')} or ${last}`;
}
