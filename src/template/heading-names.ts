import { openingKindOf, SECTION_WORDS } from '../dialects/vocabulary/section-words.ts';
import type { SectionKind } from '../model/decision.ts';

/** The eight headings of MADR 4. */
export type MadrHeading = 'context' | 'drivers' | 'options' | 'outcome' | 'consequences' | 'confirmation' | 'arguments' | 'more';

/** Headings as MADR 4 writes them. */
export const MADR_TITLES: Readonly<Record<MadrHeading, string>> = {
  context: 'Context and Problem Statement',
  drivers: 'Decision Drivers',
  options: 'Considered Options',
  outcome: 'Decision Outcome',
  consequences: 'Consequences',
  confirmation: 'Confirmation',
  arguments: 'Pros and Cons of the Options',
  more: 'More Information',
};

/** How a heading relates to MADR's: the very words, a name of the same part, such a name with more words after it, or a name of its own. */
export type HeadingName = 'exact' | 'same' | 'opening' | 'own';

/**
 * Names that say more or less than the part they stand for. They keep their words: a team that wrote `Rejected alternatives` or
 * `Acceptance criteria` would lose something by MADR's heading.
 */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'motivation',
  'introduction',
  'description',
  'the challenge',
  'challenge',
  'the backdrop',
  'business context',
  'current situation',
  'use case',
  'use cases',
  'referenced use case(s)',
  'discussion',
  'question',
  'ausgangslage',
  'requirements',
  'goals',
  'quality attributes',
  'non-functional requirements',
  'criteria',
  'evaluation criteria',
  'anforderungen',
  'primary decision drivers',
  'secondary decision drivers',
  'positions',
  'candidates',
  'candidate options',
  'proposals',
  'proposed solutions',
  'solutions',
  'other options',
  'rejected alternatives',
  'the road not taken',
  'option graveyard',
  'approaches considered',
  'proposed design',
  'proposed solution',
  'proposal',
  'proposed decision',
  'recommendation',
  'conclusion',
  'the strategy',
  'solution',
  'decided approach',
  'resolution',
  'what',
  'what it is',
  'locked decisions',
  'decision and rationale',
  'decision details',
  'beschluss',
  'describe the proposed option and how it helps to overcome the problem or limitation',
  'describe the feature / enhancement and how it helps to overcome the problem or limitation',
  'trade-offs',
  'tradeoffs',
  'trade offs',
  'outcomes',
  'effects',
  'results',
  'stakeholder impacts',
  'consequences and trade-offs',
  'consequences & trade-offs',
  'consequences and risks',
  'impact',
  'impacts',
  'implications',
  'implications and consequences',
  'resulting context',
  'compliance',
  'governance',
  'how to verify',
  'success criteria',
  'acceptance criteria',
  'verification plan',
  'verification',
  'analysis',
  'options analysis',
  'research and analysis',
  'comparison',
  'comparative analysis',
  'option comparison',
  'comparison matrix',
  'evaluation',
  'analysis of options',
  'further information',
  'additional information',
  '補足',
  '추가 정보',
]);

/** Names of the section of links that MADR 3 renamed to More Information. */
const LINK_NAMES: ReadonlySet<string> = new Set([
  'links',
  'enlaces',
  'liens',
  'bağlantılar',
  'dolenni',
  'リンク',
  '링크',
  '链接',
  'collegamenti',
  'ссылки',
  'lenker',
]);

/** True for the heading of a list of links as MADR 2 has it. */
export function isLinksName(key: string): boolean {
  return LINK_NAMES.has(key);
}

/** How the heading with a key relates to MADR's heading of a part. `own` holds what a config says about headings. */
export function nameOf(key: string, kind: SectionKind | undefined, own: Readonly<Record<string, SectionKind>>): HeadingName {
  if (kind === undefined) return 'own';
  if (key === titleOf(kind)?.toLowerCase()) return 'exact';
  if (OWN_NAMES.has(key)) return 'own';
  if (SECTION_WORDS.get(key) === kind || (Object.hasOwn(own, key) && own[key] === kind)) return 'same';
  if (openingKindOf(key) === kind) return 'opening';
  const parts = partsOf(key);
  const known = parts.length > 1 && parts.every((part) => SECTION_WORDS.get(part) === kind && !OWN_NAMES.has(part));
  return known ? 'same' : 'own';
}

/** `결정 (decision)` and `contexto / context` say one thing twice. */
function partsOf(key: string): readonly string[] {
  const match = /^([^(（]+?)\s*[(（]([^)）]+)[)）]$/.exec(key);
  const parts = match ? [match[1], match[2]] : key.split(/\s*[/|]\s*/);
  return parts.flatMap((part) => (part === undefined ? [] : [part.trim()]));
}

function titleOf(kind: SectionKind): string | undefined {
  return isMadrHeading(kind) ? MADR_TITLES[kind] : undefined;
}

/** True for kinds that have a heading in MADR 4. */
export function isMadrHeading(kind: string): kind is MadrHeading {
  return Object.hasOwn(MADR_TITLES, kind);
}
