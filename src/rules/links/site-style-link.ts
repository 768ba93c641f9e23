import { defineRule } from '../../model/finding.ts';
import { standingOf } from '../link-standing.ts';
import { retarget, targetTo } from '../target-candidates.ts';

export default defineRule({
  id: 'site-style-link',
  summary: 'A link works on a built site and nowhere else',
  scope: 'decision',
  level: 'note',
  fix: 'suggested',
  messages: {
    page: 'unexpected target `{target}`, it leads to a page of a built site; expected `{wanted}`',
  },
  *check(decision, { files, text }) {
    for (const use of decision.uses) {
      if (use.kind === 'reference') continue;
      const standing = standingOf(use, decision.path, files);
      if (standing.kind !== 'site') continue;
      const wanted = targetTo(standing.actual, decision.path, standing.rooted ? '' : standing.written);
      const fix = retarget([use], { to: wanted, path: decision.path, text: text(decision.path).text, safety: 'suggested' });
      yield { message: 'page', place: use.place, data: { target: standing.written, wanted }, ...(fix ? { fix } : {}) };
    }
  },
});
