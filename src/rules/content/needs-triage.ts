import { defineRule } from '../../model/finding.ts';
import { oneLine } from '../one-line.ts';

export default defineRule({
  id: 'needs-triage',
  summary: 'A `[NEEDS-TRIAGE]` waits for somebody to look at it',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    open: 'unexpected `[NEEDS-TRIAGE]`{text}, expected a record or an issue of its own',
  },
  *check(decision) {
    for (const { kind, text, place } of decision.markers) {
      if (kind === 'needs-triage')
        yield { message: 'open', place, data: { text: text === '' ? '' : `: ${oneLine(text.replace(/[.\s]+$/, ''))}` } };
    }
  },
});
