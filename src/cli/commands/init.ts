import type { CommandModule } from '../command.ts';
import { isSet } from '../command.ts';
import { openWorkspace } from '../open-workspace.ts';
import { proposeSetup } from '../propose-setup.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .option('--write', 'write the files that do not exist yet')
    .option('--dry-run', 'print what would be written (the default)');

export const run: CommandModule['run'] = async ({ world, options, shared }) => {
  const open = await openWorkspace({ shared, paths: [], allowEmpty: true });
  const setup = proposeSetup(
    open.workspace.logs.map(({ log }) => log),
    (path) => open.files.kind(path) !== undefined,
  );
  const write = isSet(options, 'write') && !isSet(options, 'dryRun');
  for (const file of setup) {
    if (file.exists) {
      world.stdout.write(`${file.path}: exists, left as it is\n`);
      continue;
    }
    if (!write) {
      world.stdout.write(`--- ${file.path}\n${file.text}\n`);
      continue;
    }
    const result = open.files.create(file.path, new TextEncoder().encode(file.text));
    if (!result.ok) throw new UsageError(`\`${file.path}\` can not be written: ${result.detail}`);
    world.stdout.write(`${file.path}: written\n`);
  }
  if (!write) world.stdout.write('Nothing was written; adr-lint init --write writes these files.\n');
  return 0;
};
