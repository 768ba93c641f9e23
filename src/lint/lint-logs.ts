import type { Settings } from '../model/config.ts';
import type { Decision } from '../model/decision.ts';
import type { Dialect } from '../model/dialect.ts';
import type { Files } from '../model/files.ts';
import type { Fault, Finding, Level, Rule, RuleContext } from '../model/finding.ts';
import type { InputFault, Log } from '../model/log.ts';
import type { SourceText } from '../model/source.ts';
import { applySuppressions } from './apply-suppressions.ts';
import { findingFrom, type FindingFacts } from './finding-from.ts';

/** A log with the settings that hold for it. */
export interface LintedLog {
  readonly log: Log;
  readonly settings: Settings;
  /** Faults that were found while the log's files were looked for. */
  readonly faults: readonly InputFault[];
}

/** What a run needs beside the logs. */
export interface LintRun {
  readonly rules: readonly Rule[];
  readonly files: Files;
  /** `YYYY-MM-DD`, and the latest day that is not in the future. */
  readonly today: string;
  readonly tomorrow: string;
  readonly dialect: (id: string, adopted: Dialect | undefined) => Dialect;
}

/** Findings of a run: those that count, and those that comments in the records switch off. */
export interface LintResult {
  readonly findings: readonly Finding[];
  readonly suppressed: readonly Finding[];
}

/** Runs every rule over every log. A rule that throws is reported as a fault of ours with its name and file; the others go on. */
export function lintLogs(logs: readonly LintedLog[], run: LintRun): LintResult {
  const results = logs.map((one) => lintLog(one, run));
  return {
    findings: sortFindings(results.flatMap((result) => result.findings)),
    suppressed: sortFindings(results.flatMap((result) => result.suppressed)),
  };
}

/** Thrown when a rule fails on a record: a fault of ours, never of the record. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';
  readonly ruleId: string;
  readonly path: string;
  constructor(ruleId: string, path: string, cause: unknown) {
    super(`rule \`${ruleId}\` failed on \`${path}\`: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.ruleId = ruleId;
    this.path = path;
  }
}

function lintLog(one: LintedLog, run: LintRun): LintResult {
  const { log, settings } = one;
  const findings: Finding[] = [];
  const occurrences = new Map<string, number>();
  for (const rule of run.rules) {
    const setting = settings.rules.get(rule.id);
    const level = setting?.level ?? rule.level;
    if (level === 'off') continue;
    const context = contextFor({ one, run, level, options: setting?.options ?? defaultOptions(rule) });
    for (const { fault, decision } of faultsOf(rule, one, context)) {
      findings.push(findingFrom(fault, { rule, decision, level: levelOf(fault, rule, level), log, occurrences } satisfies FindingFacts));
    }
  }
  return applySuppressions(findings, { log, rules: run.rules, settings });
}

interface PlacedFault {
  readonly fault: Fault;
  readonly decision: Decision | undefined;
}

function* faultsOf(rule: Rule, one: LintedLog, context: RuleContext): Generator<PlacedFault> {
  const byPath = new Map(one.log.decisions.map((decision) => [decision.path, decision]));
  if (rule.scope === 'decision') {
    for (const decision of one.log.decisions) {
      for (const fault of guarded(() => rule.check(decision, context), rule, decision.path)) yield { fault: { ...fault, path: fault.path ?? decision.path }, decision: byPath.get(fault.path ?? decision.path) };
    }
  } else if (rule.scope === 'log') {
    for (const fault of guarded(() => rule.check(one.log, context), rule, one.log.path)) yield { fault, decision: byPath.get(fault.path ?? '') };
  } else {
    for (const fault of one.faults) {
      if (fault.kind === rule.id) yield { fault: { message: fault.message ?? 'found', path: fault.path, place: fault.place, data: fault.data }, decision: byPath.get(fault.path) };
    }
  }
}

function guarded(check: () => Iterable<Fault>, rule: Rule, path: string): readonly Fault[] {
  try {
    return [...check()];
  } catch (cause) {
    throw new RuleFailure(rule.id, path, cause);
  }
}

/** A level the user or the profile chose holds for all of a rule's messages; otherwise the rule may grade them. */
function levelOf(fault: Fault, rule: Rule, level: Level): Level {
  return level === rule.level ? (fault.level ?? level) : level;
}

function contextFor(facts: { readonly one: LintedLog; readonly run: LintRun; readonly level: Level; readonly options: Readonly<Record<string, unknown>> }): RuleContext {
  const { log, settings } = facts.one;
  return {
    log,
    settings,
    today: facts.run.today,
    tomorrow: facts.run.tomorrow,
    dialect: (decision) => facts.run.dialect(decision.dialect, settings.dialect),
    text: (path) => textOf(log, path),
    files: facts.run.files,
    options: facts.options,
    level: facts.level,
  };
}

function textOf(log: Log, path: string): SourceText {
  return log.texts.get(path) ?? { path, text: '', bom: false };
}

/** The options of a rule as its facts give them. */
export function defaultOptions(rule: Rule): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(rule.options ?? {}).map(([name, option]) => [name, option.default]));
}

/** By path, place, rule and message: the same on every run and every file system. */
function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => comparePaths(a.path, b.path) || a.range.line - b.range.line || a.range.column - b.range.column || comparePaths(a.ruleId, b.ruleId) || comparePaths(a.message, b.message));
}

function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
