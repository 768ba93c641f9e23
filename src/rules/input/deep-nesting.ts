import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'deep-nesting',
  summary: 'A line is nested so deeply that it is not read',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    deep: 'unexpected depth of `{depth}` levels, expected at most 60: the line is not read',
  },
  *check(decision) {
    for (const { kind, detail, place } of decision.problems) {
      if (kind === 'outline-only') yield { message: 'deep', place, data: { depth: detail } };
    }
  },
});
