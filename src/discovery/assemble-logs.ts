import type { InputFault, Skipped } from '../model/log.ts';
import type { FolderScan, ScannedRecord } from './scan-folder.ts';

/** A log before it has a name. */
export interface LogDraft {
  readonly path: string;
  readonly records: readonly ScannedRecord[];
  readonly skipped: readonly Skipped[];
  readonly faults: readonly InputFault[];
}

/**
 * Divides a scanned folder into logs: its own first, then those of the folders in it. A folder is a log of its own when
 * its name says so and it holds records, or when its numbers start again; all others belong to the log around them.
 */
export function assembleLogs(scan: FolderScan): readonly [LogDraft, ...LogDraft[]] {
  const parts = scan.children.map((child) => ({ role: child.role, drafts: assembleLogs(child) }));
  const apart = parts.filter(({ role, drafts: [first] }) => role === 'log' && holdsRecords(first));
  const inside = parts.filter((part) => !apart.includes(part));
  const restarted = restarts(
    scan.records,
    inside.filter(({ role }) => role !== 'retired').map(({ drafts: [first] }) => first),
  );
  const kept = inside.map(({ drafts: [first] }) => first).filter((draft) => !restarted.has(draft));
  const own: LogDraft = {
    path: scan.path,
    records: [...scan.records, ...kept.flatMap((draft) => draft.records)],
    skipped: [...scan.skipped, ...kept.flatMap((draft) => draft.skipped)],
    faults: [...scan.faults, ...kept.flatMap((draft) => draft.faults)],
  };
  const deeper = inside.flatMap(({ drafts: [, ...rest] }) => rest);
  return [own, ...restarted, ...apart.flatMap(({ drafts }) => drafts), ...deeper];
}

/** Whether a draft is a log: also one whose records are in a format that is not supported. */
export function holdsRecords(draft: LogDraft): boolean {
  return draft.records.length > 0 || unsupportedCount(draft) > 0;
}

function unsupportedCount(draft: LogDraft): number {
  return draft.skipped.filter(
    ({ reason }) => reason === 'AsciiDoc is not supported' || reason === 'reStructuredText is not supported',
  ).length;
}

/**
 * The log's folder moved down to the only one that holds records: `docs/decisions` with nothing but `infra/0001-a.md` is
 * the log `docs/decisions/infra`. Folders that a config names stay where they are.
 */
export function narrowed(draft: LogDraft, scan: FolderScan): LogDraft {
  const holder = scan.children.find(
    (child) => child.role === 'component' && draft.records.every(({ path }) => path.startsWith(`${child.path}/`)),
  );
  if (holder === undefined || draft.records.length === 0) return draft;
  return narrowed({ ...draft, path: holder.path }, holder);
}

/** Drafts of component folders whose numbers start at 0 or 1 again, while other records of the log have these numbers. */
function restarts(own: readonly ScannedRecord[], drafts: readonly LogDraft[]): ReadonlySet<LogDraft> {
  if (drafts.length === 0) return new Set();
  const groups = [own, ...drafts.map(({ records }) => records)].map(numberKeys);
  const uses = new Map<string, number>();
  for (const group of groups) for (const key of group) uses.set(key, (uses.get(key) ?? 0) + 1);
  const isShared = (key: string): boolean => (uses.get(key) ?? 0) > 1 && /\|[01]$/.test(key);
  return new Set(drafts.filter((_, index) => [...(groups[index + 1] ?? [])].some(isShared)));
}

function numberKeys(records: readonly ScannedRecord[]): ReadonlySet<string> {
  return new Set(
    records.flatMap(({ name }) =>
      name.kind === 'numbered' ? [`${name.prefix.toLowerCase().replace(/[-_ .]+/g, '-')}|${Number(name.number)}`] : [],
    ),
  );
}
