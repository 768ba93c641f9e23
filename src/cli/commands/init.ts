import { CI_SERVICES, detectCi } from '../ci-files.ts';
import type { CommandModule } from '../command.ts';
import { isSet, textOption } from '../command.ts';
import { openWorkspace } from '../open-workspace.ts';
import { type ProposedFile, proposeSetup } from '../propose-setup.ts';
import { UsageError } from '../usage-error.ts';
import type { World } from '../world.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .option('--ci <service>', `pipeline for ${CI_SERVICES.join(', ')}; none: by the files that are there`)
    .option('--write', 'write the files that do not exist yet')
    .option('--dry-run', 'print what would be written (the default)');

export const run: CommandModule['run'] = async ({ world, options, shared }) => {
  const open = await openWorkspace({ shared, paths: [], allowEmpty: true });
  const exists = (path: string): boolean => open.files.kind(path) !== undefined;
  const asked = textOption(options, 'ci');
  const service = asked === undefined ? detectCi(exists) : CI_SERVICES.find((name) => name === asked);
  if (service === undefined) throw new UsageError(`unexpected --ci \`${asked}\`, expected one of ${CI_SERVICES.join(', ')}`);
  const setup = proposeSetup(
    open.workspace.logs.map(({ log }) => log),
    service,
    exists,
  );
  const isWritten = isSet(options, 'write') && !isSet(options, 'dryRun');
  for (const file of setup) {
    if (file.exists) world.stdout.write(`${file.path}: exists, left as it is\n`);
    else if (isWritten) write(file, open.files.create(file.path, new TextEncoder().encode(file.text)), world);
    else world.stdout.write(`--- ${file.path}\n${file.text}\n`);
  }
  if (isWritten) for (const { todo } of setup) if (todo !== undefined) world.stdout.write(`${todo}\n`);
  if (!isWritten) world.stdout.write('Nothing was written; adr-lint init --write writes these files.\n');
  return 0;
};

function write(
  { path }: ProposedFile,
  result: { readonly ok: true } | { readonly ok: false; readonly detail: string },
  world: World,
): void {
  if (!result.ok) throw new UsageError(`\`${path}\` can not be written: ${result.detail}`);
  world.stdout.write(`${path}: written\n`);
}
