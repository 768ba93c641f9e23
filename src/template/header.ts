import type { RootContent } from 'mdast';
import { leadLength } from '../dialects/label-line.ts';
import { readDate } from '../dialects/read-date.ts';
import { knownWordAt } from '../dialects/status-value.ts';
import type { Decision, Field, Link } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import type { Section } from '../model/source.ts';
import type { StatusClaim } from '../model/status.ts';
import { inlineText } from '../source/inline-text.ts';
import { placeOf } from '../source/parse-source.ts';
import { sourceChunk, textChunk } from './chunks.ts';
import { type HeaderUnit, unitsOf } from './header-units.ts';
import type { HeaderValues } from './header-values.ts';
import { type Part, trimmedPlace } from './parts.ts';
import type { Outline } from './record-view.ts';
import { isWithin, statusRest } from './status-line.ts';
import { withoutTemplateComments } from './template-comments.ts';

/** What becomes of the words of a header. */
export interface HeaderFate {
  /** Ranges that do not stay where they are. */
  readonly taken: readonly Place[];
  /** Ranges whose words the front matter carries. */
  readonly carried: readonly Place[];
  /** What goes to More Information as it is written, in the order of the record. */
  readonly moved: readonly Part[];
  /** True when words were found that are neither carried nor a claim about another record. */
  readonly prose: boolean;
}

interface Reading {
  readonly outline: Outline;
  readonly values: HeaderValues;
  /** Whether the section is about the status: its lines need no label. */
  readonly aboutStatus: boolean;
}

type Fate = { readonly kind: 'carried' | 'stays' } | { readonly kind: 'moved'; readonly part: Part; readonly prose: boolean };

/** Decides for every line, list item and table of a section's own body whether it is header, and where it goes. */
export function headerFate(section: Section, reading: Reading): HeaderFate {
  const fates = withLists(
    section,
    section.blocks.map((block) => blockFate(block, reading)),
    reading,
  );
  const rules = section.blocks.flatMap((block, index) =>
    block.type === 'thematicBreak' && (isGone(fates[index - 1]) || isGone(fates[index + 1])) ? [placeOf(block)] : [],
  );
  return {
    taken: [...fates.flatMap((fate) => fate.taken), ...(reading.aboutStatus ? [] : rules)],
    carried: fates.flatMap((fate) => fate.carried),
    moved: fates.flatMap((fate) => fate.moved),
    prose: fates.some((fate) => fate.prose),
  };
}

type BlockFate = HeaderFate & { readonly whole: boolean };

/** A list below a line that is only a label belongs to the label. */
function withLists(section: Section, fates: readonly BlockFate[], { outline }: Reading): readonly BlockFate[] {
  return fates.map((fate, index) => {
    const block = section.blocks[index];
    const before = section.blocks[index - 1];
    if (block?.type !== 'list' || !before || fate.taken.length > 0 || (fates[index - 1]?.moved.length ?? 0) === 0) return fate;
    const label = outline.source.text.slice(placeOf(before).start, placeOf(before).end);
    if (!/[:：][\s*_]*$/.test(label)) return fate;
    const place = placeOf(block);
    return {
      taken: [place],
      carried: [],
      moved: [{ chunks: [sourceChunk(place.start, place.end)], origin: place, join: 'line' }],
      prose: false,
      whole: true,
    };
  });
}

function isGone(fate: BlockFate | undefined): boolean {
  return fate?.whole === true && fate.taken.length > 0;
}

function blockFate(block: RootContent, reading: Reading): BlockFate {
  const place = placeOf(block);
  const nothing = { taken: [], carried: [], moved: [], prose: false, whole: false };
  if (block.type === 'thematicBreak' || block.type === 'html' || block.type === 'definition') return nothing;
  const units = unitsOf(block, reading.outline.source);
  const fields = fieldsIn(place, reading.outline.decision);
  if (!reading.aboutStatus && !fields.some(isHeaderField))
    return isClaim(block, reading.outline)
      ? { ...nothing, taken: [place], moved: [{ chunks: [sourceChunk(place.start, place.end)], origin: place }], whole: true }
      : nothing;
  if (units.length === 0) return { ...nothing, prose: true };
  if (reading.aboutStatus && isChoiceList(block, reading)) return { ...nothing, taken: [place], carried: [place], whole: true };
  const fates = units.map((unit): Fate => (unit.blank ? { kind: 'carried' } : unitFate(unit, reading)));
  const stays = fates.some((fate) => fate.kind === 'stays');
  const placed = units.map((unit, index) => ({ unit, fate: fates[index] ?? { kind: 'stays' } }));
  const moved = placed.flatMap(({ fate }) => (fate.kind === 'moved' ? [fate] : []));
  const gone = placed.filter(({ unit, fate }) => fate.kind === 'moved' || (fate.kind === 'carried' && !(unit.blank && stays)));
  return {
    taken: stays ? gone.map(({ unit }) => unit.place) : [place],
    carried: placed.flatMap(({ unit, fate }) => (fate.kind === 'carried' && !unit.blank ? [unit.place] : [])),
    moved: moved.map(({ part }, index) => (index === 0 ? part : { ...part, join: 'line' as const })),
    prose: moved.some(({ prose }) => prose),
    whole: !stays,
  };
}

