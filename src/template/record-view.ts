import { promoteLeadIns } from '../dialects/promote-lead-ins.ts';
import type { OwnWords, RecordPlace } from '../dialects/read-decision.ts';
import type { Decision, SectionFact, SectionKind } from '../model/decision.ts';
import type { Dialect } from '../model/dialect.ts';
import type { Log } from '../model/log.ts';
import type { Section, Source } from '../model/source.ts';

/** A record as the normalizer takes it: read with the reference parser, with the words it was read with. */
export interface RecordInput {
  readonly source: Source;
  readonly decision: Decision;
  readonly where: RecordPlace;
  readonly own: OwnWords;
}

/** Settings of a normalization. */
export interface NormalizeOptions {
  /** Where text without a place of its own goes. */
  readonly leftOver: 'more-information' | 'own-section';
  /** Whether headings in other languages than English become MADR's. */
  readonly headings: 'madr' | 'keep';
  /** The log of the record: makes sure that the identifier in a status names one record only. */
  readonly log?: Log;
  /** The dialect of the record, for questions about what its template has. */
  readonly dialect?: Dialect;
}

/** A section with the sections below it. */
export interface SectionNode {
  readonly fact: SectionFact;
  readonly section: Section;
  readonly index: number;
  readonly children: readonly SectionNode[];
}

/** A record as a tree of sections. */
export interface Outline {
  readonly source: Source;
  readonly decision: Decision;
  /** The sections as they were read: lines that stand for headings are sections. */
  readonly sections: readonly Section[];
  readonly title: SectionNode | undefined;
  /** What stands before the first heading. */
  readonly preface: Section | undefined;
  /** The record's main sections: those below the title and beside it. */
  readonly tops: readonly SectionNode[];
}

/** Puts a record's sections into a tree. */
export function outlineOf({ source, decision, own }: RecordInput): Outline {
  const { sections } = promoteLeadIns(source, own.headings);
  const nodes = nodesOf(decision.sections, sections);
  const titleIndex = titleIndexOf(decision);
  const title = titleIndex === undefined ? undefined : nodes[titleIndex];
  const tops = nodes.filter(
    (node) => node.fact.depth > 0 && node !== title && (node.fact.parent === undefined || node.fact.parent === titleIndex),
  );
  return {
    source,
    decision,
    sections,
    title,
    preface: sections[0],
    tops: tops.flatMap((node) => unfolded(node, { title, source })),
  };
}

/** Sections that only hold the record's parts give way to them. */
function unfolded(
  node: SectionNode,
  { title, source }: { readonly title: SectionNode | undefined; readonly source: Source },
): readonly SectionNode[] {
  if (isContainer(node, title)) return [{ ...node, children: [] }, ...node.children];
  const hollow = node.fact.kind === 'summary' && source.text.slice(node.fact.body.start, node.fact.body.end).trim() === '';
  return hollow && ofKind(node.children, 'context', 'outcome').length > 0 ? node.children : [node];
}

/** A second heading of level 1 with the record's own parts below it: they stand beside those above it. */
function isContainer({ fact, children }: SectionNode, title: SectionNode | undefined): boolean {
  return (
    title?.fact.depth === 1 &&
    fact.depth === 1 &&
    fact.kind !== undefined &&
    ofKind(children, 'context', 'outcome', 'status', 'people').length > 0
  );
}

/** Nodes by index. A section stands after the one it belongs to, so that going backwards every node finds its children made. */
function nodesOf(facts: readonly SectionFact[], sections: readonly Section[]): readonly SectionNode[] {
  const children = new Map<number, SectionNode[]>();
  const nodes: SectionNode[] = [];
  for (let index = facts.length - 1; index >= 0; index--) {
    const fact = facts[index];
    const section = sections[index];
    if (!fact || !section) continue;
    const node = { fact, section, index, children: (children.get(index) ?? []).reverse() };
    nodes.push(node);
    if (fact.depth === 0 || fact.parent === undefined) continue;
    const siblings = children.get(fact.parent);
    if (siblings) siblings.push(node);
    else children.set(fact.parent, [node]);
  }
  return nodes.reverse();
}

/** Index of the section whose heading is the record's title. */
function titleIndexOf(decision: Decision): number | undefined {
  const claim = decision.titles.find((one) => one.from === 'heading');
  if (!claim) return undefined;
  const index = decision.sections.findIndex(
    (section) => section.depth > 0 && section.heading.start <= claim.place.start && claim.place.end <= section.heading.end,
  );
  return index < 0 ? undefined : index;
}

/** The node and all nodes below it, in document order. */
export function subtree(node: SectionNode): readonly SectionNode[] {
  return [node, ...node.children.flatMap(subtree)];
}

/** The nodes whose kind is one of the given. */
export function ofKind(nodes: readonly SectionNode[], ...kinds: readonly SectionKind[]): readonly SectionNode[] {
  return nodes.filter(({ fact }) => fact.kind !== undefined && kinds.includes(fact.kind));
}
