import type { AsrTrigger, Decision, Field, Link, RecordName, SectionFact, SectionKind, TitleClaim } from '../model/decision.ts';
import type { Dialect } from '../model/dialect.ts';
import type { Located } from '../model/place.ts';
import type { FrontMatterEntry, Section, Source } from '../model/source.ts';
import type { StatusClaim, StatusName } from '../model/status.ts';
import { frontMatterFields, sectionFields } from './collect-fields.ts';
import { DIALECTS } from './dialects.ts';
import { blankComments } from './lines.ts';
import { listItems } from './list-items.ts';
import { promoteLeadIns } from './promote-lead-ins.ts';
import { changelogStatus } from './read-changelog-status.ts';
import { readConsequences } from './read-consequences.ts';
import { readDates } from './read-dates.ts';
import { readFollowUps } from './read-follow-ups.ts';
import { readLinks } from './read-links.ts';
import { readDirectives, readMarkers, readMentions, readPlaceholders } from './read-marks.ts';
import { readOptions } from './read-options.ts';
import { readOutcome } from './read-outcome.ts';
import { readNames } from './read-people.ts';
import type { Definitions } from './read-references.ts';
import { ownStatusSections, readStatusSection } from './read-status.ts';
import { readTitle } from './read-title.ts';
import { readYStatement } from './read-y-statement.ts';
import { recognize, UNKNOWN } from './recognize.ts';
import { headingStatuses } from './status-headings.ts';
import { readStatusValue } from './status-value.ts';
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
  const draft = promoteLeadIns(parsed, own.headings);
  const kinds = draft.sections.map(
    (section) =>
      sectionKindOf(section.key, own.headings) ??
      (section.depth > 1 && section.index > 1 ? openingKindOf(section.key) : undefined),
  );
  const provisional = facts(draft, kinds);
  const yStatement = readYStatement(draft);
  const front = frontMatterFields(draft);
  const title = readTitle(draft, { kinds, extra: own.statusWords, fieldTitles: frontTitles(front) });
  const fields = [...front, ...headerFields(draft, provisional, title.section)];
  const dialect = recognize(
    {
      frontMatter: draft.frontMatter,
      sections: provisional,
      fields,
      name: where.name,
      stem: where.id,
      titles: title.titles,
      yStatement,
    },
    own.dialect,
  );
  const sections = applyDialect(provisional, dialect);
  const isTitle = title.section !== undefined && sections[title.section.index]?.kind === kinds[title.section.index];
  const finalTitle =
    isTitle && title.title
      ? title
      : readTitle(draft, {
          kinds: sections.map((section) => section.kind),
          extra: own.statusWords,
          fieldTitles: [...frontTitles(front), ...namedTitles(fields)],
        });
  const definitions = definitionsOf(draft);
  const statusParts = ownStatusSections(draft.sections, sections, finalTitle.section).map((section) =>
    readStatusSection(section, draft, { extra: own.statusWords, definitions }),
  );
  const headings = headingStatuses(draft, sections, { extra: own.statusWords, definitions, title: finalTitle.section });
  const written = sortClaims([
    ...fieldStatuses(fields, own),
    ...(finalTitle.status ? [finalTitle.status] : []),
    ...statusParts.flatMap((part) => part.claims),
    ...headings.claims,
    ...folderStatus(where.folders),
  ]);
  const statuses = written.length > 0 ? written : changelogStatus(draft, sections, own.statusWords);
  const links = readLinks(draft, {
    fields,
    sections,
    definitions,
    fromStatus: statusParts.flatMap((part) => part.links),
    fromHeadings: headings.links,
  });
  const status = chooseStatus(statuses, links);
  const dates = readDates(draft, { fields, sections, status, name: where.name });
  return withNumbers(
    {
      log: where.log,
      path: draft.path,
      id: where.id,
      dialect: dialect.id,
      name: where.name,
      ...(finalTitle.title ? { title: finalTitle.title } : {}),
      titles: finalTitle.titles,
      ...(status ? { status } : {}),
      statuses,
      ...(dates.date ? { date: dates.date } : {}),
      dates: dates.dates,
      decisionMakers: names(fields, 'decision-makers').concat(peopleSection(draft, sections, 'decision-makers')),
      consulted: names(fields, 'consulted'),
      informed: names(fields, 'informed'),
      authors: names(fields, 'authors').concat(peopleSection(draft, sections, 'authors')),
      tags: names(fields, 'tags').concat(tagSection(draft, sections)),
      drivers: sections.flatMap((fact, index) => (fact.kind === 'drivers' ? listItems(draft.sections[index], draft) : [])),
      options: readOptions(draft, sections),
      ...optional('outcome', readOutcome(draft, sections)),
      consequences: readConsequences(draft, sections),
      followUps: readFollowUps(draft, sections),
      links,
      mentions: readMentions(draft),
      uses: draft.links,
      governs: governedPaths(fields),
      ...optional('reviewBy', dates.reviewBy),
      asrTriggers: asrTriggers(draft.frontMatter?.entries ?? []),
      placeholders: readPlaceholders(draft, sections),
      markers: readMarkers(draft),
      ...optional('yStatement', yStatement),
      sections,
      fields,
      ...(draft.frontMatter ? { frontMatter: { place: draft.frontMatter.place, entries: draft.frontMatter.entries } } : {}),
      directives: readDirectives(draft),
      problems: draft.problems,
      numbers: {},
    },
    { heading: finalTitle.number, fields },
  );
}

