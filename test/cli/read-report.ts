import type { Run } from './run-program.ts';

/** A finding of `lint --format json`. */
export interface JsonFinding {
  readonly ruleId: string;
  readonly messageId: string;
  readonly level: 'error' | 'warning' | 'note';
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly related: readonly { readonly path: string; readonly line: number; readonly message: string }[];
  readonly fix?: { readonly safety: string; readonly title: string };
  readonly fingerprint: string;
}

/** The report of `lint --format json`. */
export interface JsonReport {
  readonly version: number;
  readonly logs: readonly {
    readonly path: string;
    readonly records: number;
    readonly skipped: readonly { readonly path: string; readonly reason: string }[];
  }[];
  readonly counts: Readonly<Record<'records' | 'errors' | 'warnings' | 'notes' | 'suppressed' | 'baselined', number>>;
  readonly findings: readonly JsonFinding[];
}

/** Reads the JSON report of a run. */
export function readReport({ stdout, stderr }: Run): JsonReport {
  if (stdout === '') throw new Error(`no report: ${stderr}`);
  return JSON.parse(stdout);
}

/** Findings at warning level or above. */
export function grave(report: JsonReport): readonly JsonFinding[] {
  return report.findings.filter((finding) => finding.level !== 'note');
}

/** `path:line level rule`, the path without its folder. */
export function placesOf(findings: readonly JsonFinding[]): readonly string[] {
  return findings.map(({ path, line, level, ruleId }) => `${path.slice(path.lastIndexOf('/') + 1)}:${line} ${level} ${ruleId}`);
}
