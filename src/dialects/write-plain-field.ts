import type { DateClaim, Decision, Field, FieldName } from '../model/decision.ts';
import type { Dialect } from '../model/dialect.ts';
import type { Edit } from '../model/finding.ts';
import type { Notation } from '../model/status.ts';
import { belowTitle } from './below-title.ts';
import { insertEntry, lineEnd, setEntry, setList } from './edit-front-matter.ts';
import { exampleField, insertField, LINE_NOTATIONS } from './insert-field.ts';
import { mostCommon, statusWord } from './log-words.ts';
import type { WriteContext } from './write-context.ts';

/** A field that is neither status nor relation, or a status for a record that states none. */
export interface PlainChange {
  readonly decision: Decision;
  readonly field: FieldName;
  /** The value, or how it reads in the notation it will stand in. */
  readonly value: string | ((at: Notation) => string);
  readonly dialect: Dialect;
  readonly context: WriteContext;
}

/** Edits that give a labelled entry a value, where it stands or, when there is none, where the log and the dialect write it. */
export function writePlainField(change: PlainChange): readonly Edit[] | undefined {
  const { decision, field, context } = change;
  const value = typeof change.value === 'string' ? change.value : change.value('line');
  const date = dateOf(change);
  if (date) return date.text === value || date.iso === value ? [] : [{ ...date.place, insert: value }];
  const own = decision.fields.find((one) => one.name === field);
  if (!own) return insertPlain(change);
  if (own.value === value || (own.items && own.items.map((item) => item.value).join(', ') === splitNames(value).join(', ')))
    return [];
  if (own.notation !== 'front-matter') return replaceText(own, value, context.text);
  const entry = decision.frontMatter?.entries.find((one) => one.key === own.label);
  if (!entry) return undefined;
  const edit = entry.kind === 'list' ? setList(entry, splitNames(value), context.text) : setEntry(entry, value, context.text);
  return edit && [edit];
}

const ROLES: Readonly<Partial<Record<FieldName, DateClaim['role']>>> = {
  date: 'decided',
  'proposed-date': 'proposed',
  'accepted-date': 'accepted',
  created: 'created',
  updated: 'updated',
  'review-by': 'review',
};

/** A date that is written and can be replaced character by character. */
function dateOf({ decision, field }: PlainChange): DateClaim | undefined {
  const role = ROLES[field];
  return decision.dates.find(
    (date) =>
      date.role === role &&
      date.notation !== 'front-matter' &&
      date.notation !== 'name' &&
      (date.kind === 'date' || date.kind === 'ambiguous' || date.kind === 'impossible'),
  );
}

function replaceText(own: Field, value: string, text: string): readonly Edit[] | undefined {
  const { start, end } = own.valuePlace;
  if (own.items && own.items.length > 0) return replaceItems(own, value, text);
  return [{ start, end, insert: /[:：|]/.test(text[start - 1] ?? '') ? ` ${value}` : value }];
}

/** The items of a nested list, one a line. */
function replaceItems(own: Field, value: string, text: string): readonly Edit[] | undefined {
  const first = own.items?.[0]?.place;
  const last = own.items?.at(-1)?.place;
  if (!first || !last) return undefined;
  const lead = text.slice(text.lastIndexOf('\n', first.start) + 1, first.start);
  return [{ start: first.start, end: last.end, insert: splitNames(value).join(`${lineEnd(text)}${lead}`) }];
}

function splitNames(value: string): readonly string[] {
  return value.split(/\s*,\s*/).filter((name) => name !== '');
}

function insertPlain(change: PlainChange): readonly Edit[] | undefined {
  const { decision, field, context, dialect } = change;
  const notation = notationFor(change);
  const label = labelFor(change, notation);
  const written = typeof change.value === 'string' ? change.value : change.value(notation);
  const value = field === 'status' ? statusWord(written, { notation, log: context.log, like: undefined }) : written;
  if (notation === 'front-matter')
    return [insertEntry(decision, { key: label, value, list: false }, { text: context.text, after: keysBefore(field, dialect) })];
  if (notation === 'section' && field === 'status')
    return [statusSection(decision, `## ${label}`, { value, text: context.text })];
  const like = exampleFor(decision, notation);
  const edit = like && insertField(like, { label, value }, context.text);
  return [edit ?? belowTitle(decision, { notation, label, value }, context.text)];
}