/** A line under the title that is a claim about another record and nothing else. */
function isClaim(block: RootContent, { decision, source }: Outline): boolean {
  if (block.type !== 'paragraph') return false;
  const place = placeOf(block);
  const links = decision.links.filter((link) => isWithin(link.place, place));
  const last = Math.max(place.start, ...links.map((link) => Math.max(link.place.end, link.reference.place.end)));
  return (
    links.length > 0 &&
    !source.text.slice(place.start, place.end).includes('\n') &&
    links.some((link) => !/[\p{L}\p{N}]/u.test(source.text.slice(place.start, link.place.start))) &&
    !/[\p{L}\p{N}]/u.test(source.text.slice(last, place.end))
  );
}

/** A list of status words with one ticked, and nothing else in it but the day: the choice is what the author said. */
function isChoiceList(block: RootContent, { outline, values }: Reading): boolean {
  if (block.type !== 'list' || !block.children.some((item) => typeof item.checked === 'boolean')) return false;
  const claim = outline.decision.statuses.find((one) => one.notation === 'check-box' && isWithin(one.valuePlace, placeOf(block)));
  if (claim === undefined || !values.claims.has(claim)) return false;
  return block.children.every((item) => item.children.length === 1 && isStatusWord(inlineText(item).trim(), values.date));
}

function isStatusWord(text: string, date: string | undefined): boolean {
  const known = knownWordAt(text, {});
  if (!known) return false;
  const rest = text.slice(known.length);
  const read = readDate(rest);
  const left = date !== undefined && read.iso === date ? rest.slice(0, read.start) + rest.slice(read.end) : rest;
  return !/[\p{L}\p{N}]/u.test(left);
}

function isHeaderField(field: Field): boolean {
  return field.name !== undefined && field.name !== 'title';
}

function fieldsIn(place: Place, decision: Decision): readonly Field[] {
  return decision.fields.filter((field) => field.notation !== 'front-matter' && isWithin(field.place, place));
}

function unitFate(unit: HeaderUnit, reading: Reading): Fate {
  const { decision } = reading.outline;
  const fields = fieldsIn(unit.place, decision);
  if (unit.style === 'table') return tableFate(unit, fields, reading);
  if (reading.aboutStatus && fields.length === 0) return statusLineFate(unit, reading);
  if (fields.length === 0) return unit.style === 'item' || reading.aboutStatus ? movedAsIs(unit, true) : { kind: 'stays' };
  const open = fields.filter((field) => !reading.values.fields.has(field));
  if (open.length === 0 && !hasMoreWords(unit, fields, reading)) return { kind: 'carried' };
  const only = open.length === 1 && fields.length === 1 ? open[0] : undefined;
  if (only?.name === 'status' && isRelationOnly(only, reading))
    return {
      kind: 'moved',
      part: { chunks: [sourceChunk(only.valuePlace.start, only.valuePlace.end)], origin: only.valuePlace },
      prose: false,
    };
  if (open.length < fields.length && !hasMoreWords(unit, fields, reading))
    return { kind: 'moved', part: partsOfLine(open), prose: false };
  return movedAsIs(unit, only?.name === 'status');
}

function movedAsIs(unit: HeaderUnit, prose: boolean): Fate {
  return { kind: 'moved', part: { chunks: [sourceChunk(unit.place.start, unit.place.end)], origin: unit.place }, prose };
}

/** Entries of a line with several, each on a line of its own. */
function partsOfLine(open: readonly Field[]): Part {
  const chunks = open.flatMap((field, index) => [
    ...(index > 0 ? [textChunk('\\\n')] : []),
    sourceChunk(field.place.start, field.place.end),
  ]);
  return { chunks };
}

function isRelationOnly(field: Field, { outline, values }: Reading): boolean {
  const claim = outline.decision.statuses.find((one) => one.valuePlace.start === field.valuePlace.start);
  return claim !== undefined && values.claims.has(claim) && restOf(claim, { outline, values }) === 'relation';
}

function restOf(claim: StatusClaim, { outline, values }: Pick<Reading, 'outline' | 'values'>): ReturnType<typeof statusRest> {
  return statusRest(claim, {
    decision: outline.decision,
    text: outline.source.text,
    written: values.status ?? '',
    date: values.date,
  });
}

