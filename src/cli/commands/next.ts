import type { CommandModule } from '../command.ts';
import { openWorkspace } from '../open-workspace.ts';
import { UsageError } from '../usage-error.ts';
import { nextNumber } from '../../queries/next-number.ts';

export const define: CommandModule['define'] = (command) => command.argument('[log]', 'the log; needed when the repository has several').option('--allow-empty', 'start an empty log');

export const run: CommandModule['run'] = async ({ world, args, shared }) => {
  const open = await openWorkspace({ shared, paths: args, allowEmpty: true });
  const logs = open.workspace.logs;
  const [only] = logs;
  if (!only || logs.length > 1) throw new UsageError(logs.length === 0 ? 'no decision log found' : `${logs.length} logs found, name one: ${logs.map(({ log }) => `\`${open.displayPath(log.path)}\``).join(', ')}`);
  world.stdout.write(`${nextNumber(only.log.decisions).text}\n`);
  return 0;
};
