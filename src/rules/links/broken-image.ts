import { defineRule } from '../../model/finding.ts';
import { standingOf } from '../link-standing.ts';
import { either } from '../nearest-word.ts';
import { candidatesFor, retarget, targetTo } from '../target-candidates.ts';

export default defineRule({
  id: 'broken-image',
  summary: 'An image does not exist',
  scope: 'decision',
  level: 'warning',
  fix: 'suggested',
  messages: {
    missing: 'unexpected image `{target}`, expected a file that exists',
    renamed: 'unexpected image `{target}`, no file is there; expected {wanted}',
  },
  *check(decision, context) {
    for (const use of decision.uses) {
      if (use.kind !== 'image') continue;
      const standing = standingOf(use, decision.path, context.files);
      if (standing.kind !== 'missing') continue;
      const candidates = candidatesFor(
        { path: standing.path, written: standing.written, from: decision.path, record: false },
        context,
      );
      const targets = candidates.map((path) => targetTo(path, decision.path, standing.written));
      const only = targets.length === 1 ? targets[0] : undefined;
      const fix =
        only === undefined
          ? undefined
          : retarget([use], { to: only, path: decision.path, text: context.text(decision.path).text, safety: 'suggested' });
      yield {
        message: targets.length > 0 ? 'renamed' : 'missing',
        place: use.place,
        data: { target: standing.written, wanted: either(targets) },
        ...(fix ? { fix } : {}),
      };
    }
  },
});
