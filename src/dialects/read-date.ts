import type { DateClaim } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import type { Notation } from '../model/status.ts';
import { isEmptyValue } from './status-value.ts';
import { MONTHS } from './vocabulary/months.ts';

/** What a text says about a day. */
export interface ReadDate {
  readonly kind: DateClaim['kind'];
  readonly iso?: string;
  /** The date's own characters within the text. */
  readonly start: number;
  readonly end: number;
}

type Parts = { readonly year: number; readonly month?: number; readonly day?: number };
type Reader = readonly [pattern: RegExp, read: (match: RegExpExecArray) => Parts | 'ambiguous' | undefined];

const READERS: readonly Reader[] = [
  [
    /(?<![\d-])(\d{4})-(\d{1,2})-(\d{1,2})(?![\d-]|(?!T\d)[A-Za-z])/,
    (m) => ({ year: +at(m, 1), month: +at(m, 2), day: +at(m, 3) }),
  ],
  [/(?<![\d./])(\d{4})[./](\d{1,2})[./](\d{1,2})(?![\d./])/, (m) => ({ year: +at(m, 1), month: +at(m, 2), day: +at(m, 3) })],
  [/(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/, (m) => ({ year: +at(m, 1), month: +at(m, 2), day: +at(m, 3) })],
  [
    /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/,
    (m) => ({ year: fullYear(at(m, 3)), month: +at(m, 2), day: +at(m, 1) }),
  ],
  [/(?<![\d/;-])(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/, (m) => dayOrMonth(+at(m, 1), +at(m, 3), fullYear(at(m, 4)))],
  [
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|º|er)?[\s-]+(?:de\s+|of\s+)?(\p{L}{3,12})\.?,?[\s-]+(?:de\s+)?(\d{4})(?!\d)/iu,
    (m) => named(at(m, 2), +at(m, 3), +at(m, 1)),
  ],
  [/(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?\s*,?\s+(\d{4})(?!\d)/iu, (m) => named(at(m, 1), +at(m, 3), +at(m, 2))],
  [/(?<!\p{L})(\p{L}{3,12})\.?\s*,?\s*(?:de\s+)?(\d{4})(?!\d)/iu, (m) => named(at(m, 1), +at(m, 2), undefined)],
  [/(?<![\d-])(\d{4})-(\d{2})(?![\d-])/, (m) => ({ year: +at(m, 1), month: +at(m, 2) })],
  [/(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/, (m) => ({ year: +at(m, 1), month: +at(m, 2), day: +at(m, 3) })],
];

/** Reads the first date of a text. Only real calendar days get an ISO form; `05/06/2024` is ambiguous. */
export function readDate(text: string): ReadDate {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = read(match);
    const start = match.index;
    const end = start + match[0].length;
    if (parts === undefined) continue;
    if (parts === 'ambiguous') return { kind: 'ambiguous', start, end };
    const iso = isoOf(parts);
    return iso === undefined ? { kind: 'impossible', start, end } : { kind: 'date', iso, start, end };
  }
  return { kind: withoutDate(text), start: 0, end: text.length };
}

/** A date field as a claim. */
export function dateClaim(
  text: string,
  place: Place,
  about: { readonly role: DateClaim['role']; readonly notation: Notation },
): DateClaim {
  const read = readDate(text);
  return {
    text: text.trim(),
    ...(read.iso === undefined ? {} : { iso: read.iso }),
    kind: read.kind,
    ...about,
    place: read.kind === 'empty' ? place : { start: place.start + read.start, end: place.start + read.end },
  };
}

/** Beyond this many characters no date is looked for, so that the patterns stay cheap. */
const LONGEST_DATE = 300;

function withoutDate(text: string): DateClaim['kind'] {
  const plain = text.slice(0, LONGEST_DATE).replace(/^[\s{[<*_"'`(]+|[\s}\]>*_"'`).]+$/g, '');
  if (isEmptyValue(plain)) return 'empty';
  if (
    /^(?:y{2,4}|j{2,4}|a{2,4}|å{2,4}|d{2})[-/. ](?:m{2})[-/. ]|yyyymmdd|insert date|^tbd$|^todo$|^date\b|when the decision|last updated|xx/i.test(
      plain,
    )
  )
    return 'placeholder';
  return 'unreadable';
}

function at(match: RegExpExecArray, group: number): string {
  return match[group] ?? '';
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function dayOrMonth(first: number, second: number, year: number): Parts | 'ambiguous' {
  if (first > 12 && second <= 12) return { year, month: second, day: first };
  if (second > 12 && first <= 12) return { year, month: first, day: second };
  if (first === second) return { year, month: first, day: second };
  return first > 12 ? { year, month: first, day: second } : 'ambiguous';
}

function named(word: string, year: number, day: number | undefined): Parts | undefined {
  const month = MONTHS.get(word.toLowerCase());
  return month === undefined ? undefined : { year, month, ...(day === undefined ? {} : { day }) };
}

function isoOf({ year, month, day }: Parts): string | undefined {
  if (month === undefined) return `${year}`;
  if (month < 1 || month > 12 || year < 1970 || year > 2999) return undefined;
  const head = `${year}-${`${month}`.padStart(2, '0')}`;
  if (day === undefined) return head;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day >= 1 && day <= last ? `${head}-${`${day}`.padStart(2, '0')}` : undefined;
}
