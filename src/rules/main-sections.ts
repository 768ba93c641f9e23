import type { Decision, SectionFact, SectionKind } from '../model/decision.ts';

/** Sections that carry the argument of a decision, whatever the dialect calls them. */
const MAIN_KINDS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'context',
  'drivers',
  'options',
  'outcome',
  'rationale',
  'consequences',
  'positive',
  'negative',
  'arguments',
]);

/** Kinds that a reader needs in order to follow the decision. */
export const NEEDED_KINDS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'context',
  'drivers',
  'options',
  'outcome',
  'consequences',
]);

/** How many different main sections a record has: one alone is a short note rather than a record of its dialect. */
export function countMainKinds(decision: Decision): number {
  return new Set(decision.sections.map((section) => section.kind).filter((kind) => kind !== undefined && MAIN_KINDS.has(kind)))
    .size;
}

/** Level of the headings of a record's main sections: 2 but where a record is written otherwise. */
export function mainDepth(decision: Decision): number {
  return decision.sections.reduce(
    (depth, section) => (section.kind !== undefined && MAIN_KINDS.has(section.kind) ? Math.min(depth, section.depth) : depth),
    6,
  );
}

/** Sections without a known meaning beside the main ones: any of them may hold what a reader misses elsewhere. */
export function unknownMainSections(decision: Decision): readonly SectionFact[] {
  const depth = mainDepth(decision);
  return decision.sections.filter(
    (section) =>
      section.depth > 0 && section.depth <= depth && section.kind === undefined && !section.empty && !isTitle(section, decision),
  );
}

/** Whether a section's heading is the title of the record. */
export function isTitle(section: SectionFact, decision: Decision): boolean {
  const title = decision.titles.find((claim) => claim.from === 'heading')?.place;
  return title !== undefined && section.depth > 0 && section.heading.start <= title.start && title.end <= section.heading.end;
}

/** Whether a section stands below one of the given kinds. */
export function isBelow(section: SectionFact, kinds: readonly SectionKind[], decision: Decision): boolean {
  for (let at = section.parent; at !== undefined; at = decision.sections[at]?.parent) {
    const kind = decision.sections[at]?.kind;
    if (kind !== undefined && kinds.includes(kind)) return true;
  }
  return false;
}

/** The heading's words in the text, without its marks. */
export function headingWords(section: SectionFact, text: string): { readonly start: number; readonly end: number } {
  const raw = text.slice(section.heading.start, section.heading.end);
  const lead = /^#{1,6}[ \t]*/.exec(raw)?.[0].length ?? 0;
  const words = raw.slice(lead).split(/\r?\n/, 1)[0] ?? '';
  return { start: section.heading.start + lead, end: section.heading.start + lead + words.trimEnd().length };
}
