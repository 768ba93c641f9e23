import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'conflict-marker',
  summary: 'A merge conflict was committed',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: {
    conflict: 'unexpected conflict marker `<<<<<<<`, expected the text that was agreed on',
  },
  *check(decision) {
    for (const { kind, detail, place } of decision.problems) {
      // In a code block the three marks may be an example.
      if (kind === 'conflict-marker') yield { message: 'conflict', place, ...(detail === 'code' ? { level: 'note' } : {}) };
    }
  },
});