/** True when a unit says more than its entries. */
function hasMoreWords(unit: HeaderUnit, fields: readonly Field[], { outline }: Reading): boolean {
  let left = outline.source.text.slice(unit.place.start, unit.place.end);
  for (const field of [...fields].sort((a, b) => b.place.start - a.place.start)) {
    const end = Math.max(field.place.end, field.valuePlace.end, ...(field.items ?? []).map((item) => item.place.end));
    left = left.slice(0, Math.max(0, field.place.start - unit.place.start)) + left.slice(Math.max(0, end - unit.place.start));
  }
  return /[\p{L}\p{N}]/u.test(withoutTemplateComments(left.slice(leadLength(left))));
}

/** A line of a status section: the status itself, a claim about another record, or prose. */
function statusLineFate(unit: HeaderUnit, reading: Reading): Fate {
  const { decision, source } = reading.outline;
  const claim = decision.statuses.find((one) => isWithin(one.valuePlace, unit.place) && one.notation !== 'folder');
  const links = decision.links.filter((link) => isWithin(link.reference.place, unit.place));
  if (claim && reading.values.claims.has(claim)) {
    const rest = saysMore(unit, claim.valuePlace, source.text) ? 'prose' : restOf(claim, reading);
    return rest === 'none'
      ? { kind: 'carried' }
      : movedAsIs(unit, rest === 'prose' && !startsWithClaim(unit, links, source.text));
  }
  return movedAsIs(unit, !startsWithClaim(unit, links, source.text));
}

/** True when words stand in a unit before or after a place. */
function saysMore(unit: HeaderUnit, place: Place, text: string): boolean {
  const around =
    text.slice(unit.place.start, place.start).replace(/^[\s>]*(?:\d{1,3}[.)]|[-*+])?\s*(?:\[[ xX]\])?/, '') +
    text.slice(place.end, unit.place.end);
  return /[\p{L}\p{N}]/u.test(withoutTemplateComments(around));
}

function startsWithClaim(unit: HeaderUnit, links: readonly Link[], text: string): boolean {
  return links.some(
    (link) =>
      isWithin(link.place, unit.place) &&
      !/[\p{L}\p{N}]/u.test(text.slice(unit.place.start, link.place.start).replace(/^\s*\[[ xX]\]/, '')),
  );
}

/** A table is taken apart: what the front matter does not carry becomes a list of labels and values. */
function tableFate(unit: HeaderUnit, fields: readonly Field[], reading: Reading): Fate {
  const open = fields.filter((field) => !reading.values.fields.has(field) && field.value.trim() !== '');
  const { text } = reading.outline.source;
  if (
    wordsIn(text.slice(unit.place.start, unit.place.end)) >
    fields.reduce((sum, field) => sum + wordsIn(field.label) + wordsIn(field.value), 0)
  )
    return movedAsIs(unit, false);
  if (open.length === 0) return { kind: 'carried' };
  const status = open.length === 1 && open[0]?.name === 'status' && isRelationOnly(open[0], reading) ? open[0] : undefined;
  if (status)
    return { kind: 'moved', part: { chunks: [sourceChunk(status.valuePlace.start, status.valuePlace.end)] }, prose: false };
  const lines = open.map((field, index) => [
    textChunk(`${index > 0 ? '\n' : ''}* ${field.label}: `),
    sourceChunk(field.valuePlace.start, field.valuePlace.end),
  ]);
  return { kind: 'moved', part: { chunks: lines.flat() }, prose: false };
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Body of a section without what is taken from it: the runs that stay, each without blank lines around it. */
export function runsOf(text: string, body: Place, taken: readonly Place[]): readonly Part[] {
  const cuts = taken.filter((place) => isWithin(place, body)).sort((a, b) => a.start - b.start);
  const parts: Part[] = [];
  let from = body.start;
  for (const cut of [...cuts, { start: body.end, end: body.end }]) {
    const place = trimmedPlace(text, { start: from, end: Math.max(from, lineStart(text, cut.start, from)) });
    if (place)
      parts.push({
        chunks: [sourceChunk(place.start, place.end)],
        origin: place,
        ...(parts.length > 0 && !/\n[ \t]*\r?\n/.test(text.slice(parts.at(-1)?.origin?.end ?? from, place.start))
          ? { join: 'line' as const }
          : {}),
      });
    from = Math.max(from, cut.end);
  }
  return parts;
}

/** The start of the line of an offset, where only blanks and quote marks stand before it. */
function lineStart(text: string, offset: number, least: number): number {
  const start = Math.max(least, text.lastIndexOf('\n', offset - 1) + 1);
  return /^[ \t>]*$/.test(text.slice(start, offset)) ? start : offset;
}
