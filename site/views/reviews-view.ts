import { daysBetween } from '../../src/queries/status-report.ts';
import { type DateView, dateOf, dateView } from './date-view.ts';
import { type RecordLink, recordLink } from './record-link.ts';
import type { SiteFacts, SiteRecord } from './site-facts.ts';
import { statusTone } from './status-view.ts';

/** Decisions by when they are to be looked at again. */
export interface ReviewsView {
  readonly overdue: readonly ReviewRow[];
  /** Due within three months. */
  readonly soon: readonly ReviewRow[];
  readonly later: readonly ReviewRow[];
  /** A date that can not be read. */
  readonly unreadable: readonly ReviewRow[];
  /** In force, without a review date. */
  readonly none: readonly RecordLink[];
  /** Proposals that nobody decided for long, oldest first. */
  readonly stale: readonly ReviewRow[];
}

export interface ReviewRow {
  readonly record: RecordLink;
  readonly date: DateView;
  /** Whole days from the date to the day of the build; negative for a day to come. */
  readonly days: number;
}

const QUARTER = 92;

/** Reviews of records, each group by date. */
export function reviewsView(facts: SiteFacts, records: readonly SiteRecord[] = facts.records): ReviewsView {
  const inForce = records.filter(({ log, decision }) => log.lineage.inForce.has(decision.id));
  const rows = inForce.flatMap((record) => reviewRow(facts, record)).toSorted((a, b) => b.days - a.days);
  const dated = rows.filter(({ date }) => date.iso !== undefined);
  return {
    overdue: dated.filter(({ days }) => days >= 0),
    soon: dated.filter(({ days }) => days < 0 && days >= -QUARTER),
    later: dated.filter(({ days }) => days < -QUARTER),
    unreadable: rows.filter(({ date }) => date.iso === undefined),
    none: inForce.filter(({ decision }) => decision.reviewBy === undefined).map((record) => recordLink(facts, record)),
    stale: records.flatMap((record) => staleRow(facts, record)).toSorted((a, b) => b.days - a.days),
  };
}

function reviewRow(facts: SiteFacts, record: SiteRecord): readonly ReviewRow[] {
  const { reviewBy } = record.decision;
  const date = reviewBy === undefined ? undefined : dateOf(reviewBy);
  return date === undefined ? [] : [{ record: recordLink(facts, record), date, days: daysTo(facts, lastDay(date.iso)) }];
}

/** A month or a year is over on its last day. */
function lastDay(iso: string | undefined): string {
  if (iso === undefined) return '';
  if (iso.length === 4) return `${iso}-12-31`;
  return iso.length === 7 ? new Date(Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5)), 0)).toISOString().slice(0, 10) : iso;
}

function staleRow(facts: SiteFacts, record: SiteRecord): readonly ReviewRow[] {
  const date = dateView(record.decision);
  if (statusTone(record.decision) !== 'proposed' || date?.iso === undefined) return [];
  const days = daysTo(facts, date.iso);
  return days > facts.input.staleAfterDays ? [{ record: recordLink(facts, record), date, days }] : [];
}

function daysTo(facts: SiteFacts, day: string): number {
  return daysBetween(day === '' ? null : day, facts.input.today) ?? 0;
}
