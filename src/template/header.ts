import type { RootContent } from 'mdast';
import { readDate } from '../dialects/read-date.ts';
import { knownWordAt } from '../dialects/status-value.ts';
import type { Field } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import type { Section } from '../model/source.ts';
import { inlineText } from '../source/inline-text.ts';
import { placeOf } from '../source/parse-source.ts';
import { sourceChunk } from './chunks.ts';
import { unitsOf } from './header-units.ts';
import type { Part } from './parts.ts';
import type { Outline } from './record-view.ts';
import { isWithin } from './status-line.ts';
import { type Fate, fieldsIn, type Reading, unitFate } from './unit-fate.ts';

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
