import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'empty-record',
  summary: 'A record is empty',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: {
    empty: 'unexpected empty record, expected a title and a decision',
  },
  *check(decision, { text }) {
    if (decision.dialect === 'unreadable' || /\S/.test(text(decision.path).text)) return;
    yield { message: 'empty', place: { start: 0, end: 0 } };
  },
});
