import { chooseParse, loadWorkspace } from '../workspace.ts';
import type { Call } from './command.ts';
import { fromRoot, type OpenWorkspace } from './open-workspace.ts';

/** Folder of a log that is not there yet: the one that was named, else the one the config lists. */
export function missingLog(name: string | undefined, open: OpenWorkspace, call: Call): string | undefined {
  if (name === undefined) return open.discovery.faults.find(({ kind }) => kind === 'missing-log')?.data['folder'];
  const path = fromRoot(name, call.shared.cwd, open.root);
  const isInside = path !== '..' && !path.startsWith('../') && !/^(?:[A-Za-z]:|\/)/.test(path);
  return isInside && open.files.kind(path) === undefined && !/\.\w+$/.test(path) ? path : undefined;
}

/** A repository that holds an empty log at a path, for the first record to be made in. */
export async function withEmptyLog(open: OpenWorkspace, path: string): Promise<OpenWorkspace> {
  const log = { name: 'root', path, records: [], skipped: [] };
  const discovery = { ...open.discovery, logs: [log], faults: [] };
  const parse = await chooseParse({ records: 0, bytes: 0 }, open.fallback.parser);
  return { ...open, discovery, workspace: loadWorkspace(open.files, { discovery, settings: () => open.fallback, parse }) };
}