/** The built-in dialect with an id; the dialect of unknown records for any other. */
export function dialectById(id: string, adopted: Dialect | undefined): Dialect {
  if (adopted && adopted.id === id) return adopted;
  return BY_ID.get(id) ?? UNKNOWN;
}

const BY_ID: ReadonlyMap<string, Dialect> = new Map(DIALECTS.map((dialect) => [dialect.id, dialect]));

function optional<K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: T };
}

function facts(source: Source, kinds: readonly (SectionKind | undefined)[]): readonly SectionFact[] {
  return source.sections.map((section, index) => {
    const kind = kinds[index];
    return {
      title: section.title,
      key: section.key,
      depth: section.depth,
      ...(kind ? { kind } : {}),
      heading: section.heading,
      body: section.body,
      end: section.end,
      parent: section.parent,
      empty: isEmptySection(section, source),
    };
  });
}

function isEmptySection(section: Section, source: Source): boolean {
  const next = source.sections[section.index + 1];
  if (next && next.depth > section.depth && section.depth > 0) return false;
  return section.blocks.every(
    (block) =>
      block.type === 'thematicBreak' || block.type === 'definition' || (block.type === 'html' && !hasContent(block.value)),
  );
}

/** Markup that shows something: more than comments, anchors and line breaks. */
function hasContent(html: string): boolean {
  return (
    blankComments(html)
      .replace(/<\/?(?:a|br|hr|div|span|p)\b[^<>]*>/gi, '')
      .trim() !== ''
  );
}

function applyDialect(sections: readonly SectionFact[], dialect: Dialect): readonly SectionFact[] {
  const own = dialect.headings;
  if (!own) return sections;
  return sections.map((section) =>
    Object.hasOwn(own, section.key) && own[section.key] ? { ...section, kind: own[section.key] as SectionKind } : section,
  );
}

/** Labelled entries of the header: before the first heading, under the title, and in sections that hold metadata. */
function headerFields(source: Source, sections: readonly SectionFact[], title: Section | undefined): readonly Field[] {
  const header = new Set<number>([0, ...(title ? [title.index] : [])]);
  sections.forEach((fact, index) => {
    const kind = fact.kind;
    const shallow = fact.depth <= 3;
    if (
      shallow &&
      (kind === 'metadata' || kind === 'people' || kind === 'date' || kind === 'tags') &&
      !isInside(fact, sections, 'audit')
    )
      header.add(index);
    if (shallow && kind === 'status' && (fact.parent === undefined || fact.parent === title?.index)) header.add(index);
  });
  if (!title && sections[1] !== undefined && sections[1].kind === undefined && sections[1].depth === 1) header.add(1);
  const inHeader = [...header]
    .sort((a, b) => a - b)
    .flatMap((index) => (source.sections[index] ? sectionFields(source.sections[index], source) : []));
  return inHeader;
}

function isInside(fact: SectionFact, sections: readonly SectionFact[], kind: SectionKind): boolean {
  for (let at = fact.parent; at !== undefined; at = sections[at]?.parent) if (sections[at]?.kind === kind) return true;
  return false;
}

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

function fieldStatuses(fields: readonly Field[], own: OwnWords): readonly StatusClaim[] {
  const claims = fields
    .filter((field) => field.name === 'status')
    .map((field) => readStatusValue(field.value, field.valuePlace, field.notation, own.statusWords));
  const first = new Map(claims.map((claim, index) => [claim.place.start, index] as const).reverse());
  return claims.filter((claim, index) => !(claim.notation === 'section' && (first.get(claim.place.start) ?? index) < index));
}

