import { defineRule } from '../../model/finding.ts';
import { standingOf } from '../link-standing.ts';
import { retarget, targetTo } from '../target-candidates.ts';

export default defineRule({
  id: 'wrong-case-link',
  summary: 'A link or image names a file in other letter case',
  scope: 'decision',
  level: 'warning',
  fix: 'safe',
  messages: {
    case: 'unexpected letter case in `{target}`, expected `{wanted}`',
  },
  *check(decision, { files, text }) {
    for (const use of decision.uses) {
      if (use.kind === 'reference') continue;
      const standing = standingOf(use, decision.path, files);
      if (standing.kind !== 'case') continue;
      const wanted = targetTo(standing.actual, decision.path, standing.written);
      const fix = retarget([use], { to: wanted, path: decision.path, text: text(decision.path).text, safety: 'safe' });
      yield { message: 'case', place: use.place, data: { target: standing.written, wanted }, ...(fix ? { fix } : {}) };
    }
  },
});
