import type { List, RootContent } from 'mdast';
import type { Link, SectionFact } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import type { Section, Source } from '../model/source.ts';
import type { StatusClaim } from '../model/status.ts';
import { placeOf } from '../source/parse-source.ts';
import { fieldNameOf } from './collect-fields.ts';
import { labelledParts, leadLength } from './label-line.ts';
import { blankComments, linesOf } from './lines.ts';
import { listedRelations } from './listed-relations.ts';
import type { Definitions } from './read-references.ts';
import { readRelations } from './read-relations.ts';
import { findStatus, readStatusValue, type StatusWords } from './status-value.ts';

/** What a status section says. */
export interface StatusSection {
  readonly claims: readonly StatusClaim[];
  readonly links: readonly Link[];
}

interface Line {
  readonly text: string;
  readonly place: Place;
}

/** Reads a status section: its first meaningful line, status logs, ticked boxes, and the relation lines that follow. */
export function readStatusSection(
  section: Section,
  source: Source,
  facts: { readonly extra: StatusWords; readonly definitions: Definitions },
): StatusSection {
  const boxes = section.blocks.find(
    (block): block is List => block.type === 'list' && block.children.some((item) => typeof item.checked === 'boolean'),
  );
  const lines = section.blocks.flatMap((block) => blockLines(block, source));
  const scan = { definitions: facts.definitions, notation: 'section', bare: true } as const;
  const links = lines.flatMap((line, index) => [
    ...readRelations(line.text, line.place.start, scan),
    ...listedRelations(lines, index, scan),
  ]);
  if (boxes) return { claims: tickedStatus(boxes, source, facts.extra), links };
  return { claims: statusOfLines(lines, links, facts.extra), links };
}

function statusOfLines(lines: readonly Line[], links: readonly Link[], extra: StatusWords): readonly StatusClaim[] {
  const claims = lines.flatMap((line) => lineClaim(line, extra));
  const log = claims.filter((claim) => LOG_LINE.test(claim.text) && claim.name !== undefined);
  const first = claims.find((claim) => claim.kind === 'word') ?? claims[0];
  if (first === undefined) return [];
  const known = log.length > 1 || (log.length === 1 && claims[0]?.kind === 'choice') ? log.at(-1) : first;
  const ending = endingClaim(lines, links, extra);
  const claim = ending && known && ending.place.start > known.place.start && known.name !== 'superseded' ? ending : known;
  if (claim === undefined) return [];
  return [log.length > 1 && claim === log.at(-1) ? { ...claim, notation: 'status-log' } : claim];
}

const LOG_LINE = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\s+\S|\S\s+\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/;

/** A later line such as `Superseded by [5](…)` ends what the first line said. */
function endingClaim(lines: readonly Line[], links: readonly Link[], extra: StatusWords): StatusClaim | undefined {
  const link = links.find(
    (one) => one.direction === 'inverse' && one.part === 'whole' && (one.kind === 'supersedes' || one.kind === 'deprecates'),
  );
  const line = link && lines.find((one) => one.place.start <= link.place.start && link.place.start < one.place.end);
  if (!link || !line) return undefined;
  const lead = leadLength(line.text);
  const found = findStatus(line.text.slice(lead), extra);
  if (found.name !== 'superseded' && found.name !== 'deprecated') return undefined;
  return readStatusValue(line.text.slice(lead), { start: line.place.start + lead, end: line.place.end }, 'section', extra);
}

function lineClaim(line: Line, extra: StatusWords): readonly StatusClaim[] {
  const parts = labelledParts(line.text, line.place.start);
  const status = parts.find((part) => fieldNameOf(part.label) === 'status');
  if (status) return status.value === '' ? [] : [readStatusValue(status.value, status.valuePlace, 'section', extra)];
  if (parts.some((part) => fieldNameOf(part.label) !== undefined))
    return isSupersededLabel(parts[0]?.label ?? '') ? [supersededClaim(line, extra)] : [];
  const lead = leadLength(line.text);
  const text = line.text.slice(lead);
  if (text.trim() === '') return [];
  return [
    readStatusValue(
      text.trimEnd(),
      { start: line.place.start + lead, end: line.place.start + lead + text.trimEnd().length },
      'section',
      extra,
    ),
  ];
}

function isSupersededLabel(label: string): boolean {
  return /^(?:superseded|superceded|replaced)\b/i.test(label);
}

function supersededClaim(line: Line, extra: StatusWords): StatusClaim {
  const lead = leadLength(line.text);
  return readStatusValue(
    line.text.slice(lead).trimEnd(),
    { start: line.place.start + lead, end: line.place.end },
    'section',
    extra,
  );
}

/** The last ticked box that names a status. */
function tickedStatus(list: List, source: Source, extra: StatusWords): readonly StatusClaim[] {
  const ticked = list.children.filter((item) => item.checked === true);
  const claims = ticked.flatMap((item) => {
    const first = item.children[0];
    if (first?.type !== 'paragraph') return [];
    const place = placeOf(first);
    const text = (source.text.slice(place.start, place.end).split(/\r?\n/, 1)[0] ?? '').replace(/^\[[xX]\]\s*/, '');
    const start = place.start + source.text.slice(place.start, place.end).indexOf(text);
    return [readStatusValue(text, { start, end: start + text.length }, 'check-box', extra)];
  });
  const known = claims.filter((claim) => claim.name !== undefined).at(-1) ?? claims.at(-1);
  if (known) return [known];
  const place = placeOf(list);
  return [{ text: '', word: '', kind: 'choice', notation: 'check-box', place, valuePlace: place }];
}

/** Lines of a block without comments; code is not read. */
function blockLines(block: RootContent, source: Source): readonly Line[] {
  if (
    block.type === 'code' ||
    block.type === 'html' ||
    block.type === 'thematicBreak' ||
    block.type === 'definition' ||
    block.type === 'table'
  )
    return [];
  const place = placeOf(block);
  return linesOf(blankComments(source.text.slice(place.start, place.end)), place.start)
    .filter((line) => line.value.slice(leadLength(line.value)).trim() !== '')
    .map((line) => ({ text: line.value, place: line.place }));
}

/** Status sections that speak of the record itself, not of an audit, an amendment or an example below another section. */
export function ownStatusSections(
  sections: readonly Section[],
  facts: readonly SectionFact[],
  title: Section | undefined,
): readonly Section[] {
  return sections.filter((section) => {
    if (facts[section.index]?.kind !== 'status' || section.depth > 3) return false;
    const parent = section.parent;
    if (parent === undefined || parent === title?.index) return true;
    const kind = facts[parent]?.kind;
    return kind === 'metadata' || kind === 'status' || (facts[parent]?.depth === 1 && kind !== 'audit' && kind !== 'changelog');
  });
}
