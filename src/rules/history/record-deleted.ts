import type { Decision } from '../../model/decision.ts';
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
    concluded:
      'unexpected removal of `{path}`, a record that was {status}; expected it to stay, with the status `deprecated` or `superseded` when it no longer holds',
    open: 'unexpected removal of `{path}`, a record that was {status}; expected it to stay, with the status `rejected` or `withdrawn`',
  },
  *check({ records, base, head }) {
    const titles = new Set(head.decisions.map(titleOf));
    for (const record of records) {
      if (record.kind !== 'lost' || record.at !== undefined) continue;
      const { base: gone } = record;
      if (gone.status?.name === 'draft' || gone.name.kind === 'draft' || (gone.title !== undefined && titles.has(titleOf(gone))))
        continue;
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

/** A second copy of a record that is still there may go. */
function titleOf({ title }: Decision): string {
  return (title?.value ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
