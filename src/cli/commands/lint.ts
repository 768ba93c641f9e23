import { PROFILES } from '../../config/profiles/index.ts';
import { isAskedFor } from '../../discovery/found-log.ts';
import { BASELINE_NAME, baselineText } from '../../lint/baseline.ts';
import type { Finding } from '../../model/finding.ts';
import { buildReport, type RulePages } from '../build-report.ts';
import type { CommandModule } from '../command.ts';
import { type Call, collect, isSet, listOption, textOption } from '../command.ts';
import { fixWorkspace } from '../fix-workspace.ts';
import { fromRoot, type OpenWorkspace, openWorkspace } from '../open-workspace.ts';
import { overlayText } from '../overlay-text.ts';
import { type LintRunResult, runLint } from '../run-lint.ts';
import { UsageError } from '../usage-error.ts';
import { type Output, openOutputs, writeReports } from '../write-reports.ts';
import { writeText } from '../write-text.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('[paths...]', 'files, folders or globs; none: the logs of the repository')
    .option('--format <format[=file]>', 'stylish, json, sarif, github, gitlab, junit or markdown; may be repeated', collect)
    .option('--fix', 'apply safe fixes')
    .option('--fix-suggested', 'apply suggested fixes too')
    .option('--dry-run', 'with --fix: print the diff and write nothing')
    .option('--max-warnings <n>', 'exit 1 when there are more warnings than this')
    .option('--rule <id=level>', 'level of a rule: error, warning, note or off; may be repeated', collect)
    .option('--profile <name>', `a bundle of rules: ${Object.keys(PROFILES).join(', ')}`)
    .option('--base <ref>', 'check what changed against a git ref, without checking it out')
    .option('--changed', 'with --base: report only findings that the change touches')
    .option('--baseline <file>', 'findings that were there before (default: .adr-baseline.json when it exists)')
    .option('--update-baseline', 'write the baseline')
    .option('--citations <path>', 'also look for citations of replaced records in these files; may be repeated', collect)
    .option('--stdin', 'read one record from standard input')
    .option('--stdin-filename <path>', 'where the record from standard input would stand')
    .option('--allow-empty', 'an empty log is no error');

export const run: CommandModule['run'] = async (call) => {
  const outputs = openOutputs(listOption(call.options, 'format'));
  const maxWarnings = readMax(textOption(call.options, 'maxWarnings'));
  const open = await openFor(call);
  const first = await runLint(open, call);
  if (isSet(call.options, 'updateBaseline')) return writeBaseline(open, first, call);
  const { result, opened } = await fixed({ call, open, result: first });
  const shown = narrowed(result, opened);
  const report = buildReport(opened, call.shared.quiet ? errorsOnly(shown) : shown, await pagesFor(outputs));
  writeReports(report, { outputs, call, open: opened });
  for (const failure of shown.failures)
    call.world.stderr.write(
      `adr-lint: this is a fault of adr-lint, not of your records: ${failure.message}\nPlease report it with the output of \`adr-lint --version\` and the file.\n`,
    );
  if (shown.failures.length > 0) return 2;
  const errors = shown.findings.filter((finding) => finding.level === 'error').length;
  const warnings = shown.findings.filter((finding) => finding.level === 'warning').length;
  return errors > 0 || (maxWarnings !== undefined && warnings > maxWarnings) ? 1 : 0;
};

/** Writes every error and warning of the run as known. */
function writeBaseline(open: OpenWorkspace, result: LintRunResult, call: Call): number {
  const asked = textOption(call.options, 'baseline');
  const path = asked === undefined ? BASELINE_NAME : fromRoot(asked, call.shared.cwd, open.root);
  const text = baselineText(result.findings, result.baseline ? { baseline: result.baseline, judged: result.judged } : undefined);
  if (isSet(call.options, 'dryRun')) {
    call.world.stdout.write(text);
    return 0;
  }
  writeText(open.files, { path, text, bom: false });
  const count = text.split('"fingerprint"').length - 1;
  call.world.stdout.write(`${open.displayPath(path)}: ${count} known ${count === 1 ? 'finding' : 'findings'}\n`);
  return 0;
}

async function openFor(call: Call): Promise<OpenWorkspace> {
  const { options, shared, args } = call;
  const request = {
    shared,
    profile: textOption(options, 'profile'),
    rules: readRules(listOption(options, 'rule')),
    allowEmpty: isSet(options, 'allowEmpty') || textOption(options, 'base') !== undefined,
  };
  if (!isSet(options, 'stdin')) return openWorkspace({ ...request, paths: args });
  const fixes = isSet(options, 'fix') || isSet(options, 'fixSuggested');
  if (fixes && !isSet(options, 'dryRun'))
    throw new UsageError('unexpected --fix with --stdin, there is no file to write; --fix --dry-run prints the diff');
  const name = textOption(options, 'stdinFilename');
  if (name === undefined) throw new UsageError('--stdin needs --stdin-filename, the path the record would have');
  const bytes = await call.world.readStdin();
  return openWorkspace({
    ...request,
    paths: [name],
    overlay: (files, root) => overlayText(files, { path: name, cwd: shared.cwd, root, bytes }),
  });
}

async function fixed(facts: {
  readonly call: Call;
  readonly open: OpenWorkspace;
  readonly result: LintRunResult;
}): Promise<{ readonly result: LintRunResult; readonly opened: OpenWorkspace }> {
  const { call, open, result } = facts;
  const safeties = isSet(call.options, 'fixSuggested')
    ? (['safe', 'suggested'] as const)
    : isSet(call.options, 'fix')
      ? (['safe'] as const)
      : undefined;
  if (safeties === undefined) return { result, opened: open };
  const asked = { ...result, findings: result.findings.filter((finding) => isAskedFor(open.discovery, finding.path)) };
  const changed = await fixWorkspace({ call, open, result: asked, safeties });
  if (!changed) return { result, opened: open };
  const again = await openFor(call);
  return { result: await runLint(again, call), opened: again };
}

/** A file argument narrows what is reported, never what is read. */
function narrowed(result: LintRunResult, open: OpenWorkspace): LintRunResult {
  const asked = (list: readonly Finding[]): readonly Finding[] =>
    list.filter((finding) => finding.ruleId === 'stale-citation' || isAskedFor(open.discovery, finding.path));
  return { ...result, findings: asked(result.findings), suppressed: asked(result.suppressed), known: asked(result.known) };
}

/** What `--quiet` shows; warnings count against `--max-warnings` all the same. */
function errorsOnly(result: LintRunResult): LintRunResult {
  const errors = (list: readonly Finding[]): readonly Finding[] => list.filter((finding) => finding.level === 'error');
  return { ...result, findings: errors(result.findings), suppressed: errors(result.suppressed) };
}

/** Only SARIF carries the pages; for the others they would be read for nothing. */
async function pagesFor(outputs: readonly Output[]): Promise<RulePages> {
  return outputs.some((output) => output.reporter === 'sarif') ? (await import('../../rules/pages.ts')).PAGES : {};
}

function readMax(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new UsageError(`unexpected --max-warnings \`${text}\`, expected a number`);
  return Number(text);
}

function readRules(list: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    list.map((one) => {
      const at = one.indexOf('=');
      if (at < 1) throw new UsageError(`unexpected --rule \`${one}\`, expected \`id=level\``);
      return [one.slice(0, at), one.slice(at + 1)];
    }),
  );
}
