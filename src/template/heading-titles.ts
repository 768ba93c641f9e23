import { MADR_TITLES, type MadrHeading } from './heading-names.ts';
import type { Outline } from './record-view.ts';

/** The headings a record gets, and whether it keeps its own names. */
export function headingTitles(_outline: Outline, _setting: 'madr' | 'keep'): { readonly keeps: boolean; readonly titles: Readonly<Record<MadrHeading, string>> } {
  return { keeps: false, titles: MADR_TITLES };
}
