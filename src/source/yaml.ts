import type { Alias, Pair, ParsedNode } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Place } from '../model/place.ts';
import type { FrontMatterEntry } from '../model/source.ts';
import { explainYaml } from './yaml-fault.ts';
import { readYamlLines } from './yaml-lines.ts';
import { readPlainYaml } from './yaml-plain.ts';
import type { YamlNode, YamlPair } from './yaml-tree.ts';
import { entryOf, MAX_ALIAS_NODES, placeIn, plainData } from './yaml-tree.ts';

/** What is wrong with a YAML text. There is at most one syntax fault: what follows the first is noise. */
export interface YamlFault {
  readonly kind: 'syntax' | 'duplicate-key';
  readonly message: string;
  readonly place: Place;
}

/** A YAML text as data, with the places where things were written, in offsets of the whole file. */
export interface YamlResult {
  /** Plain data; undefined when the text is empty or YAML rejects it. */
  readonly data: unknown;
  /** Top-level keys in order, duplicates included; read line by line when YAML rejects the text. */
  readonly entries: readonly FrontMatterEntry[];
  readonly faults: readonly YamlFault[];
  /** Range of the node at an instance path, or of its key; undefined when nothing is written there. An item is its own key. */
  readonly placeAt: (path: readonly (string | number)[], of: 'key' | 'value') => Place | undefined;
}

/** Longest text that is given to the YAML parser, in UTF-16 units. */
const MAX_LENGTH = 128 * 1024;
const OPTIONS = {
  version: '1.2',
  schema: 'core',
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
  resolveKnownTags: false,
} as const;

/** Reads YAML 1.2 (core schema, with merge keys). Never throws; simple blocks are read without a YAML parser. */
export function parseYaml(text: string, baseOffset: number): YamlResult {
  const entries = text.length > MAX_LENGTH ? undefined : readPlainYaml(text, baseOffset);
  return entries ? resultOfEntries(entries, [], baseOffset) : parseYamlFully(text, baseOffset);
}

/** `parseYaml` without its short cut for simple blocks. */
export function parseYamlFully(text: string, baseOffset: number): YamlResult {
  const reading: Reading = { text, base: baseOffset, anchors: new Map(), faults: [] };
  const root = text.length > MAX_LENGTH ? tooLong(reading) : readDocument(reading);
  const data = root && plainData(root);
  if (data?.kind === 'too-much')
    reading.faults.push({
      kind: 'syntax',
      message: `unexpected aliases that stand for more than \`${MAX_ALIAS_NODES}\` values, expected the values themselves`,
      place: data.place,
    });
  const faults = reading.faults.filter((fault) => fault.kind === 'duplicate-key');
  const syntax = reading.faults.find((fault) => fault.kind === 'syntax');
  if (syntax) return resultOfEntries(readYamlLines(text, baseOffset), [syntax], baseOffset);
  if (!root || data?.kind !== 'data') return resultOfEntries([], faults, baseOffset);
  const entries = root.kind === 'map' ? root.pairs.map(entryOf) : [];
  return { data: data.value, entries, faults, placeAt: (path, of) => placeIn(root, path, of) };
}

function resultOfEntries(entries: readonly FrontMatterEntry[], faults: readonly YamlFault[], baseOffset: number): YamlResult {
  const rejected = faults.some((fault) => fault.kind === 'syntax');
  const data = rejected || entries.length === 0 ? undefined : Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const placeAt: YamlResult['placeAt'] = (path, of) => {
    const [key, index, ...rest] = path;
    if (key === undefined)
      return { start: entries[0]?.keyPlace.start ?? baseOffset, end: entries.at(-1)?.valuePlace.end ?? baseOffset };
    const entry = entries.findLast((candidate) => candidate.key === key);
    if (index === undefined) return of === 'key' ? entry?.keyPlace : entry?.valuePlace;
    return rest.length === 0 && entry?.kind === 'list' ? entry.items[Number(index)]?.place : undefined;
  };
  return { data, entries, faults, placeAt };
}

/** What is known while a document is turned into plain nodes. An anchor is `open` while its own node is read. */
interface Reading {
  readonly text: string;
  readonly base: number;
  readonly anchors: Map<string, YamlNode | 'open'>;
  readonly faults: YamlFault[];
}

function tooLong(reading: Reading): undefined {
  addFault(
    reading,
    { start: 0, end: 0 },
    `unexpected \`${Math.ceil(reading.text.length / 1024)} KiB\` of YAML, expected at most \`128 KiB\``,
  );
}

