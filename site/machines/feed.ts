import { dateView } from '../views/date-view.ts';
import { noticesOf } from '../views/notice-view.ts';
import { numberOf } from '../views/record-link.ts';
import { absoluteHref, type SiteFacts, type SiteRecord } from '../views/site-facts.ts';
import { statusView } from '../views/status-view.ts';
import { topicNames } from '../views/topics.ts';
import { xmlText } from './xml-text.ts';

/** One feed. */
export interface FeedFacts {
  readonly title: string;
  /** Address of the feed itself, and of the page it follows. */
  readonly address: string;
  readonly page: string;
  readonly records: readonly SiteRecord[];
}

const MOST_ENTRIES = 50;
/** Stands for a day that nobody told: a feed must have one, and it must not change by itself. */
const NO_DAY = '1970-01-01';

/** An Atom feed of records, the last changed first. The same records give the same bytes: no clock is read. */
export function atomFeed(facts: SiteFacts, feed: FeedFacts): string {
  const entries = feed.records
    .map((record) => ({ record, day: dayOf(facts, record) }))
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
    .slice(0, MOST_ENTRIES);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${xmlText(feed.title)}</title>`,
    `<id>${tagUri(`feed/${feed.address}`)}</id>`,
    `<link rel="self" href="${xmlText(absoluteHref(facts, feed.address))}"/>`,
    `<link href="${xmlText(absoluteHref(facts, feed.page))}"/>`,
    `<updated>${entries[0]?.day ?? NO_DAY}T00:00:00Z</updated>`,
    `<author><name>${xmlText(facts.title)}</name></author>`,
    ...entries.map(({ record, day }) => entry(facts, record, day)),
    '</feed>\n',
  ].join('\n');
}

function entry(facts: SiteFacts, record: SiteRecord, day: string): string {
  const { decision } = record;
  const title = `${numberOf(record)} ${record.title}`.trim();
  const status = statusView(decision, facts.say).word;
  const published = dateView(decision)?.iso;
  const notices = noticesOf(facts, record).flatMap(({ parts }) =>
    parts.map(({ words, links }) =>
      `${words} ${links.map(({ number, title: other }) => `${number} ${other}`.trim()).join(', ')}`.trim(),
    ),
  );
  return [
    '<entry>',
    `<title>${xmlText(title)}</title>`,
    `<id>${tagUri(record.key)}</id>`,
    `<link href="${xmlText(absoluteHref(facts, record.address))}"/>`,
    `<updated>${day}T00:00:00Z</updated>`,
    ...(published?.length === 10 ? [`<published>${published}T00:00:00Z</published>`] : []),
    ...topicNames('tags', record).map((tag) => `<category term="${xmlText(tag)}"/>`),
    `<summary>${xmlText([status, ...notices].join('. '))}</summary>`,
    '</entry>',
  ].join('\n');
}

function dayOf(facts: SiteFacts, { decision }: SiteRecord): string {
  const iso = facts.input.history?.files.get(decision.path)?.changed ?? dateView(decision)?.iso;
  if (iso === undefined) return NO_DAY;
  return iso.length === 10 ? iso : `${iso}-01-01`.slice(0, 10);
}

/** A name for good, whatever host the site moves to. */
function tagUri(name: string): string {
  return `tag:adr-lint,2025:${xmlText(encodeURI(name))}`;
}
