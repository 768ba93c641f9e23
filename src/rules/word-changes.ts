import { diffArrays } from 'diff';
import type { Word } from './record-words.ts';

/** A place where two texts differ: the words that went and those that came. One side may be empty. */
export interface WordChange {
  readonly removed: readonly Word[];
  readonly added: readonly Word[];
  /** Index of the first word that came, or of the word that now follows. */
  readonly at: number;
}

/** Texts that differ in more words than this are not aligned any further. */
const MOST_EDITS = 1500;

/** The differences of two sequences of words, in order. */
export function wordChanges(before: readonly Word[], after: readonly Word[]): readonly WordChange[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start]?.key === after[start]?.key) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end)?.key === after.at(-1 - end)?.key) end++;
  const [from, to] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (from.length === 0 && to.length === 0) return [];
  if (from.length === 0 || to.length === 0) return [{ removed: from, added: to, at: start }];
  return aligned(from, to, start);
}

function aligned(from: readonly Word[], to: readonly Word[], start: number): readonly WordChange[] {
  const parts = diffArrays(from.map(({ key }) => key), to.map(({ key }) => key), { maxEditLength: MOST_EDITS });
  if (parts === undefined) return [{ removed: from, added: to, at: start }];
  const changes: { removed: Word[]; added: Word[]; at: number }[] = [];
  let [gone, come] = [0, 0];
  let isOpen = false;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) {
      gone += value.length;
      come += value.length;
      isOpen = false;
      continue;
    }
    if (!isOpen) changes.push({ removed: [], added: [], at: start + come });
    isOpen = true;
    if (removed) changes.at(-1)?.removed.push(...from.slice(gone, (gone += value.length)));
    else changes.at(-1)?.added.push(...to.slice(come, (come += value.length)));
  }
  return changes;
}

/** The words of the sentence that a word stands in, by index. */
export function sentenceAround(words: readonly Word[], index: number): readonly Word[] {
  const last = Math.min(Math.max(index, 0), words.length - 1);
  let start = last;
  while (start > 0 && !words[start]?.opens) start--;
  let end = last + 1;
  while (end < words.length && !words[end]?.opens) end++;
  return words.slice(start, end);
}
