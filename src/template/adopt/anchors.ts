import type { SectionKind } from '../../model/decision.ts';

/** A part that a template must have a place for, by the name used on the command line. */
export type Anchor =
  | 'title'
  | 'context-and-problem-statement'
  | 'decision-drivers'
  | 'considered-options'
  | 'decision-outcome'
  | 'consequences'
  | 'more-information';

/** Which sections satisfy an anchor; the title is no section. */
export const ANCHOR_KINDS: Readonly<Record<Exclude<Anchor, 'title'>, readonly SectionKind[]>> = {
  'context-and-problem-statement': ['context', 'summary'],
  'decision-drivers': ['drivers', 'assumptions', 'constraints'],
  'considered-options': ['options', 'arguments'],
  'decision-outcome': ['outcome'],
  consequences: ['consequences', 'positive', 'negative', 'neutral'],
  'more-information': ['more', 'links', 'notes'],
};

/** What every record needs. */
export const BASIC_ANCHORS: readonly Anchor[] = ['title', 'context-and-problem-statement', 'decision-outcome'];

/** What the profile `hve-core` needs: MADR's seven. */
export const ALL_ANCHORS: readonly Anchor[] = [
  'title',
  'context-and-problem-statement',
  'decision-drivers',
  'considered-options',
  'decision-outcome',
  'consequences',
  'more-information',
];

/** Words of an alias or a drop → the anchor or kind of section they mean. */
const NAMES: Readonly<Record<string, SectionKind>> = {
  'context-and-problem-statement': 'context',
  problem: 'context',
  'decision-drivers': 'drivers',
  'considered-options': 'options',
  alternatives: 'options',
  'decision-outcome': 'outcome',
  decision: 'outcome',
  'more-information': 'more',
  references: 'links',
  'pros-and-cons': 'arguments',
};

/** Kinds of sections that an alias may name. */
const KINDS: readonly SectionKind[] = [
  'status',
  'date',
  'people',
  'metadata',
  'tags',
  'summary',
  'context',
  'drivers',
  'assumptions',
  'constraints',
  'options',
  'outcome',
  'rationale',
  'consequences',
  'positive',
  'negative',
  'neutral',
  'confirmation',
  'arguments',
  'more',
  'links',
  'follow-ups',
  'risks',
  'rollback',
  'components',
  'audit',
  'changelog',
  'notes',
];

/** The kind of section a word names; undefined for an unknown one. */
export function kindNamed(word: string): SectionKind | undefined {
  const key = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return NAMES[key] ?? KINDS.find((kind) => kind === key);
}

/** The anchor a word names, by its own name or that of its section. */
export function anchorNamed(word: string): Anchor | undefined {
  const key = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const named = ALL_ANCHORS.find((anchor) => anchor === key);
  if (named) return named;
  const kind = kindNamed(key);
  return ALL_ANCHORS.find((anchor) => anchor !== 'title' && kind !== undefined && ANCHOR_KINDS[anchor].includes(kind));
}
