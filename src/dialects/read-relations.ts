import type { Link } from '../model/decision.ts';
import type { Notation } from '../model/status.ts';
import { withoutDecoration } from '../source/section-key.ts';
import { type Definitions, readReferences } from './read-references.ts';
import { labelKey } from './vocabulary/label-words.ts';
import { LONGEST_PHRASE, RELATION_WORDS, type RelationWord } from './vocabulary/relation-words.ts';

/** Settings of a reading of relations. */
export interface RelationScan {
  readonly definitions: Definitions;
  readonly notation: Notation;
  /** Whether a plain number may be a reference, as in `superseded by 15`. */
  readonly bare: boolean;
}

const MARKS = /^(?:[\s*_`~>"'“”|#:：.;,(–—-]|[\p{Extended_Pictographic}\u200D\uFE0F\uFE0E]|\d{4}-\d{2}-\d{2}\b|\[[ xX]\]\s)*/u;
const COPULA =
  /^(?:(?:this|it|and|also|which|has been|is|was|partially|note|status|adr|decision|record|and is|but|now|is now|since)\s+)*/i;

/**
 * Claims about other records that a line makes at the start of its clauses: `Accepted. Supersedes [2](0002-x.md); amends ADR-3`.
 * What stands in parentheses or later in a sentence is history, not a claim.
 */
export function readRelations(line: string, base: number, scan: RelationScan): readonly Link[] {
  const links: Link[] = [];
  for (const clause of clauses(line)) {
    const link = readClause(clause.text, base + clause.start, scan);
    links.push(...link);
  }
  return links;
}

/** Claims of a labelled value, such as `Superseded by: [12](0012-x.md), 0013`. */
export function readRelationValue(
  label: string,
  value: { readonly text: string; readonly start: number },
  scan: RelationScan & { readonly place: { readonly start: number; readonly end: number } },
): readonly Link[] {
  const word = RELATION_WORDS.get(labelKey(withoutDecoration(label).replace(/[:：]\s*$/, '')));
  if (!word) return [];
  const { references, end } = readReferences(value.text, value.start, { definitions: scan.definitions, bare: true });
  const scope = scopeAfter(value.text.slice(end));
  return references.map((reference) =>
    toLink(word, {
      phrase: label,
      reference,
      scope,
      notation: scan.notation,
      place: { start: scan.place.start, end: reference.place.end },
    }),
  );
}

interface Clause {
  readonly text: string;
  readonly start: number;
}

/** Clauses of a line: split at sentence ends and semicolons outside links and parentheses. */
function clauses(line: string): readonly Clause[] {
  const found: Clause[] = [];
  let start = 0;
  let depth = 0;
  for (let i = 0; i < line.length; i++) {
    const char = line[i];
    if (char === '(' || char === '[' || char === '<') depth++;
    else if (char === ')' || char === ']' || char === '>') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      (char === ';' ||
        char === '。' ||
        ((char === '.' || char === '!') && /\s/.test(line[i + 1] ?? '')) ||
        (char === ',' && startsPhrase(line.slice(i + 1))))
    ) {
      found.push({ text: line.slice(start, i), start });
      start = i + 1;
    }
  }
  found.push({ text: line.slice(start), start });
  return found;
}

function startsPhrase(rest: string): boolean {
  return phraseAt(rest.replace(/^\s+(?:and\s+)?/, '')) !== undefined;
}

function readClause(text: string, base: number, scan: RelationScan): readonly Link[] {
  const lead = MARKS.exec(text)?.[0].length ?? 0;
  const copula = COPULA.exec(text.slice(lead))?.[0].length ?? 0;
  const hit = phraseAt(text.slice(lead))
    ? { at: lead, phrase: phraseAt(text.slice(lead)) }
    : { at: lead + copula, phrase: phraseAt(text.slice(lead + copula)) };
  const statusFirst = hit.phrase ?? afterStatus(text.slice(lead));
  if (!statusFirst) return reversedClause(text, base, scan);
  const at = hit.phrase ? hit.at : lead + (afterStatus(text.slice(lead))?.at ?? 0);
  const after = at + statusFirst.length;
  const { references, end } = readReferences(text.slice(after), base + after, { definitions: scan.definitions, bare: scan.bare });
  const scope = scopeAfter(text.slice(after + end));
  const phrase = text.slice(at, after);
  return references.map((reference) =>
    toLink(statusFirst.word, {
      phrase,
      reference,
      scope,
      notation: scan.notation,
      place: { start: base + at, end: reference.place.end },
    }),
  );
}

/** `Accepted, superseded by X`, `Accepted (superseded by X)` and `accepted supersedes X`: a status word, then a phrase. */
function afterStatus(text: string): { readonly word: RelationWord; readonly length: number; readonly at: number } | undefined {
  const match =
    /^(?:accepted|approved|proposed|implemented|active|deprecated|rejected|draft)[\s*_`,:(–—-]+(?:and\s+|but\s+|by\s+)?/i.exec(
      text,
    );
  if (!match) return undefined;
  const phrase = phraseAt(text.slice(match[0].length));
  return phrase ? { ...phrase, at: match[0].length } : undefined;
}

/** Japanese, Korean and Turkish put the target before the words. */
const REVERSED = /(?:に置き換え|に代替|로 대체|으로 대체|tarafından yerini aldı)/;

function reversedClause(text: string, base: number, scan: RelationScan): readonly Link[] {
  const match = REVERSED.exec(text);
  if (!match) return [];
  const lead = MARKS.exec(text)?.[0].length ?? 0;
  const { references } = readReferences(text.slice(lead, match.index), base + lead, {
    definitions: scan.definitions,
    bare: scan.bare,
  });
  const word: RelationWord = { kind: 'supersedes', direction: 'inverse', part: 'whole' };
  return references.map((reference) =>
    toLink(word, {
      phrase: match[0],
      reference,
      scope: undefined,
      notation: scan.notation,
      place: { start: reference.place.start, end: base + match.index + match[0].length },
    }),
  );
}

/** The longest relation phrase a text begins with. */
export function phraseAt(text: string): { readonly word: RelationWord; readonly length: number } | undefined {
  if (!beginsPhrase(text)) return undefined;
  const head = text
    .slice(0, LONGEST_PHRASE + 8)
    .toLowerCase()
    .replace(/[*_]/g, ' ');
  const words = /^[\p{L}'-]+(?:\s+[\p{L}'-]+){0,6}/u.exec(head)?.[0];
  if (words === undefined) return undefined;
  for (let end = words.length; end > 0; end = words.lastIndexOf(' ', end - 1)) {
    const raw = words.slice(0, end).trimEnd();
    const word = RELATION_WORDS.get(raw.replace(/\s+/g, ' '));
    if (word) return { word, length: raw.length };
  }
  return undefined;
}

