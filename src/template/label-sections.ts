import { sectionKindOf } from '../dialects/vocabulary/section-words.ts';
import type { Field, SectionKind } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import { sectionKey } from '../source/section-key.ts';
import { type Chunk, mergeChunks, sourceChunk, textChunk, textOfChunks } from './chunks.ts';
import { type HeaderUnit, unitsOf } from './header-units.ts';
import { joinParts, lineEndOf, type Part } from './parts.ts';
import type { Outline, RecordInput } from './record-view.ts';
import { runsOf } from './runs.ts';
import { isWithin } from './status-line.ts';

/** Templates whose parts may be entries with a label instead of sections. */
const LABELLED: ReadonlySet<string> = new Set(['tyree-akerman', 'planguage']);

/** What such templates call parts that the general vocabulary has no word for. */
export const LABEL_KINDS: Readonly<Record<string, SectionKind>> = { gist: 'summary', requirement: 'outcome', group: 'notes' };

const PARTS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'summary',
  'context',
  'drivers',
  'assumptions',
  'constraints',
  'options',
  'outcome',
  'rationale',
  'consequences',
  'confirmation',
  'risks',
  'links',
  'notes',
  'follow-ups',
]);

/** Fewer entries than this are a header, not a record. */
const LEAST = 3;

/** A record whose labelled entries were made into sections, and how its text is made of the original. */
export interface LabelSections {
  readonly text: string;
  readonly chunks: readonly Chunk[];
}

interface Entry {
  readonly field: Field;
  readonly units: readonly HeaderUnit[];
}

/** Makes sections of labelled entries, their words unchanged; undefined where a record has sections, or too few such entries. */
export function labelSections({ source, decision }: RecordInput, outline: Outline): LabelSections | undefined {
  if (!LABELLED.has(decision.dialect) || outline.tops.some(({ fact }) => fact.kind === 'outcome')) return undefined;
  const entries = entriesOf(outline);
  const parts = entries.filter(({ field }) => isPart(field));
  if (parts.length < LEAST) return undefined;
  const asides = entries.filter(({ field }) => !isPart(field) && field.name === undefined);
  const taken = [...parts, ...asides].flatMap(({ units }) => units.map(({ place }) => place));
  const end = (outline.title?.section ?? outline.preface)?.body.end ?? source.text.length;
  const all = [
    ...runsOf(source.text, { start: 0, end }, taken),
    ...parts.flatMap((entry) => sectionParts(entry, source.text)),
    ...asideParts(asides),
    ...runsOf(source.text, { start: end, end: source.text.length }, []),
  ];
  const chunks = mergeChunks([...joinParts(all, source.text), textChunk(/\n$/.test(source.text) ? lineEndOf(source.text) : '')]);
  return { chunks, text: textOfChunks(chunks, source.text) };
}

function isPart({ label, name }: Field): boolean {
  const key = sectionKey(label);
  const kind = LABEL_KINDS[key] ?? sectionKindOf(key, {});
  return name === undefined || name === 'story' ? kind !== undefined && PARTS.has(kind) : false;
}

/** Labelled entries with the lines and blocks that follow each of them. */
function entriesOf({ preface, title, decision, source }: Outline): readonly Entry[] {
  const entries: { field: Field; units: HeaderUnit[] }[] = [];
  for (const block of [...(preface?.blocks ?? []), ...(title?.section.blocks ?? [])]) {
    for (const unit of unitsOf(block, source)) {
      const field = decision.fields.find((one) => one.notation !== 'front-matter' && isAtStart(one, unit));
      if (field) entries.push({ field, units: [unit] });
      else entries.at(-1)?.units.push(unit);
    }
  }
  return entries;
}

function isAtStart({ place }: Field, unit: HeaderUnit): boolean {
  return isWithin(place, unit.place) && place.start - unit.place.start <= 8;
}

function sectionParts({ field, units }: Entry, text: string): readonly Part[] {
  const [first, ...more] = units;
  if (!first) return [];
  const label = text.slice(field.place.start, field.valuePlace.start).replace(/^[\s*_]+|[\s*_:：]+$/g, '');
  const start = field.place.start + text.slice(field.place.start).indexOf(label);
  const value = { start: field.valuePlace.start, end: first.place.end };
  const indent =
    first.style === 'item' ? (/^(?:[-*+]|\d{1,9}[.)])[ \t]+/.exec(text.slice(first.place.start))?.[0].length ?? 0) : 0;
  const body = [value, ...more.map(({ place }) => place)]
    .flatMap((place) => runsOf(text, place, []))
    .map((run) => outdented(run, indent, text));
  return [{ chunks: [textChunk('## '), sourceChunk(start, start + label.length)] }, ...body];
}

/** The body of a list item without the blanks that made it one. */
function outdented(part: Part, indent: number, text: string): Part {
  if (indent === 0) return part;
  const chunks = part.chunks.flatMap((chunk) => {
    if (chunk.kind === 'text') return [chunk];
    const { start, end } = chunk.place;
    const lines = text.slice(start, end).split('\n');
    let at = start;
    return lines.map((line, index) => {
      const blanks = index === 0 && !/^\s/.test(line) ? 0 : Math.min(indent, /^ */.exec(line)?.[0].length ?? 0);
      const piece = sourceChunk(at + blanks, Math.min(end, at + line.length + 1));
      at += line.length + 1;
      return piece;
    });
  });
  return { ...part, chunks };
}

/** Entries that are no part of a decision: they stay entries, below More Information. */
function asideParts(entries: readonly Entry[]): readonly Part[] {
  if (entries.length === 0) return [];
  const lines = entries.flatMap(({ units }) =>
    units.map(({ place }): Part => ({ chunks: [sourceChunk(place.start, place.end)], origin: place })),
  );
  return [{ chunks: [textChunk('## More Information')] }, ...lines];
}

/** Chunks of a text that is itself made of chunks of another: the same text, made of the other. */
export function composeChunks(outer: readonly Chunk[], inner: readonly Chunk[]): readonly Chunk[] {
  const starts: number[] = [];
  let at = 0;
  for (const chunk of inner) {
    starts.push(at);
    at += lengthOf(chunk);
  }
  return mergeChunks(
    outer.flatMap((chunk) =>
      chunk.kind === 'text' ? [chunk] : inner.flatMap((one, index) => cut(one, starts[index] ?? 0, chunk.place)),
    ),
  );
}

function lengthOf(chunk: Chunk): number {
  return chunk.kind === 'text' ? chunk.text.length : chunk.place.end - chunk.place.start;
}

function cut(chunk: Chunk, start: number, range: Place): readonly Chunk[] {
  const from = Math.max(0, range.start - start);
  const to = Math.min(lengthOf(chunk), range.end - start);
  if (to <= from) return [];
  return [
    chunk.kind === 'text' ? textChunk(chunk.text.slice(from, to)) : sourceChunk(chunk.place.start + from, chunk.place.start + to),
  ];
}
