import type { SectionKind, TitleClaim } from '../model/decision.ts';
import type { Located } from '../model/place.ts';
import type { Section, Source } from '../model/source.ts';
import type { StatusClaim } from '../model/status.ts';
import { withoutDecoration } from '../source/section-key.ts';
import { knownWordAt, type StatusWords } from './status-value.ts';

/** What the titles of a record say. */
export interface TitleReading {
  readonly title?: Located<string>;
  readonly titles: readonly TitleClaim[];
  readonly number?: Located<string>;
  /** The heading that is the record's title, if a heading is. */
  readonly section?: Section;
  readonly status?: StatusClaim;
}

/** Form of a heading that carries a number. */
const NUMBERED =
  /^\s*(?:\[\s*(?<bracket>\d{1,5})\s*\]\s*[-–—:.]?\s*|(?<prefix>(?:[A-Za-z]{1,8}[-_ ])?[A-Za-z]{2,12}(?:[-_ ][A-Za-z]{1,12}){0,2})[-_ #]{0,2}(?<number>\d{1,5}|[NX]{2,5})(?![\d\p{L}])\s*(?:[:：.]|\s[-–—]|[-–—](?=\s)|\)|$)\s*|#?(?<plain>\d{1,5})\s*(?:[:：.)]|\s[-–—])\s*)/u;
const RECORD_PREFIX =
  /^(?:adrs?|dr|adr[a-z]{0,4}|[a-z]{1,4}adr|ad|decision|decision record|rfc|[a-z]{2,8}[- _]adr[- _a-z]*|edr|pdr|tdr|ddr|mdr|sadr|madr|proposal|record|(?:[a-z]+ )?architecture decision record|architecture decision)$/i;
const BARE_PREFIX = /^\s*(?:ADR|DR|RFC|Architecture Decision Record|Decision Record|Decision)\s*[:：]\s*/i;

/** Reads titles from headings, front matter and name fields. `kinds` holds the canonical meaning of each section. */
export function readTitle(
  source: Source,
  facts: {
    readonly kinds: readonly (SectionKind | undefined)[];
    readonly extra: StatusWords;
    readonly fieldTitles: readonly TitleClaim[];
  },
): TitleReading {
  const heads = titleSections(source.sections, facts.kinds);
  const claims = [
    ...facts.fieldTitles.filter((claim) => claim.from === 'front-matter'),
    ...heads.map((section) => headingClaim(section, source)),
    ...facts.fieldTitles.filter((claim) => claim.from === 'field'),
  ];
  const section = heads[0];
  const readings = claims.map((claim) => splitTitle(claim, facts.extra));
  const fromHeading = readings.find(({ claim }) => claim.from === 'heading');
  const main = [
    fromHeading,
    readings.find(({ claim }) => claim.from === 'field'),
    readings.find(({ claim }) => claim.from === 'front-matter'),
  ].find((reading) => reading !== undefined && reading.claim.text !== '');
  const number = fromHeading?.number ?? readings.find((reading) => reading.number !== undefined)?.number;
  return {
    ...(main ? { title: { value: main.claim.text, place: main.claim.place } } : {}),
    titles: readings.map(({ claim }) => claim),
    ...(number ? { number } : {}),
    ...(section ? { section } : {}),
    ...(fromHeading?.status ? { status: fromHeading.status } : {}),
  };
}

/**
 * The headings that are titles: H1 that name no section. In records whose sections are H1 too only the first counts; without any
 * H1 the first heading counts when it names no section.
 */
export function titleSections(sections: readonly Section[], kinds: readonly (SectionKind | undefined)[]): readonly Section[] {
  const first = sections.filter((section) => section.depth === 1);
  const named = first.filter((section) => kinds[section.index] !== undefined);
  const plain = first.filter((section) => kinds[section.index] === undefined);
  if (first.length === 0) {
    const head = sections[1];
    return head && head.depth <= 2 && kinds[1] === undefined && isTitleLike(head, sections) ? [head] : [];
  }
  const style = named.length >= 2 || (named.some((section) => kinds[section.index] === 'metadata') && plain.length >= 2);
  if (!style)
    return plain.length > 0
      ? plain
      : first.slice(0, 1).filter((section) => first.length === 1 && section.index === 1 && kinds[section.index] !== 'status');
  return plain[0] !== undefined && plain[0] === first[0] ? plain.slice(0, 1) : [];
}

/** A first H2 is a title when other headings follow and it does not itself read like one of the sections. */
function isTitleLike(head: Section, sections: readonly Section[]): boolean {
  const next = sections[head.index + 1];
  return (
    next !== undefined &&
    !/[?？]$/.test(head.title) &&
    (next.depth > head.depth || head.blocks.length === 0 || head.blocks.length <= 2)
  );
}

function headingClaim(section: Section, source: Source): TitleClaim {
  const raw = source.text.slice(section.heading.start, section.heading.end);
  const lead = /^#{1,6}[ \t]*/.exec(raw)?.[0].length ?? 0;
  const words = raw
    .slice(lead)
    .replace(/[ \t]+#+[ \t]*$/, '')
    .replace(/\r?\n[ \t]*[=-]+[ \t]*$/, '')
    .trimEnd();
  return {
    text: section.title,
    written: section.title,
    place: { start: section.heading.start + lead, end: section.heading.start + lead + words.length },
    from: 'heading',
  };
}

interface SplitTitle {
  readonly claim: TitleClaim;
  readonly number?: Located<string>;
  readonly status?: StatusClaim;
}

function splitTitle(claim: TitleClaim, extra: StatusWords): SplitTitle {
  const status = statusPrefix(claim, extra);
  const written = status ? status.rest : claim.text;
  const match = NUMBERED.exec(written);
  const groups = match?.groups;
  const prefix = groups?.['prefix'];
  const digits = groups?.['bracket'] ?? groups?.['number'] ?? groups?.['plain'];
  const counts = match !== null && digits !== undefined && (prefix === undefined || RECORD_PREFIX.test(prefix.trim()));
  const rest = counts && match ? written.slice(match[0].length) : written.replace(BARE_PREFIX, '');
  const number =
    counts && digits !== undefined && /^\d+$/.test(digits) ? { value: digits, place: placeWithin(claim, digits) } : undefined;
  return {
    claim: { ...claim, text: rest.trim() === '' && !counts ? written.trim() : rest.trim() },
    ...(number ? { number } : {}),
    ...(status ? { status: status.claim } : {}),
  };
}

function placeWithin(claim: TitleClaim, digits: string): TitleClaim['place'] {
  const at = claim.written.indexOf(digits);
  const start = claim.place.start + Math.max(0, at);
  return at >= 0 && start + digits.length <= claim.place.end ? { start, end: start + digits.length } : claim.place;
}

/** `Draft: Use NATS` and `Superseded by <x.md>: Use NATS`: a status word before the title. */
function statusPrefix(claim: TitleClaim, extra: StatusWords): { readonly claim: StatusClaim; readonly rest: string } | undefined {
  if (claim.from !== 'heading') return undefined;
  const text = claim.text;
  const known = knownWordAt(text, extra);
  if (!known) return undefined;
  const match = /^(?:\s+(?:by|durch|par)\s+<?[^:<>]{1,120}>?)?\s*[:：]\s*(?=\S)/.exec(text.slice(known.length));
  if (!match) return undefined;
  const word = text.slice(0, known.length);
  const start = claim.place.start;
  const value = text.slice(0, known.length + match[0].length).replace(/\s*[:：]\s*$/, '');
  return {
    claim: {
      text: withoutDecoration(value),
      word,
      name: known.name,
      kind: 'word',
      notation: 'title',
      place: { start, end: start + word.length },
      valuePlace: { start, end: Math.min(claim.place.end, start + value.length) },
      ...(/superc|supersee/i.test(word) ? { oldSpelling: true } : {}),
    },
    rest: text.slice(known.length + match[0].length),
  };
}
