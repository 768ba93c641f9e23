import type { Decision } from '../model/decision.ts';
import type { Log } from '../model/log.ts';
import type { Notation, StatusClaim, StatusName } from '../model/status.ts';
import type { RelationField } from './relation-field.ts';
import { isStatusName } from './vocabulary/status-words.ts';
import { STATUS_LANGUAGES, type StatusLanguage } from './vocabulary/status-languages.ts';

/** Letter case of a word. */
export type WordCase = 'lower' | 'capital' | 'upper';

/**
 * The word for a status as a log writes it: what its records use for it in that notation, else in any, else the word of the
 * log's language in its letter case. A word that is no canonical name stays as it is.
 */
export function statusWord(wanted: string, at: Notation, log: Log): string {
  if (!isStatusName(wanted)) return wanted;
  const used = claimsOf(log).filter((claim) => claim.name === wanted && !claim.oldSpelling);
  const here = used.filter((claim) => claim.notation === at);
  const word = mostCommon((here.length > 0 ? here : used).map((claim) => claim.word));
  if (word === undefined) return inCase(languageOf(log).words[wanted], caseOf(at, log));
  return here.length > 0 ? word : inCase(word, caseOf(at, log));
}

/** Emoji and blanks that the log's records put before the word of a status, where they put any. */
export function statusLead(wanted: string, log: Log): string | undefined {
  const leads = log.decisions.flatMap((decision) =>
    decision.statuses.flatMap((claim) => (claim.kind === 'word' && claim.name === wanted ? [leadOf(claim, log.texts.get(decision.path)?.text ?? '')] : [])),
  );
  return mostCommon(leads.filter((lead) => lead !== ''));
}

/** Emoji before a claim's word, as written; empty when there is none. */
export function leadOf(claim: StatusClaim, text: string): string {
  const lead = text.slice(claim.valuePlace.start, claim.place.start);
  return /^[\s\p{Extended_Pictographic}\u200D\uFE0E\uFE0F]+$/u.test(lead) && /\p{Extended_Pictographic}/u.test(lead) ? lead : '';
}

/** The phrase of a relation as the log writes it in that notation, else in its language and letter case. */
export function relationPhrase(field: RelationField, at: Notation, log: Log): string {
  const phrase = mostCommon(
    log.links.filter(({ link }) => matches(field, link) && !link.oldSpelling && link.notation === at && !isKey(link.phrase)).map(({ link }) => link.phrase.replace(/[*_]+/g, '').trim()),
  );
  if (phrase !== undefined) return phrase;
  const language = languageOf(log);
  const words = { supersedes: language.supersedes, 'superseded-by': language.supersededBy, amends: language.amends, 'amended-by': language.amendedBy };
  return inCase(words[field.name], caseOf(at, log));
}

/** Whether a claim is of the relation: in the same direction, and of the whole. */
export function matches(field: RelationField, link: { readonly kind: string; readonly direction: string; readonly part: string }): boolean {
  return link.kind === field.kind && link.direction === field.direction && link.part === 'whole';
}

function isKey(phrase: string): boolean {
  return /[-_]|[a-z][A-Z]/.test(phrase) || /^(?:adr|see|related)/i.test(phrase);
}

function claimsOf(log: Log): readonly StatusClaim[] {
  return log.decisions.flatMap((decision: Decision) => decision.statuses.filter((claim) => claim.kind === 'word' && claim.notation !== 'folder'));
}

/** The language most of the log's status words belong to; English when they belong to none. */
function languageOf(log: Log): StatusLanguage {
  const words = claimsOf(log).map((claim) => claim.word.toLowerCase());
  const scored = STATUS_LANGUAGES.map((language) => {
    const own = new Set(Object.values(language.words));
    return { language, score: words.filter((word) => own.has(word)).length };
  });
  const english = scored[0];
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), english ?? { language: ENGLISH, score: 0 });
  return best.score > 0 ? best.language : ENGLISH;
}

const ENGLISH: StatusLanguage = STATUS_LANGUAGES[0] ?? { id: 'en', words: { draft: 'draft', proposed: 'proposed', accepted: 'accepted', implemented: 'implemented', rejected: 'rejected', withdrawn: 'withdrawn', deprecated: 'deprecated', superseded: 'superseded' }, supersededBy: 'superseded by', supersedes: 'supersedes', amendedBy: 'amended by', amends: 'amends' };

/** Letter case of the log's status words in a notation; front matter and bullets are lower case unless the log says otherwise. */
function caseOf(at: Notation, log: Log): WordCase {
  const claims = claimsOf(log);
  const here = claims.filter((claim) => claim.notation === at && /\p{Ll}|\p{Lu}/u.test(claim.word));
  const found = mostCommon(here.map((claim) => wordCase(claim.word)));
  return found ?? (LOWER.has(at) ? 'lower' : 'capital');
}

const LOWER: ReadonlySet<Notation> = new Set<Notation>(['front-matter', 'pseudo-front-matter', 'bullet', 'pipe-line', 'status-log']);

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
  return [...counts].reduce<readonly [T, number] | undefined>((best, entry) => (best === undefined || entry[1] > best[1] ? entry : best), undefined)?.[0];
}

/** Whether a value is a canonical status, for callers that have only text. */
export function asStatusName(value: string): StatusName | undefined {
  return isStatusName(value) ? value : undefined;
}
