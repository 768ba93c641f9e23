import { defineRule } from '../../model/finding.ts';
import { recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'missing-date',
  summary: 'A record has no date',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    missing: 'unexpected record without a date, expected the day of the decision such as `{today}`',
    unset: 'unexpected `{text}` where the date belongs, expected the day of the decision such as `{today}`',
  },
  *check(decision, { text, today }) {
    if (
      decision.dialect === 'unreadable' ||
      decision.dates.some(({ kind, role }) => role !== 'review' && kind !== 'empty' && kind !== 'placeholder')
    )
      return;
    const unset = decision.dates.find(({ role, kind }) => role !== 'review' && kind === 'placeholder');
    if (unset) yield { message: 'unset', place: unset.place, data: { text: unset.text, today } };
    else yield { message: 'missing', place: recordPlace(decision, text(decision.path).text), data: { today } };
  },
});
