import { statusReport } from '../../queries/status-report.ts';
import { statusText } from '../../queries/status-text.ts';
import { chooseRecords } from '../choose-records.ts';
import type { CommandModule } from '../command.ts';
import { isSet } from '../command.ts';
import { openWorkspace } from '../open-workspace.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('[records...]', 'records by stem, file name or number; logs by path')
    .option('--json', 'print JSON')
    .option('--allow-empty', 'an empty log is no error');

export const run: CommandModule['run'] = async ({ world, args, options, shared }) => {
  const chosen = await chooseRecords(
    args,
    (paths) => openWorkspace({ shared, paths, allowEmpty: isSet(options, 'allowEmpty') }),
    shared.cwd,
  );
  const reports = chosen.open.workspace.logs
    .filter(({ log }) => chosen.ids === undefined || (chosen.ids.get(log.name)?.size ?? 0) > 0)
    .map(({ log, settings }) => ({
      log,
      report: statusReport(log, {
        today: shared.clock.today,
        staleAfterDays: settings.staleAfterDays,
        only: chosen.ids?.get(log.name),
      }),
    }));
  if (isSet(options, 'json'))
    world.stdout.write(
      `${JSON.stringify({ version: 1, logs: reports.map(({ log, report }) => ({ log: log.name, path: log.path, ...report })) }, undefined, 2)}\n`,
    );
  else world.stdout.write(reports.map(({ log, report }) => statusText(report, chosen.open.displayPath(log.path))).join('\n'));
  return 0;
};
