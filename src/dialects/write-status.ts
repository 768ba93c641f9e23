import type { Decision } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import type { StatusClaim } from '../model/status.ts';
import { endOfLine, lineEnd, setEntry, startOfLine } from './edit-front-matter.ts';
import { leadOf, statusLead, statusWord } from './log-words.ts';
import { tickBox } from './tick-box.ts';
import type { WriteContext } from './write-context.ts';

/** What a status claim is to say. */
export interface StatusText {
  /** Canonical name, or a word as it is. */
  readonly status: string;
  /** The whole text where more than the word is to be said: `superseded by [5. Title](0005-title.md)`. */
  readonly value?: string;
}

/** Claims that a change of the status has to change: the one that holds and those that say the same; else the place left for one. */
export function claimsToChange(decision: Decision): readonly StatusClaim[] {
  const written = decision.statuses.filter(
    (claim) => claim.notation !== 'folder' && claim.notation !== 'name' && claim.notation !== 'text',
  );
  const holding = decision.status;
  if (holding && written.includes(holding))
    return written.filter((claim) => claim === holding || (claim.kind === 'word' && claim.name === holding.name));
  return written.filter((claim) => claim.kind !== 'word').slice(0, 1);
}

/** Edits that make one claim say something else; undefined when the notation has no room for it. */
export function rewriteClaim(
  claim: StatusClaim,
  wanted: StatusText,
  facts: { readonly decision: Decision; readonly context: WriteContext },
): readonly Edit[] | undefined {
  const { decision, context } = facts;
  const word = statusWord(wanted.status, {
    notation: claim.notation,
    log: context.log,
    like: claim.kind === 'word' && claim.name !== undefined ? claim.word : undefined,
  });
  const value = wanted.value ?? word;
  if (claim.notation === 'check-box') return tickBox(decision, wanted, { text: context.text, value });
  if (claim.notation === 'status-log' || isLogLine(claim, context)) return appendLogLine(claim, value, context);
  if (claim.notation === 'front-matter') return rewriteEntry(claim, value, facts);
  return [rewriteText(claim, { word, value, status: wanted.status, alone: wanted.value === undefined }, context)];
}

const DATED = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\s+\S/;

function isLogLine(claim: StatusClaim, { log }: WriteContext): boolean {
  return (
    claim.notation === 'section' &&
    DATED.test(claim.text) &&
    log.decisions.some((decision) => decision.status?.notation === 'status-log')
  );
}

/** A line with the day below the last one of a status log. */
function appendLogLine(claim: StatusClaim, value: string, { text, today }: WriteContext): readonly Edit[] | undefined {
  if (today === undefined) return undefined;
  const at = endOfLine(text, claim.valuePlace.end);
  const start = startOfLine(text, claim.valuePlace.start);
  const lead = text.slice(start, claim.valuePlace.start);
  const before = text.slice(startOfLine(text, Math.max(0, start - 1)), Math.max(0, start - 1));
  const gap = lead.trim() === '' && before.trim() === '' ? `${lineEnd(text)}${lineEnd(text)}` : lineEnd(text);
  return [{ start: at, end: at, insert: `${gap}${lead}${today} ${value}` }];
}

function rewriteEntry(
  claim: StatusClaim,
  value: string,
  { decision, context }: { readonly decision: Decision; readonly context: WriteContext },
): readonly Edit[] | undefined {
  const entry = decision.frontMatter?.entries.find(
    (one) =>
      one.valuePlace.start === claim.valuePlace.start ||
      (one.keyPlace.end <= claim.valuePlace.start && claim.valuePlace.end <= Math.max(one.valuePlace.end, one.keyPlace.end + 1)),
  );
  if (!entry) return undefined;
  const keeps =
    entry.kind === 'scalar' &&
    claim.kind === 'word' &&
    claim.name !== 'superseded' &&
    entry.text.startsWith(claim.word) &&
    /^\s*[;.,]/.test(entry.text.slice(claim.word.length));
  const edit = setEntry(entry, keeps ? value + entry.text.slice(claim.word.length) : value, context.text);
  return edit && [edit];
}

interface NewText {
  readonly word: string;
  readonly value: string;
  readonly status: string;
  /** True when no record follows the word. */
  readonly alone: boolean;
}

/** Replaces the word, or the whole value where it was no word or named a successor; what else was said is kept. */
function rewriteText(claim: StatusClaim, wanted: NewText, { text, log }: WriteContext): Edit {
  const { valuePlace, place } = claim;
  const raw = text.slice(valuePlace.start, valuePlace.end);
  if (claim.kind !== 'word') return { ...valuePlace, insert: spaced(valuePlace.start, wanted.value, text) };
  const lead = leadOf(claim, text);
  const newLead = lead === '' ? undefined : statusLead(wanted.status, log);
  const start = newLead === undefined ? place.start : valuePlace.start;
  const marks = /[*_`]+$/.exec(text.slice(valuePlace.start, place.start))?.[0] ?? '';
  const after = text.slice(place.end, valuePlace.end);
  if (wanted.alone && claim.name !== 'superseded') return { start, end: place.end, insert: `${newLead ?? ''}${wanted.word}` };
  if (wanted.alone)
    return {
      start,
      end: place.end + endOfSuccessor(after),
      insert: `${newLead ?? ''}${wanted.word}${marks !== '' && after.startsWith(marks) ? marks : ''}`,
    };
  const rest = marks !== '' && after.startsWith(marks) ? after.slice(marks.length) : after;
  const bare =
    rest.trim() === '' || /^\s*[.;,]/.test(rest) ? rest : `; ${raw.slice(place.start - marks.length - valuePlace.start)}`;
  return {
    start: newLead === undefined ? place.start - marks.length : start,
    end: valuePlace.end,
    insert: `${newLead ?? ''}${wanted.value}${bare.trimEnd() === '' ? '' : bare}`,
  };
}

/** Length of ` by …` after the word superseded: up to the end of the clause. */
function endOfSuccessor(after: string): number {
  const match =
    /^[*_`]*\s*(?:by|with|durch|door|av|por|par|da|gan|на)?\s*(?:!?\[(?:[^\]\\]|\\.)*\]\([^)]*\)|<[^>]*>|[\w./#-]*\d[\w./-]*|,|\band\b|\s)*/u.exec(
      after,
    );
  return match?.[0].trimEnd().length ?? 0;
}

function spaced(at: number, value: string, text: string): string {
  return /[:：|]/.test(text[at - 1] ?? '') ? ` ${value}` : value;
}
