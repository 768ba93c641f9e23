import { resolveSettings } from '../../src/config/resolve-config.ts';
import { dialectById } from '../../src/dialects/read-decision.ts';
import { findLogs } from '../../src/discovery/find-logs.ts';
import type { Discovery } from '../../src/discovery/found-log.ts';
import { nodeFiles } from '../../src/files/node-files.ts';
import { gitFiles } from '../../src/history/git-files.ts';
import type { HistoryFault } from '../../src/history/history-fault.ts';
import { nestedRepository } from '../../src/history/nested-repository.ts';
import { openComparison } from '../../src/history/open-comparison.ts';
import { withChanges } from '../../src/lint/compare-logs.ts';
import { lintLogs } from '../../src/lint/lint-logs.ts';
import type { Files } from '../../src/model/files.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { WorkspaceLog } from '../../src/model/workspace.ts';
import { ruleTable } from '../../src/rules/rule-table.ts';
import { RULES } from '../../src/rules/rules.ts';
import { type Parse, parseWithRemark } from '../../src/source/parse.ts';
import { loadWorkspace } from '../../src/workspace.ts';
import { GIT_ENV } from './scratch-repository.ts';

/** Findings of a work tree compared with a ref, or why they can not be had. */
export type ChangeResult =
  | { readonly ok: true; readonly findings: readonly Finding[]; readonly logs: readonly WorkspaceLog[] }
  | { readonly ok: false; readonly fault: HistoryFault };

export interface ChangeOptions {
  readonly levels?: Readonly<Record<string, string>>;
  readonly parse?: Parse;
  readonly paths?: readonly string[];
}

/** Lints the work tree of a repository against a ref: the product's own pipeline without its command line. */
export function lintChange(root: string, ref: string, options: ChangeOptions = {}): ChangeResult {
  const { settings } = resolveSettings({ table: ruleTable(RULES), files: [], rules: options.levels ?? {} });
  const compared = openComparison(root, GIT_ENV, ref);
  if (!compared.ok) return compared;
  const { repository, base, target, files } = compared.value;
  const now = nodeFiles(root);
  const paths = options.paths ?? [];
  const discovery = findLogs(now, { paths });
  const parse = options.parse ?? parseWithRemark;
  const head = loadWorkspace(now, { discovery, settings: () => settings, parse });
  for (const { log } of head.logs) {
    const fault = nestedRepository(now, log.path);
    if (fault) return { ok: false, fault };
  }
  const commits = [base, target].map((commit) => gitFiles(repository, commit));
  const [before, there] = commits.map((commit) =>
    loadPast(commit, paths, (log) => loadWorkspace(commit, { discovery: log, settings: () => settings, parse }).logs),
  );
  const fault = commits.flatMap((commit) => commit.faults())[0];
  if (fault) return { ok: false, fault };
  const all = [...discovery.logs, ...discovery.others];
  const logs = withChanges(head.logs, {
    ref,
    base: before ?? [],
    target: base === target ? (before ?? []) : (there ?? []),
    files,
    records: new Map(all.flatMap((log) => log.records.map(({ path }) => [path, log.name] as const))),
    logPaths: new Set(all.map(({ path }) => path)),
    now,
  });
  const { findings, failures } = lintLogs(logs, {
    rules: RULES,
    files: now,
    today: '2025-06-01',
    tomorrow: '2025-06-02',
    dialect: dialectById,
  });
  if (failures[0]) throw failures[0];
  return { ok: true, findings, logs };
}

/** Every log at a commit. Paths that were not there yet are left out. */
function loadPast(
  files: Files,
  paths: readonly string[],
  load: (discovery: Discovery) => readonly WorkspaceLog[],
): readonly WorkspaceLog[] {
  const found = findLogs(files, { paths: paths.filter((path) => files.kind(path) !== undefined) });
  return load({ ...found, logs: [...found.logs, ...found.others], others: [] });
}
