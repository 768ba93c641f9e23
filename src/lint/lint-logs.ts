import type { PathFate } from '../model/change.ts';
import type { Decision } from '../model/decision.ts';
import type { Dialect } from '../model/dialect.ts';
import type { Files } from '../model/files.ts';
import type { DecisionRule, Fault, Finding, Level, Rule, RuleContext } from '../model/finding.ts';
import type { Log } from '../model/log.ts';
import type { SourceText } from '../model/source.ts';
import type { WorkspaceLog } from '../model/workspace.ts';
import { applySuppressions } from './apply-suppressions.ts';
import { type FindingFacts, findingFrom } from './finding-from.ts';

/** What a run needs beside the logs. */
export interface LintRun {
  readonly rules: readonly Rule[];
  readonly files: Files;
  /** `YYYY-MM-DD`, and the latest day that is not in the future. */
  readonly today: string;
  readonly tomorrow: string;
  readonly dialect: (id: string, adopted: Dialect | undefined) => Dialect;
  /** What became of paths that records name and that are not there, where git was asked. */
  readonly fates?: ReadonlyMap<string, PathFate>;
}

/** Findings of a run: those that count, and those that comments in the records switch off. */
export interface LintResult {
  readonly findings: readonly Finding[];
  readonly suppressed: readonly Finding[];
  /** Rules that failed on a record: faults of ours. The other rules and records were checked all the same. */
  readonly failures: readonly RuleFailure[];
}

/** Runs every rule over every log. A rule that throws is reported as a fault of ours with its name and file; the others go on. */
export function lintLogs(logs: readonly WorkspaceLog[], run: LintRun): LintResult {
  const results = logs.map((one) => lintLog(one, run));
  return {
    findings: sortFindings(results.flatMap((result) => result.findings)),
    suppressed: sortFindings(results.flatMap((result) => result.suppressed)),
    failures: results.flatMap((result) => result.failures),
  };
}

/** A rule that failed on a record: a fault of ours, never of the record. */
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

function lintLog(one: WorkspaceLog, run: LintRun): LintResult {
  const { log, settings } = one;
  const pass: Pass = { one, run, byPath: new Map(log.decisions.map((decision) => [decision.path, decision])), failures: [] };
  const findings: Finding[] = [];
  const occurrences = new Map<string, number>();
  const hidden = new Set<string>();
  for (const rule of run.rules) {
    const setting = settings.rules.get(rule.id);
    const level = setting?.level ?? rule.level;
    if (level === 'off') continue;
    const context = contextFor({ one, run, level, options: setting?.options ?? defaultOptions(rule) });
    for (const fault of faultsOf(rule, context, pass)) {
      const { decision, logs } = standing(fault, pass);
      const made = attempt(
        () => [
          findingFrom(fault, {
            rule,
            decision,
            level: levelOf(fault, rule, { level, chosen: setting?.chosen === true }),
            log,
            texts: (path) => findText(path, logs, one.texts),
            occurrences,
          } satisfies FindingFacts),
        ],
        { rule, path: fault.path, pass },
      );
      if (fault.hidden) for (const finding of made) hidden.add(lineKey(finding));
      findings.push(...made);
    }
  }
  const shown =
    hidden.size === 0
      ? findings
      : findings.map((finding) => (hidden.has(lineKey(finding)) ? { ...finding, excerpt: '' } : finding));
  return { ...applySuppressions(shown, { log, rules: run.rules, settings }), failures: pass.failures };
}

/** A line that holds what must not be shown is shown by no finding. */
function lineKey({ path, range }: Finding): string {
  return `${path}:${range.line}`;
}

/** One run over one log. */
interface Pass {
  readonly one: WorkspaceLog;
  readonly run: LintRun;
  readonly byPath: ReadonlyMap<string, Decision>;
  readonly failures: RuleFailure[];
}

type PlacedFault = Fault & { readonly path: string; readonly at?: 'base' };

/** The record a fault is about, and the logs its places may count in, the likeliest first. */
function standing(
  fault: PlacedFault,
  { one, byPath }: Pass,
): { readonly decision: Decision | undefined; readonly logs: readonly Log[] } {
  const { log, change } = one;
  if (!change) return { decision: byPath.get(fault.path), logs: [log] };
  if (fault.at === undefined) return { decision: byPath.get(fault.path), logs: [log, change.target, change.base] };
  return {
    decision: change.base.decisions.find((decision) => decision.path === fault.path),
    logs: [change.base, log, change.target],
  };
}

function findText(path: string, logs: readonly Log[], texts: WorkspaceLog['texts']): string | undefined {
  for (const log of logs) {
    const found = log.texts.get(path);
    if (found) return found.text;
  }
  return texts?.get(path)?.text;
}

function faultsOf(rule: Rule, context: RuleContext, pass: Pass): readonly PlacedFault[] {
  const { log, faults } = pass.one;
  switch (rule.scope) {
    case 'decision':
      return decisionFaults(rule, context, pass);
    case 'log':
      return attempt(() => [...rule.check(log, context)], { rule, path: log.path, pass });
    case 'change': {
      const { change } = pass.one;
      return change === undefined ? [] : attempt(() => [...rule.check(change, context)], { rule, path: log.path, pass });
    }
    case 'input':
      return faults
        .filter((fault) => fault.kind === rule.id)
        .map((fault) => ({ message: fault.message ?? 'found', path: fault.path, place: fault.place, data: fault.data }));
  }
}

/** A plain loop, since it runs as often as there are rules and records together. */
function decisionFaults(rule: DecisionRule, context: RuleContext, pass: Pass): readonly PlacedFault[] {
  const found: PlacedFault[] = [];
  for (const decision of pass.one.log.decisions) {
    try {
      for (const fault of rule.check(decision, context)) found.push({ ...fault, path: fault.path ?? decision.path });
    } catch (cause) {
      pass.failures.push(new RuleFailure(rule.id, decision.path, cause));
    }
  }
  return found;
}

/** Runs a part of a rule; what it throws is kept as a failure, and the run goes on. */
function attempt<T>(
  work: () => readonly T[],
  where: { readonly rule: Rule; readonly path: string; readonly pass: Pass },
): readonly T[] {
  try {
    return work();
  } catch (cause) {
    where.pass.failures.push(new RuleFailure(where.rule.id, where.path, cause));
    return [];
  }
}

/** A level the user or the profile chose holds for all of a rule's messages; otherwise the rule may grade them. */
function levelOf(fault: Fault, rule: Rule, { level, chosen }: { readonly level: Level; readonly chosen: boolean }): Level {
  return level === rule.level && !chosen ? (fault.level ?? level) : level;
}

function contextFor(facts: {
  readonly one: WorkspaceLog;
  readonly run: LintRun;
  readonly level: Level;
  readonly options: Readonly<Record<string, unknown>>;
}): RuleContext {
  const { log, settings } = facts.one;
  return {
    log,
    settings,
    today: facts.run.today,
    tomorrow: facts.run.tomorrow,
    dialect: (decision) => facts.run.dialect(decision.dialect, settings.dialect),
    text: (path) => textOf(log, path),
    files: facts.run.files,
    ...(facts.one.change === undefined ? {} : { change: facts.one.change }),
    ...(facts.run.fates === undefined ? {} : { fates: facts.run.fates }),
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
  return [...findings].sort(
    (a, b) =>
      comparePaths(a.path, b.path) ||
      a.range.line - b.range.line ||
      a.range.column - b.range.column ||
      comparePaths(a.ruleId, b.ruleId) ||
      comparePaths(a.message, b.message),
  );
}

function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
