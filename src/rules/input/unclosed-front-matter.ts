import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'unclosed-front-matter',
  summary: 'The front matter has no closing line',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: {
    unclosed: 'unexpected end of the front matter, expected a line `---` below it',
  },
  *check(decision) {
    for (const { kind, place } of decision.problems) {
      if (kind === 'unclosed-front-matter') yield { message: 'unclosed', place };
    }
  },
});
