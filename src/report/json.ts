import type { Finding, Level } from '../model/finding.ts';
import type { SkipReason } from '../model/log.ts';
import type { LogCount, Report, RuleInfo } from '../model/report.ts';
import { countReport } from './count-report.ts';
import { jsonText } from './json-text.ts';
import { sortByPlace } from './sort-findings.ts';

/** The report as JSON, see `schemas/report.schema.json`. */
export function json(report: Report): string {
  return jsonText(jsonReport(report));
}

/** The object that `--format json` prints. Paths are relative to the root of the repository. */
export interface JsonReport {
  readonly version: 1;
  readonly logs: readonly JsonLog[];
  readonly counts: JsonCounts;
  readonly findings: readonly JsonFinding[];
}

/** A log that was read. */
export interface JsonLog {
  readonly path: string;
  readonly records: number;
  readonly skipped: readonly { readonly path: string; readonly reason: SkipReason }[];
}

/** Counts of the run; suppressed and baselined findings are in no other number. */
export interface JsonCounts {
  readonly records: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly suppressed: number;
  readonly baselined: number;
}

/** A finding; lines and columns from 1, columns in UTF-16 units, end exclusive. */
export interface JsonFinding {
  readonly ruleId: string;
  readonly messageId: string;
  readonly level: Level;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
  readonly related: readonly {
    readonly path: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
  readonly fix?: { readonly safety: 'safe' | 'suggested'; readonly title: string };
  readonly fingerprint: string;
  readonly url?: string;
}

/** The JSON report as an object. */
export function jsonReport(report: Report): JsonReport {
  const { records, byLevel, suppressed, baselined } = countReport(report);
  return {
    version: 1,
    logs: report.logs.map(jsonLog),
    counts: { records, errors: byLevel.error, warnings: byLevel.warning, notes: byLevel.note, suppressed, baselined },
    findings: sortByPlace(report.findings).map((finding) => jsonFinding(finding, report.rules.get(finding.ruleId))),
  };
}

/** A log's counts without what only reporters for people need. */
export function jsonLog({ path, records, skipped }: LogCount): JsonLog {
  return { path, records, skipped: skipped.map((file) => ({ path: file.path, reason: file.reason })) };
}

function jsonFinding(finding: Finding, rule: RuleInfo | undefined): JsonFinding {
  const { ruleId, messageId, level, path, range, message, fix, fingerprint } = finding;
  return {
    ruleId,
    messageId,
    level,
    path,
    line: range.line,
    column: range.column,
    endLine: range.endLine,
    endColumn: range.endColumn,
    message,
    related: finding.related.map((related) => ({
      path: related.path,
      line: related.line,
      column: related.column,
      message: related.message,
    })),
    ...(fix === undefined ? {} : { fix: { safety: fix.safety, title: fix.title } }),
    fingerprint,
    ...(rule === undefined ? {} : { url: rule.url }),
  };
}
