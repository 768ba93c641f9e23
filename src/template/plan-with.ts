import { dialectById } from '../dialects/read-decision.ts';
import type { Edit } from '../model/finding.ts';
import type { Place } from '../model/place.ts';
import { sectionKey } from '../source/section-key.ts';
import { type Chunk, editsOfChunks, mergeChunks, sourceChunk, textChunk, textOfChunks } from './chunks.ts';
import { closingDefinitions } from './closing-definitions.ts';
import { bodyParts, type Emission } from './emit-section.ts';
import { frontMatterChange } from './front-matter-part.ts';
import type { Layout, LayoutInput } from './groups.ts';
import { type Header, readHeader } from './header-nodes.ts';
import { type HeaderValues, headerValues } from './header-values.ts';
import { isMadrHeading } from './heading-names.ts';
import { headingTitles } from './heading-titles.ts';
import { joinParts, lineEndOf, type Part } from './parts.ts';
import { type NormalizeOptions, type Outline, outlineOf, type RecordInput } from './record-view.ts';
import { anchorSwaps, type RenamedAnchors, renamedAnchors, swapInChunks } from './renamed-anchors.ts';
import { runsOf } from './runs.ts';
import { titleChange } from './title-part.ts';

/** How a record becomes one of a target. */
export interface NormalizationPlan {
  readonly outline: Outline;
  readonly chunks: readonly Chunk[];
  readonly edits: readonly Edit[];
  /** The text after the edits. */
  readonly text: string;
  readonly header: Header;
  readonly values: HeaderValues;
  readonly layout: Layout;
  /** Anchors of headings that were renamed: links from other files have to follow. */
  readonly anchors: RenamedAnchors;
  /** For each heading of the new text, in order, the index of the section it belonged to; undefined for new ones. */
  readonly headings: readonly (number | undefined)[];
  /** True when the source's form hides its options from the reader, as one sentence or a list of labels does. */
  readonly reveals: boolean;
}

/** How the main sections of a record are arranged for a target. */
export type Arrange = (input: LayoutInput, emission: Emission) => Layout;

/** Plans the edits for a target: header to the front matter, title first, main sections as the target arranges them. */
export function planWith(input: RecordInput, options: NormalizeOptions, arrange: Arrange): NormalizationPlan {
  const outline = outlineOf(input);
  const { text } = input.source;
  const values = headerValues(outline, { decision: input.decision, log: options.log });
  const header = readHeader(outline, values);
  const title = titleChange(outline, values);
  const front = frontMatterChange(outline, values);
  const closing = closingDefinitions(outline);
  const emission = emissionOf(input, { outline, header, options, closing });
  const { taken } = emission;
  const remains = new Set(header.remains);
  const nodes = outline.tops.filter((node) => !header.dissolved.has(node) && !remains.has(node));
  const layout = arrange(
    {
      nodes,
      moved: [...front.moved, ...title.moved, ...header.moved],
      remains: header.remains,
      hadHeader: header.taken.length > 0,
    },
    emission,
  );
  const opening = openingParts(outline, {
    header,
    emission: { ...emission, taken: [...taken, ...layout.taken] },
    title: title.part,
    layout,
  });
  const parts = [
    ...(front.part ? [front.part] : []),
    ...opening,
    ...layout.parts,
    ...(closing ? [{ chunks: [sourceChunk(closing.start, closing.end)], origin: closing }] : []),
  ];
  const anchors = renamedAnchors(outline, parts);
  const joined = mergeChunks([...headOf(parts, text), ...joinParts(parts, text), ...tailOf(parts, text)]);
  const chunks = swapInChunks(
    joined,
    anchorSwaps(input.source, anchors, (page) => page === ''),
  );
  return {
    outline,
    chunks,
    edits: editsOfChunks(chunks, text),
    text: textOfChunks(chunks, text),
    header,
    values,
    layout,
    anchors,
    headings: parts.flatMap(({ heading }) => (heading ? [heading.section] : [])),
    reveals: layout.oldForm.length > 0,
  };
}

function emissionOf(
  input: RecordInput,
  facts: {
    readonly outline: Outline;
    readonly header: Header;
    readonly options: NormalizeOptions;
    readonly closing: Place | undefined;
  },
): Emission {
  const { outline, header, options, closing } = facts;
  const { keeps, titles } = headingTitles(outline, options.headings);
  return {
    outline,
    options,
    ownHeadings: input.own.headings,
    taken: [...header.taken, ...(closing ? [closing] : [])],
    dissolved: header.dissolved,
    reserved: reservedTitles(input),
    templateNames: templateNames(input),
    keepsHeadings: keeps,
    titles,
  };
}

/** Headings that the record's dialect takes for another part than the general vocabulary does. */
function reservedTitles({ decision, own }: RecordInput): ReadonlySet<string> {
  return new Set(Object.keys(dialectById(decision.dialect, own.dialect).headings ?? {}));
}

/** Templates with their own names for MADR's parts; other templates use the general ones, or names that say more. */
const TRANSLATED: ReadonlySet<string> = new Set([
  'tyree-akerman',
  'alexandrian',
  'planguage',
  'business-case',
  'nhs-wales',
  'adg',
  'edgex',
  'gareth-morgan',
]);

/** What the record's template calls MADR's parts, as keys of headings. */
function templateNames({ decision, own }: RecordInput): ReadonlySet<string> {
  if (!TRANSLATED.has(decision.dialect) && decision.dialect !== own.dialect?.id) return new Set();
  const { sections } = dialectById(decision.dialect, own.dialect);
  return new Set(sections.filter(({ kind }) => isMadrHeading(kind)).map(({ title }) => sectionKey(title)));
}

/** What stands before the main sections: text before the title, the title, text below it. */
function openingParts(
  outline: Outline,
  facts: { readonly header: Header; readonly emission: Emission; readonly title: Part | undefined; readonly layout: Layout },
): readonly Part[] {
  const { source, preface, title } = outline;
  const start = source.frontMatter?.place.end ?? 0;
  const before = preface ? runsOf(source.text, { start, end: preface.body.end }, facts.emission.taken) : [];
  const below = title ? bodyParts(title, facts.emission) : [];
  const own = facts.title ? [facts.title] : [];
  // A rule at the very top divided the header from nothing.
  const rulesOnly =
    source.frontMatter === undefined &&
    facts.header.taken.length > 0 &&
    before.every(({ origin }) => origin !== undefined && /^[-*_\s]*$/.test(source.text.slice(origin.start, origin.end)));
  const { opening } = facts.layout;
  return [
    ...(title ? [...(rulesOnly ? [] : before), ...own, ...opening] : [...own, ...opening, ...before]),
    ...below,
    ...facts.header.residue,
  ];
}

/** Blank lines at the top of a file stay. */
function headOf(parts: readonly Part[], text: string): readonly Chunk[] {
  const start = parts[0]?.origin?.start;
  return start !== undefined && text.slice(0, start).trim() === '' ? [sourceChunk(0, start)] : [];
}

/** What stands after the last word of the file: a line end, several, or none. */
function tailOf(parts: readonly Part[], text: string): readonly Chunk[] {
  if (parts.length === 0) return [sourceChunk(0, text.length)];
  const end = text.length - (/(?:\r?\n[ \t]*)*$/.exec(text)?.[0].length ?? 0);
  return end === text.length && text.trim() === '' ? [textChunk(lineEndOf(text))] : [sourceChunk(end, text.length)];
}
