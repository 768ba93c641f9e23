import type { Report, ReportView } from '../model/report.ts';
import { isReporterName, type ReporterName, reporters } from '../report/reporters.ts';
import type { Call } from './command.ts';
import type { OpenWorkspace } from './open-workspace.ts';
import { appendNamedFile, writeNamedFile } from './outside-files.ts';
import { UsageError } from './usage-error.ts';

/** Where one report goes: standard output when no file is named. */
export interface Output {
  readonly reporter: ReporterName;
  readonly file: string | undefined;
}

/** Reads `--format NAME` and `--format NAME=FILE`; without any, text on standard output. */
export function openOutputs(formats: readonly string[]): readonly Output[] {
  const outputs = formats.map((format): Output => {
    const at = format.indexOf('=');
    const name = at < 0 ? format : format.slice(0, at);
    if (!isReporterName(name))
      throw new UsageError(
        `unexpected --format \`${name}\`, expected one of ${Object.keys(reporters)
          .map((one) => `\`${one}\``)
          .join(', ')}`,
      );
    return { reporter: name, file: at < 0 ? undefined : format.slice(at + 1) };
  });
  if (outputs.filter((output) => output.file === undefined).length > 1)
    throw new UsageError('only one report can go to standard output, give the others a file: --format sarif=report.sarif');
  return outputs.length === 0 ? [{ reporter: 'stylish', file: undefined }] : outputs;
}

/** Writes every report that was asked for, and the summary that GitHub shows on the page of a run. */
export function writeReports(
  report: Report,
  facts: { readonly outputs: readonly Output[]; readonly call: Call; readonly open: OpenWorkspace },
): void {
  const { outputs, call, open } = facts;
  for (const { reporter, file } of outputs) {
    const text = reporters[reporter](report, viewOf(call, open, file === undefined));
    if (file === undefined) call.world.stdout.write(text);
    else writeOutput(file, text, facts);
  }
  const summary = call.world.env['GITHUB_STEP_SUMMARY'];
  if (summary && outputs.some((output) => output.reporter === 'github'))
    appendSummary(summary, reporters.markdown(report, viewOf(call, open, false)), facts);
}

function viewOf(call: Call, open: OpenWorkspace, onScreen: boolean): ReportView {
  return {
    color: onScreen && call.shared.color,
    width: onScreen && call.world.stdout.isTerminal ? call.world.stdout.columns : 80,
    displayPath: open.displayPath,
  };
}

function writeOutput(file: string, text: string, facts: { readonly call: Call }): void {
  const fault = writeNamedFile(file, facts.call.shared.cwd, text);
  if (fault !== undefined) throw new UsageError(`report \`${file}\` can not be written: ${fault}`);
}

function appendSummary(file: string, text: string, facts: { readonly call: Call }): void {
  const fault = appendNamedFile(file, facts.call.shared.cwd, text);
  if (fault !== undefined) facts.call.world.stderr.write(`adr-lint: the step summary can not be written: ${fault}\n`);
}
