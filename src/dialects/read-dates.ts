import type { DateClaim, Field, RecordName, SectionFact } from '../model/decision.ts';
import type { Source } from '../model/source.ts';
import type { StatusClaim } from '../model/status.ts';
import { dateClaim, readDate } from './read-date.ts';

const ROLES: Readonly<Partial<Record<NonNullable<Field['name']>, DateClaim['role']>>> = {
  date: 'decided',
  'proposed-date': 'proposed',
  'accepted-date': 'accepted',
  created: 'created',
  updated: 'updated',
  'review-by': 'review',
};

/** Order in which dates are taken for the decision's own. */
const PREFERENCE: readonly DateClaim['role'][] = ['decided', 'accepted', 'proposed', 'created', 'status', 'updated', 'name'];

/** Dates of the header, and the one that stands for the decision. */
export function readDates(
  source: Source,
  facts: {
    readonly fields: readonly Field[];
    readonly sections: readonly SectionFact[];
    readonly status: StatusClaim | undefined;
    readonly name: RecordName;
  },
): { readonly date?: DateClaim; readonly dates: readonly DateClaim[]; readonly reviewBy?: DateClaim } {
  const fromFields = facts.fields.flatMap((field): readonly DateClaim[] => {
    const role = field.name ? ROLES[field.name] : undefined;
    return role === undefined || isStoryDate(field)
      ? []
      : [dateClaim(field.value, field.valuePlace, { role, notation: field.notation })];
  });
  const dates = [
    ...fromFields,
    ...statusDate(facts.status),
    ...sectionDates(source, facts.sections),
    ...changelogDate(source, facts.sections),
    ...nameDate(facts.name),
  ];
  const own = PREFERENCE.flatMap((role) => dates.filter((date) => date.role === role));
  const date =
    own.find((one) => one.iso !== undefined) ??
    own.find((one) => one.kind !== 'empty' && one.kind !== 'placeholder' && one.role === 'decided');
  const reviewBy = dates.find((one) => one.role === 'review' && one.iso !== undefined);
  return { ...(date ? { date } : {}), dates, ...(reviewBy ? { reviewBy } : {}) };
}

/** `approved: yes` or `proposed: Jane` is no date. */
function isStoryDate(field: Field): boolean {
  return (
    (field.name === 'proposed-date' || field.name === 'accepted-date' || field.name === 'review-by') &&
    readDate(field.value).kind === 'unreadable'
  );
}

/** `Accepted (2025-03-11)`, `2020-03-25 accepted`. */
function statusDate(status: StatusClaim | undefined): readonly DateClaim[] {
  if (!status || status.text === status.word) return [];
  const read = readDate(status.text.replace(/\[[^\]]*\]|(?<![^\s(])[^\s(]*\d{4}-?\d{2}-?\d{2}[-_]\p{L}\S*/gu, ' '));
  return read.kind === 'date' && read.iso !== undefined && read.iso.length === 10
    ? [{ text: status.text, iso: read.iso, kind: 'date', role: 'status', notation: status.notation, place: status.valuePlace }]
    : [];
}

function sectionDates(source: Source, sections: readonly SectionFact[]): readonly DateClaim[] {
  return sections.flatMap((fact) => {
    if (fact.kind !== 'date' || fact.depth > 3) return [];
    const raw = source.text.slice(fact.body.start, fact.body.end);
    const text = raw.trim().split(/\r?\n/, 1)[0] ?? '';
    const start = fact.body.start + raw.indexOf(text);
    return text === '' ? [] : [dateClaim(text, { start, end: start + text.length }, { role: 'decided', notation: 'section' })];
  });
}

/** The earliest day of a change log is when the record was written. */
function changelogDate(source: Source, sections: readonly SectionFact[]): readonly DateClaim[] {
  const fact = sections.find((one) => one.kind === 'changelog' && one.depth <= 3);
  if (!fact) return [];
  const text = source.text.slice(fact.body.start, fact.body.end);
  const days = [
    ...text.matchAll(
      /(?<!\d)\d{4}-\d{1,2}-\d{1,2}(?!\d)|(?<!\d)\d{1,2}[-/ ][A-Za-z]{3,9}[-/ ]\d{4}|[A-Z][a-z]{2,8} \d{1,2},? \d{4}/g,
    ),
  ].flatMap((match) => {
    const read = readDate(match[0]);
    return read.iso === undefined ? [] : [{ iso: read.iso, start: fact.body.start + match.index, text: match[0] }];
  });
  const first = days.sort((a, b) => (a.iso < b.iso ? -1 : 1))[0];
  return first
    ? [
        {
          text: first.text,
          iso: first.iso,
          kind: 'date',
          role: 'created',
          notation: 'text',
          place: { start: first.start, end: first.start + first.text.length },
        },
      ]
    : [];
}

function nameDate(name: RecordName): readonly DateClaim[] {
  if (name.date === undefined) return [];
  const read = readDate(name.date);
  return [
    {
      text: name.date,
      ...(read.iso === undefined ? {} : { iso: read.iso }),
      kind: read.kind,
      role: 'name',
      notation: 'name',
      place: { start: 0, end: 0 },
    },
  ];
}
