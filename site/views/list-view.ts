import type { TextKey } from '../texts/texts.ts';
import { newestFirst, type RecordRow, recordRow } from './record-row.ts';
import { hrefTo, type SiteFacts, type SiteRecord } from './site-facts.ts';
import { STATUS_ORDER, type StatusTone, statusTone } from './status-view.ts';
import type { LinkView, Topics } from './topics.ts';

/** A table of records with what can be said of them at a glance. */
export interface ListView {
  readonly rows: readonly RecordRow[];
  /** Which columns have anything to show. */
  readonly has: {
    readonly date: boolean;
    readonly people: boolean;
    readonly tags: boolean;
    readonly number: boolean;
    readonly log: boolean;
  };
}

/** A number of records with the page that lists them. */
export interface CountView {
  readonly tone: StatusTone | 'in-force';
  readonly count: number;
  readonly words: string;
  readonly href: string;
}

/** The table of some records, newest first. */
export function listView(facts: SiteFacts, topics: Topics, records: readonly SiteRecord[]): ListView {
  const rows = newestFirst(records).map((record) => recordRow(facts, topics, record));
  return {
    rows,
    has: {
      date: rows.some(({ date }) => date !== undefined),
      people: rows.some(({ people }) => people.length > 0),
      tags: rows.some(({ tags }) => tags.length > 0),
      number: rows.some(({ number }) => number !== ''),
      log: facts.several && new Set(records.map(({ log }) => log.name)).size > 1,
    },
  };
}

/** How many records are in force, and how many have each other status: what holds needs no second count. */
export function statusCounts(facts: SiteFacts, records: readonly SiteRecord[]): readonly CountView[] {
  const inForce = records.filter(isInForce).length;
  const rest = records.filter((record) => !isInForce(record)).map(({ decision }) => statusTone(decision));
  const others = STATUS_ORDER.flatMap((tone) => {
    const count = rest.filter((one) => one === tone).length;
    if (count === 0) return [];
    const view = countView(facts, tone, count);
    // They call themselves accepted, but another record replaced them.
    return tone === 'accepted' || tone === 'implemented'
      ? [{ ...view, tone: 'superseded' as const, words: facts.say('home.replaced', { status: view.words }) }]
      : [view];
  });
  return [countView(facts, 'in-force', inForce), ...others];
}

/** Records of a status page: those in force, or those of one status. */
export function recordsOfStatus(facts: SiteFacts, tone: StatusTone | 'in-force'): readonly SiteRecord[] {
  return facts.records.filter((record) => (tone === 'in-force' ? isInForce(record) : statusTone(record.decision) === tone));
}

/** Statuses that have a page. */
export function statusPages(facts: SiteFacts): readonly (StatusTone | 'in-force')[] {
  const tones = new Set(facts.records.map(({ decision }) => statusTone(decision)));
  return ['in-force', ...STATUS_ORDER.filter((tone) => tones.has(tone))];
}

/** Links to the pages of all statuses. */
export function statusLinks(facts: SiteFacts): readonly LinkView[] {
  return statusPages(facts).map((tone) => ({ text: facts.say(statusKey(tone)), href: hrefTo(facts, `status/${tone}/`) }));
}

export function statusKey(tone: StatusTone | 'in-force'): TextKey {
  return `status.${tone}`;
}

function countView(facts: SiteFacts, tone: StatusTone | 'in-force', count: number): CountView {
  return { tone, count, words: facts.say(statusKey(tone)), href: hrefTo(facts, `status/${tone}/`) };
}

function isInForce({ log, decision }: SiteRecord): boolean {
  return log.lineage.inForce.has(decision.id);
}
