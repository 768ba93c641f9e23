import { exportLogs } from '../../src/queries/export-log.ts';
import type { SiteModel } from '../model/site-model.ts';
import { logAddress } from '../views/addresses.ts';
import { plainAddress } from '../views/decision-view.ts';
import type { SiteFacts } from '../views/site-facts.ts';
import type { Topic } from '../views/topics.ts';
import { atomFeed } from './feed.ts';
import { llmsText } from './llms-text.ts';
import { pageAddresses } from './page-addresses.ts';
import { reviewsCalendar } from './reviews-ics.ts';
import { type Shard, searchIndex, searchShards, shardAddress } from './search-index.ts';
import { sitemap } from './sitemap.ts';

/** A file that is written beside the pages; its content is made when it is asked for. */
export type SiteFile = () => string | Uint8Array;

/** Everything that is no page, by address. */
export function siteFiles(model: SiteModel, assets: ReadonlyMap<string, string | Uint8Array>): ReadonlyMap<string, SiteFile> {
  const { facts, topics } = model;
  return new Map<string, SiteFile>([
    ...[...assets].map(([address, content]) => [address, () => content] as const),
    ['log.json', () => `${json(exportLogs(facts.logs, { take: () => true, findings: facts.findingCounts }), 1)}\n`],
    ['feed.xml', () => atomFeed(facts, { title: facts.title, address: 'feed.xml', page: '', records: facts.records })],
    ...(facts.several ? facts.logs.map((log) => logFeed(facts, log.name)) : []),
    ...[...topics.tags.values()].map((tag) => tagFeed(facts, tag)),
    ['reviews.ics', () => reviewsCalendar(facts)],
    ['llms.txt', () => llmsText(facts)],
    ...facts.records.map(
      (record) => [plainAddress(record), () => record.log.texts.get(record.decision.path)?.text ?? ''] as const,
    ),
    ...searchFiles(facts),
    ...(facts.url === undefined ? [] : [['sitemap.xml', () => sitemap(facts, pageAddresses(model))] as const]),
  ]);
}

type NamedFile = readonly [address: string, content: SiteFile];

function logFeed(facts: SiteFacts, name: string): NamedFile {
  const page = logAddress(name);
  const records = facts.records.filter(({ log }) => log.name === name);
  return [
    `${page}feed.xml`,
    () => atomFeed(facts, { title: `${facts.title}: ${name}`, address: `${page}feed.xml`, page, records }),
  ];
}

function tagFeed(facts: SiteFacts, { name, address, records }: Topic): NamedFile {
  return [
    `${address}feed.xml`,
    () => atomFeed(facts, { title: `${facts.title}: ${name}`, address: `${address}feed.xml`, page: address, records }),
  ];
}

function searchFiles(facts: SiteFacts): readonly NamedFile[] {
  const shards = searchShards(facts);
  const shardFile = ([prefix, shard]: readonly [string, Shard]): NamedFile => [shardAddress(prefix), () => json(shard)];
  return [['search/records.json', () => json(searchIndex(facts, [...shards.keys()]))], ...[...shards].map(shardFile)];
}

/** JSON that stays data wherever it is put: no markup, no line ends of JavaScript. */
function json(value: unknown, space = 0): string {
  return JSON.stringify(value, undefined, space).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
