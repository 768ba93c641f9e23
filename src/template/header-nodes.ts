import { ownStatusSections } from '../dialects/read-status.ts';
import type { Place } from '../model/place.ts';
import { placeOf } from '../source/parse-source.ts';
import { sourceChunk } from './chunks.ts';
import { closingDefinitions } from './closing-definitions.ts';
import { headerFate } from './header.ts';
import type { HeaderValues } from './header-values.ts';
import { isOwnAnchor } from './own-anchor.ts';
import type { Part } from './parts.ts';
import { type Outline, ofKind, type SectionNode, subtree } from './record-view.ts';
import { runsOf } from './runs.ts';
import { isWithin } from './status-line.ts';

/** What becomes of the header as a whole. */
export interface Header {
  /** Ranges that do not stay where they are. */
  readonly taken: readonly Place[];
  /** Ranges whose words the front matter carries. */
  readonly carried: readonly Place[];
  /** Lines that go to More Information. */
  readonly moved: readonly Part[];
  /** Sections whose heading goes because nothing is left below it. */
  readonly dissolved: ReadonlySet<SectionNode>;
  /** Main sections of the header that hold more than header. */
  readonly remains: readonly SectionNode[];
  /** Comments of dissolved sections: they stay below the title. */
  readonly residue: readonly Part[];
}

interface Draft {
  readonly taken: Place[];
  readonly carried: Place[];
  readonly moved: Part[];
  readonly dissolved: Set<SectionNode>;
  readonly remains: SectionNode[];
}

/** Takes the header apart: what stands before and below the title, and the sections for status, date, people and tags. */
export function readHeader(outline: Outline, values: HeaderValues): Header {
  const draft: Draft = { taken: [], carried: [], moved: [], dissolved: new Set(), remains: [] };
  for (const section of [outline.preface, outline.title?.section]) {
    if (!section) continue;
    const fate = headerFate(section, { outline, values, aboutStatus: false });
    draft.taken.push(...fate.taken);
    draft.carried.push(...fate.carried);
    draft.moved.push(...fate.moved);
  }
  const own = new Set(ownStatusSections(outline.sections, outline.decision.sections, outline.title?.section));
  for (const node of outline.tops)
    if (isHeaderNode(node, outline) && !dissolve(node, { outline, values, draft, own })) draft.remains.push(node);
  return {
    ...draft,
    residue: outline.tops.flatMap((node) => (draft.dissolved.has(node) ? residueOf(node, outline, draft) : [])),
  };
}

/** What stays of a section that goes: its comments, and those of the sections below it. */
function residueOf(node: SectionNode, outline: Outline, { taken }: Draft): readonly Part[] {
  const closing = closingDefinitions(outline);
  return subtree(node).flatMap(({ fact }) => runsOf(outline.source.text, fact.body, closing ? [...taken, closing] : taken));
}

interface Scope {
  readonly outline: Outline;
  readonly values: HeaderValues;
  readonly draft: Draft;
  readonly own: ReadonlySet<unknown>;
}

function isHeaderNode(node: SectionNode, outline: Outline): boolean {
  return (
    ofKind([node], 'status', 'metadata', 'date', 'people', 'tags').length > 0 ||
    (headingClaim(node, outline) !== undefined && node.section.blocks.length === 0 && node.children.length === 0)
  );
}

function headingClaim(node: SectionNode, { decision }: Outline): Place | undefined {
  return decision.statuses.find((claim) => claim.notation === 'heading' && isWithin(claim.valuePlace, node.fact.heading))
    ?.valuePlace;
}

/** Empties a header section as far as possible; true when nothing is left of it. */
function dissolve(node: SectionNode, scope: Scope): boolean {
  const { outline, values, draft } = scope;
  const children = node.children.map(
    (child) => ofKind([child], 'status', 'date', 'people', 'tags').length > 0 && dissolve(child, scope),
  );
  const childless = children.every((gone) => gone);
  if (values.sections.has(node.index) && childless)
    return dissolveAs(node, { taken: [node.fact.body], carried: [node.fact.body], moved: [] }, scope);
  const aboutStatus = scope.own.has(node.section);
  const fate = headerFate(node.section, { outline, values, aboutStatus });
  if (aboutStatus && (fate.prose || !childless)) {
    draft.taken.push(...fate.carried);
    draft.carried.push(...fate.carried);
    return false;
  }
  const definitions = node.section.blocks.flatMap((block) => (block.type === 'definition' ? [placeOf(block)] : []));
  if (childless && !hasWords(runsOf(outline.source.text, node.fact.body, [...fate.taken, ...definitions]), outline))
    return dissolveAs(node, fate, scope);
  draft.taken.push(...fate.taken);
  draft.carried.push(...fate.carried);
  draft.moved.push(...fate.moved);
  return false;
}

function dissolveAs(
  node: SectionNode,
  fate: { readonly taken: readonly Place[]; readonly carried: readonly Place[]; readonly moved: readonly Part[] },
  { outline, draft }: Scope,
): boolean {
  draft.taken.push(...fate.taken);
  draft.carried.push(...fate.carried);
  const relation = headingRelation(node, outline);
  draft.moved.push(...(relation ? [relation] : []), ...fate.moved);
  for (const one of subtree(node)) draft.dissolved.add(one);
  const anchors = node.section.blocks.flatMap((block) => (isOwnAnchor(block, node) ? [placeOf(block)] : []));
  draft.taken.push(...anchors);
  draft.carried.push(...anchors);
  draft.taken.push(...rulesOf(node));
  return true;
}

/** A rule below a section that goes divides nothing any more. */
function rulesOf(node: SectionNode): readonly Place[] {
  return node.section.blocks.flatMap((block) => (block.type === 'thematicBreak' ? [placeOf(block)] : []));
}

/** `## Superseded by [12](0012-x.md)`: the claim is a line of More Information. */
function headingRelation(node: SectionNode, outline: Outline): Part | undefined {
  const place = headingClaim(node, outline);
  const links = outline.decision.links.filter((link) => isWithin(link.place, node.fact.heading));
  const start = links.length > 0 && place ? Math.min(place.start, ...links.map((link) => link.place.start)) : undefined;
  return place && start !== undefined
    ? { chunks: [sourceChunk(start, place.end)], origin: { start, end: place.end } }
    : undefined;
}

function hasWords(runs: readonly Part[], { source }: Outline): boolean {
  return runs.some(
    ({ origin }) =>
      origin !== undefined && /[\p{L}\p{N}]/u.test(source.text.slice(origin.start, origin.end).replace(/<!--[\s\S]*?-->/g, '')),
  );
}
