import type { Decision, Field, Link } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import type { FrontMatterEntry } from '../model/source.ts';
import type { Notation, StatusClaim } from '../model/status.ts';
import { addToEntry, insertEntry, setEntry } from './edit-front-matter.ts';
import { exampleField, insertField, LINE_NOTATIONS } from './insert-field.ts';
import { matches, mostCommon, relationPhrase } from './log-words.ts';
import { namedBy, nameRecord, type NamePlace } from './name-record.ts';
import { addFooter, addToLinks, addToSection } from './relation-lines.ts';
import { holdsRelation, type RelationField } from './relation-field.ts';
import { claimsToChange, rewriteClaim } from './write-status.ts';
import { isEmptyValue } from './status-value.ts';
import { DIALECTS } from './dialects.ts';
import type { WriteContext } from './write-context.ts';

/** What is to be written: a relation of one record to another. */
export interface RelationChange {
  readonly decision: Decision;
  readonly relation: RelationField;
  readonly other: Decision;
  readonly context: WriteContext;
}

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

/** Front matter of these dialects holds one predecessor and one successor. */
const SINGLE: ReadonlySet<string> = new Set(['hve-core', 'decision-lifecycle']);

function writeSuccessor(change: RelationChange): readonly Edit[] | undefined {
  const { decision } = change;
  const before = successorInStatus(decision);
  if (before) return addBeside(change, before);
  if (decision.dialect === 'mx-decision') return withStatus(change, footer(change), undefined);
  const own = ownField(change);
  const claims = claimsToChange(decision);
  if (own || usesKey(change)) return withStatus(change, addToField(change, own), claims.find((claim) => claim.notation === 'section' && (own?.notation ?? 'front-matter') === 'front-matter'));
  const carrier = claims.find((claim) => claim.notation !== 'front-matter') ?? claims[0];
  if (!carrier) return undefined;
  const name = nameFor(change, carrier.notation === 'front-matter' ? 'status-key' : 'prose');
  return name === undefined ? undefined : rewriteAll(change, { carrier, tail: `${prepositionOf(change, carrier.notation)} ${name}` });
}

/** Rewrites every status claim to superseded; one of them carries the successor. */
function rewriteAll(change: RelationChange, carried: { readonly carrier: StatusClaim; readonly tail: string } | undefined): readonly Edit[] | undefined {
  const { decision, context } = change;
  const edits: Edit[] = [];
  for (const claim of claimsToChange(decision)) {
    const tail = claim === carried?.carrier ? { tail: carried.tail } : {};
    if (carried?.carrier !== claim && claim.name === 'superseded') continue;
    const rewritten = rewriteClaim(claim, { status: 'superseded', ...tail }, { decision, context });
    if (!rewritten) return undefined;
    edits.push(...rewritten);
  }
  return edits;
}

/** The word superseded beside a claim that stands elsewhere; a status section names the successor again, for those who read only the page. */
function withStatus(change: RelationChange, edits: readonly Edit[] | undefined, carrier: StatusClaim | undefined): readonly Edit[] | undefined {
  const name = carrier && nameFor(change, 'prose');
  const carried = carrier && name !== undefined ? { carrier, tail: `${prepositionOf(change, carrier.notation)} ${name}` } : undefined;
  const status = change.decision.status?.name === 'superseded' ? [] : rewriteAll(change, carried);
  return edits && status ? [...status, ...edits] : undefined;
}

/** What stands between the word superseded and the record: `by` in the language of the log. */
function prepositionOf({ relation, context }: RelationChange, at: Notation): string {
  return relationPhrase(relation, at, context.log).split(/\s+/).slice(1).join(' ') || 'by';
}

/** A claim within the status value that already names a successor. */
function successorInStatus(decision: Decision): Link | undefined {
  const claims = claimsToChange(decision);
  return decision.links.find((link) => link.kind === 'supersedes' && link.direction === 'inverse' && link.part === 'whole' && claims.some((claim) => claim.valuePlace.start <= link.place.start && link.place.start < claim.valuePlace.end));
}

