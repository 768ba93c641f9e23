import type { DateClaim } from '../../src/model/decision.ts';
import { groupBy } from './group-by.ts';
import { type RecordLink, recordLink } from './record-link.ts';
import type { RowRelation } from './record-row.ts';
import { relationsOf } from './record-row.ts';
import type { SiteFacts, SiteRecord } from './site-facts.ts';
import { statusTone } from './status-view.ts';

/** What happened when, the latest year first. */
export interface TimelineView {
  readonly years: readonly { readonly year: string; readonly events: readonly TimelineEvent[] }[];
  readonly undated: readonly RecordLink[];
}

export interface TimelineEvent {
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  readonly iso: string;
  /** What happened, in a word. */
  readonly words: string;
  readonly record: RecordLink;
  /** What the decision replaced that day. */
  readonly relations: readonly RowRelation[];
}

/** Every change that records or git put a date to. */
export function timelineView(facts: SiteFacts): TimelineView {
  const events = [...facts.records.flatMap((record) => eventsOf(facts, record)), ...gitEvents(facts)];
  const sorted = events.toSorted((a, b) => (a.iso < b.iso ? 1 : a.iso > b.iso ? -1 : 0));
  const dated = new Set(events.map(({ record }) => record.href));
  const years = groupBy(sorted, ({ iso }) => iso.slice(0, 4));
  return {
    years: [...years].map(([year, list]) => ({ year, events: list })),
    undated: facts.records.map((record) => recordLink(facts, record)).filter(({ href }) => !dated.has(href)),
  };
}

function eventsOf(facts: SiteFacts, record: SiteRecord): readonly TimelineEvent[] {
  const { decision } = record;
  const own = decision.date;
  const others = decision.dates.filter((claim) => claim !== own && (claim.role === 'proposed' || claim.role === 'accepted'));
  const claims = [...(own === undefined ? [] : [own]), ...others];
  const seen = new Set<string>();
  return claims.flatMap((claim) => {
    if (claim.kind !== 'date' || claim.iso === undefined) return [];
    const words = wordsFor(facts, record, claim);
    if (seen.has(`${claim.iso} ${words}`)) return [];
    seen.add(`${claim.iso} ${words}`);
    const relations =
      claim === own
        ? relationsOf(facts, record)
            .slice(0, 1)
            .filter(({ kind }) => kind === 'supersedes')
        : [];
    return [{ iso: claim.iso, words, record: recordLink(facts, record), relations }];
  });
}

/** A date without a role of its own is that of the status, as far as the status did not change since. */
function wordsFor(facts: SiteFacts, { decision }: SiteRecord, { role }: DateClaim): string {
  if (role === 'proposed' || role === 'accepted') return facts.say(`status.${role}`);
  const tone = statusTone(decision);
  return tone === 'superseded' || tone === 'deprecated' || tone === 'unknown' || tone === 'none'
    ? facts.say('timeline.decided')
    : facts.say(`status.${tone}`);
}

function gitEvents(facts: SiteFacts): readonly TimelineEvent[] {
  return (facts.input.history?.statusChanges ?? []).flatMap(({ path, date, from, to }) => {
    const record = facts.byPath.get(path.toLowerCase());
    return record === undefined
      ? []
      : [{ iso: date, words: `${from} → ${to}`, record: recordLink(facts, record), relations: [] }];
  });
}
