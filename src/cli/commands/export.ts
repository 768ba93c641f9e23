import { exportLogs } from '../../queries/export-log.ts';
import { jsonAdr } from '../../queries/json-adr.ts';
import { VERSION } from '../../version.ts';
import type { CommandModule } from '../command.ts';
import { isSet, textOption } from '../command.ts';
import { countByPath, lintWorkspace } from '../lint-workspace.ts';
import { openWorkspace } from '../open-workspace.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('[paths...]', 'logs; none: those of the repository')
    .option('--in-force', 'only records in force')
    .option('--format <format>', 'json (schemas/log.schema.json) or json-adr', 'json')
    .option('--allow-empty', 'an empty log is no error');

export const run: CommandModule['run'] = async ({ world, args, options, shared }) => {
  const format = textOption(options, 'format') ?? 'json';
  if (format !== 'json' && format !== 'json-adr')
    throw new UsageError(`unexpected --format \`${format}\`, expected \`json\` or \`json-adr\``);
  const open = await openWorkspace({ shared, paths: args, allowEmpty: isSet(options, 'allowEmpty') });
  const logs = open.workspace.logs.map((one) => one.log);
  const inForce = isSet(options, 'inForce');
  const json =
    format === 'json'
      ? exportLogs(logs, {
          take: (decision, log) => !inForce || log.lineage.inForce.has(decision.id),
          findings: countByPath(lintWorkspace(open, shared).findings),
        })
      : jsonAdr(logs, VERSION);
  world.stdout.write(`${JSON.stringify(json, undefined, 2)}\n`);
  return 0;
};
