import { readDate } from '../dialects/read-date.ts';
import type { Decision, Link } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import type { StatusClaim } from '../model/status.ts';
import { type IdentifierScope, identifierOf } from './identifier.ts';
import { withoutTemplateComments } from './template-comments.ts';

/** The value of `status` in the front matter: one word, or the identifier of the record that took over. Undefined without a status of its own. */
export function statusLine(decision: Decision, scope: IdentifierScope): string | undefined {
  const claim = decision.status;
  if (!claim) return undefined;
  if (claim.name === 'superseded') {
    const names = successorsOf(decision, claim).map((link) => identifierOf(link.reference, scope));
    const known = [...new Set(names.flatMap((name) => (name === undefined ? [] : [name])))];
    if (known.length > 0 && known.length <= MANY) return `superseded by ${known.join(', ')}`;
  }
  if (claim.name === undefined) return claim.word;
  return claim.oldSpelling ? claim.name : claim.word.toLowerCase();
}

/** Beyond this many successors the status names none: the lines that do stand in the record. */
const MANY = 4;

/** Whole successions: those the status itself names, else those of the record. */
function successorsOf(decision: Decision, claim: StatusClaim): readonly Link[] {
  const all = decision.links.filter(
    (link) => link.kind === 'supersedes' && link.direction === 'inverse' && link.part === 'whole',
  );
  const own = all.filter((link) => isWithin(link.reference.place, claim.valuePlace));
  return own.length > 0 ? own : all;
}

/** What a status says beside its word: nothing, a relation that needs a line of its own, or more words. */
export type StatusRest = 'none' | 'relation' | 'prose';

/** What stays of a status when the front matter holds `written` and, where there is one, the day `date`. */
export function statusRest(
  claim: StatusClaim,
  facts: { readonly decision: Decision; readonly text: string; readonly written: string; readonly date: string | undefined },
): StatusRest {
  const { decision, text, written, date } = facts;
  const value = text.slice(claim.valuePlace.start, claim.valuePlace.end);
  if (claim.kind !== 'word') return 'none';
  const links = decision.links.filter((link) => isWithin(link.place, claim.valuePlace));
  const cut = [
    claim.place,
    ...links.map((link) => ({ start: link.place.start, end: Math.max(link.place.end, link.reference.place.end) })),
  ];
  const left = withoutDate(withoutTemplateComments(blanked(value, cut, claim.valuePlace.start)), date);
  if (/[\p{L}\p{N}]/u.test(left)) return 'prose';
  const unsaid = links.filter((link) => link.reference.href !== undefined || !written.includes(link.reference.text));
  return unsaid.length > 0 ? 'relation' : 'none';
}

function withoutDate(text: string, date: string | undefined): string {
  if (date === undefined) return text;
  const read = readDate(text);
  return read.iso === date ? text.slice(0, read.start) + text.slice(read.end) : text;
}

function blanked(text: string, places: readonly Place[], base: number): string {
  let out = text;
  for (const { start, end } of places) {
    const from = Math.max(0, start - base);
    const to = Math.min(out.length, end - base);
    if (to > from) out = out.slice(0, from) + ' '.repeat(to - from) + out.slice(to);
  }
  return out;
}

/** True when a place lies in another. */
export function isWithin(inner: Place, outer: Place): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
