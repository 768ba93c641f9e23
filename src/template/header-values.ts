import { fieldNameOf } from '../dialects/collect-fields.ts';
import { readDate } from '../dialects/read-date.ts';
import type { DateClaim, Field, FieldName } from '../model/decision.ts';
import type { StatusClaim } from '../model/status.ts';
import { bodyFields, type Draft, type HeaderValue, hasKey, isBlankField } from './header-draft.ts';
import { addNames } from './header-names.ts';
import { addStatus } from './header-status.ts';
import type { IdentifierScope } from './identifier.ts';
import { plainValue } from './plain-value.ts';
import type { Outline } from './record-view.ts';
import { hasOwnComment, withoutTemplateComments } from './template-comments.ts';

/** The header of a record as front matter, and what of the body it carries without remainder. */
export interface HeaderValues {
  readonly values: readonly HeaderValue[];
  readonly fields: ReadonlySet<Field>;
  readonly claims: ReadonlySet<StatusClaim>;
  /** Indexes of sections whose whole text it carries. */
  readonly sections: ReadonlySet<number>;
  /** The day the front matter holds after the change, if any. */
  readonly date: string | undefined;
  /** The value of `status` after the change. */
  readonly status: string | undefined;
}

/** Keys of MADR 4, in its order; others follow. */
const ORDER = ['status', 'date', 'decision-makers', 'consulted', 'informed'];

/** Reads what the body says in its header as keys of the front matter. What the front matter already has is not written again. */
export function headerValues(outline: Outline, scope: IdentifierScope): HeaderValues {
  const { decision } = outline;
  const draft: Draft = { values: [], fields: new Set(), claims: new Set(), sections: new Set() };
  const date = addDate(outline, draft);
  const status = addStatus(outline, { draft, scope, date });
  for (const name of ['decision-makers', 'consulted', 'informed', 'authors', 'tags'] as const) addNames(outline, name, draft);
  for (const field of bodyFields(decision)) addOwnKey(field, outline, draft);
  for (const field of bodyFields(decision)) if (saysNothing(field)) draft.fields.add(field);
  addTitle(outline, draft);
  const values = [...draft.values].sort((a, b) => rank(a.key) - rank(b.key));
  return { ...draft, values, date, status };
}

function rank(key: string): number {
  const at = ORDER.indexOf(key);
  return at < 0 ? ORDER.length : at;
}

/** A label with nothing or a dash behind it. A relation without value may be the head of a list. */
function saysNothing(field: Field): boolean {
  if (field.name === 'relation' && field.value.trim() === '') return false;
  return (
    !/[\p{L}\p{N}]/u.test(withoutTemplateComments(field.value)) && (field.items ?? []).length === 0 && !hasOwnComment(field.value)
  );
}

function addDate({ decision, source }: Outline, draft: Draft): string | undefined {
  const claim = decision.date;
  const inFront = decision.fields.find(
    (field) => field.notation === 'front-matter' && field.name === 'date' && field.value !== '',
  );
  if (claim === undefined || inFront) return inFront && readDate(inFront.value).iso;
  if (!isOwnDate(claim)) return undefined;
  const text = claim.iso ?? plainValue(claim.text);
  draft.values.push({ key: 'date', value: text });
  for (const field of bodyFields(decision)) if (field.name === 'date' && saysDate(field, text)) draft.fields.add(field);
  decision.sections.forEach((section, index) => {
    const said =
      section.kind === 'date' && claim.notation === 'section'
        ? source.text.slice(section.body.start, section.body.end)
        : undefined;
    if (said !== undefined && saysOnlyDate(said, text)) draft.sections.add(index);
  });
  return claim.iso;
}

/** Days of creation and change stay under their own names; a day in the file's name or in a change log is not repeated. */
function isOwnDate({ role, notation }: DateClaim): boolean {
  return role !== 'created' && role !== 'updated' && role !== 'name' && role !== 'review' && notation !== 'text';
}

function saysDate(field: Field, date: string): boolean {
  return saysOnlyDate(field.value, date);
}

/** True when a text is the day and nothing else. */
function saysOnlyDate(text: string, date: string): boolean {
  const value = plainValue(text);
  const read = readDate(value);
  if (read.kind !== 'date') return value === date;
  return read.iso === date && !/[\p{L}\p{N}]/u.test(value.slice(0, read.start) + value.slice(read.end));
}

/** Labels that have a meaning but no key in MADR 4 keep their own name as key. */
const OWN_KEYS: ReadonlySet<FieldName> = new Set<FieldName>([
  'created',
  'updated',
  'proposed-date',
  'accepted-date',
  'review-by',
  'governs',
]);

function addOwnKey(field: Field, { decision, source }: Outline, draft: Draft): void {
  const { name } = field;
  if (name === undefined || !OWN_KEYS.has(name) || isBlankField(field) || hasKey(decision, name)) return;
  if (hasOwnComment(source.text.slice(field.place.start, field.place.end)) || field.items) return;
  const own = field.label
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '');
  const key = fieldNameOf(own) === name ? own : name;
  if (draft.values.some((value) => value.key === key || fieldNameOf(value.key) === name)) return;
  draft.values.push({ key, value: plainValue(withoutTemplateComments(field.value)) });
  draft.fields.add(field);
}

/** A title in the header says what the heading says, or becomes the heading. */
function addTitle({ decision }: Outline, draft: Draft): void {
  for (const field of bodyFields(decision))
    if (field.name === 'title' && decision.title !== undefined && plainValue(field.value) === decision.title.value)
      draft.fields.add(field);
}
