import type { Place } from '../model/place.ts';
import type { Notation, StatusClaim, StatusName } from '../model/status.ts';
import { withoutDecoration } from '../source/section-key.ts';
import { OLD_SPELLINGS, STATUS_WORDS } from './vocabulary/status-words.ts';

/** Words for statuses: the vocabulary and what a config adds. */
export type StatusWords = Readonly<Record<string, StatusName>>;

/** A status word found in a text, with offsets into that text. */
export interface FoundStatus {
  readonly word: string;
  readonly name?: StatusName;
  readonly start: number;
  readonly end: number;
}

const LEAD =
  /^(?:[\s*_`~>"'“”‘’«»{([<#:：|=–—.-]|[\p{Extended_Pictographic}\u200D\uFE0F\uFE0E]|<!--[\s\S]*?-->|:[a-z_]+:(?=\s))*/u;
const DATE_LEAD = /^(?:\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|\d{1,2}[./]\d{1,2}[./]\d{4})[\s:：,–—-]*/;
const ARROW = /(?:->|→|=>|➔|➜|⇒)/;
const PROMPT = /^[\s>*_"'“]*(?:a decision may be|what is the status|the status of|one of|choose one|select one|列表)/iu;

/** Nobody writes a longer status; what stands behind is not looked at, and the patterns stay cheap. */
const LONGEST_VALUE = 1000;

/** Reads the value of a status field. `place` covers the value as written. */
export function readStatusValue(written: string, place: Place, notation: Notation, extra: StatusWords): StatusClaim {
  const value = written.slice(0, LONGEST_VALUE);
  const text = plainStatusText(value);
  const base = { text, notation, valuePlace: place };
  if (isEmptyValue(text)) return { ...base, word: text, kind: 'empty', place };
  if (isChoice(value, extra)) return { ...base, word: text, kind: 'choice', place };
  if (isPlaceholder(text)) return { ...base, word: text, kind: 'placeholder', place };
  const from = afterArrow(value);
  const first = findStatus(value.slice(from), extra);
  const found = first.name === undefined ? (reversedStatus(value.slice(from)) ?? first) : first;
  const start = place.start + from + found.start;
  const old = OLD_SPELLINGS.has(found.word.toLowerCase()) ? { oldSpelling: true } : {};
  return {
    ...base,
    word: found.word,
    ...(found.name ? { name: found.name } : {}),
    kind: 'word',
    ...old,
    place: { start, end: start + found.end - found.start },
  };
}

/** The status word a text begins with, after marks, emoji and a date. Unknown words end at the first punctuation. */
export function findStatus(text: string, extra: StatusWords): FoundStatus {
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const date = DATE_LEAD.exec(text.slice(lead))?.[0].length ?? 0;
  const start = lead + date + (date > 0 ? (LEAD.exec(text.slice(lead + date))?.[0].length ?? 0) : 0);
  const rest = text.slice(start);
  const known = knownWordAt(rest, extra);
  if (known) return { word: rest.slice(0, known.length), name: known.name, start, end: start + known.length };
  const word = (
    /^[^\s*_`~.,;:：(){}[\]|<>"“”!?–—][^*_`~.,;:：(){}[\]|<>"“”!?–—\n]{0,60}/u.exec(rest)?.[0] ?? rest.slice(0, 60)
  ).trimEnd();
  return { word, start, end: start + word.length };
}

/** Japanese, Korean and Turkish name the successor before the word: `ADR-0008 に置き換え`. */
const REVERSED = /に(置き換え|代替)|(?:으로|로)\s?(대체)|tarafından\s(yerini aldı)/u;

function reversedStatus(text: string): FoundStatus | undefined {
  const match = REVERSED.exec(text);
  const word = match?.[1] ?? match?.[2] ?? match?.[3];
  if (!match || word === undefined) return undefined;
  const end = match.index + match[0].length;
  return { word, name: 'superseded', start: end - word.length, end };
}

