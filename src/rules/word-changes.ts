import { diffArrays } from 'diff';
import type { Word } from './record-words.ts';

/** The words of one sentence, list item, heading or row. */
export type Sentence = readonly Word[];

/** Sentences that stand in the place of others. One side may be empty. */
export interface SentenceChange {
  readonly removed: readonly Sentence[];
  readonly added: readonly Sentence[];
  /** The words that make the difference. Empty when the same words were only parted in another way. */
  readonly words: readonly WordChange[];
}

/** Words that stand in the place of others. */
export interface WordChange {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Texts that differ more than this are not aligned any further: all of one stands for all of the other. */
const MOST_EDITS = 400;
const MOST_PARTS = 8000;

/** Sentences of a run of words. */
export function sentencesOf(words: readonly Word[]): readonly Sentence[] {
  const sentences: Word[][] = [];
  for (const word of words) {
    const last = sentences.at(-1);
    if (last === undefined || word.opens) sentences.push([word]);
    else last.push(word);
  }
  return sentences;
}

/** What two sentences are compared by. */
export function sentenceKey(sentence: Sentence): string {
  return sentence.map(({ key }) => key).join(' ');
}

/** The differences of two texts, in order. */
export function sentenceChanges(before: readonly Sentence[], after: readonly Sentence[]): readonly SentenceChange[] {
  const keys = { before: before.map(sentenceKey), after: after.map(sentenceKey) };
  let start = 0;
  while (start < before.length && start < after.length && keys.before[start] === keys.after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && keys.before.at(-1 - end) === keys.after.at(-1 - end)) end++;
  const middle = { removed: before.slice(start, before.length - end), added: after.slice(start, after.length - end) };
  if (middle.removed.length + middle.added.length === 0) return [];
  const parts = aligned(middle.removed.map(sentenceKey), middle.added.map(sentenceKey));
  return parts === undefined ? [changeOf(middle)] : grouped(parts, middle).map(changeOf);
}

function aligned(before: readonly string[], after: readonly string[]): readonly Part[] | undefined {
  if (before.length + after.length > MOST_PARTS) return undefined;
  return diffArrays([...before], [...after], { maxEditLength: MOST_EDITS });
}

type Group = Pick<SentenceChange, 'removed' | 'added'>;

interface Part {
  readonly value: readonly string[];
  readonly added: boolean;
  readonly removed: boolean;
}

/** What goes and what comes at one point belongs together. */
function grouped(parts: readonly Part[], middle: Group): readonly Group[] {
  const groups: { removed: readonly Sentence[]; added: readonly Sentence[] }[] = [];
  let [gone, come] = [0, 0];
  let open: (typeof groups)[number] | undefined;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) open = undefined;
    else if (open === undefined) {
      open = { removed: [], added: [] };
      groups.push(open);
    }
    if (open && removed) open.removed = middle.removed.slice(gone, gone + value.length);
    if (open && added) open.added = middle.added.slice(come, come + value.length);
    if (!added) gone += value.length;
    if (!removed) come += value.length;
  }
  return groups;
}

function changeOf({ removed, added }: Group): SentenceChange {
  return { removed, added, words: wordChanges(keysOf(removed), keysOf(added)) };
}

function keysOf(sentences: readonly Sentence[]): readonly string[] {
  return sentences.flat().map(({ key }) => key);
}

/** The differences of two runs of words, in order. */
export function wordChanges(before: readonly string[], after: readonly string[]): readonly WordChange[] {
  if (before.length === 0 || after.length === 0)
    return before.length + after.length === 0 ? [] : [{ removed: before, added: after }];
  const parts = aligned(before, after);
  if (parts === undefined) return [{ removed: before, added: after }];
  const changes: { removed: readonly string[]; added: readonly string[] }[] = [];
  let isOpen = false;
  for (const { value, added, removed } of parts) {
    const last = isOpen ? changes.at(-1) : undefined;
    isOpen = added || removed;
    if (!isOpen) continue;
    const change = { removed: removed ? value : [], added: added ? value : [] };
    if (last === undefined) changes.push(change);
    else changes[changes.length - 1] = { removed: [...last.removed, ...change.removed], added: [...last.added, ...change.added] };
  }
  return changes;
}
