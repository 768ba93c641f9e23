import { fieldNameOf } from '../dialects/collect-fields.ts';
import { listItems } from '../dialects/list-items.ts';
import { readDate } from '../dialects/read-date.ts';
import { splitNames } from '../dialects/read-people.ts';
import type { DateClaim, Decision, Field, FieldName } from '../model/decision.ts';
import type { Notation, StatusClaim } from '../model/status.ts';
import type { IdentifierScope } from './identifier.ts';
import { isOwnAnchor } from './own-anchor.ts';
import { type Outline, ofKind, type SectionNode } from './record-view.ts';
import { statusLine, statusRest } from './status-line.ts';
import { hasOwnComment, withoutTemplateComments } from './template-comments.ts';

/** A key that the front matter gets, in its own words. */
export interface HeaderValue {
  readonly key: string;
  readonly value: string | readonly string[];
}

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

interface Draft {
  readonly values: HeaderValue[];
  readonly fields: Set<Field>;
  readonly claims: Set<StatusClaim>;
  readonly sections: Set<number>;
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

function bodyFields(decision: Decision): readonly Field[] {
  return decision.fields.filter((field) => field.notation !== 'front-matter');
}

function isBlankField(field: Field): boolean {
  return !/[\p{L}\p{N}]/u.test(withoutTemplateComments(field.value)) && (field.items ?? []).length === 0;
}

/** A label with nothing or a dash behind it. A relation without value may be the head of a list. */
function saysNothing(field: Field): boolean {
  if (field.name === 'relation' && field.value.trim() === '') return false;
  return (
    !/[\p{L}\p{N}]/u.test(withoutTemplateComments(field.value)) && (field.items ?? []).length === 0 && !hasOwnComment(field.value)
  );
}

/** The key of the front matter that has a canonical meaning, if any. */
function hasKey(decision: Decision, name: FieldName): boolean {
  return (decision.frontMatter?.entries ?? []).some((entry) => fieldNameOf(entry.key) === name && entry.kind !== 'empty');
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

function addStatus(
  { decision, source }: Outline,
  facts: { readonly draft: Draft; readonly scope: IdentifierScope; readonly date: string | undefined },
): string | undefined {
  const { draft, scope, date } = facts;
  const claim = decision.status;
  const inFront = claim?.notation === 'front-matter';
  const written = inFront ? frontStatus(decision, scope) : statusLine(decision, scope);
  if (claim && written !== undefined && claim.notation !== 'folder') {
    if (!inFront) draft.values.push({ key: 'status', value: written });
    for (const other of decision.statuses) {
      const same =
        other === claim ||
        (other.kind === 'word' && other.name === claim.name && (other.name !== undefined || other.word === claim.word));
      if (same && other.notation !== 'front-matter') draft.claims.add(other);
    }
  } else addOpenStatus(decision, draft);
  for (const field of bodyFields(decision)) {
    const own =
      field.name === 'status' ? decision.statuses.find((one) => one.valuePlace.start === field.valuePlace.start) : undefined;
    if (own && draft.claims.has(own) && statusRest(own, { decision, text: source.text, written: written ?? '', date }) === 'none')
      draft.fields.add(field);
  }
  return written;
}

/** The status of the front matter as it will be: with the identifier where the header of the body names the successor. */
function frontStatus(decision: Decision, scope: IdentifierScope): string | undefined {
  const claim = decision.status;
  if (!claim) return undefined;
  const named = decision.links.some(
    (link) => link.kind === 'supersedes' && link.direction === 'inverse' && link.notation === 'front-matter',
  );
  const told = decision.links.some(
    (link) => link.kind === 'supersedes' && link.direction === 'inverse' && link.part === 'whole' && IN_HEADER.has(link.notation),
  );
  const linked = claim.text !== claim.word && named;
  return linked || claim.oldSpelling || (claim.name === 'superseded' && claim.text === claim.word && told && !named)
    ? statusLine(decision, scope)
    : claim.text;
}

/** Notations of the header: a claim further down belongs to the text. */
const IN_HEADER: ReadonlySet<Notation> = new Set<Notation>([
  'section',
  'bullet',
  'bold-bullet',
  'line',
  'bold-line',
  'pipe-line',
  'table',
  'title',
  'heading',
  'pseudo-front-matter',
]);

/** Notations with a label: what stands after it is the value, whatever it says. */
const IN_FIELDS: ReadonlySet<Notation> = new Set<Notation>([
  'bullet',
  'bold-bullet',
  'line',
  'bold-line',
  'pipe-line',
  'table',
  'pseudo-front-matter',
]);

/** A status that nobody chose yet keeps the words of its template. */
function addOpenStatus(decision: Decision, draft: Draft): void {
  const open = decision.statuses.find(
    (claim) => (claim.kind === 'choice' || claim.kind === 'placeholder') && IN_FIELDS.has(claim.notation) && claim.text !== '',
  );
  if (!open || hasKey(decision, 'status')) return;
  draft.values.push({ key: 'status', value: open.text });
  draft.claims.add(open);
}

function addNames(outline: Outline, name: 'decision-makers' | 'consulted' | 'informed' | 'authors' | 'tags', draft: Draft): void {
  const { decision, source } = outline;
  const read: Readonly<Record<typeof name, Decision['tags']>> = {
    'decision-makers': decision.decisionMakers,
    consulted: decision.consulted,
    informed: decision.informed,
    authors: decision.authors,
    tags: decision.tags,
  };
  if (hasKey(decision, name)) return;
  const items: string[] = [];
  for (const field of bodyFields(decision)) {
    if (field.name !== name || isBlankField(field) || hasOwnComment(source.text.slice(field.place.start, field.place.end)))
      continue;
    const value = withoutTemplateComments(field.value);
    items.push(...(field.items ?? splitNames(value, 0)).map((part) => plainValue(part.value)).filter((part) => part !== ''));
    draft.fields.add(field);
  }
  for (const node of ofKind(outline.tops, 'people', 'tags'))
    items.push(...namesOfSection(node, { outline, read: read[name], draft }));
  if (items.length === 0) return;
  const open = read[name].length === 0 && items.length === 1;
  draft.values.push({ key: name, value: open ? (items[0] ?? '') : items });
}

/** Names that a section lists, when it holds nothing else: otherwise it stays as it is and can be read where it comes to stand. */
function namesOfSection(
  node: SectionNode,
  facts: { readonly outline: Outline; readonly read: Decision['tags']; readonly draft: Draft },
): readonly string[] {
  const { outline, read, draft } = facts;
  const { text } = outline.source;
  const found = listItems(node.section, outline.source).filter((item) =>
    read.some((one) => one.place.start === item.place.start),
  );
  const lists = node.section.blocks.flatMap((block) => (block.type === 'list' ? block.children : []));
  const plain =
    lists.every((item) => item.children.length === 1) &&
    node.section.blocks.every((block) => block.type === 'list' || isOwnAnchor(block, node));
  if (found.length === 0 || !plain || lists.length !== found.length || node.children.length > 0) return [];
  draft.sections.add(node.index);
  return found.map((item) => {
    const raw = text.slice(item.place.start, item.place.end);
    return /\]\(|<[^>]+>/.test(raw) ? plainValue(raw) : item.value;
  });
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

/** A value on one line without the marks that only made it bold or code. */
export function plainValue(raw: string): string {
  const text = withoutTemplateComments(raw).replace(/\s+/g, ' ').trim();
  const inner = /^(\*\*|__|\*|_|`)([^*_`]+)\1$/.exec(text)?.[2];
  return (inner ?? text).trim();
}
