import type { Decision } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import { dayAfter, daysBetween, lastDay } from '../whole-days.ts';

export default defineRule({
  id: 'review-overdue',
  summary: 'The day a decision was to be looked at again has passed',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    due: 'unexpected review date `{date}`, it passed {days} days ago; expected a review or a later day',
    interval:
      'unexpected date `{date}`, the review every {interval} days was due {days} days ago; expected a review or a later day',
  },
  *check(decision, context) {
    if (!context.log.lineage.inForce.has(decision.id)) return;
    const { today } = context;
    const written = decision.reviewBy;
    if (written?.iso !== undefined) {
      const days = daysBetween(lastDay(written.iso), today) ?? 0;
      if (days > 0) yield { message: 'due', place: written.place, data: { date: written.iso, days } };
      return;
    }
    const interval = intervalOf(decision, context);
    if (interval === undefined || decision.date?.iso === undefined) return;
    const days = daysBetween(dayAfter(lastDay(decision.date.iso), interval), today) ?? 0;
    if (days > 0) yield { message: 'interval', place: decision.date.place, data: { date: decision.date.iso, interval, days } };
  },
});

/** The shortest interval among the record's tags, else the default one of the config. */
function intervalOf(decision: Decision, { settings }: RuleContext): number | undefined {
  const intervals = settings.reviewIntervals;
  const own = decision.tags.flatMap((tag) => (Object.hasOwn(intervals, tag.value) ? [intervals[tag.value] ?? 0] : []));
  if (own.length > 0) return Math.min(...own);
  return Object.hasOwn(intervals, 'default') ? intervals['default'] : undefined;
}
