import type { LintResult } from '../lint/lint-logs.ts';
import type { Finding } from '../model/finding.ts';
import type { Report, RuleInfo } from '../model/report.ts';
import { RULES } from '../rules/rules.ts';
import { VERSION } from '../version.ts';
import type { OpenWorkspace } from './open-workspace.ts';

const PAGE_ADDRESS = 'https://adr-lint.dev/rules/';

/** Rule pages by id. */
export type RulePages = Readonly<Record<string, string>>;

function infos(pages: RulePages): ReadonlyMap<string, RuleInfo> {
  return new Map(
    RULES.map((rule) => [
      rule.id,
      {
        id: rule.id,
        summary: rule.summary,
        level: rule.level,
        fix: rule.fix,
        url: `${PAGE_ADDRESS}${rule.id}/`,
        page: pages[rule.id] ?? '',
      },
    ]),
  );
}

/** The report of a run: what reporters need and nothing else. The pages are needed by reports that carry help, and empty for the others. */
export function buildReport(
  open: OpenWorkspace,
  result: LintResult & { readonly known?: readonly Finding[] },
  pages: RulePages,
): Report {
  return {
    version: VERSION,
    logs: open.workspace.logs.map(({ log }) => ({
      name: log.name,
      path: log.path,
      records: log.decisions.length,
      skipped: log.skipped,
    })),
    findings: result.findings,
    suppressed: result.suppressed,
    baselined: result.known ?? [],
    rules: infos(pages),
  };
}
