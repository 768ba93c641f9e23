/// <reference lib="dom" />
import MiniSearch from 'minisearch';
import type { SearchIndex, SearchRecord, Shard } from '../machines/search-index.ts';
import { foldTerm, searchTerms, shardName } from '../machines/search-terms.ts';

/** A record that fits a query. */
export interface Found {
  readonly record: SearchRecord;
  readonly score: number;
}

let loading: Promise<{ readonly index: SearchIndex; readonly titles: MiniSearch }> | undefined;
const shards = new Map<string, Promise<Shard>>();

/** Loads titles and facts of all records, once. */
export async function loadIndex(home: string): Promise<SearchIndex> {
  return (await load(home)).index;
}

function load(home: string): NonNullable<typeof loading> {
  loading ??= fetchJson<SearchIndex>(`${home}search/records.json`).then((index) => ({ index, titles: indexTitles(index) }));
  return loading;
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}

function indexTitles(index: SearchIndex): MiniSearch {
  const titles = new MiniSearch({
    fields: ['n', 't', 'w', 'l'],
    tokenize: (text) => [...searchTerms(text)],
    processTerm: foldTerm,
    searchOptions: {
      boost: { n: 4, t: 4, w: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  titles.addAll(
    index.records.map(({ n, t, w, l }, id) => ({
      id,
      n: n === '' ? '' : `${n} ${n.padStart(4, '0')}`,
      t,
      w: w ?? '',
      l: l ?? '',
    })),
  );
  return titles;
}

/** What an ended record's score counts for: it comes after the living ones that fit about as well. */
const OVER = 0.35;

/** Records that hold all words of a query in title, facts or text, the best first. */
export async function findRecords(query: string, home: string): Promise<readonly Found[]> {
  const { index, titles } = await load(home);
  const words = [...searchTerms(query)];
  if (words.length === 0) return [];
  const scores = new Map<number, number>();
  for (const { id, score } of titles.search(query)) scores.set(Number(id), score + 2);
  const inText = await Promise.all(words.map((word) => textHits(word, index, home)));
  const [first, ...others] = inText;
  for (const [place, score] of first ?? []) {
    const all = others.map((hits) => hits.get(place) ?? titleHolds(index.records[place], words));
    if (all.every((hit) => hit !== undefined))
      scores.set(place, (scores.get(place) ?? 0) + all.reduce<number>((sum, hit) => sum + (hit ?? 0), score));
  }
  return [...scores]
    .flatMap(([place, score]) => {
      const record = index.records[place];
      return record === undefined ? [] : [{ record, score: record.o === 1 ? score * OVER : score }];
    })
    .sort((a, b) => b.score - a.score);
}

/** A word that stands in the title need not stand in the text. */
function titleHolds(record: SearchRecord | undefined, words: readonly string[]): number | undefined {
  const terms = new Set(searchTerms(`${record?.t ?? ''} ${record?.w ?? ''}`));
  return words.some((word) => terms.has(word)) ? 1 : undefined;
}

/** Records whose text has a word that begins with the one asked for; the rarer the word, the more it counts. */
async function textHits(word: string, index: SearchIndex, home: string): Promise<ReadonlyMap<number, number>> {
  const hits = new Map<number, number>();
  if (word.length < 2) return hits;
  const files = index.shards.filter((prefix) => word.startsWith(prefix) || prefix.startsWith(word)).slice(-4);
  for (const shard of await Promise.all(files.map((prefix) => loadShard(prefix, home)))) {
    for (const [term, places] of Object.entries(shard)) {
      if (!term.startsWith(word)) continue;
      const weight = Math.log(1 + index.records.length / places.length) * (term === word ? 1 : 0.6);
      for (const place of places) hits.set(place, Math.max(hits.get(place) ?? 0, weight));
    }
  }
  return hits;
}

function loadShard(prefix: string, home: string): Promise<Shard> {
  const known = shards.get(prefix) ?? fetchJson<Shard>(`${home}search/t/${shardName(prefix)}.json`).catch(() => ({}));
  shards.set(prefix, known);
  return known;
}
