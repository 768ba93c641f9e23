import { defineRule } from '../../model/finding.ts';
import { fileName, recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'future-date',
  summary: 'A date lies in the future',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    field: 'unexpected date `{date}` in the future, expected `{tomorrow}` at the latest',
    name: 'unexpected date `{date}` in the future in the file name `{name}`, expected `{tomorrow}` at the latest',
  },
  *check(decision, { text, tomorrow }) {
    for (const { iso, role, place } of decision.dates) {
      // A date may be a month or a year alone: it is compared with the same part of the day.
      if (iso === undefined || role === 'review' || iso <= tomorrow.slice(0, iso.length)) continue;
      const isName = role === 'name';
      yield {
        message: isName ? 'name' : 'field',
        place: isName ? recordPlace(decision, text(decision.path).text) : place,
        data: { date: iso, tomorrow, name: fileName(decision.path) },
      };
    }
  },
});
