import type { RecordChange } from '../model/change.ts';
import type { Place } from '../model/place.ts';
import { BINDING_WORDS } from './binding-words.ts';
import { nearestWord } from './nearest-word.ts';
import { type Region, regionsOf } from './record-regions.ts';
import {
  type Sentence,
  type SentenceChange,
  sentenceChanges,
  sentenceKey,
  sentencesOf,
  type WordChange,
  wordChanges,
} from './word-changes.ts';

/** What an edit did to one subject of a record. */
export interface ContentEdit {
  /** The subject, as it is now; as it was when it is gone. */
  readonly region: Region;
  readonly kind: 'changed' | 'added' | 'removed';
  /** The sentence that changed most, as it was and as it is; absent where there is none. */
  readonly before?: string;
  readonly after?: string;
  /** Where that sentence stands now; the heading, or the title of the record, when nothing of it is left. */
  readonly place: Place;
  readonly words: readonly WordChange[];
  /** How many words changed; one that only changed its spelling counts a quarter. Infinite when a number or a binding word changed. */
  readonly size: number;
  /** Every run of sentences that came; only when none was changed or removed. */
  readonly additions?: readonly string[];
  /** How many other changes the subject has. */
  readonly others: number;
}

/** A record before and after, with its texts. */
export interface EditedRecord {
  readonly kept: Extract<RecordChange, { readonly kind: 'kept' }>;
  readonly texts: { readonly base: string; readonly head: string };
  /** Replacements of words that are no edit of this record: new numbers of records, new names of things. */
  readonly replaced: ReadonlyMap<string, string>;
}

/** The edits of a record's words by subject. Sentences that only moved within the record, and words that are replaced everywhere, are none. */
export function contentEdits({ kept, texts, replaced }: EditedRecord): readonly ContentEdit[] {
  const before = regionsOf(kept.base, texts.base);
  const after = regionsOf(kept.head, texts.head);
  const known = { base: keysOf(before.values()), head: keysOf(after.values()) };
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    const region = now ?? old;
    const changes = sentenceChanges(sentencesOf(old?.words ?? []), sentencesOf(now?.words ?? []))
      .map((change) => withoutMoves(change, known))
      .map((change) => ({ ...change, words: change.words.filter((words) => !isReplacement(words, replaced)) }))
      .filter(({ words }) => words.length > 0);
    const largest = changes.reduce<SentenceChange | undefined>(
      (best, change) => (best && weightOf(best) >= weightOf(change) ? best : change),
      undefined,
    );
    if (!region || !largest) return [];
    const focus = focusOf(largest);
    const kind = (old?.words.length ?? 0) === 0 ? 'added' : (now?.words.length ?? 0) === 0 ? 'removed' : 'changed';
    const start = now ? now.heading : (kept.head.title?.place ?? { start: 0, end: 0 });
    return [
      {
        region,
        kind,
        ...quotes(focus, texts),
        place: focus.after ? spanOf(focus.after) : start,
        words: changes.flatMap(({ words }) => words),
        size: sizeOf(changes),
        ...additionsOf(changes, texts.head),
        others: changes.length - 1,
      },
    ];
  });
}

function keysOf(regions: Iterable<Region>): ReadonlySet<string> {
  return new Set([...regions].flatMap(({ words }) => sentencesOf(words).map(sentenceKey)));
}

/** A sentence that stands elsewhere in the record before or after was moved and not written. */
function withoutMoves(
  change: SentenceChange,
  known: { readonly base: ReadonlySet<string>; readonly head: ReadonlySet<string> },
): SentenceChange {
  const removed = change.removed.filter((sentence) => !known.head.has(sentenceKey(sentence)));
  const added = change.added.filter((sentence) => !known.base.has(sentenceKey(sentence)));
  if (removed.length === change.removed.length && added.length === change.added.length) return change;
  return { removed, added, words: wordChanges(wordKeys(removed), wordKeys(added)) };
}

function wordKeys(sentences: readonly Sentence[]): readonly string[] {
  return sentences.flat().map(({ key }) => key);
}

/** Which of several changes says most: the one with most words. */
function weightOf({ words }: SentenceChange): number {
  return words.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
}

