import type { SectionKind } from '../model/decision.ts';
import { sectionKey } from '../source/section-key.ts';
import { MADR_TITLES, type MadrHeading } from './heading-names.ts';
import { ENGLISH, type HeadingLanguage, LANGUAGES } from './languages.ts';
import type { Outline } from './record-view.ts';

/** The headings a record gets, and whether it keeps the names it has. */
export interface HeadingTitles {
  readonly keeps: boolean;
  readonly titles: Readonly<Record<MadrHeading, string>>;
}

/** MADR's headings in English; in the record's own language where that is asked for and the language is known. */
export function headingTitles({ decision }: Outline, setting: 'madr' | 'keep'): HeadingTitles {
  const language =
    setting === 'keep'
      ? languageOf(decision.sections.filter(({ kind }) => kind === undefined || !HEADER.has(kind)).map(({ key }) => key))
      : undefined;
  return language ? { keeps: true, titles: language.titles } : { keeps: false, titles: MADR_TITLES };
}

/** Sections that the front matter replaces: the language must be told without them too. */
const HEADER: ReadonlySet<SectionKind> = new Set<SectionKind>(['status', 'date', 'people', 'metadata', 'tags']);

/** The language most headings are in; undefined for English and for what is not known. */
export function languageOf(keys: readonly string[]): HeadingLanguage | undefined {
  const hits = (words: ReadonlySet<string>): number => keys.filter((key) => words.has(key)).length;
  let best: { readonly language: HeadingLanguage | undefined; readonly count: number } = {
    language: undefined,
    count: hits(ENGLISH),
  };
  for (const language of LANGUAGES) {
    const count = hits(new Set([...Object.values(language.titles).map(sectionKey), ...language.others]));
    if (count > best.count) best = { language, count };
  }
  return best.language;
}
