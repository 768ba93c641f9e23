import type { Decision, RelationKind } from '../model/decision.ts';
import type { Files } from '../model/files.ts';
import type { Log, ResolvedLink } from '../model/log.ts';
import { standingOfHref } from './link-standing.ts';
import { isRecordLike } from './record-like.ts';

/** Kinds that only point at something worth reading: their targets need not be records. */
const POINTERS: ReadonlySet<RelationKind> = new Set(['relates-to', 'references', 'review-on', 'influences']);

/** Whether a kind of relation names a decision, so that a name without a record is a fault of the lineage. */
export function isLineageKind(kind: RelationKind): boolean {
  return !POINTERS.has(kind);
}

/**
 * Whether a claim names a record that the log does not have. A link to a file that is there, to a place outside, or one whose
 * text was never meant as a record is none; a bare number that reads as a year or an amount is none either.
 */
export function isDangling(
  claim: ResolvedLink,
  decision: Decision,
  facts: { readonly log: Log; readonly files: Files },
): boolean {
  if (claim.resolution.kind !== 'dangling') return false;
  const { href, stem, number, prefix } = claim.link.reference;
  if (href !== undefined && href !== '') {
    const standing = standingOfHref(encodeURI(href), decision.path, facts.files);
    return standing.kind === 'missing' && isRecordLike(standing.path, standing.written, facts.log);
  }
  if (stem !== undefined) return true;
  return (
    number !== undefined && (prefix !== undefined || claim.link.notation === 'front-matter' || isPlausible(number, facts.log))
  );
}

/** Whether digits without prefix may be a record's number: not far beyond the numbers the log has, no year. */
function isPlausible(digits: string, log: Log): boolean {
  const highest =
    HIGHEST.get(log) ??
    log.decisions.reduce((most, decision) => Math.max(most, decision.name.kind === 'dated' ? 0 : (decision.number ?? 0)), 0);
  HIGHEST.set(log, highest);
  return highest > 0 && (digits.startsWith('0') || Number(digits) <= highest + 50);
}

const HIGHEST = new WeakMap<Log, number>();

/** Paths that `dangling-reference` speaks about: no second rule repeats them, wherever else the record names them. */
export function danglingPaths(decision: Decision, facts: { readonly log: Log; readonly files: Files }): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const link of decision.links) {
    const { href } = link.reference;
    if (href === undefined || !isLineageKind(link.kind)) continue;
    const claim = { claimant: decision.id, link, resolution: facts.log.resolve(link.reference, decision.path) };
    const standing = isDangling(claim, decision, facts) ? standingOfHref(encodeURI(href), decision.path, facts.files) : undefined;
    if (standing?.kind === 'missing') paths.add(standing.path);
  }
  return paths;
}
