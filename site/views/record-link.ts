import { hrefTo, type SiteFacts, type SiteRecord } from './site-facts.ts';
import { isOver, type StatusView, statusView } from './status-view.ts';

/** A link to a record's page, with what a reader must know before following it. */
export interface RecordLink {
  readonly href: string;
  /** Number as people say it, or nothing. */
  readonly number: string;
  readonly title: string;
  readonly status: StatusView;
  /** True for a record that must not be followed any more. */
  readonly over: boolean;
  /** Name of the log, where the repository has several. */
  readonly log?: string;
}

const KNOWN = new WeakMap<SiteRecord, RecordLink>();

/** The link to a record. */
export function recordLink(facts: SiteFacts, record: SiteRecord): RecordLink {
  const known = KNOWN.get(record) ?? makeLink(facts, record);
  KNOWN.set(record, known);
  return known;
}

function makeLink(facts: SiteFacts, record: SiteRecord): RecordLink {
  const { decision, log } = record;
  return {
    href: hrefTo(facts, record.address),
    number: numberOf(record),
    title: record.title,
    status: statusView(decision, facts.say),
    over: isOver(decision, log),
    ...(facts.several ? { log: log.name } : {}),
  };
}

/** Links to records of one log by id, in order; ids without a record are left out. */
export function recordLinks(facts: SiteFacts, log: string, ids: readonly string[]): readonly RecordLink[] {
  return ids.flatMap((id) => {
    const record = facts.byKey.get(`${log}/${id}`);
    return record === undefined ? [] : [recordLink(facts, record)];
  });
}

/** A record's number as people say it; empty for one without. */
export function numberOf({ decision }: Pick<SiteRecord, 'decision'>): string {
  return decision.number === undefined ? '' : String(decision.number);
}
