import type { Decision, Field, RecordName, SectionFact, SectionKind, TitleClaim, YStatement } from '../model/decision.ts';
import type { Dialect } from '../model/dialect.ts';
import type { Located } from '../model/place.ts';
import type { Source } from '../model/source.ts';
import type { StatusName } from '../model/status.ts';
import { frontMatterFields } from './collect-fields.ts';
import { DIALECTS } from './dialects.ts';
import { listItems } from './list-items.ts';
import { promoteLeadIns } from './promote-lead-ins.ts';
import { changelogStatus } from './read-changelog-status.ts';
import { readConsequences } from './read-consequences.ts';
import { readDates } from './read-dates.ts';
import { asrTriggers, governedPaths, names, peopleSection, tagSection } from './read-field-values.ts';
import { readFollowUps } from './read-follow-ups.ts';
import { readLinks } from './read-links.ts';
import { readDirectives, readMarkers, readMentions, readPlaceholders } from './read-marks.ts';
import { readOptions } from './read-options.ts';
import { readOutcome } from './read-outcome.ts';
import type { Definitions } from './read-references.ts';
import { ownStatusSections, readStatusSection } from './read-status.ts';
import { readTitle } from './read-title.ts';
import { readYStatement } from './read-y-statement.ts';
import { recognize, UNKNOWN } from './recognize.ts';
import { applyDialect, headerFields, sectionFacts } from './section-facts.ts';
import { chooseStatus, fieldStatuses, folderStatus, sortClaims } from './status-claims.ts';
import { headingStatuses } from './status-headings.ts';
import { openingKindOf, sectionKindOf } from './vocabulary/section-words.ts';

/** What a record's place in its log says about it. */
export interface RecordPlace {
  readonly log: string;
  readonly id: string;
  readonly name: RecordName;
  /** Names of the folders between the log and the record. */
  readonly folders: readonly string[];
}

/** Words a team adds to the vocabularies, and its adopted template. */
export interface OwnWords {
  readonly statusWords: Readonly<Record<string, StatusName>>;
  readonly headings: Readonly<Record<string, SectionKind>>;
  readonly dialect?: Dialect | undefined;
}

/** Reads one source as a decision, with the dialect it was recognised as. Fields that are not written are absent; nothing is guessed. */
export function readDecision(parsed: Source, where: RecordPlace, own: OwnWords): Decision {
  const source = promoteLeadIns(parsed, own.headings);
  const outline = readOutline(source, where, own);
  const { fields, title } = outline;
  const decision = {
    log: where.log,
    path: source.path,
    id: where.id,
    dialect: outline.dialect.id,
    name: where.name,
    ...(title.title ? { title: title.title } : {}),
    titles: title.titles,
    ...readHeader(source, outline, { where, own }),
    ...readPeople(source, outline),
    ...readBody(source, outline),
    mentions: readMentions(source),
    uses: source.links,
    governs: governedPaths(fields),
    asrTriggers: asrTriggers(source.frontMatter?.entries ?? []),
    placeholders: readPlaceholders(source, outline.sections),
    markers: readMarkers(source),
    sections: outline.sections,
    fields,
    ...(source.frontMatter ? { frontMatter: { place: source.frontMatter.place, entries: source.frontMatter.entries } } : {}),
    directives: readDirectives(source),
    problems: source.problems,
    numbers: {},
  };
  return withNumbers(decision, { heading: title.number, fields });
}

/** What the rest is read by: the dialect, its sections, the labelled entries and the title. */
interface Outline {
  readonly dialect: Dialect;
  readonly sections: readonly SectionFact[];
  readonly fields: readonly Field[];
  readonly title: ReturnType<typeof readTitle>;
  readonly yStatement: YStatement | undefined;
}

function readOutline(source: Source, where: RecordPlace, own: OwnWords): Outline {
  const kinds = source.sections.map(
    (section) =>
      sectionKindOf(section.key, own.headings) ??
      (section.depth > 1 && section.index > 1 ? openingKindOf(section.key) : undefined),
  );
  const provisional = sectionFacts(source, kinds);
  const yStatement = readYStatement(source);
  const front = frontMatterFields(source);
  const first = readTitle(source, { kinds, extra: own.statusWords, fieldTitles: frontTitles(front) });
  const fields = [...front, ...headerFields(source, provisional, first.section)];
  const facts = {
    frontMatter: source.frontMatter,
    sections: provisional,
    fields,
    name: where.name,
    stem: where.id,
    titles: first.titles,
    yStatement,
  };
  const dialect = recognize(facts, own.dialect);
  const sections = applyDialect(provisional, dialect);
  const stands =
    first.section !== undefined &&
    first.title !== undefined &&
    sections[first.section.index]?.kind === kinds[first.section.index];
  const fieldTitles = [...frontTitles(front), ...namedTitles(fields)];
  const title = stands
    ? first
    : readTitle(source, { kinds: sections.map((section) => section.kind), extra: own.statusWords, fieldTitles });
  return { dialect, sections, fields, title, yStatement };
}

