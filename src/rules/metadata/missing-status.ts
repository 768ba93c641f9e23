import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import type { Place } from '../../model/place.ts';
import { isMajority, unlessHabit } from '../log-habit.ts';
import { recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'missing-status',
  summary: 'A record says nothing about its status, and its dialect wants one',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    missing: 'unexpected record without a status, expected one as {dialect} records have it',
    habit: 'unexpected records without a status, {count} of {records}, expected one as {dialect} records have it',
  },
  check({ decisions }, { dialect, text }) {
    const required = decisions.filter((decision) => dialect(decision).status.required);
    const faults = required
      .filter(({ statuses }) => statuses.length === 0)
      .map((decision) => ({
        message: 'missing',
        path: decision.path,
        place: emptySection(decision) ?? recordPlace(decision, text(decision.path).text),
        data: { dialect: dialect(decision).title },
      }));
    // Where most records of a log have no status, the log keeps it elsewhere.
    if (faults.length >= 3 && isMajority(faults.length, required.length)) return [];
    return unlessHabit(faults, { records: required.length, message: 'habit', level: 'warning' });
  },
});

/** The heading of a section for the status in which nothing stands. */
function emptySection({ sections }: Decision): Place | undefined {
  return sections.find(({ kind, depth, empty }) => kind === 'status' && depth <= 3 && empty)?.heading;
}
