import { defineRule } from '../../model/finding.ts';
import { fileName, recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'invalid-date',
  summary: 'A date names a day that no calendar has',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: {
    field: 'unexpected date `{text}`, expected a day of the calendar',
    name: 'unexpected date `{text}` in the file name `{name}`, expected a day of the calendar',
  },
  *check(decision, { text }) {
    const source = text(decision.path).text;
    for (const { kind, role, place, text: written } of decision.dates) {
      if (kind !== 'impossible') continue;
      if (role === 'name')
        yield {
          message: 'name',
          level: 'warning',
          place: recordPlace(decision, source),
          data: { text: written, name: fileName(decision.path) },
        };
      else yield { message: 'field', place, data: { text: source.slice(place.start, place.end) } };
    }
  },
});
