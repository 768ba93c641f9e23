import { dialectById } from '../dialects/read-decision.ts';
import { type LintResult, lintLogs } from '../lint/lint-logs.ts';
import type { Finding } from '../model/finding.ts';
import { RULES } from '../rules/rules.ts';
import type { SharedOptions } from './command.ts';
import type { OpenWorkspace } from './open-workspace.ts';

/** Runs the rules over an open repository. */
export function lintWorkspace(open: OpenWorkspace, shared: SharedOptions): LintResult {
  return lintLogs(open.workspace.logs, {
    rules: RULES,
    files: open.files,
    today: shared.clock.today,
    tomorrow: shared.clock.tomorrow,
    dialect: dialectById,
  });
}

/** How many findings each file has. */
export function countByPath(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(finding.path, (counts.get(finding.path) ?? 0) + 1);
  return counts;
}
