import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'broken-front-matter',
  summary: 'The front matter is no valid YAML',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: {
    broken: '{detail}',
  },
  *check(decision) {
    for (const { kind, detail, place } of decision.problems) {
      if (kind === 'front-matter') yield { message: 'broken', place, data: { detail } };
    }
  },
});
