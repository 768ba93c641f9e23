import { textOfChunks } from './chunks.ts';
import { bodyParts, childParts, type Emission, isOutcome, madrHeading, nameIn, sectionParts, withHint } from './emit-section.ts';
import {
  type Group,
  groupsOf,
  isShaped,
  type Layout,
  type LayoutInput,
  moreGroup,
  RANK,
  slotOf,
  type WrittenParts,
} from './groups.ts';
import { isLinksName } from './heading-names.ts';
import { headingPart, headingWords, newHeading } from './heading-part.ts';
import { outcomeParts, primaryOf } from './outcome-group.ts';
import type { Part } from './parts.ts';
import { ofKind, type SectionNode } from './record-view.ts';

/** Arranges main sections under MADR's headings, in its order. */
export function layOut(input: LayoutInput, emission: Emission): Layout {
  return layOutWith(input, {}, emission);
}

/** The same with parts that come from elsewhere. */
export function layOutWith(input: LayoutInput, written: WrittenParts, emission: Emission): Layout {
  const kinds = new Set(input.nodes.map(({ fact }) => fact.kind));
  const slots = new Map(input.nodes.map((node) => [node, slotOf(node, kinds, emission)] as const));
  const shaped = isShaped(input, slots, emission);
  const staysOwn =
    shaped ||
    emission.options.leftOver === 'own-section' ||
    ![...slots.values()].some((slot) => slot === 'context' || slot === 'outcome');
  const { lead, tail, groups } = groupsOf(input.nodes, { slots, shaped, staysOwn });
  const leftOver = input.nodes.filter((node) => slots.get(node) === 'left-over');
  const more = moreGroup(groups, input, staysOwn ? [] : leftOver);
  const made = (['context', 'options', 'outcome'] as const).flatMap((slot): readonly Group[] =>
    written[slot] ? [{ slot, nodes: [], after: [], written: written[slot] }] : [],
  );
  const ranked = [...made, ...groups.filter((group) => group.slot !== 'more'), ...(more ? [more] : [])].sort(
    (a, b) => RANK[a.slot] - RANK[b.slot],
  );
  const parts = ranked.flatMap((group) => [
    ...(group.written ?? groupParts(group, input, emission)),
    ...group.after.flatMap((node) => sectionParts(node, 2, emission)),
  ]);
  const present = new Set([...made, ...groups].map((group) => group.slot));
  const missing = (['context', 'options', 'outcome'] as const).filter((slot) => !present.has(slot));
  const own = (list: readonly SectionNode[]): readonly Part[] => list.flatMap((node) => sectionParts(node, 2, emission));
  return {
    parts: [...own(lead), ...parts, ...own(tail)],
    leftOver: [...leftOver, ...input.remains],
    missing,
    opening: [],
    taken: [],
    form: Object.values(emission.titles),
    oldForm: [],
  };
}

function groupParts(group: Group, input: LayoutInput, emission: Emission): readonly Part[] {
  switch (group.slot) {
    case 'context':
      return contextParts(group.nodes, emission);
    case 'drivers':
      return underOneHeading(group.nodes, 'drivers', emission);
    case 'outcome':
      return outcomeParts(
        group.nodes.filter(isOutcome),
        group.nodes.filter((node) => !isOutcome(node)),
        emission,
      );
    case 'options':
    case 'arguments':
      return eachItsHeading(group.nodes, group.slot, emission);
    case 'more':
      return moreParts(group.nodes, input, emission);
    default:
      return group.nodes.flatMap((node) => sectionParts(node, 2, emission));
  }
}

/** Context and Problem Statement names two things: where they stand apart, both keep their heading below it. */
function contextParts(nodes: readonly SectionNode[], emission: Emission): readonly Part[] {
  const exact = nodes.some((node) => nameIn(node, emission) === 'exact');
  if (exact || nodes.length === 1) return underOneHeading(nodes, 'context', emission);
  return [newHeading(2, emission.titles.context), ...nodes.flatMap((node) => sectionParts(node, 3, emission))];
}

function underOneHeading(nodes: readonly SectionNode[], as: 'context' | 'drivers', emission: Emission): readonly Part[] {
  const { primary, rest } = primaryOf(nodes, emission);
  const below = rest.flatMap((node) => sectionParts(node, 3, emission));
  if (!primary) return [newHeading(2, emission.titles[as]), ...below];
  return [
    madrHeading(primary, { depth: 2, as }, emission),
    ...bodyParts(primary, emission),
    ...childParts(primary.children, { of: primary, depth: 2 }, emission),
    ...below,
  ];
}

/** Options are told apart by the headings below them: sections for them never stand below each other. */
function eachItsHeading(nodes: readonly SectionNode[], as: 'options' | 'arguments', emission: Emission): readonly Part[] {
  const { primary } = primaryOf(nodes, emission);
  return nodes.flatMap((node) => {
    if (node !== primary) return sectionParts(node, 2, emission);
    return [
      madrHeading(node, { depth: 2, as }, emission),
      ...bodyParts(node, emission),
      ...childParts(node.children, { of: node, depth: 2 }, emission),
    ];
  });
}

function moreParts(nodes: readonly SectionNode[], input: LayoutInput, emission: Emission): readonly Part[] {
  const primary = ofKind(nodes, 'more')[0] ?? nodes.find((node) => isLinksName(node.fact.key));
  const below = [...input.remains, ...nodes.filter((node) => node !== primary)]
    .sort((a, b) => a.index - b.index)
    .flatMap((node) => sectionParts(node, 3, emission));
  if (!primary) return [newHeading(2, emission.titles.more), ...input.moved, ...below];
  const heading =
    primary.fact.kind === 'more' || emission.keepsHeadings
      ? madrHeading(primary, { depth: 2, as: 'more' }, emission)
      : linksHeading(primary, emission);
  return [
    heading,
    ...withMoved(bodyParts(primary, emission), input.moved, emission),
    ...childParts(primary.children, { of: primary, depth: 2 }, emission),
    ...below,
  ];
}

/** Lines of the header after the text that was there; a list goes on in items of its kind. */
function withMoved(body: readonly Part[], moved: readonly Part[], { outline }: Emission): readonly Part[] {
  const { text } = outline.source;
  const [first, ...rest] = moved;
  const last = body.at(-1)?.origin;
  const mark = last && /(?:^|\n)([-*+])[ \t][^\n]*$/.exec(text.slice(last.start, last.end).replace(/\r/g, ''))?.[1];
  if (!first || mark === undefined || !textOfChunks(first.chunks, text).startsWith(`${mark} `)) return [...body, ...moved];
  return [...body, { ...first, join: 'line' }, ...rest];
}

/** `Links` of MADR 2 is `More Information` since MADR 3. */
function linksHeading(node: SectionNode, emission: Emission): Part {
  const { text } = emission.outline.source;
  return headingPart(
    node,
    { depth: 2, words: { text: emission.titles.more, place: withHint(headingWords(node.fact.heading, text), node, text) } },
    text,
  );
}
