import { nextNumber } from '../../queries/next-number.ts';
import type { CommandModule } from '../command.ts';
import { textOption } from '../command.ts';
import { missingLog, withEmptyLog } from '../empty-log.ts';
import { loadHistory } from '../load-history.ts';
import { openWorkspace } from '../open-workspace.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('[log]', 'the log; needed when the repository has several')
    .option('--base <ref>', 'also count the numbers taken on this branch');

export const run: CommandModule['run'] = async (call) => {
  const { world, args, options, shared } = call;
  const found = await openWorkspace({ shared, paths: args, allowEmpty: true });
  const fresh = found.workspace.logs.length === 0 ? missingLog(undefined, found, call) : undefined;
  const open = fresh === undefined ? found : await withEmptyLog(found, fresh);
  const logs = open.workspace.logs;
  const [only] = logs;
  if (!only || logs.length > 1)
    throw new UsageError(
      logs.length === 0
        ? 'no decision log found'
        : `${logs.length} logs found, name one: ${logs.map(({ log }) => `\`${open.displayPath(log.path)}\``).join(', ')}`,
    );
  const base = textOption(options, 'base');
  const past = base === undefined ? undefined : await loadHistory(open, base, world);
  const taken = past?.open.workspace.logs.find(({ log }) => log.path === only.log.path)?.change?.target.decisions ?? [];
  world.stdout.write(`${nextNumber([...only.log.decisions, ...taken]).text}\n`);
  return 0;
};
