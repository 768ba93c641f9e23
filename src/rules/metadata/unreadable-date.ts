import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'unreadable-date',
  summary: 'What stands for a date can not be read as one',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    unreadable: 'unexpected date `{text}`, expected a day such as `{today}`',
  },
  *check(decision, { today }) {
    for (const { kind, place, text } of decision.dates) {
      if (kind === 'unreadable')
        yield { message: 'unreadable', place, data: { text: text.length > 60 ? `${text.slice(0, 59)}…` : text, today } };
    }
  },
});
