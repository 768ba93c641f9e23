import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'duplicate-front-matter-key',
  summary: 'A key stands in the front matter twice',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: {
    duplicate: '{detail}',
  },
  *check(decision) {
    for (const { kind, detail, place } of decision.problems) {
      if (kind === 'duplicate-key') yield { message: 'duplicate', place, data: { detail } };
    }
  },
});