/** Status, relations and dates: what the header says, wherever it stands. */
function readHeader(source: Source, outline: Outline, facts: { readonly where: RecordPlace; readonly own: OwnWords }) {
  const { sections, fields, title } = outline;
  const { where, own } = facts;
  const definitions = definitionsOf(source);
  const words = { extra: own.statusWords, definitions };
  const parts = ownStatusSections(source.sections, sections, title.section).map((section) =>
    readStatusSection(section, source, words),
  );
  const headings = headingStatuses(source, sections, { ...words, title: title.section });
  const written = sortClaims([
    ...fieldStatuses(fields, own),
    ...(title.status ? [title.status] : []),
    ...parts.flatMap((part) => part.claims),
    ...headings.claims,
    ...folderStatus(where.folders),
  ]);
  const statuses = written.length > 0 ? written : changelogStatus(source, sections, own.statusWords);
  const links = readLinks(source, {
    fields,
    sections,
    definitions,
    fromStatus: parts.flatMap((part) => part.links),
    fromHeadings: headings.links,
  });
  const status = chooseStatus(statuses, links);
  const { date, dates, reviewBy } = readDates(source, { fields, sections, status, name: where.name });
  return { ...(status ? { status } : {}), statuses, links, ...(date ? { date } : {}), dates, ...(reviewBy ? { reviewBy } : {}) };
}

function readPeople(source: Source, { sections, fields }: Outline) {
  return {
    decisionMakers: names(fields, 'decision-makers').concat(peopleSection(source, sections, 'decision-makers')),
    consulted: names(fields, 'consulted'),
    informed: names(fields, 'informed'),
    authors: names(fields, 'authors').concat(peopleSection(source, sections, 'authors')),
    tags: names(fields, 'tags').concat(tagSection(source, sections)),
  };
}

function readBody(source: Source, { sections, yStatement }: Outline) {
  const outcome = readOutcome(source, sections);
  return {
    drivers: sections.flatMap((fact, index) => (fact.kind === 'drivers' ? listItems(source.sections[index], source) : [])),
    options: readOptions(source, sections),
    ...(outcome ? { outcome } : {}),
    consequences: readConsequences(source, sections),
    followUps: readFollowUps(source, sections),
    ...(yStatement ? { yStatement } : {}),
  };
}

/** The built-in dialect with an id; the dialect of unknown records for any other. */
export function dialectById(id: string, adopted: Dialect | undefined): Dialect {
  if (adopted && adopted.id === id) return adopted;
  return BY_ID.get(id) ?? UNKNOWN;
}

const BY_ID: ReadonlyMap<string, Dialect> = new Map(DIALECTS.map((dialect) => [dialect.id, dialect]));

function frontTitles(front: readonly Field[]): readonly TitleClaim[] {
  return front
    .filter((field) => field.name === 'title' && labelIsTitle(field) && field.value !== '')
    .map((field) => ({ text: field.value, written: field.value, place: field.valuePlace, from: 'front-matter' }));
}

function namedTitles(fields: readonly Field[]): readonly TitleClaim[] {
  return fields
    .filter((field) => field.name === 'title' && field.notation !== 'front-matter' && field.value !== '')
    .map((field) => ({ text: field.value, written: field.value, place: field.valuePlace, from: 'field' }));
}

function labelIsTitle(field: Field): boolean {
  return !/^name$/i.test(field.label);
}

function definitionsOf(source: Source): Definitions {
  return new Map(
    source.links
      .filter((link) => link.kind === 'definition' && link.href !== undefined)
      .map((link) => [link.text.toLowerCase(), link.href ?? '']),
  );
}

function withNumbers(
  decision: Omit<Decision, 'number'>,
  facts_: { readonly heading: Located<string> | undefined; readonly fields: readonly Field[] },
): Decision {
  const field = facts_.fields.find(
    (one) => one.name === 'number' && one.notation === 'front-matter' && /^(?:[A-Za-z]{1,5}[-_ ]?)?\d{1,5}$/.test(one.value),
  );
  const digits = field && /\d+$/.exec(field.value)?.[0];
  const numbers = {
    ...(decision.name.number === undefined || decision.name.kind === 'dated' ? {} : { name: decision.name.number }),
    ...(facts_.heading ? { heading: facts_.heading } : {}),
    ...(field && digits !== undefined ? { frontMatter: { value: digits, place: field.valuePlace } } : {}),
  };
  const written = numbers.name ?? numbers.heading?.value ?? numbers.frontMatter?.value;
  return { ...decision, numbers, ...(written === undefined ? {} : { number: Number(written) }) };
}
