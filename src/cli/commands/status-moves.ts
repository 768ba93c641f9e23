import { type MoveName, statusMove } from '../../moves/status-move.ts';
import type { CommandModule } from '../command.ts';
import { finishMove, openForMove } from '../run-move.ts';

/** The module of one of the six status moves. */
export function statusMoveCommand(move: MoveName): CommandModule {
  return {
    define: (command) =>
      command.argument('<record>', 'record by stem, file name or number').option('--dry-run', 'print the diff and write nothing'),
    run: async (call) => {
      const start = await openForMove(call.args, call);
      const [record] = start.records;
      if (!record) return 2;
      return finishMove(statusMove(start.draft, record, move), start, call);
    },
  };
}
