import type { Decision, Option, SectionFact } from '../model/decision.ts';
import type { Dialect } from '../model/dialect.ts';
import { optionKey, sameOption, withoutLabel } from '../source/option-key.ts';

/** A list of more entries is no list of alternatives. */
const LONGEST_LIST = 60;

/** Whether records of a dialect list their options and argue about each: in others a list of alternatives leaves out the chosen one. */
export function weighsOptions(dialect: Dialect): boolean {
  return dialect.sections.some(({ kind }) => kind === 'options') && dialect.sections.some(({ kind }) => kind === 'arguments');
}

/** The options of the record's list; none when the list is too long to be one. */
export function listedOptions({ options }: Decision): readonly Option[] {
  const listed = options.filter((option) => option.listed);
  return listed.length > LONGEST_LIST ? [] : listed;
}

/** The section that lists the options. */
export function optionsSection({ sections }: Decision): SectionFact | undefined {
  return sections.find((section) => section.kind === 'options');
}

/** Whether a heading announces the options that were not taken. */
export function listsRejected(section: SectionFact): boolean {
  return /alternat|reject|discard|other|graveyard|not taken|대안|代替|替代|альтернатив/.test(section.key);
}

/** Whether a title names one of the options. */
export function isAmong(title: string, options: readonly Option[]): boolean {
  const key = optionKey(title);
  return options.some((option) => sameOption(optionKey(option.title), key));
}

/** The option whose title shares most words with another title, when that is more than half of the words of either. */
export function likestOption(title: string, options: readonly Option[]): Option | undefined {
  const key = withoutLabel(optionKey(title));
  const words = wordsOf(key);
  const ranked = options
    .map((option) => ({ option, other: withoutLabel(optionKey(option.title)) }))
    .map(({ option, other }) => ({ option, likeness: beginAlike(key, other) ? 1 : likeness(words, wordsOf(other)) }))
    .sort((a, b) => b.likeness - a.likeness);
  return ranked[0] && ranked[0].likeness > 0.5 ? ranked[0].option : undefined;
}

/** Words that titles of different options share. */
const COMMON = new Set([
  'a',
  'an',
  'and',
  'as',
  'for',
  'in',
  'of',
  'on',
  'option',
  'alternative',
  'or',
  'the',
  'to',
  'use',
  'using',
  'with',
  'we',
  'our',
  'des',
  'de',
  'la',
  'le',
  'les',
  'un',
  'une',
  'der',
  'die',
  'das',
  'mit',
  'und',
]);

function wordsOf(key: string): readonly string[] {
  return key.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '' && !COMMON.has(word));
}

/** `Wiki.js` and `WikiJS, not chosen`. */
function beginAlike(a: string, b: string): boolean {
  const [short, long] = [a, b].map((key) => key.replace(/[^\p{L}\p{N}+#]/gu, '')).sort((x, y) => x.length - y.length);
  return short !== undefined && short.length >= 4 && (long?.startsWith(short) ?? false);
}

/** The share of the words of the poorer title that the other has too, in whatever ending. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (few.length === 0) return 0;
  return few.filter((word) => many.some((other) => sameWord(word, other))).length / few.length;
}

function sameWord(a: string, b: string): boolean {
  return a === b || a === `${b}s` || b === `${a}s` || (a.length >= 4 && b.length >= 4 && sharesStem(a, b));
}

function sharesStem(a: string, b: string): boolean {
  const length = Math.max(4, Math.min(a.length, b.length) - 3);
  return a.slice(0, length) === b.slice(0, length);
}
