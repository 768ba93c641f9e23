import type { LogChange, RecordChange } from '../../model/change.ts';
import { type ChangeFault, defineRule } from '../../model/finding.ts';
import { recordPlace } from '../record-place.ts';
import { editedRecords, isConcluded } from '../settled.ts';

export default defineRule({
  id: 'record-slipped-out',
  summary: 'A file is still there, and no longer a record of the log',
  scope: 'change',
  level: 'error',
  fix: 'none',
  messages: {
    renamed:
      'unexpected name `{path}`, it takes the record `{record}` out of the log ({reason}); expected a name that the log counts',
    moved: 'unexpected move of the record `{record}` to `{path}`, which belongs to no log; expected it to stay in `{log}`',
    emptied:
      'unexpected loss of what makes `{path}` a record ({reason}), it was {status}; expected its title, status and sections to stay',
    status: 'unexpected loss of the status, it was `{status}`; expected the status to stay in the record',
  },
  *check(change) {
    for (const record of change.records) if (record.kind === 'lost' && record.at) yield outside(record, record.at, change);
    for (const { base, head } of editedRecords(change)) {
      if (base.status?.name === undefined || head.status !== undefined || head.statuses.length > 0) continue;
      const text = change.head.texts.get(head.path)?.text ?? '';
      if (stillSays(base.status.word, text)) continue;
      yield {
        message: 'status',
        path: head.path,
        place: recordPlace(head, text),
        ...graded(base),
        data: { status: base.status.text },
      };
    }
  },
});

type Lost = Extract<RecordChange, { readonly kind: 'lost' }>;

/** The finding stands at the base, where the record was one: what is left of it belongs to no log that could be shown. */
function outside({ base }: Lost, at: NonNullable<Lost['at']>, change: LogChange): ChangeFault {
  const isInLog = change.head.path === '.' || at.path.startsWith(`${change.head.path}/`);
  return {
    message: at.path === base.path ? 'emptied' : at.reason === 'outside' && !isInLog ? 'moved' : 'renamed',
    path: base.path,
    at: 'base',
    place: recordPlace(base, change.base.texts.get(base.path)?.text ?? ''),
    ...graded(base),
    data: {
      path: at.path,
      record: base.path,
      log: change.head.path,
      reason: at.reason === 'outside' ? 'it is no record' : at.reason,
      status: base.status?.name ?? 'without a status',
    },
  };
}

function graded(base: Lost['base']): Pick<ChangeFault, 'level'> {
  return isConcluded(base) ? {} : { level: 'warning' };
}

/** A line of its own, or a line that speaks of the status: it is written so that it is not read as one, which other rules say. */
function stillSays(word: string, text: string): boolean {
  const wanted = word.toLowerCase();
  return text.split(/[\r\n]+/).some((line) => {
    const said = line.toLowerCase();
    return said.includes(wanted) && (said.includes('status') || said.replace(/[^\p{L}\p{N} ]/gu, '').trim() === wanted);
  });
}
