import { leadLength } from '../dialects/label-line.ts';
import type { Decision, Field, Link } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import type { StatusClaim } from '../model/status.ts';
import { sourceChunk, textChunk } from './chunks.ts';
import type { HeaderUnit } from './header-units.ts';
import type { HeaderValues } from './header-values.ts';
import type { Part } from './parts.ts';
import type { Outline } from './record-view.ts';
import { isWithin, statusRest } from './status-line.ts';
import { withoutTemplateComments } from './template-comments.ts';

export interface Reading {
  readonly outline: Outline;
  readonly values: HeaderValues;
  /** Whether the section is about the status: its lines need no label. */
  readonly aboutStatus: boolean;
}

export type Fate =
  | { readonly kind: 'carried' | 'stays' }
  | { readonly kind: 'moved'; readonly part: Part; readonly prose: boolean };

export function fieldsIn(place: Place, decision: Decision): readonly Field[] {
  return decision.fields.filter((field) => field.notation !== 'front-matter' && isWithin(field.place, place));
}

export function unitFate(unit: HeaderUnit, reading: Reading): Fate {
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
