import type { Decision, SectionFact, SectionKind } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import { headingWords, isTitle } from './main-sections.ts';
import { mergeParts, silentParts, type Word, wordsOf } from './record-words.ts';

/** The words of a record that belong to one subject, wherever in the record they stand. */
export interface Region {
  readonly key: string;
  /** Absent for sections without a known meaning. `preamble` stands before the first section. */
  readonly kind?: SectionKind | 'preamble';
  /** Heading of its first section, as written; empty for the preamble. */
  readonly title: string;
  readonly heading: Place;
  readonly words: readonly Word[];
}

/** The parts of the consequences are one subject, and so are options and what speaks for them. */
const JOINED: Readonly<Partial<Record<SectionKind, SectionKind>>> = {
  positive: 'consequences',
  negative: 'consequences',
  neutral: 'consequences',
  arguments: 'options',
};

/**
 * A record by subject. A section without a meaning of its own belongs to the one it stands in. Header fields, follow-ups and
 * what a reader does not hear are left out: they are compared as what they are.
 */
export function regionsOf(decision: Decision, text: string): ReadonlyMap<string, Region> {
  const silent = mergeParts([
    ...silentParts(decision, text),
    ...decision.followUps.map(({ place }) => place),
    ...headerParts(decision),
  ]);
  const regions = new Map<string, Region & { words: Word[] }>();
  const keys: Pick<Region, 'key' | 'kind'>[] = [];
  for (const section of decision.sections) {
    const own = ownKey(section, decision) ?? keys[section.parent ?? -1] ?? { key: 'preamble', kind: 'preamble' };
    keys.push(own);
    const isInner = ownKey(section, decision) === undefined && section.depth > 0 && !isTitle(section, decision);
    const region = regions.get(own.key) ?? {
      ...own,
      title: own.kind === 'preamble' ? '' : section.title,
      heading: section.depth === 0 ? section.heading : headingWords(section, text),
      words: [],
    };
    regions.set(own.key, region);
    const part = isInner ? { start: section.heading.start, end: section.body.end } : section.body;
    for (const word of wordsOf(text, part, silent)) region.words.push(word);
  }
  return regions;
}

function ownKey(section: SectionFact, decision: Decision): Pick<Region, 'key' | 'kind'> | undefined {
  if (section.depth === 0 || isTitle(section, decision)) return { key: 'preamble', kind: 'preamble' };
  if (section.kind !== undefined) {
    const kind = JOINED[section.kind] ?? section.kind;
    return { key: kind, kind };
  }
  const parent = decision.sections[section.parent ?? -1];
  return parent === undefined || parent.depth === 0 || isTitle(parent, decision) ? { key: `:${section.key}` } : undefined;
}

/** Fields with a meaning, where headers stand: a label deeper in the text may be a part of it. */
function headerParts(decision: Decision): readonly Place[] {
  return decision.fields.flatMap((field) => {
    const section = decision.sections[field.section];
    const isHeader =
      field.notation !== 'front-matter' &&
      field.name !== undefined &&
      (section === undefined || section.depth === 0 || isTitle(section, decision) || isHeaderKind(section.kind));
    return isHeader ? [field.place] : [];
  });
}

/** Sections that hold facts about the record and not the decision. */
export function isHeaderKind(kind: Region['kind']): boolean {
  return kind === 'status' || kind === 'date' || kind === 'people' || kind === 'metadata' || kind === 'tags';
}
