import type { Log } from '../model/log.ts';
import type { OpenWorkspace } from './open-workspace.ts';
import { fromRoot } from './open-workspace.ts';
import { UsageError } from './usage-error.ts';

/** The repository and, when records were named, their ids by log. */
export interface ChosenRecords {
  readonly open: OpenWorkspace;
  readonly ids: ReadonlyMap<string, ReadonlySet<string>> | undefined;
}

/**
 * Reads words as records or as paths of logs. A word that several records answer to names all of them; a word that names nothing is
 * a fault of the call.
 */
export async function chooseRecords(
  words: readonly string[],
  open: (paths: readonly string[]) => Promise<OpenWorkspace>,
  cwd: string,
): Promise<ChosenRecords> {
  if (words.length === 0) return { open: await open([]), ids: undefined };
  const all = await open([]).catch((error: unknown) => (error instanceof UsageError ? undefined : Promise.reject(error)));
  const found = words.map((word) => ({ word, records: all ? recordsNamed(word, all, cwd) : [] }));
  const paths = found.filter(({ records }) => records.length === 0).map(({ word }) => word);
  const ids = new Map<string, Set<string>>();
  for (const { records } of found) for (const { log, id } of records) ids.set(log, (ids.get(log) ?? new Set<string>()).add(id));
  if (paths.length === 0 && all) return { open: all, ids };
  const folders = paths.filter((path) => all === undefined || isFolder(path, all, cwd) || path.includes('/'));
  const unknown = paths.find((path) => !folders.includes(path));
  if (unknown !== undefined)
    throw new UsageError(`no record and no log is called \`${unknown}\``, 'Name a record by its stem, file name or number.');
  const opened = await open(folders);
  return { open: opened, ids: ids.size === 0 ? undefined : ids };
}

function isFolder(path: string, open: OpenWorkspace, cwd: string): boolean {
  return open.files.kind(fromRoot(path, cwd, open.root)) === 'folder';
}

function recordsNamed(word: string, open: OpenWorkspace, cwd: string): readonly { readonly log: string; readonly id: string }[] {
  return open.workspace.logs.flatMap(({ log }) =>
    idsNamed(word, log, fromRoot(word, cwd, open.root)).map((id) => ({ log: log.name, id })),
  );
}

function idsNamed(word: string, log: Log, path: string): readonly string[] {
  const byPath = log.decisions.filter((decision) => decision.path === path);
  if (byPath.length > 0) return byPath.map((decision) => decision.id);
  const stem = word.replace(/\.md$/i, '').toLowerCase();
  const byStem = log.decisions.filter((decision) => decision.id.toLowerCase() === stem);
  if (byStem.length > 0) return byStem.map((decision) => decision.id);
  const digits = /^(?:[A-Za-z]{1,6}[-_ ]?)?(\d{1,5})$/.exec(word)?.[1];
  return digits === undefined
    ? []
    : log.decisions.filter((decision) => decision.number === Number(digits)).map((decision) => decision.id);
}
