import { defineRule } from '../../model/finding.ts';
import { recordPlace } from '../record-place.ts';
import { isConcluded } from '../settled.ts';

export default defineRule({
  id: 'record-deleted',
  summary: 'A record was deleted from the log',
  scope: 'change',
  level: 'error',
  fix: 'none',
  messages: {
    concluded: 'unexpected removal of `{path}`, a record that was {status}; expected it to stay, with the status `deprecated` or `superseded` when it no longer holds',
    open: 'unexpected removal of `{path}`, a record that was {status}; expected it to stay, with the status `rejected` or `withdrawn`',
  },
  *check({ records, base }) {
    for (const record of records) {
      if (record.kind !== 'lost' || record.at !== undefined || record.base.status?.name === 'draft' || record.base.name.kind === 'draft') continue;
      const { base: gone } = record;
      const concluded = isConcluded(gone);
      yield {
        message: concluded ? 'concluded' : 'open',
        path: gone.path,
        at: 'base',
        place: recordPlace(gone, base.texts.get(gone.path)?.text ?? ''),
        ...(concluded ? {} : { level: 'warning' }),
        data: { path: gone.path, status: gone.status?.name ?? gone.status?.word ?? 'without a status' },
      };
    }
  },
});
