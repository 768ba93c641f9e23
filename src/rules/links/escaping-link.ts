import { defineRule } from '../../model/finding.ts';
import { standingOf } from '../link-standing.ts';
import { candidatesFor, retarget, targetTo } from '../target-candidates.ts';

export default defineRule({
  id: 'escaping-link',
  summary: 'A link leads out of the repository',
  scope: 'decision',
  level: 'warning',
  fix: 'suggested',
  messages: {
    outside: 'unexpected target `{target}`, it leaves the repository; expected a path within it',
    near: 'unexpected target `{target}`, it leaves the repository; expected `{wanted}`',
  },
  *check(decision, context) {
    for (const use of decision.uses) {
      if (use.kind === 'reference') continue;
      const standing = standingOf(use, decision.path, context.files);
      if (standing.kind !== 'outside') continue;
      const candidates = candidatesFor(
        { path: standing.path, written: standing.written, from: decision.path, record: false },
        context,
      );
      const [path] = candidates;
      const wanted = path !== undefined && candidates.length === 1 ? targetTo(path, decision.path, standing.written) : undefined;
      const fix =
        wanted === undefined
          ? undefined
          : retarget([use], { to: wanted, path: decision.path, text: context.text(decision.path).text, safety: 'suggested' });
      yield {
        message: wanted === undefined ? 'outside' : 'near',
        place: use.place,
        data: { target: standing.written, wanted: wanted ?? '' },
        ...(fix ? { fix } : {}),
      };
    }
  },
});
