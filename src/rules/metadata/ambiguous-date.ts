import type { DateClaim, Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { type LogFault, unlessHabit } from '../log-habit.ts';

export default defineRule({
  id: 'ambiguous-date',
  summary: 'A date can mean two days',
  scope: 'log',
  level: 'warning',
  fix: 'suggested',
  messages: {
    ambiguous: 'unexpected date `{text}`, expected `{dayFirst}` or `{monthFirst}`',
    habit: 'unexpected date `{text}`, expected `{dayFirst}` or `{monthFirst}`: {count} of {records} records have such dates',
    likely: 'unexpected date `{text}`, expected `{wanted}` as the other dates of this log are written',
  },
  check({ decisions }) {
    const order = usualOrder(decisions);
    const faults = decisions.flatMap((decision) => {
      const claim = decision.dates.find(({ kind }) => kind === 'ambiguous');
      return claim ? [faultOf(decision, claim, order)] : [];
    });
    return order === undefined ? unlessHabit(faults, { records: decisions.length, message: 'habit', level: 'note' }) : faults;
  },
});

type Order = 'day-first' | 'month-first';

const DATE = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})/;

/** The order of day and month in the log's dates that can be read in one way only; undefined without such dates, or with both orders. */
function usualOrder(decisions: readonly Decision[]): Order | undefined {
  const orders = new Set<Order>();
  for (const { dates } of decisions) {
    for (const { kind, text } of dates) {
      const match = kind === 'date' ? DATE.exec(text) : null;
      const [first, second] = [Number(match?.[1]), Number(match?.[3])];
      if (first > 12) orders.add('day-first');
      else if (second > 12) orders.add('month-first');
    }
  }
  const [order] = orders;
  return orders.size === 1 ? order : undefined;
}

function faultOf(decision: Decision, claim: DateClaim, order: Order | undefined): LogFault {
  const [written = claim.text, first = '', , second = '', year = ''] = DATE.exec(claim.text) ?? [];
  const iso = (month: string, day: string): string =>
    `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [dayFirst, monthFirst] = [iso(second, first), iso(first, second)];
  const fault = { path: decision.path, place: claim.place };
  if (order === undefined) return { ...fault, message: 'ambiguous', data: { text: written, dayFirst, monthFirst } };
  const wanted = order === 'day-first' ? dayFirst : monthFirst;
  return {
    ...fault,
    message: 'likely',
    level: 'note',
    data: { text: written, wanted },
    fix: { safety: 'suggested', title: `Write \`${wanted}\``, edits: { [decision.path]: [{ ...claim.place, insert: wanted }] } },
  };
}
