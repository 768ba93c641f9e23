import { defineRule } from '../../model/finding.ts';
import type { Skipped, SkipReason } from '../../model/log.ts';

export default defineRule({
  id: 'unsupported-markup',
  summary: 'Records are written in AsciiDoc or reStructuredText and can not be read',
  scope: 'log',
  level: 'note',
  fix: 'none',
  messages: {
    one: 'unexpected {markup} record, expected Markdown: it is not counted',
    several: 'unexpected {markup} in {count} records, expected Markdown: they are not counted',
  },
  *check(log) {
    for (const [markup, reason] of MARKUPS) {
      const files = log.skipped.filter((file: Skipped) => file.reason === reason);
      const [first] = files;
      if (first)
        yield {
          message: files.length === 1 ? 'one' : 'several',
          path: first.path,
          place: { start: 0, end: 0 },
          data: { markup, count: files.length },
        };
    }
  },
});

const MARKUPS: readonly (readonly [markup: string, reason: SkipReason])[] = [
  ['AsciiDoc', 'AsciiDoc is not supported'],
  ['reStructuredText', 'reStructuredText is not supported'],
];
