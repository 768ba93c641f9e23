import type { Place } from '../model/place.ts';
import type { FrontMatterEntry } from '../model/source.ts';
import type { EntryKey } from './yaml-entry.ts';
import { emptyEntry } from './yaml-entry.ts';

/** A YAML document as plain values. Aliases point at the node they stand for; there are no rings. */
export type YamlNode = YamlScalar | YamlList | YamlMap | YamlAlias;

export interface YamlScalar {
  readonly kind: 'scalar';
  /** The words without quotes, folded and unescaped, before they are taken for a number or the like. */
  readonly text: string;
  readonly value: unknown;
  readonly quoted: boolean;
  readonly place: Place;
}

export interface YamlList {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
  readonly place: Place;
}

export interface YamlMap {
  readonly kind: 'map';
  readonly pairs: readonly YamlPair[];
  readonly place: Place;
}

export interface YamlAlias {
  readonly kind: 'alias';
  readonly target: YamlNode;
  readonly place: Place;
}

export interface YamlPair extends EntryKey {
  readonly value: YamlNode;
  /** True for a plain `<<`. */
  readonly merge: boolean;
}

/** How many nodes all aliases of a document may stand for together. */
export const MAX_ALIAS_NODES = 1000;

interface Expansion {
  left: number;
  inside: number;
  /** The outermost alias that is being followed. */
  at: Place | undefined;
}

/** Plain data of a node, or the alias at which its aliases came to stand for more than `MAX_ALIAS_NODES` nodes. */
export function plainData(
  node: YamlNode,
): { readonly kind: 'data'; readonly value: unknown } | { readonly kind: 'too-much'; readonly place: Place } {
  const expansion: Expansion = { left: MAX_ALIAS_NODES, inside: 0, at: undefined };
  const value = plainValue(node, expansion);
  return expansion.left < 0 ? { kind: 'too-much', place: expansion.at ?? node.place } : { kind: 'data', value };
}

function plainValue(node: YamlNode, expansion: Expansion): unknown {
  if (expansion.inside > 0) expansion.left--;
  if (expansion.left < 0) return undefined;
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map((item) => plainValue(item, expansion));
    case 'map':
      return mapValue(node, expansion);
    case 'alias':
      return expanded(node.place, expansion, () => plainValue(node.target, expansion));
  }
}

function mapValue(map: YamlMap, expansion: Expansion): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  // Own keys win over merged ones, wherever they stand; of two merged maps the first wins.
  const taken = map.pairs.some((pair) => pair.merge) ? new Set(map.pairs.map(({ key }) => key)) : undefined;
  for (const pair of map.pairs) {
    if (expansion.left < 0) break;
    const sources = taken && pair.merge ? mapsIn(pair.value) : undefined;
    if (!taken || !sources) {
      define(value, pair.key, plainValue(pair.value, expansion));
      continue;
    }
    for (const source of sources) {
      const inherited = Object.entries(expanded(pair.value.place, expansion, () => mapValue(source, expansion)));
      for (const [key, item] of inherited) {
        if (!taken.has(key)) define(value, key, item);
        taken.add(key);
      }
    }
  }
  return value;
}

function expanded<T>(place: Place, expansion: Expansion, read: () => T): T {
  if (expansion.inside === 0 && expansion.left >= 0) expansion.at = place;
  expansion.inside++;
  const value = read();
  expansion.inside--;
  return value;
}

/** `__proto__` is a key like any other. */
function define(value: Record<string, unknown>, key: string, item: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(value, key, { value: item, enumerable: true, configurable: true, writable: true });
  else value[key] = item;
}

function mapsIn(node: YamlNode): readonly YamlMap[] | undefined {
  const target = followed(node);
  if (target.kind === 'map') return [target];
  if (target.kind !== 'list') return undefined;
  const items = target.items.map(followed);
  return items.every((item) => item.kind === 'map') ? items : undefined;
}

function followed(node: YamlNode): Exclude<YamlNode, YamlAlias> {
  let target = node;
  while (target.kind === 'alias') target = target.target;
  return target;
}

/** A top-level pair as front matter. */
export function entryOf(pair: YamlPair): FrontMatterEntry {
  const data = plainData(pair.value);
  const value = data.kind === 'data' ? data.value : undefined;
  const key: EntryKey = { key: pair.key, keyPlace: pair.keyPlace };
  const valuePlace = pair.value.place;
  const node = followed(pair.value);
  switch (node.kind) {
    case 'scalar': {
      if (node.value === null && !node.quoted) return emptyEntry(key, valuePlace);
      const text = node.text.replace(/\n+$/, '');
      return {
        ...key,
        kind: 'scalar',
        text,
        valuePlace,
        items: [{ value: text, place: valuePlace }],
        value,
        quoted: node.quoted,
      };
    }
    case 'list':
      return { ...key, kind: 'list', text: '', valuePlace, items: node.items.flatMap(itemOf), value, quoted: false };
    case 'map':
      return { ...key, kind: 'map', text: '', valuePlace, items: [], value, quoted: false };
  }
}

function itemOf(item: YamlNode): FrontMatterEntry['items'] {
  const node = followed(item);
  return node.kind === 'scalar' && (node.value !== null || node.quoted)
    ? [{ value: node.text.replace(/\n+$/, ''), place: item.place }]
    : [];
}

/** Range of the node at an instance path, or of its key; undefined when the path leads nowhere. */
export function placeIn(root: YamlNode, path: readonly (string | number)[], of: 'key' | 'value'): Place | undefined {
  let node = root;
  let key = root.place;
  for (const segment of path) {
    const parent = followed(node);
    if (parent.kind === 'list') {
      const item = parent.items[Number(segment)];
      if (!item) return undefined;
      node = item;
      key = item.place;
    } else if (parent.kind === 'map') {
      const pair = parent.pairs.findLast((candidate) => candidate.key === String(segment));
      if (!pair) return undefined;
      node = pair.value;
      key = pair.keyPlace;
    } else return undefined;
  }
  return of === 'key' ? key : node.place;
}