/** An entry to copy: of the notation that was asked for, else of any that stands in lines. */
function exampleFor(decision: Decision, notation: Notation): Field | undefined {
  const found = exampleField(decision, notation);
  if (found || notation === 'section') return found;
  return undefined;
}

/** Notation most records of the log use for the field, else that of the dialect; a notation that can not be added to becomes lines. */
function notationFor({ decision, field, dialect, context }: PlainChange): Notation {
  const own = decision.fields.find(
    (one) =>
      one.name !== undefined && one.name !== 'relation' && (one.notation === 'front-matter' || LINE_NOTATIONS.has(one.notation)),
  );
  const alike = context.log.decisions.filter((one) => one.dialect === decision.dialect && one.id !== decision.id);
  const used =
    field === 'status'
      ? alike.flatMap((one) => (one.status ? [one.status.notation] : []))
      : alike.flatMap((one) => one.fields.filter((other) => other.name === field).map((other) => other.notation));
  const habit = mostCommon(
    used.filter((notation) => notation === 'section' || notation === 'front-matter' || LINE_NOTATIONS.has(notation)),
  );
  if (habit === 'front-matter' || habit === 'section') return habit;
  if (habit !== undefined && exampleField(decision, habit)) return habit;
  if (field !== 'status' && own) return own.notation;
  const fixed = dialect.metadata.notation;
  if (fixed === 'section' && field !== 'status') return 'line';
  return fixed === 'front-matter' || fixed === 'section' || LINE_NOTATIONS.has(fixed) ? fixed : 'section';
}

const LABELS: Readonly<Partial<Record<FieldName, string>>> = {
  status: 'Status',
  date: 'Date',
  'proposed-date': 'Proposed date',
  'accepted-date': 'Accepted date',
  created: 'Created',
  updated: 'Updated',
  'review-by': 'Review by',
  'decision-makers': 'Deciders',
  consulted: 'Consulted',
  informed: 'Informed',
  authors: 'Authors',
  tags: 'Tags',
  governs: 'Governs',
  story: 'Technical Story',
};

function labelFor({ decision, field, dialect, context }: PlainChange, notation: Notation): string {
  const alike = context.log.decisions.filter((one) => one.id !== decision.id);
  const used = mostCommon(
    alike.flatMap((one) =>
      one.fields.filter((other) => other.name === field && other.notation === notation).map((other) => other.label),
    ),
  );
  if (used !== undefined) return used;
  const own = dialect.metadata.labels[field];
  if (own !== undefined && (dialect.metadata.notation === notation || notation !== 'front-matter')) return own;
  const label = LABELS[field] ?? field;
  if (notation !== 'front-matter') return label;
  const snake =
    (decision.frontMatter?.entries ?? []).some((entry) => /\w_\w/.test(entry.key)) &&
    !(decision.frontMatter?.entries ?? []).some((entry) => /\w-\w/.test(entry.key));
  return snake ? field.replaceAll('-', '_') : field;
}

/** Keys of the dialect's template that stand before the field. */
function keysBefore(field: FieldName, dialect: Dialect): readonly string[] {
  const labels = Object.entries(dialect.metadata.labels);
  const at = labels.findIndex(([name]) => name === field);
  return at <= 0 ? [] : labels.slice(0, at).map(([, label]) => label);
}

/** A status section before the first section of the record. */
function statusSection(decision: Decision, heading: string, facts: { readonly value: string; readonly text: string }): Edit {
  const eol = lineEnd(facts.text);
  const section = decision.sections.find((one) => one.depth >= 2 && one.kind !== undefined);
  const block = `${heading}${eol}${eol}${facts.value}${eol}`;
  if (section) return { start: section.heading.start, end: section.heading.start, insert: `${block}${eol}` };
  const gap = facts.text === '' || facts.text.endsWith('\n') ? '' : eol;
  return { start: facts.text.length, end: facts.text.length, insert: `${gap}${eol}${block}` };
}