const FIRST_LETTERS: ReadonlySet<string> = new Set([...RELATION_WORDS.keys()].map((phrase) => phrase.slice(0, 3)));

/** Quick no for nearly every text: its first three letters begin no phrase. */
function beginsPhrase(text: string): boolean {
  const at = text.charCodeAt(0) === 42 || text.charCodeAt(0) === 95 || text.charCodeAt(0) === 32 ? text.search(/[^*_\s]/) : 0;
  return at >= 0 && FIRST_LETTERS.has(text.slice(at, at + 3).toLowerCase());
}

function scopeAfter(rest: string): string | undefined {
  const match = /^[\s*_"'”]*(?:\(([^)]{3,200})\)|(?:for|in|regarding|concerning|as to|as far as)\s+([^.;)\n]{3,200}))/i.exec(
    rest,
  );
  return (match?.[1] ?? match?.[2])?.trim();
}

function toLink(
  word: RelationWord,
  found: {
    readonly phrase: string;
    readonly reference: Link['reference'];
    readonly scope: string | undefined;
    readonly notation: Notation;
    readonly place: Link['place'];
  },
): Link {
  const inPart = found.scope !== undefined && /^(?:partial|partly|in part|only)\b/i.test(found.scope);
  return {
    kind: word.kind,
    direction: word.direction,
    part: inPart ? 'partial' : word.part,
    ...(found.scope === undefined ? {} : { scope: found.scope }),
    reference: found.reference,
    notation: found.notation,
    phrase: found.phrase.trim(),
    ...(word.oldSpelling ? { oldSpelling: true } : {}),
    place: found.place,
  };
}
