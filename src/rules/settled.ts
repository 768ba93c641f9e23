import type { LogChange, RecordChange } from '../model/change.ts';
import type { Decision } from '../model/decision.ts';
import type { StatusName } from '../model/status.ts';

const SETTLED: ReadonlySet<StatusName | undefined> = new Set<StatusName | undefined>([
  'accepted',
  'implemented',
  'deprecated',
  'superseded',
]);
const DECIDED_AGAINST: ReadonlySet<StatusName | undefined> = new Set<StatusName | undefined>(['rejected', 'withdrawn']);

/** Whether a record says that its decision was taken: accepted, whatever became of it later. */
export function isSettled({ status }: Decision): boolean {
  return SETTLED.has(status?.name);
}

/** Whether a record's story is over or it holds: all but drafts, proposals and records without a known status. */
export function isConcluded(decision: Decision): boolean {
  return isSettled(decision) || DECIDED_AGAINST.has(decision.status?.name);
}

/** A record that is there before and after. */
export type KeptRecord = Extract<RecordChange, { readonly kind: 'kept' }>;

/** Records whose file the change edits, where both texts can be read. */
export function editedRecords(change: LogChange): readonly KeptRecord[] {
  return change.records.filter(
    (record): record is KeptRecord =>
      record.kind === 'kept' && record.edited && isReadable(record.base) && isReadable(record.head),
  );
}

function isReadable({ dialect, problems }: Decision): boolean {
  return (
    dialect !== 'unreadable' &&
    !problems.some(({ kind }) => kind === 'conflict-marker' || kind === 'invalid-utf8' || kind === 'nul-byte')
  );
}

/** Text of a record before and now. */
export function textsOf(
  change: LogChange,
  { base, head }: Pick<KeptRecord, 'base' | 'head'>,
): { readonly base: string; readonly head: string } {
  return { base: change.base.texts.get(base.path)?.text ?? '', head: change.head.texts.get(head.path)?.text ?? '' };
}

/** Digits of records that the change renumbers: as written before → as written now, in every width that was used. */
export function renumberings({ records }: LogChange): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const record of records) {
    if (record.kind !== 'kept' || record.base.number === record.head.number) continue;
    const pairs = [
      [record.base.numbers.name, record.head.numbers.name],
      [record.base.numbers.heading?.value, record.head.numbers.heading?.value],
      [record.base.numbers.frontMatter?.value, record.head.numbers.frontMatter?.value],
      [`${record.base.number}`, `${record.head.number}`],
    ] as const;
    for (const [before, now] of pairs) if (before !== undefined && now !== undefined) map.set(before, now);
  }
  return map;
}