function readDocument(reading: Reading): YamlNode | undefined {
  try {
    const document = parseDocument(reading.text, OPTIONS);
    const error = document.errors[0];
    if (!error) return document.contents === null ? undefined : readNode(document.contents, reading);
    const explained = explainYaml(reading.text, { start: error.pos[0], end: error.pos[1] }, error.message);
    addFault(reading, explained.place, explained.message);
  } catch {
    // The parser promises not to throw, our walk over its nodes may overflow the stack: neither may end the run.
    addFault(reading, { start: 0, end: 0 }, 'unexpected depth of nesting, expected fewer levels');
  }
  return undefined;
}

function addFault(reading: Reading, place: Place, message: string): void {
  reading.faults.push({ kind: 'syntax', message, place: shifted(reading, place) });
}

function shifted({ base }: Reading, { start, end }: Place): Place {
  return { start: base + start, end: base + end };
}

function readNode(node: ParsedNode, reading: Reading): YamlNode {
  const place = { start: node.range[0], end: node.range[1] };
  if (isAlias(node)) return readAlias(node.source, place, reading);
  if (node.anchor !== undefined) reading.anchors.set(node.anchor, 'open');
  const plain = readContents(node, place, reading);
  if (node.anchor !== undefined) reading.anchors.set(node.anchor, plain);
  return plain;
}

function readAlias(name: string, place: Place, reading: Reading): YamlNode {
  const target = reading.anchors.get(name);
  if (target === 'open')
    addFault(reading, place, `unexpected alias \`*${name}\` inside the value it stands for, expected a value without a ring`);
  else if (target) return { kind: 'alias', target, place: shifted(reading, place) };
  else {
    const message = `unexpected alias \`*${name}\`, expected an anchor of that name above`;
    const explained = explainYaml(reading.text, place, message);
    // A value that begins with an asterisk is text that lacks its quotes; further in, an alias was meant.
    const isText = explained.place.start === place.start;
    addFault(reading, isText ? explained.place : place, isText ? explained.message : message);
  }
  return emptyNode(shifted(reading, place));
}

function readContents(node: Exclude<ParsedNode, Alias.Parsed>, own: Place, reading: Reading): YamlNode {
  const place = shifted(reading, own);
  if (isMap(node)) {
    const pairs = node.items.map((pair) => readPair(pair, reading));
    addDuplicates(pairs, reading);
    return { kind: 'map', pairs, place: node.flow === true ? place : until(place, pairs.at(-1)?.value.place) };
  }
  if (isSeq(node)) {
    const items = node.items.map((item) => readNode(item, reading));
    return { kind: 'list', items, place: node.flow === true ? place : until(place, items.at(-1)?.place) };
  }
  const quoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
  const end =
    node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
      ? own.start + reading.text.slice(own.start, own.end).trimEnd().length
      : own.end;
  return { kind: 'scalar', text: node.source, value: node.value, quoted, place: shifted(reading, { start: own.start, end }) };
}

function emptyNode(place: Place): YamlNode {
  return { kind: 'scalar', text: '', value: null, quoted: false, place };
}

/** A block collection ends where its last value ends: the parser counts line ends and comments below as its own. */
function until(place: Place, last: Place | undefined): Place {
  return last ? { start: place.start, end: last.end } : place;
}

function readPair(pair: Pair<ParsedNode, ParsedNode | null>, reading: Reading): YamlPair {
  const { key, value } = pair;
  const [start, end] = key.range;
  const scalar = isScalar(key);
  const name = scalar ? key.source : reading.text.slice(start, end);
  const merge = scalar && key.type === 'PLAIN' && name === '<<';
  readNode(key, reading);
  const unwritten = value === null || (isScalar(value) && value.range[0] === value.range[1]);
  if (unwritten && value?.anchor !== undefined)
    reading.anchors.set(value.anchor, emptyNode(shifted(reading, { start: end, end })));
  const node = unwritten ? emptyNode(afterColon(end, reading)) : readNode(value, reading);
  return { key: name, keyPlace: shifted(reading, { start, end }), value: node, merge };
}

function addDuplicates(pairs: readonly YamlPair[], reading: Reading): void {
  const times = new Map<string, number>();
  for (const { key, keyPlace } of pairs) {
    const before = times.get(key) ?? 0;
    if (before === 1)
      reading.faults.push({
        kind: 'duplicate-key',
        message: `unexpected second key \`${key}\`, expected each key once`,
        place: keyPlace,
      });
    times.set(key, before + 1);
  }
}

/** The point after the colon of a key, where its value may be written. */
function afterColon(keyEnd: number, reading: Reading): Place {
  const gap = /^\s*:/.exec(reading.text.slice(keyEnd, keyEnd + 200));
  const point = keyEnd + (gap?.[0].length ?? 0);
  return shifted(reading, { start: point, end: point });
}
