import type { Decision } from '../model/decision.ts';
import type { Log } from '../model/log.ts';
import type { Notation, StatusClaim, StatusName } from '../model/status.ts';
import type { RelationField } from './relation-field.ts';
import { STATUS_LANGUAGES, type StatusLanguage } from './vocabulary/status-languages.ts';
import { isStatusName } from './vocabulary/status-words.ts';

/** Letter case of a word. */
export type WordCase = 'lower' | 'capital' | 'upper';

/** Where a word will stand. */
export interface WordPlace {
  readonly notation: Notation;
  readonly log: Log;
  /** The status word the record has now: a log may mix languages, a record should not. */
  readonly like: string | undefined;
}

/**
 * The word for a status as the record and its log write it: what records use for it in that notation, else in any, else the word
 * of the language in its letter case. A word that is no canonical name stays as it is.
 */
export function statusWord(wanted: string, place: WordPlace): string {
  if (!isStatusName(wanted)) return wanted;
  const { notation, log } = place;
  const language = languageOf(place);
  const used = claimsOf(log).filter((claim) => claim.name === wanted && !claim.oldSpelling);
  const same = used.filter((claim) => language.words[wanted] === claim.word.toLowerCase());
  const own = place.like === undefined ? used : same;
  const here = own.filter((claim) => claim.notation === notation);
  const word = mostCommon((here.length > 0 ? here : own).map((claim) => claim.word));
  if (word === undefined) return inCase(language.words[wanted], caseOf(place));
  return here.length > 0 ? word : inCase(word, caseOf(place));
}

/** Emoji and blanks that the log's records put before the word of a status, where they put any. */
export function statusLead(wanted: string, log: Log): string | undefined {
  const leads = log.decisions.flatMap((decision) =>
    decision.statuses.flatMap((claim) =>
      claim.kind === 'word' && claim.name === wanted ? [leadOf(claim, log.texts.get(decision.path)?.text ?? '')] : [],
    ),
  );
  return mostCommon(leads.filter((lead) => lead !== ''));
}

/** Emoji before a claim's word, as written; empty when there is none. */
export function leadOf(claim: StatusClaim, text: string): string {
  const lead = text.slice(claim.valuePlace.start, claim.place.start);
  return /^[\s\p{Extended_Pictographic}\u200D\uFE0E\uFE0F]+$/u.test(lead) && /\p{Extended_Pictographic}/u.test(lead) ? lead : '';
}

/** The phrase of a relation as the log writes it in that notation, else in its language and letter case. */
export function relationPhrase(field: RelationField, place: WordPlace): string {
  const { notation, log } = place;
  const language = languageOf(place);
  const words = {
    supersedes: language.supersedes,
    'superseded-by': language.supersededBy,
    amends: language.amends,
    'amended-by': language.amendedBy,
  };
  const used = log.links.filter(
    ({ link }) =>
      matches(field, link) &&
      !link.oldSpelling &&
      link.notation === notation &&
      !isKey(link.phrase) &&
      (link.direction === 'forward' || /\s/.test(link.phrase.trim())),
  );
  const phrase = mostCommon(used.map(({ link }) => link.phrase.replace(/[*_]+/g, '').replace(/\s+/g, ' ').trim()));
  const foreign =
    place.like !== undefined &&
    phrase?.toLowerCase() !== words[field.name] &&
    ownLanguage(place.like) !== undefined &&
    language.id !== 'en';
  return phrase === undefined || foreign ? inCase(words[field.name], caseOf(place)) : phrase;
}

/** Whether a claim is of the relation: in the same direction, and of the whole. */
export function matches(
  field: RelationField,
  link: { readonly kind: string; readonly direction: string; readonly part: string },
): boolean {
  return link.kind === field.kind && link.direction === field.direction && link.part === 'whole';
}

function isKey(phrase: string): boolean {
  return /[-_]|[a-z][A-Z]/.test(phrase) || /^(?:adr|see|related)/i.test(phrase);
}

function claimsOf(log: Log): readonly StatusClaim[] {
  return log.decisions.flatMap((decision: Decision) =>
    decision.statuses.filter((claim) => claim.kind === 'word' && claim.notation !== 'folder'),
  );
}

/** The language of the record's own status word, else the one most of the log's status words belong to, else English. */
function languageOf({ log, like }: WordPlace): StatusLanguage {
  const own = like === undefined ? undefined : ownLanguage(like);
  if (own) return own;
  const words = claimsOf(log).map((claim) => claim.word.toLowerCase());
  const scored = STATUS_LANGUAGES.map((language) => ({ language, score: words.filter((word) => speaks(language, word)).length }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { language: ENGLISH, score: 0 });
  return best.language;
}

function ownLanguage(word: string): StatusLanguage | undefined {
  return ALSO_ENGLISH.has(word.toLowerCase())
    ? ENGLISH
    : STATUS_LANGUAGES.find((language) => speaks(language, word.toLowerCase()));
}

/** English words that stand for a canonical one. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set([
  'active',
  'approved',
  'decided',
  'adopted',
  'committed',
  'in force',
  'done',
  'completed',
  'pending',
  'under review',
  'in review',
  'declined',
  'cancelled',
  'obsolete',
  'retired',
  'replaced',
  'open',
]);

function speaks(language: StatusLanguage, word: string): boolean {
  return Object.values(language.words).includes(word);
}

const ENGLISH: StatusLanguage = STATUS_LANGUAGES[0] ?? {
  id: 'en',
  words: {
    draft: 'draft',
    proposed: 'proposed',
    accepted: 'accepted',
    implemented: 'implemented',
    rejected: 'rejected',
    withdrawn: 'withdrawn',
    deprecated: 'deprecated',
    superseded: 'superseded',
  },
  supersededBy: 'superseded by',
  supersedes: 'supersedes',
  amendedBy: 'amended by',
  amends: 'amends',
};

/** Letter case of the record's own word, else of the log's words in the notation; front matter and bullets are lower case unless the log says otherwise. */
function caseOf({ notation, log, like }: WordPlace): WordCase {
  if (notation === 'text') return 'capital';
  if (like !== undefined && /\p{Ll}|\p{Lu}/u.test(like)) return wordCase(like);
  const here = claimsOf(log).filter((claim) => claim.notation === notation && /\p{Ll}|\p{Lu}/u.test(claim.word));
  return mostCommon(here.map((claim) => wordCase(claim.word))) ?? (LOWER.has(notation) ? 'lower' : 'capital');
}

const LOWER: ReadonlySet<Notation> = new Set<Notation>([
  'front-matter',
  'pseudo-front-matter',
  'bullet',
  'pipe-line',
  'status-log',
]);

function wordCase(word: string): WordCase {
  const first = word.charAt(0);
  if (word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()) return 'upper';
  return first === first.toUpperCase() && first !== first.toLowerCase() ? 'capital' : 'lower';
}

function inCase(word: string, form: WordCase): string {
  if (form === 'upper') return word.toUpperCase();
  return form === 'capital' ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** The value that occurs most; of several the first. */
export function mostCommon<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<readonly [T, number] | undefined>(
    (best, entry) => (best === undefined || entry[1] > best[1] ? entry : best),
    undefined,
  )?.[0];
}

/** Whether a value is a canonical status, for callers that have only text. */
export function asStatusName(value: string): StatusName | undefined {
  return isStatusName(value) ? value : undefined;
}
