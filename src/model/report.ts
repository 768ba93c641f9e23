import type { Finding, Level, RuleLevel } from './finding.ts';
import type { Skipped } from './log.ts';

/** Findings of a run with counts: the input of every reporter. */
export interface Report {
  /** Version of the product. */
  readonly version: string;
  readonly logs: readonly LogCount[];
  readonly findings: readonly Finding[];
  /** Findings switched off by a comment in a record; only SARIF lists them. */
  readonly suppressed: readonly Finding[];
  /** Findings known from the baseline; only SARIF lists them. */
  readonly baselined: readonly Finding[];
  /** Facts of the rules that ran, by id. */
  readonly rules: ReadonlyMap<string, RuleInfo>;
  /** How many records each rule could judge, where it could not judge all. */
  readonly judged?: ReadonlyMap<string, number>;
}

export interface LogCount {
  readonly name: string;
  readonly path: string;
  readonly records: number;
  readonly skipped: readonly Skipped[];
}

export interface RuleInfo {
  readonly id: string;
  readonly summary: string;
  readonly level: RuleLevel;
  readonly fix: 'none' | 'safe' | 'suggested';
  readonly url: string;
  /** The rule's page as Markdown. */
  readonly page: string;
}

/** Counts by level. */
export type Counts = Readonly<Record<Level, number>>;

/** What a reporter may know of its surroundings. */
export interface ReportView {
  /** Whether ANSI colours may be written. */
  readonly color: boolean;
  /** Width of the terminal in columns. */
  readonly width: number;
  /** Turns a path from the root of the repository into the path to print. */
  displayPath(path: string): string;
}

/** A pure function from report to text. */
export type Reporter = (report: Report, view: ReportView) => string;
