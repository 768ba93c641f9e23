import type { ConfigFile } from '../model/config.ts';

/** Two config files as one: the second wins key by key, maps are merged by key, lists are replaced. */
export function mergeConfig(outer: ConfigFile, inner: ConfigFile): ConfigFile {
  // Both have passed the schema, and a merge by key keeps every key's own shape.
  return mergeMaps(outer as Fields, inner as Fields) as ConfigFile;
}

type Fields = Readonly<Record<string, unknown>>;

function mergeMaps(outer: Fields, inner: Fields): Fields {
  // `fromEntries` makes `__proto__` a key like any other.
  const merged = new Map(Object.entries(outer));
  for (const [key, value] of Object.entries(inner)) {
    const below = merged.get(key);
    merged.set(key, isMap(below) && isMap(value) ? mergeMaps(below, value) : value);
  }
  return Object.fromEntries(merged);
}

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
