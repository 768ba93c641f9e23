import { type Governor, governors } from '../../queries/governs.ts';
import type { CommandModule } from '../command.ts';
import { isSet, textOption } from '../command.ts';
import { loadHistory } from '../load-history.ts';
import { fromRoot, openWorkspace } from '../open-workspace.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('[paths...]', 'files')
    .option('--base <ref>', 'the files that changed against a git ref')
    .option('--in-force', 'only decisions in force')
    .option('--json', 'print JSON: path → ids of records')
    .option('--markdown', 'print a block for a pull-request comment');

export const run: CommandModule['run'] = async ({ world, args, options, shared }) => {
  const base = textOption(options, 'base');
  if (args.length === 0 && base === undefined) throw new UsageError('name files, or --base for those that changed');
  const open = await openWorkspace({ shared, paths: [] });
  const changed = base === undefined ? [] : (await loadHistory(open, base, world)).files.map((file) => file.path);
  const paths = [...new Set([...args.map((path) => fromRoot(path, shared.cwd, open.root)), ...changed])];
  const outside = paths.find((path) => path.startsWith('../'));
  if (outside !== undefined) throw new UsageError(`unexpected path \`${outside}\`, expected a file of the repository`);
  const found = governors(
    open.workspace.logs.map(({ log }) => log),
    paths,
    { inForce: isSet(options, 'inForce') },
  );
  if (isSet(options, 'json')) {
    const json = Object.fromEntries(
      [...found].map(([path, hits]) => [path, hits.map(({ log, decision }) => ({ log: log.name, id: decision.id }))]),
    );
    world.stdout.write(`${JSON.stringify({ version: 1, paths: json }, undefined, 2)}\n`);
    return 0;
  }
  world.stdout.write(isSet(options, 'markdown') ? markdownBlock(found) : textOf(found, open.displayPath));
  return 0;
};

function textOf(found: ReadonlyMap<string, readonly Governor[]>, displayPath: (path: string) => string): string {
  const lines = [...found].flatMap(([path, hits]) =>
    hits.length === 0
      ? []
      : [
          displayPath(path),
          ...hits.map(
            (hit) =>
              `  ${hit.decision.id}  ${hit.decision.title?.value ?? ''}  (${hit.decision.status?.name ?? 'no status'}, ${hit.pattern})`,
          ),
        ],
  );
  return lines.length === 0 ? 'No decision governs these files.\n' : `${lines.join('\n')}\n`;
}

/** A table for a comment, with titles that can do nothing. */
function markdownBlock(found: ReadonlyMap<string, readonly Governor[]>): string {
  const rows = [...found].flatMap(([path, hits]) =>
    hits.map(
      (hit) =>
        `| \`${path.replaceAll('`', '')}\` | ${escaped(hit.decision.id)} | ${escaped(hit.decision.title?.value ?? '')} | ${hit.decision.status?.name ?? ''} |`,
    ),
  );
  if (rows.length === 0) return 'No decision governs the files of this change.\n';
  return [
    '### Decisions that govern this change',
    '',
    '| File | Record | Decision | Status |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[\\|`*_[\]<>@#&]/g, (char) =>
    char === '@' || char === '#' ? `${char}<!-- -->` : char === '<' ? '&lt;' : char === '&' ? '&amp;' : `\\${char}`,
  );
}
