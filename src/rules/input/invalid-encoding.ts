import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'invalid-encoding',
  summary: 'A record is not UTF-8 text',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: {
    'invalid-utf8': 'unexpected {detail}, expected UTF-8 text',
    'nul-byte': 'unexpected NUL character, expected text',
  },
  *check(decision) {
    for (const { kind, detail, place } of decision.problems) {
      if (kind === 'invalid-utf8' || kind === 'nul-byte') yield { message: kind, place, data: { detail } };
    }
  },
});
