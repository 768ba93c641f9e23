import type { Decision } from '../../src/model/decision.ts';
import type { Log } from '../../src/model/log.ts';
import { slugsFor } from './addresses.ts';
import { hrefTo, type SiteFacts, type SiteRecord } from './site-facts.ts';

/** What records are sorted by beside their status. */
export type TopicKind = 'tags' | 'people' | 'components';

export const TOPIC_KINDS: readonly TopicKind[] = ['tags', 'people', 'components'];

/** A tag, a person or a component with its records. */
export interface Topic {
  readonly kind: TopicKind;
  /** As written most often. */
  readonly name: string;
  /** Relative to the base. */
  readonly address: string;
  readonly records: readonly SiteRecord[];
}

/** A link with its words. */
export interface LinkView {
  readonly text: string;
  readonly href: string;
}

/** All topics of a kind, by name. Letter case makes no difference. */
export type Topics = Readonly<Record<TopicKind, ReadonlyMap<string, Topic>>>;

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Collects the topics of all records. */
export function collectTopics(records: readonly SiteRecord[]): Topics {
  return { tags: collect(records, 'tags'), people: collect(records, 'people'), components: collect(records, 'components') };
}

/** The key a name is found by. */
export function topicKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Names of one kind in a record, each once, as written. */
export function topicNames(kind: TopicKind, record: Pick<SiteRecord, 'decision' | 'log'>): readonly string[] {
  const { decision, log } = record;
  const names = kind === 'tags' ? values(decision.tags) : kind === 'people' ? peopleOf(decision) : componentsOf(decision, log);
  const seen = new Map(
    names
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => [topicKey(name), name] as const)
      .toReversed(),
  );
  return [...seen.values()].toReversed();
}

/** Links to the pages of a record's topics. */
export function topicLinks(
  facts: SiteFacts,
  topics: Topics,
  from: { readonly kind: TopicKind; readonly names: readonly string[] },
): readonly LinkView[] {
  return from.names.flatMap((text) => {
    const topic = topics[from.kind].get(topicKey(text));
    return topic === undefined ? [] : [{ text, href: hrefTo(facts, topic.address) }];
  });
}

function collect(records: readonly SiteRecord[], kind: TopicKind): ReadonlyMap<string, Topic> {
  const found = new Map<string, { readonly spellings: string[]; readonly records: SiteRecord[] }>();
  for (const record of records) {
    for (const name of topicNames(kind, record)) {
      const topic = found.get(topicKey(name)) ?? { spellings: [], records: [] };
      topic.spellings.push(name);
      topic.records.push(record);
      found.set(topicKey(name), topic);
    }
  }
  const keys = [...found.keys()].sort((a, b) => COLLATOR.compare(a, b) || (a < b ? -1 : 1));
  const slugs = slugsFor(keys);
  return new Map(
    keys.map((key) => {
      const { spellings = [], records: list = [] } = found.get(key) ?? {};
      return [key, { kind, name: commonest(spellings), address: `${kind}/${slugs.get(key) ?? key}/`, records: list }];
    }),
  );
}

function commonest(spellings: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of spellings) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';
}

/** Everyone a record names, decision makers first. */
export function peopleOf(decision: Decision): readonly string[] {
  return [...decision.decisionMakers, ...decision.authors, ...decision.consulted, ...decision.informed].map(({ value }) => value);
}

/** Labels of fields that name parts of the system. */
export const COMPONENT_LABEL = /^(?:components?|areas?|scopes?|modules?|packages?|systems?|services?|komponenten?|bereich)$/i;

/** Parts of the system a record is about: a field that says so, else the folder of the log it lies in. */
function componentsOf(decision: Decision, log: Log): readonly string[] {
  const fields = decision.fields.filter(({ label }) => COMPONENT_LABEL.test(label.trim()));
  const named = fields
    .flatMap(({ items, value }) => items?.map((item) => item.value) ?? value.split(/[,;]/))
    .map((name) => name.trim());
  if (named.some((name) => name !== '')) return named.filter((name) => name !== '' && name.length <= 60);
  const inLog = log.path === '.' ? decision.path : decision.path.slice(log.path.length + 1);
  const folders = inLog.split('/').slice(0, -1);
  return folders
    .filter((folder) => folder !== decision.id && folder !== decision.id.split('/').at(-1) && !RETIRED.test(folder))
    .slice(0, 1);
}

const RETIRED = /^[_.]?(?:outdated|superseded|archived?|deprecated|rejected|obsolete|old|accepted|proposed|draft)s?$/i;

function values(list: readonly { readonly value: string }[]): readonly string[] {
  return list.map(({ value }) => value);
}
