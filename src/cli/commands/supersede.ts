import { supersede } from '../../moves/supersede.ts';
import type { CommandModule } from '../command.ts';
import { textOption } from '../command.ts';
import { finishMove, openForMove } from '../run-move.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('<old...>', 'records that are replaced')
    .requiredOption('--by <new>', 'the record that replaces them')
    .option('--dry-run', 'print the diff and write nothing');

export const run: CommandModule['run'] = async (call) => {
  const by = textOption(call.options, 'by');
  if (by === undefined) throw new UsageError('supersede needs --by, the record that replaces the others');
  const start = await openForMove([by, ...call.args], call);
  const [successor, ...predecessors] = start.records;
  if (!successor) return 2;
  return finishMove(supersede(start.draft, { successor, predecessors }), start, call);
};