/** The longest status word at the start of a text, ending at a word boundary. */
export function knownWordAt(
  text: string,
  extra: StatusWords,
): { readonly length: number; readonly name: StatusName } | undefined {
  const lower = text.slice(0, LONGEST + 1).toLowerCase();
  // `in-review` and `in_review` are `in review`.
  const spaced = lower.replace(/(?<=[a-z])[-_](?=[a-z])/g, ' ');
  for (const word of candidates(lower)) {
    if ((lower.startsWith(word) || (word.includes(' ') && spaced.startsWith(word))) && endsWord(lower, word))
      return { length: word.length, name: STATUS_WORDS.get(word) ?? 'accepted' };
  }
  for (const [word, name] of Object.entries(extra)) {
    if (lower.startsWith(word) && endsWord(lower, word)) return { length: word.length, name };
  }
  return undefined;
}

const BY_FIRST = groupByFirst();
const LONGEST = Math.max(...[...STATUS_WORDS.keys()].map((word) => word.length));

function groupByFirst(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of [...STATUS_WORDS.keys()].sort((a, b) => b.length - a.length)) {
    const first = word.charAt(0);
    const list = groups.get(first);
    if (list) list.push(word);
    else groups.set(first, [word]);
  }
  return groups;
}

function candidates(lower: string): readonly string[] {
  return BY_FIRST.get(lower.charAt(0)) ?? [];
}

function endsWord(text: string, word: string): boolean {
  const next = text.charAt(word.length);
  if (next === '') return true;
  if (/[\u3000-\u9FFF\uAC00-\uD7AF]/u.test(word)) return true;
  return !/[\p{L}\p{N}-]/u.test(next) || (next === '-' && !/[\p{L}]/u.test(text.charAt(word.length + 1)));
}

/** Value without marks, links and comments, on one line. */
export function plainStatusText(value: string): string {
  return withoutDecoration(
    value
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
      .replace(/^[\s>"'“”{]+|[\s"'“”}]+$/g, ''),
  );
}

const LONGEST_EMPTY = 60;

/** True for what people write when there is nothing to say. */
export function isEmptyValue(text: string): boolean {
  return (
    text.length <= LONGEST_EMPTY &&
    /^(?:|-|--|–|—|n\/?a|n\.a\.|none|null|nil|"n\/a"|keine?|aucun|ninguno|nenhum|nessuno|geen|ingen|无|なし|없음|нет|not applicable|\(leave blank\)|_no response_|no response)$/i.test(
      text.replace(/^[\s*_"'`(]+|[\s*_"'`).]+$/g, ''),
    )
  );
}

function isPlaceholder(text: string): boolean {
  return /^(?:tbd|todo|tba|\?+|x{2,}|\.{3}|…|status|<[^>]*>|\{.*\}|insert .*|fill in.*|\(fill in.*)$/i.test(text);
}

/** A list of possible statuses, left from a template. */
function isChoice(value: string, extra: StatusWords): boolean {
  if (PROMPT.test(value)) return true;
  const text = value
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
  const parts = text
    .split(/\s*(?:\||\/|／|、|\s+or\s+|\s+oder\s+|\s+ou\s+|\s+o\s+)\s*/i)
    .map((part) => part.replace(/^[\s>*_`"'“”[{(]+|[\s*_`"'“”\]})]+$/g, ''));
  const words = parts.filter((part) => part !== '' && part !== '…' && part !== '...');
  if (words.length < 2) return words.length === 1 && commaChoice(text, extra);
  const known = words.filter((word) => isAlone(word, extra)).length;
  return known >= 3 || (known === words.length && new Set(words.map((word) => word.toLowerCase())).size > 1);
}

function commaChoice(text: string, extra: StatusWords): boolean {
  const parts = text.split(/\s*,\s*/).map((part) => part.replace(/^[\s>*_`"'“”[{(]+|[\s*_`"'“”\]})]+$/g, ''));
  return parts.length >= 4 && parts.filter((part) => isAlone(part, extra)).length >= 3;
}

/** True when a part is a status word and nothing else but a reference after it. */
function isAlone(part: string, extra: StatusWords): boolean {
  const known = knownWordAt(part, extra);
  if (!known) return false;
  const rest = part.slice(known.length).trim();
  return rest === '' || /^(?:by|durch|por|par)\b.{0,60}$/i.test(rest);
}

function afterArrow(value: string): number {
  const text = value.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length));
  const match = [...text.matchAll(new RegExp(ARROW, 'g'))].at(-1);
  return match ? match.index + match[0].length : 0;
}
