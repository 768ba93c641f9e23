import { isAskedFor } from '../../discovery/found-log.ts';
import type { SourceText } from '../../model/source.ts';
import { painter } from '../../report/paint.ts';
import type { LogNormalization } from '../../template/normalize-log.ts';
import { normalizeLog } from '../../template/normalize-log.ts';
import { renderReport } from '../../template/render-report.ts';
import { reportJson } from '../../template/report-json.ts';
import type { CommandModule } from '../command.ts';
import { type Call, isSet, textOption } from '../command.ts';
import { type OpenWorkspace, openWorkspace } from '../open-workspace.ts';
import { paintDiff, unifiedDiff } from '../unified-diff.ts';
import { UsageError } from '../usage-error.ts';
import { writeText } from '../write-text.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('[paths...]', 'records or logs; none: the logs of the repository')
    .requiredOption('--to <form>', 'madr-4 or y-statement')
    .option('--write', 'write the records; without it the diff is printed')
    .option('--check', 'exit 1 when something would change')
    .option('--report <format>', 'json: where every block went, alone on standard output')
    .option('--record-by-record', 'write the records that can be normalized when others can not')
    .option('--dry-run', 'print the diff and write nothing (the default)');

export const run: CommandModule['run'] = async (call) => {
  const target = textOption(call.options, 'to');
  if (target !== 'madr-4' && target !== 'y-statement')
    throw new UsageError(`unexpected --to \`${target}\`, expected \`madr-4\` or \`y-statement\``);
  const report = textOption(call.options, 'report');
  if (report !== undefined && report !== 'json') throw new UsageError(`unexpected --report \`${report}\`, expected \`json\``);
  const open = await openWorkspace({ shared: call.shared, paths: call.args });
  const results = open.workspace.logs.map(({ log, settings }) =>
    normalizeLog(log, { settings, target, only: asked(log.decisions, open) }),
  );
  const failed = results.flatMap((result) => result.records.filter((record) => !record.ok));
  const changed = results.flatMap((result) => result.files).length;
  if (report === 'json') call.world.stdout.write(`${JSON.stringify(reportJson(joined(results), textsOf(open)), undefined, 2)}\n`);
  else show(results, open, call);
  if (isSet(call.options, 'write') && !isSet(call.options, 'dryRun'))
    return write(results, { open, call, failed: failed.length });
  if (failed.length > 0) return 2;
  return isSet(call.options, 'check') && changed > 0 ? 1 : 0;
};

/** The records of all logs in one account. */
function joined(results: readonly LogNormalization[]): LogNormalization {
  return { records: results.flatMap((result) => result.records), files: results.flatMap((result) => result.files) };
}

function textsOf(open: OpenWorkspace): ReadonlyMap<string, SourceText> {
  return new Map(open.workspace.logs.flatMap(({ log }) => [...log.texts]));
}

function asked(decisions: readonly { readonly id: string; readonly path: string }[], open: OpenWorkspace): ReadonlySet<string> {
  return new Set(decisions.filter((decision) => isAskedFor(open.discovery, decision.path)).map((decision) => decision.id));
}

function show(results: readonly LogNormalization[], open: OpenWorkspace, call: Call): void {
  const { world, shared, options } = call;
  const paint = painter({ color: shared.color, width: 80, displayPath: open.displayPath });
  const tones = {
    red: (text: string) => paint('error', text),
    green: (text: string) => paint('good', text),
    cyan: (text: string) => paint('note', text),
  };
  if (!isSet(options, 'check') && !(isSet(options, 'write') && !isSet(options, 'dryRun'))) {
    for (const file of results.flatMap((result) => result.files))
      world.stdout.write(paintDiff(unifiedDiff(file.path, file.before.text, file.text), tones));
  }
  if (!shared.quiet) world.stdout.write(renderReport(joined(results), textsOf(open)));
}

/** All files or none; with `--record-by-record` those that can be written. */
function write(
  results: readonly LogNormalization[],
  facts: { readonly open: OpenWorkspace; readonly call: Call; readonly failed: number },
): number {
  const { open, call } = facts;
  if (facts.failed > 0 && !isSet(call.options, 'recordByRecord')) {
    call.world.stderr.write(
      `adr-lint: nothing was written, since ${facts.failed} ${facts.failed === 1 ? 'record' : 'records'} can not be normalized; --record-by-record writes the others\n`,
    );
    return 2;
  }
  const files = results.flatMap((result) => result.files);
  const done: { readonly path: string; readonly text: string; readonly bom: boolean }[] = [];
  for (const file of files) {
    try {
      writeText(open.files, { path: file.path, text: file.text, bom: file.before.bom });
      done.push({ path: file.path, text: file.before.text, bom: file.before.bom });
    } catch (error) {
      for (const old of done) writeText(open.files, old);
      throw error;
    }
  }
  if (!call.shared.quiet) call.world.stderr.write(`${files.length} ${files.length === 1 ? 'file' : 'files'} written\n`);
  return facts.failed > 0 ? 2 : 0;
}