/** Claims in document order; the same words read twice count once. */
function sortClaims(claims: readonly StatusClaim[]): readonly StatusClaim[] {
  const sorted = [...claims].sort((a, b) => a.place.start - b.place.start);
  const seen = new Set<string>();
  return sorted.filter(({ notation, place }) => {
    const key = `${place.start}-${place.end}`;
    const isNew = notation === 'folder' || !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const RETIRED_FOLDERS: Readonly<Record<string, StatusName>> = {
  _superseded: 'superseded',
  superseded: 'superseded',
  superceded: 'superseded',
  outdated: 'deprecated',
  deprecated: 'deprecated',
  obsolete: 'deprecated',
  rejected: 'rejected',
  retired: 'deprecated',
};

function folderStatus(folders: readonly string[]): readonly StatusClaim[] {
  for (const folder of folders) {
    const name = RETIRED_FOLDERS[folder.toLowerCase()];
    const place = { start: 0, end: 0 };
    if (name) return [{ text: folder, word: folder, name, kind: 'word', notation: 'folder', place, valuePlace: place }];
  }
  return [];
}

/** Front matter speaks first, then fields and sections, then titles and folders; claims without a word do not count. */
function chooseStatus(statuses: readonly StatusClaim[], links: readonly Link[]): StatusClaim | undefined {
  const words = statuses.filter((claim) => claim.kind === 'word');
  const strong = words.filter((claim) => claim.notation !== 'title' && claim.notation !== 'folder');
  const first =
    strong.find((claim) => claim.notation === 'front-matter') ?? strong.find((claim) => claim.name !== undefined) ?? strong[0];
  const replaced = links.some((link) => link.kind === 'supersedes' && link.direction === 'inverse' && link.part === 'whole');
  const agreeing = words.find((claim) => claim.name === 'superseded' && claim.notation === 'folder');
  if (first === undefined || (agreeing && replaced && first.name === undefined))
    return words.find((claim) => claim.notation === 'title') ?? words[0];
  return first;
}

function names(fields: readonly Field[], name: Field['name']): Located<string>[] {
  return fields.filter((field) => field.name === name).flatMap((field) => [...readNames(field)]);
}

function peopleSection(
  source: Source,
  sections: readonly SectionFact[],
  role: 'decision-makers' | 'authors',
): readonly Located<string>[] {
  return sections.flatMap((fact, index) => {
    if (fact.kind !== 'people' || fact.depth > 3 || (role === 'authors') !== AUTHORS.test(fact.key)) return [];
    return listItems(source.sections[index], source).filter(
      (item) => !/^_?no response_?$/i.test(item.value) && !/^[^:]{1,30}:\s/.test(item.value),
    );
  });
}

const AUTHORS = /author|submitter|owner|contributor|autor|auteur|review|stakeholder|participant|автор/;

function tagSection(source: Source, sections: readonly SectionFact[]): readonly Located<string>[] {
  return sections.flatMap((fact, index) => (fact.kind === 'tags' ? listItems(source.sections[index], source) : []));
}

function governedPaths(fields: readonly Field[]): readonly Located<string>[] {
  return fields
    .filter((field) => field.name === 'governs')
    .flatMap((field) => {
      if (field.items) return [...field.items];
      let at = field.valuePlace.start;
      return field.value.split(',').flatMap((part) => {
        const lead = part.length - part.trimStart().length;
        const value = part.trim();
        const place = { start: at + lead, end: at + lead + value.length };
        at += part.length + 1;
        return value === '' ? [] : [{ value, place }];
      });
    });
}

function asrTriggers(entries: readonly FrontMatterEntry[]): readonly AsrTrigger[] {
  const entry = entries.find(({ key }) => key === 'asr_triggers' || key === 'asrTriggers');
  if (!entry || !Array.isArray(entry.value)) return [];
  return entry.value.flatMap((item: unknown): readonly AsrTrigger[] => {
    if (typeof item !== 'object' || item === null || !('kind' in item)) return [];
    const evidence = 'evidence' in item ? item.evidence : undefined;
    const note = 'note' in item ? item.note : undefined;
    return [
      {
        kind: `${item.kind}`,
        evidence: typeof evidence === 'string' ? evidence : '',
        ...(typeof note === 'string' ? { note } : {}),
        place: entry.valuePlace,
      },
    ];
  });
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
