import { dateView } from '../views/date-view.ts';
import { numberOf } from '../views/record-link.ts';
import { hrefTo, type SiteFacts, type SiteRecord } from '../views/site-facts.ts';
import { isOver, statusView } from '../views/status-view.ts';
import { topicNames } from '../views/topics.ts';
import { maskedWords } from './masked-words.ts';
import { searchTerms, shardName } from './search-terms.ts';

/** What the search loads first: every record by its title and facts, and which files hold the terms of the texts. */
export interface SearchIndex {
  readonly texts: Readonly<Record<string, string>>;
  readonly records: readonly SearchRecord[];
  /** Prefixes of the shards, sorted. */
  readonly shards: readonly string[];
}

/** Short names: the file is loaded at the first search. */
export interface SearchRecord {
  /** Link. */
  readonly h: string;
  /** Number. */
  readonly n: string;
  /** Title. */
  readonly t: string;
  /** Tone and word of the status. */
  readonly s: readonly [string, string];
  /** 1 when it must not be followed any more. */
  readonly o?: 1;
  /** Log, where there are several. */
  readonly l?: string;
  /** Date. */
  readonly d?: string;
  /** Tags. Headings, people and all other words are found in the text. */
  readonly w?: string;
}

/** Terms of texts with the places of the records that hold them. */
export type Shard = Readonly<Record<string, readonly number[]>>;

const MOST_BYTES = 14_000;
const LONGEST_PREFIX = 5;
const LONGEST_TERM = 32;

/** The index of titles and facts. */
export function searchIndex(facts: SiteFacts, shards: readonly string[]): SearchIndex {
  const { say } = facts;
  return {
    texts: {
      label: say('search.label'),
      hint: say('search.hint'),
      none: say('search.none', { query: '{query}' }),
      one: say('search.found', { n: 1 }),
      other: say('search.found', { n: 2 }).replace('2', '{n}'),
      close: say('keys.close'),
      keys: say('keys.title'),
      search: say('keys.search'),
      next: say('keys.next'),
      previous: say('keys.previous'),
      theme: say('keys.theme'),
      help: say('keys.help'),
    },
    records: facts.records.map((record) => searchRecord(facts, record)),
    shards,
  };
}

function searchRecord(facts: SiteFacts, record: SiteRecord): SearchRecord {
  const { decision, log } = record;
  const date = dateView(decision);
  const status = statusView(decision, facts.say);
  const words = topicNames('tags', record).join(' ');
  return {
    h: hrefTo(facts, record.address),
    n: numberOf(record),
    t: record.title,
    s: [status.tone, status.word],
    ...(isOver(decision, log) ? { o: 1 as const } : {}),
    ...(facts.several ? { l: log.name } : {}),
    ...(date === undefined ? {} : { d: date.iso ?? date.text }),
    ...(words === '' ? {} : { w: words }),
  };
}

/** The terms of all texts in files of a size that is loaded in a moment, by the beginning of the term. */
export function searchShards(facts: SiteFacts): ReadonlyMap<string, Shard> {
  const places = new Map<string, number[]>();
  facts.records.forEach(({ log, decision }, place) => {
    const text = maskedWords(log.texts.get(decision.path)?.text ?? '');
    for (const term of new Set(searchTerms(text))) {
      if (term.length < 2 || term.length > LONGEST_TERM) continue;
      const known = places.get(term);
      if (known === undefined) places.set(term, [place]);
      else known.push(place);
    }
  });
  const common = Math.max(20, facts.records.length * 0.6);
  const terms = [...places].filter(([, list]) => list.length <= common).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(terms.length === 0 ? [] : split(terms, 0));
}

type Term = readonly [term: string, places: readonly number[]];

function split(terms: readonly Term[], length: number): readonly (readonly [string, Shard])[] {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const prefix = [...term[0]].slice(0, length).join('');
    const group = groups.get(prefix);
    if (group === undefined) groups.set(prefix, [term]);
    else group.push(term);
  }
  return [...groups].flatMap(([prefix, group]) => {
    const bytes = group.reduce((sum, [term, list]) => sum + term.length + 6 + list.length * 4, 0);
    if (bytes <= MOST_BYTES || length >= LONGEST_PREFIX) return [[prefix, Object.fromEntries(group)] as const];
    // Terms that end here would be found under no longer prefix.
    const short = group.filter(([term]) => [...term].length <= length);
    const rest = split(
      group.filter(([term]) => [...term].length > length),
      length + 1,
    );
    return short.length === 0 ? rest : [[prefix, Object.fromEntries(short)] as const, ...rest];
  });
}

/** Address of a shard. */
export function shardAddress(prefix: string): string {
  return `search/t/${shardName(prefix)}.json`;
}
