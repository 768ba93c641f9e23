import type { Argument, Consequence, SectionFact, SectionKind } from '../model/decision.ts';
import type { Source } from '../model/source.ts';
import { listItems } from './list-items.ts';

const SIGNS: readonly (readonly [Argument['sign'], RegExp])[] = [
  [
    'good',
    /^(?:\W{0,4})(?:good|pro|pros|positive|advantage|gut|bueno|bien|bom|buono|iyi|goed|bra|da|хорошо|良い|좋음|好|advantages?)(?![\p{L}-])\s*[,:;：，、–—-]/iu,
  ],
  [
    'bad',
    /^(?:\W{0,4})(?:bad|con|cons|negative|disadvantage|schlecht|malo|mal|mauvais|ruim|mau|cattivo|kötü|slecht|dårlig|drwg|плохо|悪い|나쁨|坏|disadvantages?)(?![\p{L}-])\s*[,:;：，、–—-]/iu,
  ],
  [
    'neutral',
    /^(?:\W{0,4})(?:neutral|neutro|neutre|neutraal|nøytral|other|nötr|нейтрально|中立|중립|中性)(?![\p{L}-])\s*[,:;：，、–—-]/iu,
  ],
];

/** Sign of an argument by its first word, else by the section it stands in. A bullet without a sign has none. */
export function signOf(text: string, kind: SectionKind | undefined): Argument['sign'] {
  for (const [sign, pattern] of SIGNS) if (pattern.test(text)) return sign;
  if (kind === 'positive') return 'good';
  if (kind === 'negative') return 'bad';
  if (kind === 'neutral') return 'neutral';
  return 'unsigned';
}

/** Consequences: the list items of the section and of what stands below it. */
export function readConsequences(source: Source, facts: readonly SectionFact[]): readonly Consequence[] {
  return facts.flatMap((fact, index) => {
    if (!belongsToConsequences(fact, facts)) return [];
    return listItems(source.sections[index], source).map(({ value, place }) => ({
      sign: signOf(value, fact.kind),
      text: value,
      place,
    }));
  });
}

/** Consequence sections, and positive, negative and neutral ones that do not argue about one option. */
export function belongsToConsequences(fact: SectionFact, facts: readonly SectionFact[]): boolean {
  if (fact.kind === 'consequences') return true;
  if (fact.kind !== 'positive' && fact.kind !== 'negative' && fact.kind !== 'neutral') return false;
  for (let at = fact.parent; at !== undefined; at = facts[at]?.parent) {
    const kind = facts[at]?.kind;
    if (kind === 'options' || kind === 'arguments') return false;
    if (kind === 'consequences' || kind === 'outcome') return true;
  }
  return fact.depth <= 2;
}
