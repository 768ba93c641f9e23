import { defineRule } from '../../model/finding.ts';
import { statusPlace } from '../supersession-pairs.ts';
import { daysBetween } from '../whole-days.ts';

export default defineRule({
  id: 'stale-proposal',
  summary: 'A record has been a proposal for too long',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    old: 'unexpected status `{status}` since `{date}`, {days} days ago; expected a decision within {limit} days',
  },
  *check(decision, { settings, text, today }) {
    if (decision.status?.name !== 'proposed') return;
    const date = decision.date?.iso;
    const days = daysBetween(date, today);
    if (date === undefined || days === undefined || days <= settings.staleAfterDays) return;
    yield {
      message: 'old',
      place: statusPlace(decision, text(decision.path).text),
      data: { status: decision.status.word, date, days, limit: settings.staleAfterDays },
    };
  },
});
