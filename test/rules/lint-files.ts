import { loadConfig } from '../../src/config/load-config.ts';
import { resolveSettings } from '../../src/config/resolve-config.ts';
import { dialectById } from '../../src/dialects/read-decision.ts';
import { findLogs } from '../../src/discovery/find-logs.ts';
import { memoryFiles, type SpecialFile } from '../../src/files/memory-files.ts';
import { lintLogs } from '../../src/lint/lint-logs.ts';
import type { Finding, Rule } from '../../src/model/finding.ts';
import { ruleTable } from '../../src/rules/rule-table.ts';
import { RULES } from '../../src/rules/rules.ts';
import { parseWithRemark, type Parse } from '../../src/source/parse.ts';
import type { Workspace } from '../../src/model/workspace.ts';
import { loadWorkspace } from '../../src/workspace.ts';

/** Options of a run over files in memory. */
export interface LintFilesOptions {
  readonly config?: string;
  readonly today?: string;
  readonly rules?: readonly Rule[];
  readonly paths?: readonly string[];
  readonly parse?: Parse;
  readonly special?: Readonly<Record<string, SpecialFile>>;
}

/** Lints files in memory: the product's own pipeline without its command line. */
export function lintFiles(record: Readonly<Record<string, string | Uint8Array>>, options: LintFilesOptions = {}): { readonly findings: readonly Finding[]; readonly suppressed: readonly Finding[]; readonly workspace: Workspace } {
  const files = memoryFiles(options.config === undefined ? record : { ...record, '.adr-config.yml': options.config }, options.special);
  const config = options.config === undefined ? [] : [loadConfig(files, '.adr-config.yml')];
  const faults = config.flatMap((one) => one.faults);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${fault.line}: ${fault.message}`).join('\n'));
  const { settings } = resolveSettings({ table: ruleTable(RULES), files: config });
  const discovery = findLogs(files, { paths: options.paths ?? [] });
  const workspace = loadWorkspace(files, { discovery, settings: () => settings, parse: options.parse ?? parseWithRemark });
  const today = options.today ?? '2026-01-15';
  const result = lintLogs(workspace.logs, { rules: options.rules ?? RULES, files, today, tomorrow: dayAfter(today), dialect: dialectById });
  return { ...result, workspace };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
