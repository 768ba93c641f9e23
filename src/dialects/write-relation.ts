import type { Decision, Link } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import type { Notation, StatusClaim } from '../model/status.ts';
import { setEntry } from './edit-front-matter.ts';
import { exampleField, insertField, LINE_NOTATIONS } from './insert-field.ts';
import { relationPhrase, statusWord, type WordPlace } from './log-words.ts';
import { namedBy } from './name-record.ts';
import { dialectById } from './read-decision.ts';
import { addToField, nameFor } from './relation-entry.ts';
import { labelFor, ownField, placeOf, type RelationChange, statusSection, usesKey } from './relation-habit.ts';
import { addFooter, addToLinks, addToSection } from './relation-lines.ts';
import { findStatus } from './status-value.ts';
import { writePlainField } from './write-plain-field.ts';
import { claimsToChange, rewriteClaim } from './write-status.ts';

/**
 * Edits that let a record claim a relation to another. The claim that a record is superseded is its status too; the others stand
 * beside it. Undefined when the record has no place for the claim.
 */
export function writeRelation(change: RelationChange): readonly Edit[] | undefined {
  const { decision, relation, other, context } = change;
  const named = namedBy(decision, relation, context.log).includes(other.id);
  if (relation.name !== 'superseded-by') return named ? [] : addClaim(change);
  if (named) return decision.status?.name === 'superseded' ? [] : rewriteAll(change, undefined);
  return writeSuccessor(change);
}

function writeSuccessor(change: RelationChange): readonly Edit[] | undefined {
  const { decision } = change;
  const before = successorInStatus(decision);
  if (before) return addBeside(change, before);
  if (decision.dialect === 'mx-decision') return withStatus(change, footer(change), undefined);
  const own = ownField(change);
  const claims = claimsToChange(decision);
  if (own || usesKey(change))
    return withStatus(
      change,
      addToField(change, own),
      claims.find((claim) => claim.notation === 'section' && (own?.notation ?? 'front-matter') === 'front-matter'),
    );
  const carrier =
    claims.find((claim) => claim.notation !== 'front-matter' && claim.notation !== 'title') ??
    claims.find((claim) => claim.notation !== 'front-matter') ??
    claims[0];
  if (!carrier) return insertStatus(change);
  const name = nameFor(change, carrier.notation === 'front-matter' ? 'status-key' : 'prose');
  return name === undefined
    ? undefined
    : rewriteAll(change, { carrier, value: `${successorPhrase(change, carrier.notation, carrier)} ${name}` });
}

/** A status for a record that states none. */
function insertStatus(change: RelationChange): readonly Edit[] | undefined {
  const { decision, context } = change;
  const value = (at: Notation): string =>
    `${successorPhrase(change, at)} ${nameFor(change, at === 'front-matter' ? 'status-key' : 'prose') ?? ''}`;
  return writePlainField({ decision, field: 'status', value, dialect: dialectById(decision.dialect, context.adopted), context });
}

/** Rewrites every status claim to superseded; one of them carries the successor. */
function rewriteAll(
  change: RelationChange,
  carried: { readonly carrier: StatusClaim; readonly value: string } | undefined,
): readonly Edit[] | undefined {
  const { decision, context } = change;
  const edits: Edit[] = [];
  for (const claim of claimsToChange(decision)) {
    const value = claim === carried?.carrier ? { value: carried.value } : {};
    if (carried?.carrier !== claim && claim.name === 'superseded') continue;
    const rewritten = rewriteClaim(claim, { status: 'superseded', ...value }, { decision, context });
    if (!rewritten) return undefined;
    edits.push(...rewritten);
  }
  return edits;
}

/** The word superseded beside a claim that stands elsewhere; a status section names the successor again, for those who read only the page. */
function withStatus(
  change: RelationChange,
  edits: readonly Edit[] | undefined,
  carrier: StatusClaim | undefined,
): readonly Edit[] | undefined {
  const name = carrier && nameFor(change, 'prose');
  const carried =
    carrier && name !== undefined
      ? { carrier, value: `${successorPhrase(change, carrier.notation, carrier)} ${name}` }
      : undefined;
  const status = change.decision.status?.name === 'superseded' ? [] : rewriteAll(change, carried);
  return edits && status ? [...status, ...edits] : undefined;
}

/** The log's phrase before a successor; it must read as the status too, as `superseded by` does. */
function successorPhrase(change: RelationChange, at: Notation, claim?: StatusClaim): string {
  const phrase = relationPhrase(change.relation, wordPlace(change, at, claim));
  return findStatus(phrase, {}).name === 'superseded' ? phrase : `${statusWord('superseded', wordPlace(change, at, claim))} by`;
}

/** A claim within the status value that already names a successor. */
function successorInStatus(decision: Decision): Link | undefined {
  const claims = claimsToChange(decision);
  return decision.links.find(
    (link) =>
      link.kind === 'supersedes' &&
      link.direction === 'inverse' &&
      link.part === 'whole' &&
      claims.some((claim) => claim.valuePlace.start <= link.place.start && link.place.start < claim.valuePlace.end),
  );
}

/** A second successor beside the first. */
function addBeside(change: RelationChange, before: Link): readonly Edit[] | undefined {
  const { decision, context } = change;
  if (before.notation === 'front-matter') {
    const entry = decision.frontMatter?.entries.find(
      (one) => one.valuePlace.start <= before.place.start && before.place.start < one.valuePlace.end,
    );
    const name = nameFor(change, 'status-key');
    const edit = entry && name !== undefined ? setEntry(entry, `${entry.text}, ${name}`, context.text) : undefined;
    return edit && [edit];
  }
  const section = before.notation === 'section' ? statusSection(change) : undefined;
  if (section) return addClaim(change);
  const name = nameFor(change, 'prose');
  return name === undefined ? undefined : [{ start: before.place.end, end: before.place.end, insert: `, ${name}` }];
}

function addClaim(change: RelationChange): readonly Edit[] | undefined {
  const { decision, context } = change;
  const own = ownField(change);
  if (own) return addToField(change, own);
  if (decision.dialect === 'mx-decision') return footer(change);
  const place = placeOf(change);
  if (place === 'front-matter') return addToField(change, undefined);
  const section = place === 'section' ? statusSection(change) : undefined;
  const name = nameFor(change, 'prose');
  if (name === undefined) return undefined;
  const claim = `${relationPhrase(change.relation, wordPlace(change, place === 'section' ? 'section' : 'text'))} ${name}`;
  if (section) return [addToSection(section, capitalized(claim), { decision, text: context.text, relation: change.relation })];
  if (LINE_NOTATIONS.has(place)) {
    const like = exampleField(decision, place);
    const edit = like && insertField(like, { label: labelFor(change, like), value: name }, context.text);
    if (edit) return [edit];
  }
  return [addToLinks(decision, capitalized(claim), context.text)];
}

function footer(change: RelationChange): readonly Edit[] | undefined {
  const name = nameFor(change, 'prose');
  if (name === undefined) return undefined;
  const label = capitalized(change.relation.name.replace('-', ' '));
  return [addFooter(`**${label}:** ${name}`, change.context.text)];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wordPlace({ decision, context }: RelationChange, notation: Notation, claim = decision.status): WordPlace {
  return { notation, log: context.log, like: claim?.name === undefined ? undefined : claim.word };
}
