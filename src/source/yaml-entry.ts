import type { Located, Place } from '../model/place.ts';
import type { FrontMatterEntry } from '../model/source.ts';
import { isNullWord, resolvePlain } from './yaml-scalar.ts';

/** A key and where it stands. */
export interface EntryKey {
  readonly key: string;
  readonly keyPlace: Place;
}

/** A scalar: its words without quotes, the range with them. */
export interface ScalarText {
  readonly text: string;
  readonly place: Place;
  readonly quoted: boolean;
}

/** An entry whose value is one scalar. A plain `null` or `~` is an empty value that keeps its range. */
export function scalarEntry(key: EntryKey, scalar: ScalarText): FrontMatterEntry {
  const { text, place, quoted } = scalar;
  if (!quoted && isNullWord(text)) return emptyEntry(key, place);
  const value = quoted ? text : resolvePlain(text);
  return { ...key, kind: 'scalar', text, valuePlace: place, items: [{ value: text, place }], value, quoted };
}

/** An entry without a value. */
export function emptyEntry(key: EntryKey, valuePlace: Place): FrontMatterEntry {
  return { ...key, kind: 'empty', text: '', valuePlace, items: [], value: null, quoted: false };
}

/** An entry whose value is a list of scalars. */
export function listEntry(key: EntryKey, valuePlace: Place, scalars: readonly ScalarText[]): FrontMatterEntry {
  const items: Located<string>[] = [];
  const value: unknown[] = [];
  for (const { text, place, quoted } of scalars) {
    value.push(quoted ? text : resolvePlain(text));
    if (quoted || !isNullWord(text)) items.push({ value: text, place });
  }
  return { ...key, kind: 'list', text: '', valuePlace, items, value, quoted: false };
}
