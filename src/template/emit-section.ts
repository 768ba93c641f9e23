import type { SectionKind } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import { type HeadingName, isMadrHeading, MADR_TITLES, type MadrHeading, nameOf } from './heading-names.ts';
import { type HeadingChange, headingPart, headingWords, isLeadIn } from './heading-part.ts';
import { OPENING_WORD } from './opening-word.ts';
import type { Part } from './parts.ts';
import type { NormalizeOptions, Outline, SectionNode } from './record-view.ts';
import { runsOf } from './runs.ts';
import { withoutTemplateComments } from './template-comments.ts';

/** What every emitter of sections needs. */
export interface Emission {
  readonly outline: Outline;
  readonly options: NormalizeOptions;
  readonly ownHeadings: Readonly<Record<string, SectionKind>>;
  /** Ranges that were taken out of the bodies. */
  readonly taken: readonly Place[];
  /** Sections whose heading goes. */
  readonly dissolved: ReadonlySet<SectionNode>;
  /** MADR's headings that mean something else in the record's own dialect: no other heading gets their words. */
  readonly reserved: ReadonlySet<string>;
  /** Headings that are the record's own template's names for MADR's parts. */
  readonly templateNames: ReadonlySet<string>;
  /** True when the headings stay in the record's language. */
  readonly keepsHeadings: boolean;
  /** MADR's headings in the language they are written in. */
  readonly titles: Readonly<Record<MadrHeading, string>>;
}

/** A section with all below it, its heading at the given level, its words as they are. */
export function sectionParts(node: SectionNode, depth: number, emission: Emission): readonly Part[] {
  if (emission.dissolved.has(node)) return bodyParts(node, emission);
  return [
    headingOf(node, { depth }, emission),
    ...bodyParts(node, emission),
    ...childParts(node.children, { of: node, depth }, emission),
  ];
}

/** Sections below a section that comes to stand at a level. */
export function childParts(
  children: readonly SectionNode[],
  parent: { readonly of: SectionNode; readonly depth: number },
  emission: Emission,
): readonly Part[] {
  return children.flatMap((child) => sectionParts(child, levelBelow(child, parent), emission));
}

function levelBelow(child: SectionNode, parent: { readonly of: SectionNode; readonly depth: number }): number {
  return Math.min(6, parent.depth + Math.max(1, child.fact.depth - parent.of.fact.depth));
}

/** A section's own text: what was not taken out of it. */
export function bodyParts(node: SectionNode, { outline, taken }: Emission): readonly Part[] {
  const { text } = outline.source;
  const runs = runsOf(text, node.fact.body, taken);
  return runs.map((run, index) => (index === 0 && isLeadIn(node.fact.heading, text) ? { ...run, join: 'apart' } : run));
}

/** A heading at a level, as the author wrote it. */
export function headingOf(node: SectionNode, change: HeadingChange, { outline }: Emission): Part {
  return headingPart(node, change, outline.source.text);
}

/** A heading at a level with MADR's words, as far as the author's are but another name for them. */
export function madrHeading(
  node: SectionNode,
  change: { readonly depth: number; readonly as: MadrHeading },
  emission: Emission,
): Part {
  const name = nameIn(node, emission);
  if (name === 'exact' || name === 'own') return headingOf(node, { depth: change.depth }, emission);
  const { text } = emission.outline.source;
  const place = headingWords(node.fact.heading, text);
  const words = emission.titles[change.as];
  if (name === 'same')
    return headingOf(node, { depth: change.depth, words: { text: words, place: withHint(place, node, text) } }, emission);
  const opening = OPENING_WORD.exec(text.slice(place.start, place.end))?.[0].length ?? 0;
  return headingOf(
    node,
    { depth: change.depth, words: { text: words, place: { start: place.start, end: place.start + opening } } },
    emission,
  );
}

/** Words of a heading with the template's hint after them, such as `<!-- optional -->`: it goes with the old words. */
export function withHint(place: Place, { fact }: SectionNode, text: string): Place {
  const tail = text.slice(place.end, fact.heading.end);
  const hint = /^[ \t]*<!--(?:(?!-->).)*-->/.exec(tail)?.[0];
  return hint !== undefined && withoutTemplateComments(hint).trim() === ''
    ? { start: place.start, end: place.end + hint.length }
    : place;
}

/** How a section's heading relates to MADR's; in a record that keeps its language every known name is as good as MADR's. */
export function nameIn(
  node: SectionNode,
  {
    ownHeadings,
    keepsHeadings,
    reserved,
    templateNames,
  }: Pick<Emission, 'ownHeadings' | 'keepsHeadings' | 'reserved' | 'templateNames'>,
): HeadingName {
  const { key, kind } = node.fact;
  if (isOutcome(node) && key === OUTCOME) return 'exact';
  if (kind === undefined || !isMadrHeading(kind)) return 'own';
  const name = templateNames.has(key) && nameOf(key, kind, ownHeadings) !== 'exact' ? 'same' : nameOf(key, kind, ownHeadings);
  if (name !== 'exact' && reserved.has(MADR_TITLES[kind].toLowerCase())) return 'own';
  return keepsHeadings && name !== 'own' ? 'exact' : name;
}

const OUTCOME = MADR_TITLES.outcome.toLowerCase();

/** Sections that say what was decided; MADR's own heading does, whatever a dialect makes of it. */
export function isOutcome({ fact }: SectionNode): boolean {
  return fact.kind === 'outcome' || (fact.key === OUTCOME && fact.depth <= 2);
}

/** True when the heading needs no change but its level. */
export function hasMadrName(node: SectionNode, emission: Emission): boolean {
  return nameIn(node, emission) === 'exact' || isMadrOpening(node);
}

/** `Decision Outcome: one queue` begins with MADR's own words. */
function isMadrOpening({ fact }: SectionNode): boolean {
  return Object.values(MADR_TITLES).some(
    (title) => fact.key.startsWith(`${title.toLowerCase()}:`) || fact.key.startsWith(`${title.toLowerCase()} `),
  );
}
