import { bodyParts, childParts, type Emission, madrHeading, nameIn, sectionParts } from './emit-section.ts';
import { newHeading } from './heading-part.ts';
import type { Part } from './parts.ts';
import { ofKind, type SectionNode } from './record-view.ts';
import { isSimpleList, signedList } from './signed-list.ts';

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
