import { endings } from './endings.ts';
import { type RecordLink, recordLink } from './record-link.ts';
import type { SiteFacts, SiteRecord } from './site-facts.ts';
import { type StatusTone, statusTone } from './status-view.ts';

/** What was in force when, by the records' own dates. */
export interface LogAtView {
  /** The last to begin first. */
  readonly spans: readonly SpanView[];
  /** Once in force, but nothing says since when or until when. */
  readonly unknown: readonly RecordLink[];
  /** Years in which something changed, the last first. */
  readonly years: readonly string[];
}

/** The time a decision held. */
export interface SpanView {
  readonly record: RecordLink;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** The first day on which it did not hold any more; absent while it holds. */
  readonly until: string | undefined;
}

const EVER_IN_FORCE: ReadonlySet<StatusTone> = new Set<StatusTone>(['accepted', 'implemented', 'superseded', 'deprecated']);

/** The spans of all decisions that ever held. A successor ends its predecessor on the successor's own date. */
export function logAtView(facts: SiteFacts): LogAtView {
  const once = facts.records.filter(({ decision }) => EVER_IN_FORCE.has(statusTone(decision)));
  const spans = once
    .flatMap((record) => spanOf(facts, record))
    .toSorted((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0));
  const told = new Set(spans.map(({ record }) => record.href));
  const days = spans.flatMap(({ from, until }) => (until === undefined ? [from] : [from, until]));
  return {
    spans,
    unknown: once.map((record) => recordLink(facts, record)).filter(({ href }) => !told.has(href)),
    years: [...new Set(days.map((day) => day.slice(0, 4)))].sort().toReversed(),
  };
}

function spanOf(facts: SiteFacts, record: SiteRecord): readonly SpanView[] {
  const { decision, log } = record;
  const from = decision.date?.kind === 'date' ? decision.date.iso : undefined;
  if (from?.length !== 10) return [];
  const ending = endings(log).get(decision.id);
  const tone = statusTone(decision);
  const isEnded = ending !== undefined || tone === 'superseded' || tone === 'deprecated';
  if (isEnded && ending?.day === undefined) return [];
  return [{ record: recordLink(facts, record), from, until: ending?.day }];
}
