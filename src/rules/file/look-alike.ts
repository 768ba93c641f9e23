import { defineRule } from '../../model/finding.ts';
import type { SkipReason } from '../../model/log.ts';
import { fileName } from '../record-place.ts';

export default defineRule({
  id: 'look-alike',
  summary: 'A file of the log looks like a record and is not read as one',
  scope: 'log',
  level: 'note',
  fix: 'none',
  messages: {
    name: 'unexpected file name `{name}`, expected one with a number or a date if it is a record: it looks like one and is not counted',
    extension: 'unexpected file `{name}`, expected Markdown if it is a record: it is named like one and is not counted',
    page: 'unexpected signs of a decision in `{name}`, which is read as a page about the log and not counted',
  },
  *check(log) {
    for (const { path, reason, suspicious } of log.skipped) {
      const message = MESSAGES[reason];
      if (suspicious && message !== undefined)
        yield { message, path, place: { start: 0, end: 0 }, data: { name: fileName(path) } };
    }
  },
});

/** Files that can not be read, links and folders have findings of their own. */
const MESSAGES: Readonly<Partial<Record<SkipReason, string>>> = {
  'name is no record name': 'name',
  'not Markdown': 'extension',
  'process page': 'page',
};
