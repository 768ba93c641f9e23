import type { Run, Log as SarifLog } from 'sarif';
import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { jsonLog } from './json.ts';
import { jsonText } from './json-text.ts';
import type { SuppressionKind } from './sarif-result.ts';
import { sarifResult, sourceRoot } from './sarif-result.ts';
import { sarifRules } from './sarif-rules.ts';
import { sortByPlace } from './sort-findings.ts';

/** The report as SARIF 2.1.0, ready for code scanning. Suppressed and known findings are listed, marked as such. */
export function sarif(report: Report): string {
  const log: SarifLog = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [sarifRun(report)],
  };
  return jsonText(log);
}

function sarifRun(report: Report): Run {
  const rules = sarifRules(report);
  const indexes = new Map(rules.map((rule, index) => [rule.id, index]));
  const results = (findings: readonly Finding[], suppression: SuppressionKind | undefined) =>
    sortByPlace(findings).map((finding) => sarifResult(finding, indexes.get(finding.ruleId) ?? -1, suppression));
  return {
    tool: {
      driver: {
        name: 'adr-lint',
        informationUri: 'https://adr-lint.dev',
        version: report.version,
        semanticVersion: report.version,
        rules,
      },
    },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [sourceRoot]: { description: { text: 'The root of the repository' } } },
    results: [
      ...results(report.findings, undefined),
      ...results(report.suppressed, 'inSource'),
      ...results(report.baselined, 'external'),
    ],
    properties: { logs: report.logs.map(jsonLog) },
  };
}
