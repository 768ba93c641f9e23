import { defineRule } from '../../model/finding.ts';
import { recordPlace } from '../record-place.ts';
import { isSettled } from '../settled.ts';

export default defineRule({
  id: 'starts-accepted',
  summary: 'A new record was never proposed',
  scope: 'change',
  level: 'off',
  fix: 'none',
  messages: {
    new: 'unexpected status `{status}` of a new record, expected `proposed`',
  },
  *check({ records, head }) {
    for (const record of records) {
      if (record.kind !== 'added' || !isSettled(record.head)) continue;
      const { status, path } = record.head;
      yield {
        message: 'new',
        path,
        place: status?.place ?? recordPlace(record.head, head.texts.get(path)?.text ?? ''),
        data: { status: status?.word ?? '' },
      };
    }
  },
});
