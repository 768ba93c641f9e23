import { loadConfig } from '../../src/config/load-config.ts';
import { resolveSettings } from '../../src/config/resolve-config.ts';
import { dialectById } from '../../src/dialects/read-decision.ts';
import { findLogs } from '../../src/discovery/find-logs.ts';
import { memoryFiles, type SpecialFile } from '../../src/files/memory-files.ts';
import { applyBaseline, readBaseline } from '../../src/lint/baseline.ts';
import { withChanges } from '../../src/lint/compare-logs.ts';
import { type LintResult, type LintRun, lintLogs } from '../../src/lint/lint-logs.ts';
import type { FileChange } from '../../src/model/change.ts';
import type { Files } from '../../src/model/files.ts';
import type { Rule } from '../../src/model/finding.ts';
import type { Workspace, WorkspaceLog } from '../../src/model/workspace.ts';
import { staleCitations } from '../../src/queries/citations.ts';
import { ruleTable } from '../../src/rules/rule-table.ts';
import { RULES } from '../../src/rules/rules.ts';
import { type Parse, parseWithRemark } from '../../src/source/parse.ts';
import { loadWorkspace } from '../../src/workspace.ts';

/** Options of a run over files in memory. */
export interface LintFilesOptions {
  readonly config?: string;
  readonly today?: string;
  readonly rules?: readonly Rule[];
  readonly paths?: readonly string[];
  readonly parse?: Parse;
  readonly special?: Readonly<Record<string, SpecialFile>>;
  /** The files where a change began, and those of the branch it is compared with; the same when absent. */
  readonly base?: Readonly<Record<string, string>>;
  readonly target?: Readonly<Record<string, string>>;
  /** Files that are looked through for citations. */
  readonly citations?: readonly string[];
  /** A baseline among the files. */
  readonly baseline?: string;
}

/** Lints files in memory: the product's own pipeline without its command line. */
export function lintFiles(
  record: Readonly<Record<string, string | Uint8Array>>,
  options: LintFilesOptions = {},
): LintResult & { readonly workspace: Workspace } {
  const files = memoryFiles(
    options.config === undefined ? record : { ...record, '.adr-config.yml': options.config },
    options.special,
  );
  const config = options.config === undefined ? [] : [loadConfig(files, '.adr-config.yml')];
  const faults = config.flatMap((one) => one.faults);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${fault.line}: ${fault.message}`).join('\n'));
  const { settings } = resolveSettings({ table: ruleTable(RULES), files: config });
  const discovery = findLogs(files, { paths: options.paths ?? [] });
  const parse = options.parse ?? parseWithRemark;
  const workspace = loadWorkspace(files, { discovery, settings: () => settings, parse });
  const today = options.today ?? '2026-01-15';
  const past = (contents: Readonly<Record<string, string>>): readonly WorkspaceLog[] =>
    loadPast(memoryFiles(contents), options, { settings: () => settings, parse });
  const base = options.base && past(options.base);
  const logs = base
    ? withChanges(workspace.logs, {
        ref: 'main',
        base,
        target: options.target ? past(options.target) : base,
        files: compareFiles(options.base ?? {}, record),
        records: new Map(
          [...discovery.logs, ...discovery.others].flatMap((log) => log.records.map(({ path }) => [path, log.name] as const)),
        ),
        logPaths: new Set([...discovery.logs, ...discovery.others].map((log) => log.path)),
        now: files,
      })
    : workspace.logs;
  const run = { rules: options.rules ?? RULES, files, today, tomorrow: dayAfter(today), dialect: dialectById };
  const result = lintLogs(withCitations(logs, files, options.citations ?? []), run);
  return { ...(options.baseline === undefined ? result : hideKnown(result, options.baseline, { logs, run })), workspace };
}

function withCitations(logs: readonly WorkspaceLog[], files: Files, paths: readonly string[]): readonly WorkspaceLog[] {
  const cited = staleCitations(
    files,
    logs.map(({ log }) => log),
    paths,
  );
  return logs.map((one) => ({ ...one, faults: [...one.faults, ...(cited.faults.get(one.log) ?? [])], texts: cited.texts }));
}

/** Takes out what the baseline knows, and adds the entries that stand for nothing. */
function hideKnown(
  result: LintResult,
  path: string,
  with_: { readonly logs: readonly WorkspaceLog[]; readonly run: LintRun },
): LintResult {
  const content = with_.run.files.read(path);
  const text = content.ok ? new TextDecoder().decode(content.bytes) : '';
  const read = readBaseline(path, text);
  const [first] = with_.logs;
  if (!read.ok || !first) throw new Error(`no baseline in ${path}`);
  const { findings, stale } = applyBaseline(result.findings, read.baseline, { hasRun: () => true, isAskedFor: () => true });
  const own = { ...first, faults: stale, texts: new Map([[path, { path, text, bom: false }]]) };
  const told = lintLogs([own], { ...with_.run, rules: with_.run.rules.filter(({ id }) => id === 'stale-baseline-entry') });
  return { ...result, findings: [...findings, ...told.findings] };
}

/** Every log of other files, read like those that are checked. */
function loadPast(
  files: Files,
  options: LintFilesOptions,
  how: Pick<Parameters<typeof loadWorkspace>[1], 'settings' | 'parse'>,
): readonly WorkspaceLog[] {
  const found = findLogs(files, { paths: (options.paths ?? []).filter((path) => files.kind(path) !== undefined) });
  return loadWorkspace(files, { discovery: { ...found, logs: [...found.logs, ...found.others], others: [] }, ...how }).logs;
}

/** What git would tell of two sets of files, with renames of equal files alone. */
function compareFiles(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string | Uint8Array>>,
): readonly FileChange[] {
  const gone = Object.keys(before).filter((path) => !(path in after));
  return [
    ...Object.entries(after).flatMap(([path, text]): readonly FileChange[] => {
      if (path in before) return before[path] === text ? [] : [{ kind: 'modified', path }];
      const at = gone.findIndex((one) => before[one] === text);
      const [from] = at < 0 ? [] : gone.splice(at, 1);
      return [from === undefined ? { kind: 'added', path } : { kind: 'renamed', path, from }];
    }),
    ...gone.map((path): FileChange => ({ kind: 'deleted', path })),
  ];
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
