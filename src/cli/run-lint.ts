import { dialectById } from '../dialects/read-decision.ts';
import { isAskedFor } from '../discovery/found-log.ts';
import { openRepository } from '../history/open-repository.ts';
import { pathFates } from '../history/path-fates.ts';
import { applyBaseline, BASELINE_NAME, type Baseline, type Judged, readBaseline } from '../lint/baseline.ts';
import { type LintResult, lintLogs } from '../lint/lint-logs.ts';
import { touchedFindings } from '../lint/touched-findings.ts';
import type { PathFate } from '../model/change.ts';
import type { Finding } from '../model/finding.ts';
import type { WorkspaceLog } from '../model/workspace.ts';
import { staleCitations } from '../queries/citations.ts';
import { missingReferences } from '../rules/code-references.ts';
import { RULES } from '../rules/rules.ts';
import { decodeText } from '../source/decode-text.ts';
import type { Call } from './command.ts';
import { isSet, listOption, textOption } from './command.ts';
import { listFiles } from './list-files.ts';
import { loadHistory } from './load-history.ts';
import { fromRoot, type OpenWorkspace } from './open-workspace.ts';
import { UsageError } from './usage-error.ts';

/** A run of the linter with everything that was asked for around it. */
export interface LintRunResult extends LintResult {
  /** Findings known from the baseline. */
  readonly known: readonly Finding[];
  readonly baseline: Baseline | undefined;
  readonly judged: Judged;
}

/** Lints an open repository: history against `--base`, citations outside the logs, `--changed` and the baseline. */
export async function runLint(open: OpenWorkspace, call: Call): Promise<LintRunResult> {
  const { options, world, shared } = call;
  const base = textOption(options, 'base');
  if (isSet(options, 'changed') && base === undefined)
    throw new UsageError('--changed needs --base, the ref that the change is compared with');
  const past = base === undefined ? undefined : await loadHistory(open, base, world);
  const logs = withCitations((past?.open ?? open).workspace.logs, open, call);
  const run = {
    rules: RULES,
    files: open.files,
    today: shared.clock.today,
    tomorrow: shared.clock.tomorrow,
    dialect: dialectById,
  };
  const fates = fatesFor(logs, open, call);
  const result = lintLogs(logs, { ...run, ...(fates ? { fates } : {}) });
  const findings = past && isSet(options, 'changed') ? touchedFindings(result.findings, past.files, RULES) : result.findings;
  const baseline = openBaseline(open, call);
  const judged: Judged = {
    hasRun: (id) => hasRun(id, logs) && (id !== 'stale-citation' || listOption(options, 'citations').length > 0),
    isAskedFor: (path) => !isSet(options, 'changed') && isAskedFor(open.discovery, path),
  };
  if (!baseline || isSet(options, 'updateBaseline')) return { ...result, findings, known: [], baseline, judged };
  const parted = applyBaseline(findings, baseline, judged);
  const [first] = logs;
  const stale = first
    ? lintLogs([staleLog(first, baseline, parted.stale)], {
        ...run,
        rules: RULES.filter((rule) => rule.id === 'stale-baseline-entry'),
      }).findings
    : [];
  return { ...result, findings: [...parted.findings, ...stale], known: parted.known, baseline, judged };
}

function hasRun(id: string, logs: readonly WorkspaceLog[]): boolean {
  const rule = RULES.find((one) => one.id === id);
  if (!rule || (rule.scope === 'change' && logs.every((log) => log.change === undefined))) return false;
  return logs.some(({ settings }) => (settings.rules.get(id)?.level ?? rule.level) !== 'off');
}

function staleLog(first: WorkspaceLog, baseline: Baseline, stale: WorkspaceLog['faults']): WorkspaceLog {
  const texts = new Map([...first.log.texts, [baseline.path, { path: baseline.path, text: baseline.text, bom: false }] as const]);
  const { change: _change, ...rest } = first;
  return { ...rest, faults: stale, log: { ...first.log, texts } };
}

function openBaseline(open: OpenWorkspace, call: Call): Baseline | undefined {
  const asked = textOption(call.options, 'baseline');
  const path = asked === undefined ? BASELINE_NAME : fromRoot(asked, call.shared.cwd, open.root);
  const content = open.files.read(path);
  if (!content.ok) {
    if (asked === undefined || (isSet(call.options, 'updateBaseline') && content.reason === 'missing')) return undefined;
    throw new UsageError(`baseline \`${asked}\` can not be read: ${content.detail}`, 'adr-lint --update-baseline writes it.');
  }
  const read = readBaseline(path, decodeText(content.bytes).text);
  if (read.ok) return read.baseline;
  throw new UsageError(
    `the baseline has a fault\n${read.faults.map((fault) => `  ${fault.path}:${fault.line}:${fault.column} ${fault.message}`).join('\n')}`,
  );
}

/** Citations of replaced and missing records in the files that were named, as faults of the logs they speak about. */
function withCitations(logs: readonly WorkspaceLog[], open: OpenWorkspace, call: Call): readonly WorkspaceLog[] {
  const asked = listOption(call.options, 'citations');
  if (asked.length === 0) return logs;
  const files = listFiles(open.files, {
    paths: asked.map((path) => fromRoot(path, call.shared.cwd, open.root)),
    ignore: open.fallback.ignore,
  });
  const missing = files.missing[0];
  if (missing !== undefined)
    throw new UsageError(`unexpected path \`${missing}\` for --citations, expected a file or folder that exists`);
  const found = staleCitations(
    open.files,
    logs.map(({ log }) => log),
    files.paths,
  );
  return logs.map((one) => {
    const faults = found.faults.get(one.log);
    return faults
      ? { ...one, faults: [...one.faults, ...faults], log: { ...one.log, texts: new Map([...one.log.texts, ...found.texts]) } }
      : one;
  });
}

/** Asks git what became of paths that records name and that are gone, when the rule that reports them is on. */
function fatesFor(logs: readonly WorkspaceLog[], open: OpenWorkspace, call: Call): ReadonlyMap<string, PathFate> | undefined {
  const id = 'missing-code-reference';
  const on = logs.filter(({ settings }) => (settings.rules.get(id)?.level ?? 'off') !== 'off');
  if (on.length === 0) return undefined;
  const paths = on.flatMap(({ log }) =>
    log.decisions.flatMap((decision) =>
      missingReferences(decision, log.texts.get(decision.path)?.text ?? '', open.files).map(({ value }) => value),
    ),
  );
  const repository = openRepository(open.root, call.world.env);
  const fates = repository.ok ? pathFates(repository.value, paths) : undefined;
  return fates?.ok ? fates.value : undefined;
}
