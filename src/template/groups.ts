import type { SectionKind } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import { type Emission, hasMadrName, isOutcome } from './emit-section.ts';
import { isLinksName, type MadrHeading } from './heading-names.ts';
import type { Part } from './parts.ts';
import { ofKind, type SectionNode } from './record-view.ts';

/** Where a main section goes: one of MADR's headings, a heading of its own beside them, or below More Information. */
export type Slot =
  | 'summary'
  | 'context'
  | 'drivers'
  | 'options'
  | 'outcome'
  | 'below-outcome'
  | 'aside'
  | 'arguments'
  | 'more'
  | 'left-over';

const SLOTS: Readonly<Partial<Record<SectionKind, Slot>>> = {
  summary: 'summary',
  context: 'context',
  drivers: 'drivers',
  options: 'options',
  outcome: 'outcome',
  rationale: 'below-outcome',
  consequences: 'below-outcome',
  positive: 'below-outcome',
  negative: 'below-outcome',
  neutral: 'below-outcome',
  confirmation: 'below-outcome',
  risks: 'aside',
  rollback: 'aside',
  components: 'aside',
  arguments: 'arguments',
  more: 'more',
  links: 'more',
  notes: 'more',
  changelog: 'more',
  'follow-ups': 'more',
};

/** Order of the groups. */
export const RANK: Readonly<Record<Slot, number>> = {
  summary: 0,
  context: 1,
  drivers: 2,
  options: 3,
  outcome: 4,
  'below-outcome': 4,
  aside: 5,
  arguments: 6,
  more: 7,
  'left-over': 8,
};

/** The body of a record in MADR's order. */
export interface Layout {
  readonly parts: readonly Part[];
  /** Sections without a place of their own in MADR, wherever they were put. */
  readonly leftOver: readonly SectionNode[];
  /** What the record has no section for. */
  readonly missing: readonly MadrHeading[];
  /** What comes directly below the title. */
  readonly opening: readonly Part[];
  /** Ranges that the arrangement takes out of the text below the title. */
  readonly taken: readonly Place[];
  /** Words of the target's form that may be written anew. */
  readonly form: readonly string[];
  /** Words of the source's form that may go. */
  readonly oldForm: readonly string[];
}

/** What is laid out: the main sections that are not header, and what the header left for More Information. */
export interface LayoutInput {
  readonly nodes: readonly SectionNode[];
  /** Lines of the header that go to More Information. */
  readonly moved: readonly Part[];
  /** Sections of the header that hold more than header. */
  readonly remains: readonly SectionNode[];
  /** True when the body had header that the front matter says now. */
  readonly hadHeader: boolean;
}

export interface Group {
  readonly slot: Slot;
  readonly nodes: SectionNode[];
  /** Sections of their own that follow it. */
  readonly after: SectionNode[];
  /** Set when the group does not come from sections. */
  readonly written?: readonly Part[];
}

/** Parts written from something else than sections, by the heading they make. */
export type WrittenParts = Readonly<Partial<Record<'context' | 'options' | 'outcome', readonly Part[]>>>;

export function slotOf(node: SectionNode, kinds: ReadonlySet<SectionKind | undefined>, { outline }: Emission): Slot {
  const kind = node.fact.kind;
  if (isOutcome(node)) return 'outcome';
  if (kind === 'assumptions' || kind === 'constraints')
    return outline.decision.dialect === 'tyree-akerman' || kinds.has('drivers') ? 'drivers' : 'left-over';
  const slot = (kind && SLOTS[kind]) ?? 'left-over';
  if (slot === 'summary' && !kinds.has('context') && kinds.has('outcome')) return 'context';
  return slot;
}

/** A record that has MADR's headings and no header in its body keeps the sections it has beside them where they are. */
export function isShaped(input: LayoutInput, slots: ReadonlyMap<SectionNode, Slot>, emission: Emission): boolean {
  const main = input.nodes.filter((node) => slots.get(node) === 'context' || slots.get(node) === 'outcome');
  return (
    !input.hadHeader &&
    input.moved.length === 0 &&
    input.remains.length === 0 &&
    main.length > 0 &&
    main.every((node) => node.fact.depth === 2 && hasMadrName(node, emission))
  );
}

export function groupsOf(
  nodes: readonly SectionNode[],
  facts: { readonly slots: ReadonlyMap<SectionNode, Slot>; readonly shaped: boolean; readonly staysOwn: boolean },
): { readonly lead: readonly SectionNode[]; readonly tail: readonly SectionNode[]; readonly groups: readonly Group[] } {
  const hasOutcome = [...facts.slots.values()].includes('outcome');
  const lead: SectionNode[] = [];
  const groups: Group[] = [];
  let last: Group | undefined;
  for (const node of nodes) {
    const slot = facts.slots.get(node) ?? 'left-over';
    if (slot === 'left-over' || (facts.shaped && isSurplus(node, slot, nodes))) {
      if (facts.staysOwn) (last?.after ?? lead).push(node);
      continue;
    }
    const target = slot === 'below-outcome' && hasOutcome ? 'outcome' : slot;
    let group = groups.find((one) => one.slot === target);
    if (!group) {
      group = { slot: target, nodes: [], after: [] };
      groups.push(group);
    }
    group.nodes.push(node);
    last = group;
  }
  // Sections at the end of the record stay there, wherever the one before them goes.
  const lastIndex = groups.reduce((most, group) => group.nodes.reduce((index, node) => Math.max(index, node.index), most), 0);
  const tail = last ? last.after.filter((node) => node.index > lastIndex) : [];
  if (last) last.after.splice(last.after.length - tail.length);
  return { lead, tail, groups };
}

/** Sections that MADR has no heading for: a record in its shape may have them beside it. */
function isSurplus(node: SectionNode, slot: Slot, nodes: readonly SectionNode[]): boolean {
  if (slot === 'aside' || slot === 'summary') return true;
  if (slot !== 'more' || node.fact.kind === 'more') return false;
  return !(isLinksName(node.fact.key) && ofKind(nodes, 'more').length === 0);
}

/** The group of More Information, made where only header or left-over text goes there. */
export function moreGroup(groups: readonly Group[], input: LayoutInput, leftOver: readonly SectionNode[]): Group | undefined {
  const group = groups.find((one) => one.slot === 'more');
  if (leftOver.length === 0 && (group || (input.moved.length === 0 && input.remains.length === 0))) return group;
  const nodes = [...(group?.nodes ?? []), ...leftOver].sort((a, b) => a.index - b.index);
  return { slot: 'more', nodes, after: group?.after ?? [] };
}
