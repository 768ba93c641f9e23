import type { Finding, Level } from '../model/finding.ts';
import type { Skipped, SkipReason } from '../model/log.ts';
import type { Counts, LogCount, Report } from '../model/report.ts';
import { groupBy } from './group-by.ts';

/** All counts of a run that reporters print. */
export interface ReportCounts {
  readonly records: number;
  readonly skipped: number;
  readonly findings: number;
  readonly byLevel: Counts;
  readonly suppressed: number;
  readonly baselined: number;
  /** Findings that `--fix` repairs. */
  readonly safeFixes: number;
  /** Findings that `--fix-suggested` repairs beyond those. */
  readonly suggestedFixes: number;
}

/** Counts what a report holds. */
export function countReport(report: Report): ReportCounts {
  return {
    records: sum(report.logs.map((log) => log.records)),
    skipped: sum(report.logs.map((log) => log.skipped.length)),
    findings: report.findings.length,
    byLevel: {
      error: countLevel(report.findings, 'error'),
      warning: countLevel(report.findings, 'warning'),
      note: countLevel(report.findings, 'note'),
    },
    suppressed: report.suppressed.length,
    baselined: report.baselined.length,
    safeFixes: report.findings.filter(({ fix }) => fix?.safety === 'safe').length,
    suggestedFixes: report.findings.filter(({ fix }) => fix?.safety === 'suggested').length,
  };
}

/** Skipped files of a log by reason, the most frequent reason first. */
export function skippedByReason(log: LogCount): readonly (readonly [SkipReason, readonly Skipped[]])[] {
  return groupBy(log.skipped, (skipped) => skipped.reason).toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
}

function countLevel(findings: readonly Finding[], level: Level): number {
  return findings.filter((finding) => finding.level === level).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
