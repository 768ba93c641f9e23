import { defineRule } from '../../model/finding.ts';
import { recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'proposed-on-main',
  summary: 'A record is still a proposal on the main branch, or will be once the change has landed',
  scope: 'change',
  level: 'off',
  fix: 'none',
  messages: {
    left: 'unexpected status `{status}` of a record that is on `{ref}` already, expected a decision',
    lands: 'unexpected status `{status}` of a record that this change brings to `{ref}`, expected a decision',
  },
  *check({ records, head, ref }) {
    for (const record of records) {
      if (record.kind !== 'added' && record.kind !== 'kept') continue;
      const { status, path } = record.head;
      if (status?.name !== 'proposed' && status?.name !== 'draft') continue;
      yield {
        message: record.kind === 'kept' ? 'left' : 'lands',
        path,
        place: status.place ?? recordPlace(record.head, head.texts.get(path)?.text ?? ''),
        data: { status: status.word, ref },
      };
    }
  },
});
