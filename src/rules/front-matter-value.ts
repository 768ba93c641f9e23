import type { Decision } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import type { FrontMatterEntry } from '../model/source.ts';

/** The entry of a key as written. */
export function entryOf(key: string, { frontMatter }: Decision): FrontMatterEntry | undefined {
  return frontMatter?.entries.find((entry) => entry.key === key);
}

/** Maps of a list of maps; other items are left out. */
export function mapsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter((item: unknown) => isMap(item)) : [];
}

/** Whether a value is a map with keys. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Strings of a list, or a string as a list of one. */
export function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item: unknown): item is string => typeof item === 'string') : [];
}

/** Where the nth occurrence of some words stands within an entry's value; the key when they are not written literally. */
export function placeWithin(
  entry: FrontMatterEntry,
  words: string,
  facts: { readonly text: string; readonly nth?: number },
): Place {
  const { start, end } = entry.valuePlace;
  const value = facts.text.slice(start, end);
  let at = -1;
  for (let left = facts.nth ?? 0; left >= 0; left--) {
    at = value.indexOf(words, at + 1);
    if (at < 0) return entry.keyPlace;
  }
  return { start: start + at, end: start + at + words.length };
}
