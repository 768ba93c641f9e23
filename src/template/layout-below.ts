import type { Place } from '../model/place.ts';
import { bodyParts, childParts, type Emission, madrHeading, sectionParts } from './emit-section.ts';
import type { Layout, LayoutInput } from './groups.ts';
import { newHeading } from './heading-part.ts';
import type { Part } from './parts.ts';
import { ofKind, type SectionNode } from './record-view.ts';

/** What comes below the title of a Y-Statement, and which sections go below More Information. */
export interface BelowRequest {
  readonly opening: readonly Part[];
  readonly taken: readonly Place[];
  /** Sections that go below More Information; the others stay where they are. */
  readonly below: readonly SectionNode[];
}

/** Arranges a record below a statement: its sections keep their words and order, under More Information where they are in the way. */
export function layOutBelow(input: LayoutInput, request: BelowRequest, emission: Emission): Layout {
  const more = ofKind(input.nodes, 'more')[0];
  const stay = input.nodes.filter((node) => !request.below.includes(node) && node !== more);
  const below = [...input.remains, ...request.below.filter((node) => node !== more)].sort((a, b) => a.index - b.index);
  const needed = more !== undefined || below.length > 0 || input.moved.length > 0;
  const inPlace = more !== undefined && below.length === 0 && input.moved.length === 0;
  const moreParts = needed && !inPlace ? partsOfMore(more, { input, below }, emission) : [];
  const order = inPlace ? input.nodes : stay;
  const parts = [...order.flatMap((node) => sectionParts(node, Math.max(2, node.fact.depth), emission)), ...moreParts];
  return {
    parts,
    leftOver: below,
    missing: [],
    opening: request.opening,
    taken: request.taken,
    form: Object.values(emission.titles),
    oldForm: [],
  };
}

function partsOfMore(
  more: SectionNode | undefined,
  facts: { readonly input: LayoutInput; readonly below: readonly SectionNode[] },
  emission: Emission,
): readonly Part[] {
  const sections = facts.below.flatMap((node) => sectionParts(node, 3, emission));
  if (!more) return [newHeading(2, emission.titles.more), ...facts.input.moved, ...sections];
  return [
    madrHeading(more, { depth: 2, as: 'more' }, emission),
    ...bodyParts(more, emission),
    ...facts.input.moved,
    ...childParts(more.children, { of: more, depth: 2 }, emission),
    ...sections,
  ];
}