/** A second successor beside the first. */
function addBeside(change: RelationChange, before: Link): readonly Edit[] | undefined {
  const { decision, context } = change;
  if (before.notation === 'front-matter') {
    const entry = decision.frontMatter?.entries.find((one) => one.valuePlace.start <= before.place.start && before.place.start < one.valuePlace.end);
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
  const claim = `${relationPhrase(change.relation, place === 'section' ? 'section' : 'text', context.log)} ${name}`;
  if (section) return [addToSection(section, capitalized(claim), { decision, text: context.text, relation: change.relation })];
  if (LINE_NOTATIONS.has(place)) {
    const like = exampleField(decision, place);
    const edit = like && insertField(like, { label: labelFor(change, like), value: name }, context.text);
    if (edit) return [edit];
  }
  return [addToLinks(decision, capitalized(claim), context.text)];
}

/** Where the log's records make this claim, as far as this record has the same place; else where it states its status. */
function placeOf(change: RelationChange): Notation {
  const { decision, relation, context } = change;
  const habit = mostCommon(context.log.links.filter(({ link, claimant }) => claimant !== decision.id && matches(relation, link)).map(({ link }) => link.notation));
  const own = decision.status?.notation ?? decision.statuses[0]?.notation;
  if (habit === 'front-matter' && decision.frontMatter) return habit;
  if ((habit === 'section' || habit === 'text') && own !== 'front-matter') return habit;
  if (habit !== undefined && LINE_NOTATIONS.has(habit) && exampleField(decision, habit)) return habit;
  if (own === 'check-box' || own === 'status-log') return 'section';
  if (own === 'bullet' || own === 'bold-bullet') return 'text';
  return own ?? (decision.frontMatter ? 'front-matter' : dialectNotation(change));
}

function dialectNotation({ decision, context }: RelationChange): Notation {
  const dialect = context.adopted?.id === decision.dialect ? context.adopted : DIALECTS.find((one) => one.id === decision.dialect);
  return dialect?.metadata.notation ?? 'text';
}

function statusSection({ decision }: RelationChange) {
  return decision.sections.find((section) => section.kind === 'status' && section.depth <= 3);
}

/** The entry of the record's header that holds the relation. */
function ownField({ decision, relation }: RelationChange): Field | undefined {
  return decision.fields.find((field) => holdsRelation(field, relation));
}

/** Whether the successor belongs into a key of its own: the log has such keys, or the dialect does. */
function usesKey({ decision, relation, context }: RelationChange): boolean {
  if (!decision.frontMatter) return false;
  const dialect = DIALECTS.find((one) => one.id === decision.dialect);
  if (dialect?.keys?.includes(relation.name)) return true;
  return context.log.decisions.some((one) => one.fields.some((field) => field.notation === 'front-matter' && (holdsRelation(field, relation) || holdsRelation(field, inverseOf(relation)))));
}

function inverseOf(relation: RelationField): RelationField {
  return { ...relation, direction: relation.direction === 'forward' ? 'inverse' : 'forward' };
}

function addToField(change: RelationChange, own: Field | undefined): readonly Edit[] | undefined {
  const { decision, context } = change;
  if (!own || own.notation === 'front-matter') {
    const entry = own && decision.frontMatter?.entries.find((one) => one.key === own.label);
    const edit = entry ? addToKey(change, entry) : newKey(change);
    return edit && [edit];
  }
  const name = nameFor(change, 'prose');
  if (name === undefined) return undefined;
  const { start, end } = own.valuePlace;
  if (own.items && own.items.length > 0) {
    const last = own.items.at(-1)?.place ?? own.valuePlace;
    const line = context.text.slice(context.text.lastIndexOf('\n', last.start) + 1, last.start);
    return [{ start: last.end, end: last.end, insert: `${context.text.includes('\r\n') ? '\r\n' : '\n'}${line}${name}` }];
  }
  const empty = isEmptyValue(own.value.replace(/\([^)]*\)/g, '')) || isEmptyValue(own.value);
  const gap = /[:：|]/.test(context.text[start - 1] ?? '') ? ' ' : '';
  return [empty ? { start, end, insert: `${gap}${name}` } : { start: end, end, insert: `, ${name}` }];
}

function addToKey(change: RelationChange, entry: FrontMatterEntry): Edit | undefined {
  const { decision, context } = change;
  const filled = entry.items.some((item) => !isEmptyValue(item.value));
  const name = nameFor(change, 'key');
  if (name === undefined || (filled && SINGLE.has(decision.dialect))) return undefined;
  return addToEntry(entry, name, { text: context.text, list: usesList(change) });
}

function newKey(change: RelationChange): Edit | undefined {
  const { decision, context } = change;
  const name = nameFor(change, 'key');
  if (name === undefined) return undefined;
  return insertEntry(decision, { key: keyFor(change), value: name, list: usesList(change) }, { text: context.text, after: [] });
}

/** Whether the log writes the relation as a list even for one record. */
function usesList({ relation, context }: RelationChange): boolean {
  const kinds = context.log.decisions.flatMap((one) => (one.frontMatter?.entries ?? []).filter((entry) => entry.kind !== 'empty' && one.fields.some((field) => field.label === entry.key && field.notation === 'front-matter' && (holdsRelation(field, relation) || holdsRelation(field, inverseOf(relation))))));
  return mostCommon(kinds.map((entry) => entry.kind)) === 'list';
}

/** The key the log uses, else in the spelling of the record's other keys: `superseded-by`, `superseded_by`, `supersededBy`. */
function keyFor({ decision, relation, context }: RelationChange): string {
  const used = mostCommon(context.log.decisions.flatMap((one) => one.fields.filter((field) => field.notation === 'front-matter' && holdsRelation(field, relation)).map((field) => field.label)));
  if (used !== undefined) return used;
  const keys = (decision.frontMatter?.entries ?? []).map((entry) => entry.key);
  const has = (pattern: RegExp): boolean => keys.some((key) => pattern.test(key));
  if (has(/\w_\w/) && !has(/\w-\w/)) return relation.name.replace('-', '_');
  return has(/[a-z][A-Z]/) && !has(/\w-\w/) ? relation.name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()) : relation.name;
}

function labelFor({ relation, context }: RelationChange, like: Field): string {
  const used = mostCommon(context.log.decisions.flatMap((one) => one.fields.filter((field) => field.notation === like.notation && holdsRelation(field, relation)).map((field) => field.label)));
  return used ?? relation.name.replace('-', ' ');
}

function footer(change: RelationChange): readonly Edit[] | undefined {
  const name = nameFor(change, 'prose');
  if (name === undefined) return undefined;
  const label = capitalized(change.relation.name.replace('-', ' '));
  return [addFooter(`**${label}:** ${name}`, change.context.text)];
}

function nameFor({ decision, other, context }: RelationChange, place: NamePlace): string | undefined {
  return nameRecord({ other, from: decision, log: context.log }, place);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
