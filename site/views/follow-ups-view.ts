import type { FollowUp } from '../../src/model/decision.ts';
import { type DateView, dateView } from './date-view.ts';
import { groupBy } from './group-by.ts';
import { type RecordLink, recordLink } from './record-link.ts';
import type { SiteFacts, SiteRecord } from './site-facts.ts';
import { isOver, statusTone } from './status-view.ts';

/** Promised work, by how far it is. */
export interface FollowUpsView {
  /** Of decisions in force, what is overdue first. */
  readonly open: readonly FollowUpGroup[];
  /** Open items of records that are not decided yet. */
  readonly pending: readonly FollowUpGroup[];
  readonly done: readonly FollowUpGroup[];
  /** Given up, or open in a decision that does not hold any more. */
  readonly dropped: readonly FollowUpGroup[];
  /** Open items by who is named with an `@`. */
  readonly owners: readonly { readonly name: string; readonly count: number }[];
}

/** Items of one record. */
export interface FollowUpGroup {
  readonly record: RecordLink;
  readonly date: DateView | undefined;
  readonly items: readonly FollowUpItem[];
}

export interface FollowUpItem {
  readonly text: string;
  readonly owners: readonly string[];
  /** The day the item itself names, when that is over. */
  readonly overdue: string | undefined;
}

type Column = 'open' | 'pending' | 'done' | 'dropped';

/** The board of all follow-ups. */
export function followUpsView(facts: SiteFacts): FollowUpsView {
  const found = facts.records.flatMap((record) =>
    record.decision.followUps.map((item) => ({ record, item, column: columnOf(record, item) })),
  );
  const columns = groupBy(found, ({ column }) => column);
  const groups = (column: Column): readonly FollowUpGroup[] => {
    const byRecord = groupBy(columns.get(column) ?? [], ({ record }) => record);
    return [...byRecord].map(([record, items]) => ({
      record: recordLink(facts, record),
      date: dateView(record.decision),
      items: items.map(({ item }) => toItem(item, facts.input.today)),
    }));
  };
  const open = groups('open');
  return {
    open: open.toSorted((a, b) => Number(isLate(b)) - Number(isLate(a)) || byDate(a, b)),
    pending: groups('pending'),
    done: groups('done'),
    dropped: groups('dropped'),
    owners: ownersOf(open),
  };
}

function columnOf({ decision, log }: SiteRecord, { state }: FollowUp): Column {
  if (state !== 'open') return state;
  if (isOver(decision, log)) return 'dropped';
  const tone = statusTone(decision);
  return tone === 'proposed' || tone === 'draft' ? 'pending' : 'open';
}

function toItem({ text }: FollowUp, today: string): FollowUpItem {
  const day = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  return {
    text,
    owners: [...text.matchAll(/(?<![\w.])@[\w-]+(?:\/[\w-]+)?/g)].map(([owner]) => owner),
    overdue: day !== undefined && day < today ? day : undefined,
  };
}

function ownersOf(groups: readonly FollowUpGroup[]): FollowUpsView['owners'] {
  const owners = groupBy(
    groups.flatMap(({ items }) => items.flatMap((item) => item.owners)),
    (name) => name,
  );
  return [...owners]
    .map(([name, list]) => ({ name, count: list.length }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

function isLate({ items }: FollowUpGroup): boolean {
  return items.some(({ overdue }) => overdue !== undefined);
}

/** The oldest decision first; those without a date last. */
function byDate(a: FollowUpGroup, b: FollowUpGroup): number {
  const [one, other] = [a.date?.iso ?? '9999', b.date?.iso ?? '9999'];
  return one < other ? -1 : one > other ? 1 : 0;
}