function isReplacement({ removed, added }: WordChange, replaced: ReadonlyMap<string, string>): boolean {
  if (replaced.size === 0 || removed.length + added.length === 0) return false;
  const isWhole = replaced.get(removed.join(' ')) === added.join(' ');
  return isWhole || (removed.length === added.length && removed.every((word, at) => replaced.get(word) === added[at]));
}

/** Words that are quoted before the first one that differs. */
const LEAD_WORDS = 4;

/** What a message quotes of a change: a sentence and what became of it, or a sentence that came or went alone. */
interface Focus {
  readonly before?: Sentence;
  readonly after?: Sentence;
}

function focusOf({ removed, added }: SentenceChange): Focus {
  const [before] = removed;
  const twin = before && likest(before, added);
  if (before === undefined || twin === undefined)
    return { ...(before ? { before } : {}), ...(added[0] ? { after: added[0] } : {}) };
  const stranger =
    added.length > removed.length && sizeBetween(before, twin) <= 1 ? added.find((sentence) => sentence !== twin) : undefined;
  return stranger ? { after: stranger } : { before, after: twin };
}

function sizeBetween(before: Sentence, after: Sentence): number {
  return sizeOf([{ words: wordChanges(wordKeys([before]), wordKeys([after])) }]);
}

function likest(before: Sentence, added: readonly Sentence[]): Sentence | undefined {
  const old = new Set(before.map(({ key }) => key));
  const score = (sentence: Sentence): number => sentence.filter(({ key }) => old.has(key)).length;
  return added.reduce<Sentence | undefined>(
    (best, sentence) => (best === undefined || score(sentence) > score(best) ? sentence : best),
    undefined,
  );
}

/** The two sentences from a little before the point where they part. */
function quotes({ before, after }: Focus, texts: EditedRecord['texts']): Pick<ContentEdit, 'before' | 'after'> {
  const shared = (before ?? []).findIndex((word, at) => word.key !== after?.[at]?.key);
  const from = before && after ? Math.max(0, (shared < 0 ? before.length : shared) - LEAD_WORDS) : 0;
  return {
    ...(before ? { before: quote(before, texts.base, from) } : {}),
    ...(after ? { after: quote(after, texts.head, from) } : {}),
  };
}

function quote(sentence: Sentence, text: string, from = 0): string {
  const { start, end } = spanOf(sentence.slice(Math.min(from, sentence.length - 1)));
  return `${from > 0 ? '… ' : ''}${text.slice(start, end)}`;
}

function spanOf(sentence: Sentence): Place {
  return { start: sentence[0]?.place.start ?? 0, end: sentence.at(-1)?.place.end ?? 0 };
}

function additionsOf(changes: readonly SentenceChange[], text: string): Pick<ContentEdit, 'additions'> {
  const isPure = changes.every(({ removed }) => removed.length === 0);
  return isPure ? { additions: changes.map(({ added }) => quote(added.flat(), text)) } : {};
}

/** The same replacement of words counts once, however often it was made. */
function sizeOf(changes: readonly Pick<SentenceChange, 'words'>[]): number {
  const different = new Map(
    changes.flatMap(({ words }) => words).map((change) => [`${change.removed.join(' ')}\0${change.added.join(' ')}`, change]),
  );
  return [...different.values()].reduce((sum, { removed, added }) => {
    const length = Math.max(removed.length, added.length);
    return Array.from({ length }, (_, at) => wordSize(removed[at], added[at])).reduce((total, size) => total + size, sum);
  }, 0);
}

/** What waited for a number or a text: filling it in says what was meant. */
const PLACEHOLDER = /^(?:x{2,5}|n{2,5}|tbd|todo)$/;
const SPELLING = 0.25;

function wordSize(before: string | undefined, after: string | undefined): number {
  if (before !== undefined && PLACEHOLDER.test(before)) return SPELLING;
  if (isBinding(before) || isBinding(after)) return Number.POSITIVE_INFINITY;
  return before !== undefined && after !== undefined && nearestWord(before, [after]) !== undefined ? SPELLING : 1;
}

/** Whether a word binds somebody, turns a sentence round or is an amount. */
export function isBinding(word: string | undefined): boolean {
  return word !== undefined && (BINDING_WORDS.has(word) || /[\p{N}%€£$≤≥≠]/u.test(word));
}
