import type { Place } from '../model/place.ts';
import type { Section, Source } from '../model/source.ts';
import { placeOf } from '../source/parse-source.ts';
import { type PlacedChunk, placeChunks } from './chunks.ts';
import type { NormalizationPlan } from './plan-normalization.ts';
import { subtree } from './record-view.ts';

/** What became of one block of the source. */
export interface BlockAccount {
  readonly place: Place;
  /** `front-matter`, `heading`, or the block's type in the Markdown tree. */
  readonly type: string;
  /** Its first words. */
  readonly excerpt: string;
  /**
   * `kept`: as it was, in its section. `moved`: as it was, elsewhere. `split`: parts of it went different ways. `rewritten`: a heading
   * with another level or other words, or header that the front matter says now. `left-over`: as it was, without a place of its own in the target.
   */
  readonly fate: 'kept' | 'moved' | 'split' | 'rewritten' | 'left-over';
  /** Headings above it in the source, outermost first. */
  readonly from: readonly string[];
  /** Headings above it in the result; `front matter` for header that went there. */
  readonly to: readonly string[];
}

interface Ledger {
  readonly plan: NormalizationPlan;
  readonly placed: readonly PlacedChunk[];
  readonly leftOver: readonly Place[];
  readonly result: Source;
}

/** Accounts for every block of the source: each key of the front matter, each heading, each block below a heading. */
export function accountBlocks(plan: NormalizationPlan, result: Source): readonly BlockAccount[] {
  const { source, sections } = plan.outline;
  const leftOver = plan.layout.leftOver.flatMap((node) => subtree(node).map(({ fact }) => ({ start: fact.heading.start, end: fact.body.end })));
  const ledger = { plan, placed: placeChunks(plan.chunks), leftOver, result };
  const front = (source.frontMatter?.entries ?? []).map((entry) => account({ place: { start: entry.keyPlace.start, end: Math.max(entry.keyPlace.end, entry.valuePlace.end) }, type: 'front-matter' }, ['front matter'], ledger));
  return [...front, ...sections.flatMap((section) => sectionBlocks(section, ledger))];
}

function sectionBlocks(section: Section, ledger: Ledger): readonly BlockAccount[] {
  const path = pathOf(section, ledger.plan.outline.sections);
  const heading = section.depth === 0 ? [] : [account({ place: section.heading, type: 'heading' }, path.slice(0, -1), ledger)];
  return [...heading, ...section.blocks.map((block) => account({ place: placeOf(block), type: block.type }, path, ledger))];
}

function account(block: { readonly place: Place; readonly type: string }, from: readonly string[], ledger: Ledger): BlockAccount {
  const { plan, placed, leftOver } = ledger;
  const { text } = plan.outline.source;
  const pieces = placed.filter((chunk) => chunk.place.start < block.place.end && block.place.start < chunk.place.end);
  const held = pieces.reduce((sum, { place }) => sum + wordCharacters(text, { start: Math.max(place.start, block.place.start), end: Math.min(place.end, block.place.end) }), 0);
  const all = wordCharacters(text, block.place);
  const whole = held === all && (all > 0 || pieces.length > 0);
  const first = pieces[0];
  const to = first && (held > 0 || all === 0) ? pathAt(ledger.result, first.at + Math.max(0, block.place.start - first.place.start), block.type) : ['front matter'];
  const same = first !== undefined && sectionAt(ledger, first.at + Math.max(0, block.place.start - first.place.start)) === sectionIndex(plan, block.place.start);
  const isLeftOver = leftOver.some((place) => place.start <= block.place.start && block.place.start < place.end);
  return { ...block, excerpt: excerptOf(text, block.place), fate: fateOf({ whole, held, pieces, isLeftOver, isHeading: block.type === 'heading', same }), from, to };
}

function fateOf(facts: { readonly whole: boolean; readonly held: number; readonly pieces: readonly PlacedChunk[]; readonly isLeftOver: boolean; readonly isHeading: boolean; readonly same: boolean }): BlockAccount['fate'] {
  const { whole, held, pieces } = facts;
  if (facts.isHeading) return facts.isLeftOver && held > 0 ? 'left-over' : whole && facts.same && pieces.every((piece) => piece.stays) ? 'kept' : 'rewritten';
  if (held === 0 && !whole) return 'rewritten';
  if (!whole) return 'split';
  if (facts.isLeftOver) return 'left-over';
  return facts.same && pieces.every((piece) => piece.stays) ? 'kept' : 'moved';
}

function wordCharacters(text: string, place: Place): number {
  return text.slice(place.start, place.end).replace(/[^\p{L}\p{N}]+/gu, '').length;
}

/** Index of the section an offset of the source stands in. */
function sectionIndex({ outline }: NormalizationPlan, offset: number): number {
  return outline.sections.findLastIndex((section) => section.heading.start <= offset);
}

/** Index in the source of the section an offset of the result stands in. */
function sectionAt({ result, plan }: Ledger, offset: number): number | undefined {
  const index = result.sections.findLastIndex((section) => section.depth > 0 && section.heading.start <= offset);
  return index < 1 ? 0 : plan.headings[index - 1];
}

function pathOf(section: Section | undefined, all: readonly Section[]): readonly string[] {
  const path: string[] = [];
  for (let at = section; at && at.depth > 0; at = at.parent === undefined ? undefined : all[at.parent]) path.unshift(at.title);
  return path;
}

/** Headings above an offset of the result; for a heading those above it. */
function pathAt(result: Source, offset: number, type: string): readonly string[] {
  const end = result.frontMatter?.place.end ?? 0;
  if (offset < end) return ['front matter'];
  const section = result.sections.findLast((one) => one.depth > 0 && one.heading.start <= offset);
  const path = pathOf(section, result.sections);
  return type === 'heading' ? path.slice(0, -1) : path;
}

function excerptOf(text: string, place: Place): string {
  const line = text.slice(place.start, place.end).split(/\r?\n/, 1)[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
