import { renumber } from '../../moves/renumber.ts';
import { nextNumber } from '../../queries/next-number.ts';
import type { CommandModule } from '../command.ts';
import { textOption } from '../command.ts';
import { listFiles } from '../list-files.ts';
import { loadHistory } from '../load-history.ts';
import { finishMove, openForMove } from '../run-move.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('<record>', 'record by stem, file name or number')
    .argument('[number]', 'the new number; none: the next free one')
    .option('--base <ref>', 'a branch on which the number must be free too')
    .option('--dry-run', 'print the diff and write nothing');

export const run: CommandModule['run'] = async (call) => {
  const [word, number] = call.args;
  if (word === undefined) throw new UsageError('name the record');
  if (number !== undefined && !/^\d{1,5}$/.test(number)) throw new UsageError(`unexpected number \`${number}\`, expected digits`);
  const start = await openForMove([word], call);
  const [decision] = start.records;
  if (!decision) return 2;
  const base = textOption(call.options, 'base');
  const past = base === undefined ? undefined : await loadHistory(start.open, base, call.world);
  const target = past?.open.workspace.logs.find(({ log }) => log.path === start.one.log.path)?.change?.target;
  const free = nextNumber([...start.one.log.decisions, ...(target?.decisions ?? [])]).number;
  const pages = listFiles(start.open.files, { paths: ['.'], ignore: start.one.settings.ignore }).paths.filter(
    (path) => /\.(?:md|markdown)$/i.test(path) && !start.one.log.texts.has(path),
  );
  const request = {
    decision,
    number: number === undefined ? free : Number(number),
    ...(target ? { target } : {}),
    ...(past ? { changed: past.files } : {}),
    files: start.open.files,
    pages,
  };
  return finishMove(renumber(start.draft, request), start, call);
};
