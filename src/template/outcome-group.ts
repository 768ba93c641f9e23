import type { RootContent } from 'mdast';
import { signOf } from '../dialects/read-consequences.ts';
import { inlineText } from '../source/inline-text.ts';
import { placeOf } from '../source/parse-source.ts';
import { type Chunk, sourceChunk, textChunk } from './chunks.ts';
import { bodyParts, childParts, type Emission, madrHeading, nameIn, sectionParts, withHint } from './emit-section.ts';
import { headingPart, headingWords, newHeading } from './heading-part.ts';
import type { Part } from './parts.ts';
import { ofKind, type SectionNode } from './record-view.ts';
import { hasOwnComment } from './template-comments.ts';

/** Sections that go below Decision Outcome, by what they are. */
export interface OutcomeChildren {
  /** In the order in which they shall stand. */
  readonly nodes: readonly SectionNode[];
  /** Level of the nodes. */
  readonly depth: number;
}

const SIGNED = ['positive', 'negative', 'neutral'] as const;

/** The sections below Decision Outcome: consequences under one heading, everything else as it is. */
export function outcomeChildren({ nodes, depth }: OutcomeChildren, emission: Emission): readonly Part[] {
  const signed = ofKind(nodes, ...SIGNED);
  const main = ofKind(nodes, 'consequences')[0];
  const first = main ?? signed[0];
  return nodes.flatMap((node) => {
    if (node === first) return consequenceParts({ main, signed, depth }, emission);
    if (signed.includes(node)) return [];
    if (node.fact.kind === 'confirmation' || node.fact.kind === 'consequences') return renamedParts(node, depth, emission);
    return sectionParts(node, depth, emission);
  });
}

function renamedParts(node: SectionNode, depth: number, emission: Emission): readonly Part[] {
  const as = node.fact.kind === 'confirmation' ? 'confirmation' : 'consequences';
  return [
    madrHeading(node, { depth, as }, emission),
    ...bodyParts(node, emission),
    ...childParts(node.children, { of: node, depth }, emission),
  ];
}

function consequenceParts(
  group: { readonly main: SectionNode | undefined; readonly signed: readonly SectionNode[]; readonly depth: number },
  emission: Emission,
): readonly Part[] {
  const { main, signed, depth } = group;
  if (main) return [...renamedParts(main, depth, emission), ...signed.flatMap((node) => sectionParts(node, depth + 1, emission))];
  if (signed.every((node) => isSimpleList(node, emission)))
    return signed.flatMap((node, index) => signedList(node, { depth, heading: index === 0, after: signed[index - 1] }, emission));
  return [newHeading(depth, emission.titles.consequences), ...signed.flatMap((node) => sectionParts(node, depth + 1, emission))];
}

/** MADR 2 has two headings where MADR 3 and 4 put the sign into each bullet. */
const MADR_2_NAMES: ReadonlySet<string> = new Set(['positive consequences', 'negative consequences', 'neutral consequences']);

function isSimpleList(node: SectionNode, { keepsHeadings, outline }: Emission): boolean {
  const { heading } = node.fact;
  if (hasOwnComment(outline.source.text.slice(heading.start, heading.end))) return false;
  const lists = node.section.blocks.filter((block) => block.type !== 'html');
  return (
    !keepsHeadings &&
    MADR_2_NAMES.has(node.fact.key) &&
    node.children.length === 0 &&
    lists.length > 0 &&
    lists.every(isBulletList)
  );
}

function isBulletList(block: RootContent): boolean {
  return (
    block.type === 'list' &&
    block.ordered !== true &&
    block.children.every((item) => item.children[0]?.type === 'paragraph' && typeof item.checked !== 'boolean')
  );
}

const WORDS = { positive: 'Good, because ', negative: 'Bad, because ', neutral: 'Neutral, because ' } as const;

/** The bullets of one side with their sign as first words; the heading that gave the sign becomes the one of all consequences, or goes. */
function signedList(
  node: SectionNode,
  place: { readonly depth: number; readonly heading: boolean; readonly after: SectionNode | undefined },
  emission: Emission,
): readonly Part[] {
  const { text } = emission.outline.source;
  const words = withHint(headingWords(node.fact.heading, text), node, text);
  const heading = place.heading
    ? [headingPart(node, { depth: place.depth, words: { text: emission.titles.consequences, place: words } }, text)]
    : [];
  const inserts = node.section.blocks.flatMap((block) => insertsOf(block, node));
  const bodies = bodyParts(node, emission).map((part, index): Part => {
    const chunks = part.chunks.flatMap((chunk) => withInserts(chunk, inserts));
    const tight = index === 0 && !place.heading && place.after !== undefined && continues(place.after, node, text);
    return { ...part, chunks, ...(tight ? { join: 'line' as const } : {}) };
  });
  return [...heading, ...bodies];
}

