import { logAddress } from './addresses.ts';
import { dateView } from './date-view.ts';
import { endings } from './endings.ts';
import { type CountView, type ListView, listView, statusCounts, statusLinks } from './list-view.ts';
import { type RecordLink, recordLink } from './record-link.ts';
import { reviewsView } from './reviews-view.ts';
import { hrefTo, type SiteFacts, type SiteRecord } from './site-facts.ts';
import { statusTone } from './status-view.ts';
import type { LinkView, Topics } from './topics.ts';

/** The first page: what holds, in one table. The page of one log among several is the same for that log. */
export interface HomeView {
  readonly title: string;
  readonly list: ListView;
  readonly counts: readonly CountView[];
  /** What needs somebody's eye: reviews due, findings. */
  readonly alerts: readonly LinkView[];
  /** Which status the filter starts with; `any` where hardly a record says that it holds. */
  readonly start: 'in-force' | 'any';
  readonly statusLinks: readonly LinkView[];
  readonly logs: readonly (LinkView & { readonly count: number })[];
  readonly recent: readonly ChangeView[];
  readonly ended: readonly ChangeView[];
}

/** A record with the day something happened to it. */
export interface ChangeView {
  readonly record: RecordLink;
  readonly date: string;
}

const MOST_CHANGES = 5;

/** The first page, or that of one log. */
export function homeView(facts: SiteFacts, topics: Topics, logName?: string): HomeView {
  const records = logName === undefined ? facts.records : facts.records.filter(({ log }) => log.name === logName);
  const live = records.filter(({ log, decision }) => log.lineage.inForce.has(decision.id)).length;
  const silent = records.filter(({ decision }) => statusTone(decision) === 'none').length;
  return {
    title: logName ?? facts.title,
    list: listView(facts, topics, records),
    counts: statusCounts(facts, records),
    alerts: alertsOf(facts, records),
    start: live > 0 && silent <= records.length / 2 ? 'in-force' : 'any',
    statusLinks: statusLinks(facts),
    logs: facts.several
      ? facts.logs.map(({ name, decisions }) => ({ text: name, href: hrefTo(facts, logAddress(name)), count: decisions.length }))
      : [],
    recent: latest(facts, records, dayOf),
    ended: latest(facts, records, endOf),
  };
}

function alertsOf(facts: SiteFacts, records: readonly SiteRecord[]): readonly LinkView[] {
  const reviews = reviewsView(facts, records);
  const due = reviews.overdue.length;
  const paths = new Set(records.map(({ decision }) => decision.path));
  const findings = facts.input.findings.filter(({ path, level }) => level !== 'note' && paths.has(path)).length;
  return [
    ...(due === 0 ? [] : [{ text: facts.say('home.due', { n: due }), href: hrefTo(facts, 'reviews/') }]),
    ...(findings === 0 ? [] : [{ text: facts.say('home.findings', { n: findings }), href: hrefTo(facts, 'health/') }]),
  ];
}

function latest(
  facts: SiteFacts,
  records: readonly SiteRecord[],
  day: (facts: SiteFacts, record: SiteRecord) => string | undefined,
): readonly ChangeView[] {
  return records
    .flatMap((record) => {
      const date = day(facts, record);
      return date === undefined ? [] : [{ record, date }];
    })
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, MOST_CHANGES)
    .map(({ record, date }) => ({ record: recordLink(facts, record), date }));
}

function dayOf(facts: SiteFacts, { decision }: SiteRecord): string | undefined {
  return facts.input.history?.files.get(decision.path)?.changed ?? dateView(decision)?.iso;
}

/** The day a record was replaced: its successor's own date. */
function endOf(_facts: SiteFacts, { log, decision }: SiteRecord): string | undefined {
  return endings(log).get(decision.id)?.day;
}
