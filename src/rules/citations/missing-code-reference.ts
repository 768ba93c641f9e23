import { defineRule } from '../../model/finding.ts';
import { isCurrent, missingReferences } from '../code-references.ts';
import { namesIn } from '../find-file.ts';

export default defineRule({
  id: 'missing-code-reference',
  summary: 'A record names a file of the code that is not there',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    moved: 'unexpected path `{path}`, it was moved to `{to}` by {commit} on {date}',
    deleted: 'unexpected path `{path}`, it was deleted by {commit} on {date}',
    missing: 'unexpected path `{path}`, expected one of a file that exists',
  },
  *check(decision, { log, text, files, fates }) {
    if (!isCurrent(decision, log)) return;
    const seen = new Set<string>();
    for (const { value: path, place } of missingReferences(decision, text(decision.path).text, files)) {
      if (seen.has(path)) continue;
      seen.add(path);
      const fate = fates?.get(path);
      if (fate)
        yield {
          message: fate.to === undefined ? 'deleted' : 'moved',
          place,
          data: { path, to: fate.to ?? '', commit: `\`${fate.commit}\``, date: fate.date },
        };
      else if (namesIn(files, '').includes(path.split('/')[0] ?? '')) yield { message: 'missing', place, data: { path } };
    }
  },
});
