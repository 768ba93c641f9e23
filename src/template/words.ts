/** Words of a text in lower case, with how often each stands there. */
export type WordCounts = ReadonlyMap<string, number>;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of a text, in order, in lower case. A word is a run of letters and digits. */
export function wordsOf(text: string): readonly string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? [];
}

/** Counts the words of texts. */
export function countWords(...texts: readonly string[]): WordCounts {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words that the first has more often than the second, each as often as it has more. */
export function surplus(first: WordCounts, second: WordCounts): readonly string[] {
  const more: string[] = [];
  for (const [word, count] of first) for (let i = second.get(word) ?? 0; i < count; i++) more.push(word);
  return more;
}

/** How many words were counted. */
export function totalOf(counts: WordCounts): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