interface Insert {
  readonly at: number;
  readonly text: string;
}

function insertsOf(block: RootContent, node: SectionNode): readonly Insert[] {
  const { kind } = node.fact;
  if (block.type !== 'list' || (kind !== 'positive' && kind !== 'negative' && kind !== 'neutral')) return [];
  return block.children.flatMap((item) => {
    const first = item.children[0];
    if (first?.type !== 'paragraph' || signOf(inlineText(first), undefined) !== 'unsigned') return [];
    return [{ at: placeOf(first).start, text: WORDS[kind] }];
  });
}

function withInserts(chunk: Chunk, inserts: readonly Insert[]): readonly Chunk[] {
  if (chunk.kind === 'text') return [chunk];
  const { start, end } = chunk.place;
  const chunks: Chunk[] = [];
  let from = start;
  for (const insert of inserts) {
    if (insert.at < start || insert.at >= end) continue;
    chunks.push(sourceChunk(from, insert.at), textChunk(insert.text));
    from = insert.at;
  }
  return [...chunks, sourceChunk(from, end)];
}

/** True when two tight lists with the same mark may stand as one. */
function continues(before: SectionNode, node: SectionNode, text: string): boolean {
  const last = before.section.blocks.at(-1);
  const first = node.section.blocks[0];
  if (last?.type !== 'list' || first?.type !== 'list' || last.spread === true || first.spread === true) return false;
  return text.charAt(placeOf(last).start) === text.charAt(placeOf(first).start);
}

/** The parts of Decision Outcome: one section, or several below one heading. */
export function outcomeParts(nodes: readonly SectionNode[], added: readonly SectionNode[], emission: Emission): readonly Part[] {
  const { primary, rest } = primaryOf(nodes, emission);
  if (!primary)
    return [
      newHeading(2, emission.titles.outcome),
      ...outcomeChildren({ nodes: withAdded(rest.flatMap(liftLate), added), depth: 3 }, emission),
    ];
  const heading = madrHeading(primary, { depth: 2, as: 'outcome' }, emission);
  return [heading, ...bodyParts(primary, emission), ...mixedChildren(primary, withAdded(rest, added), emission)];
}

/** Children the section had, and sections that come to stand below it: the text that belongs to the decision comes before its consequences. */
function mixedChildren(primary: SectionNode, added: readonly SectionNode[], emission: Emission): readonly Part[] {
  const own = primary.children;
  if (added.length === 0 && own.every((child) => child.fact.depth === primary.fact.depth + 1))
    return outcomeChildren({ nodes: own, depth: 3 }, emission);
  if (added.length === 0 && ofKind(own, ...SIGNED).length === 0) return childParts(own, { of: primary, depth: 2 }, emission);
  return outcomeChildren({ nodes: withAdded(own, added), depth: 3 }, emission);
}

/** A section that gets MADR's heading above its own leaves it what belongs directly below that. */
function liftLate(node: SectionNode): readonly SectionNode[] {
  const late = node.children.filter((child) => LATE[child.fact.kind ?? ''] !== undefined);
  return late.length === 0 ? [node] : [{ ...node, children: node.children.filter((child) => !late.includes(child)) }, ...late];
}

const LATE: Readonly<Record<string, number>> = { consequences: 1, positive: 1, negative: 1, neutral: 1, confirmation: 2 };

/** Puts each added section before the first one that belongs after it; what stood there keeps its order. */
function withAdded(own: readonly SectionNode[], added: readonly SectionNode[]): readonly SectionNode[] {
  const nodes = [...own];
  for (const node of added) {
    const rank = LATE[node.fact.kind ?? ''] ?? 0;
    const at = nodes.findIndex((other) => (LATE[other.fact.kind ?? ''] ?? 0) > rank);
    nodes.splice(at < 0 ? nodes.length : at, 0, node);
  }
  return nodes;
}

/** The section that gives a part its heading: the one with MADR's own words, else the first where its name is another word for them. */
export function primaryOf(
  nodes: readonly SectionNode[],
  emission: Emission,
): { readonly primary: SectionNode | undefined; readonly rest: readonly SectionNode[] } {
  const exact = nodes.find((node) => madrName(node, emission));
  const first = nodes[0];
  const primary = exact ?? (first && isNamedAlike(first, emission) ? first : undefined);
  return { primary, rest: nodes.filter((node) => node !== primary) };
}

function madrName(node: SectionNode, emission: Emission): boolean {
  return nameIn(node, emission) === 'exact';
}

function isNamedAlike(node: SectionNode, emission: Emission): boolean {
  return nameIn(node, emission) !== 'own';
}
