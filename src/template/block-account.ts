import type { Place } from '../model/place.ts';
import type { Section, Source } from '../model/source.ts';
import { placeOf } from '../source/parse-source.ts';
import { type PlacedChunk, placeChunks } from './chunks.ts';
import type { NormalizationPlan } from './plan-with.ts';
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
  /** Chunks in the order of the source. */
  readonly placed: readonly PlacedChunk[];
  /** Indexes of sections that have no place of their own in the target. */
  readonly leftOver: ReadonlySet<number>;
  readonly result: Source;
  /** Index of a section of the source → of the section of the result it became. */
  readonly headings: ReadonlyMap<number, number>;
}

/** Accounts for every block of the source: each key of the front matter, each heading, each block below a heading. */
export function accountBlocks(plan: NormalizationPlan, result: Source): readonly BlockAccount[] {
  const { source, sections } = plan.outline;
  const leftOver = new Set(plan.layout.leftOver.flatMap((node) => subtree(node).map(({ index }) => index)));
  const placed = [...placeChunks(plan.chunks)].sort((a, b) => a.place.start - b.place.start);
  const headings = new Map(plan.headings.flatMap((index, at) => (index === undefined ? [] : [[index, at + 1] as const])));
  const ledger = { plan, placed, leftOver, result, headings };
  const front = (source.frontMatter?.entries ?? []).map((entry) =>
    account(
      {
        place: { start: entry.keyPlace.start, end: Math.max(entry.keyPlace.end, entry.valuePlace.end) },
        type: 'front-matter',
        section: 0,
      },
      ['front matter'],
      ledger,
    ),
  );
  return [...front, ...sections.flatMap((section) => sectionBlocks(section, ledger))];
}

function sectionBlocks(section: Section, ledger: Ledger): readonly BlockAccount[] {
  const path = pathOf(section, ledger.plan.outline.sections);
  const heading =
    section.depth === 0
      ? []
      : [account({ place: section.heading, type: 'heading', section: section.index }, path.slice(0, -1), ledger)];
  return [
    ...heading,
    ...section.blocks.map((block) => account({ place: placeOf(block), type: block.type, section: section.index }, path, ledger)),
  ];
}

interface Block {
  readonly place: Place;
  readonly type: string;
  readonly section: number;
}

function account({ place, type, section }: Block, from: readonly string[], ledger: Ledger): BlockAccount {
  const { text } = ledger.plan.outline.source;
  const pieces = overlapping(ledger.placed, place);
  const held = pieces.reduce((sum, piece) => sum + wordCharacters(text, common(piece.place, place)), 0);
  const all = wordCharacters(text, place);
  const isHeading = type === 'heading';
  const index = isHeading ? ledger.headings.get(section) : landing({ place, pieces, isGone: held === 0 && all > 0 }, ledger);
  const path = index === undefined ? ['front matter'] : pathOf(ledger.result.sections[index], ledger.result.sections);
  const facts = {
    whole: held === all && (all > 0 || pieces.length > 0),
    held,
    pieces,
    isLeftOver: ledger.leftOver.has(section),
    isHeading,
    same:
      index === undefined ? type === 'front-matter' : index === 0 ? section === 0 : ledger.plan.headings[index - 1] === section,
  };
  return {
    place,
    type,
    excerpt: excerptOf(text, place),
    fate: fateOf(facts),
    from,
    to: isHeading && index !== undefined ? path.slice(0, -1) : path,
  };
}

/** Index of the section of the result a block came to stand in; undefined when it went to the front matter. */
function landing(
  block: { readonly place: Place; readonly pieces: readonly PlacedChunk[]; readonly isGone: boolean },
  { result }: Ledger,
): number | undefined {
  const first = block.isGone ? undefined : block.pieces[0];
  if (!first) return undefined;
  const at = first.at + Math.max(0, block.place.start - first.place.start);
  return at < (result.frontMatter?.place.end ?? 0) ? undefined : sectionAt(result, at);
}

function common(a: Place, b: Place): Place {
  return { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) };
}

/** Chunks that touch a place, of those sorted by their start. */
function overlapping(placed: readonly PlacedChunk[], place: Place): readonly PlacedChunk[] {
  let low = 0;
  let high = placed.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((placed[middle]?.place.end ?? 0) > place.start) high = middle;
    else low = middle + 1;
  }
  const found: PlacedChunk[] = [];
  for (let at = low; at < placed.length; at++) {
    const chunk = placed[at];
    if (!chunk || chunk.place.start >= place.end) break;
    found.push(chunk);
  }
  return found;
}

/** Index of the section of a result an offset stands in. */
function sectionAt({ sections }: Source, offset: number): number {
  let low = 0;
  let high = sections.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sections[middle]?.heading.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function fateOf(facts: {
  readonly whole: boolean;
  readonly held: number;
  readonly pieces: readonly PlacedChunk[];
  readonly isLeftOver: boolean;
  readonly isHeading: boolean;
  readonly same: boolean;
}): BlockAccount['fate'] {
  const { whole, held, pieces } = facts;
  if (facts.isHeading)
    return facts.isLeftOver && held > 0
      ? 'left-over'
      : whole && facts.same && pieces.every((piece) => piece.stays)
        ? 'kept'
        : 'rewritten';
  if (held === 0 && !whole) return 'rewritten';
  if (!whole) return 'split';
  if (facts.isLeftOver) return 'left-over';
  return facts.same && pieces.every((piece) => piece.stays) ? 'kept' : 'moved';
}

function wordCharacters(text: string, place: Place): number {
  return text.slice(place.start, place.end).replace(/[^\p{L}\p{N}]+/gu, '').length;
}

function pathOf(section: Section | undefined, all: readonly Section[]): readonly string[] {
  const path: string[] = [];
  for (let at = section; at && at.depth > 0; at = at.parent === undefined ? undefined : all[at.parent]) path.unshift(at.title);
  return path;
}

function excerptOf(text: string, place: Place): string {
  const line = text.slice(place.start, place.end).split(/\r?\n/, 1)[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
