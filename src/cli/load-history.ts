import { findLogs } from '../discovery/find-logs.ts';
import type { Discovery } from '../discovery/found-log.ts';
import { gitFiles } from '../history/git-files.ts';
import type { HistoryFault } from '../history/history-fault.ts';
import { nestedRepository } from '../history/nested-repository.ts';
import { type Comparison, openComparison } from '../history/open-comparison.ts';
import { openRepository } from '../history/open-repository.ts';
import { resolveCommit } from '../history/resolve-commit.ts';
import { type History, withChanges } from '../lint/compare-logs.ts';
import type { FileChange } from '../model/change.ts';
import type { Files } from '../model/files.ts';
import type { Workspace, WorkspaceLog } from '../model/workspace.ts';
import { chooseParse, loadWorkspace } from '../workspace.ts';
import type { OpenWorkspace } from './open-workspace.ts';
import { UsageError } from './usage-error.ts';
import type { World } from './world.ts';

/** An open repository whose logs know what happened to them since a git ref. */
export interface WithHistory {
  readonly open: OpenWorkspace;
  readonly files: readonly FileChange[];
  readonly comparison: Comparison;
}

/** Compares the logs with where the change against a ref began, without checking anything out. @throws UsageError with the way out */
export async function loadHistory(open: OpenWorkspace, ref: string, world: World): Promise<WithHistory> {
  for (const log of open.discovery.logs) {
    const nested = nestedRepository(open.files, log.path);
    if (nested) throw historyError(nested);
  }
  const opened = openComparison(open.root, world.env, ref);
  if (!opened.ok) throw historyError(opened.fault);
  const comparison = opened.value;
  const base = await logsAt(comparison.base, comparison, open);
  const target = comparison.target === comparison.base ? base : await logsAt(comparison.target, comparison, open);
  const all = [...open.discovery.logs, ...open.discovery.others];
  const history: History = {
    ref,
    base,
    target,
    files: comparison.files,
    records: new Map(all.flatMap((log) => log.records.map((record) => [record.path, log.name] as const))),
    logPaths: new Set(all.map((log) => log.path)),
    now: open.files,
  };
  const workspace: Workspace = { ...open.workspace, logs: withChanges(open.workspace.logs, history) };
  return { open: { ...open, workspace }, files: comparison.files, comparison };
}

/** The logs of a commit, read through git. */
async function logsAt(commit: string, comparison: Comparison, open: OpenWorkspace): Promise<readonly WorkspaceLog[]> {
  const files = gitFiles(comparison.repository, commit);
  const discovery = findLogs(files, open.findOptions);
  // Records may have moved here from any log, also from one that was not asked for.
  const all = { ...discovery, logs: [...discovery.logs, ...discovery.others] };
  const workspace = await workspaceAt(files, all, open);
  const fault = files.faults()[0];
  if (fault) throw historyError(fault);
  return workspace.logs;
}

/** The logs as they were at a commit, tag or branch. @throws UsageError with the way out */
export async function openAtRef(open: OpenWorkspace, ref: string, world: World): Promise<OpenWorkspace> {
  const repository = openRepository(open.root, world.env);
  if (!repository.ok) throw historyError(repository.fault);
  const commit = resolveCommit(repository.value, ref);
  if (!commit.ok) throw historyError(commit.fault);
  const files = gitFiles(repository.value, commit.value);
  const workspace = await workspaceAt(files, findLogs(files, open.findOptions), open);
  const fault = files.faults()[0];
  if (fault) throw historyError(fault);
  return { ...open, workspace };
}

async function workspaceAt(files: Files, discovery: Discovery, open: OpenWorkspace): Promise<Workspace> {
  const records = discovery.logs.reduce((sum, log) => sum + log.records.length, 0);
  const parse = await chooseParse({ records, bytes: 0 }, open.fallback.parser);
  return loadWorkspace(files, { discovery, settings: (log) => open.settingsOf(log.path), parse });
}

/** What could not be had from git, with the way out. */
export function historyError(fault: HistoryFault): UsageError {
  return new UsageError(fault.message, fault.wayOut);
}
