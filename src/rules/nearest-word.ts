import { nearest } from '../source/nearest.ts';

/** The known word a misspelt one is likely to mean; undefined when none is near or two are equally near. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  return nearest(word, new Set(known));
}

/** Words in code spans, in their order: `` `a`, `b` or `c` ``. */
export function either(words: readonly string[]): string {
  const spans = words.map((word) => `\`${word}\``);
  const last = spans.at(-1) ?? '';
  return spans.length < 2 ? last : `${spans.slice(0, -1).join(', ')} or ${last}`;
}
