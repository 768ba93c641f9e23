import type { FileContent } from '../../model/files.ts';
import type { Log } from '../../model/log.ts';
import { checkIndex, findTable, writeIndex } from '../../moves/index-table.ts';
import { decodeText } from '../../source/decode-text.ts';
import { applyEdits } from '../../source/edits.ts';
import type { CommandModule } from '../command.ts';
import { isSet, textOption } from '../command.ts';
import { fromRoot, type OpenWorkspace, openWorkspace } from '../open-workspace.ts';
import { UsageError } from '../usage-error.ts';
import { writeText } from '../write-text.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('[log]', 'the log; needed when the repository has several')
    .option('--check', 'exit 1 when the table misses records, is stale or points at nothing')
    .option('--write', 'write the table')
    .option('--file <file>', 'the Markdown file with the table (default: README.md or index.md of the log)')
    .option('--dry-run', 'with --write: print what would change');

export const run: CommandModule['run'] = async ({ world, args, options, shared }) => {
  if (isSet(options, 'check') && isSet(options, 'write'))
    throw new UsageError('unexpected --check with --write, expected one of the two');
  const open = await openWorkspace({ shared, paths: args, allowEmpty: true });
  const [one] = open.workspace.logs;
  if (!one || open.workspace.logs.length > 1)
    throw new UsageError(
      `${open.workspace.logs.length} logs found, name one: ${open.workspace.logs.map(({ log }) => `\`${open.displayPath(log.path)}\``).join(', ')}`,
    );
  const asked = textOption(options, 'file');
  const path = asked === undefined ? defaultFile(open, one.log) : fromRoot(asked, shared.cwd, open.root);
  const content = open.files.read(path);
  if (!content.ok && (content.reason !== 'missing' || !isSet(options, 'write')))
    throw unreadableIndex(open.displayPath(path), content);
  const { text, bom } = content.ok ? decodeText(content.bytes) : { text: '', bom: false };
  if (isSet(options, 'write')) return write({ path, text, bom, log: one.log, open, world, dryRun: isSet(options, 'dryRun') });
  const faults = checkIndex(text, path, one.log);
  const shown = open.displayPath(path);
  world.stdout.write(
    faults
      .map((fault) => `${shown}:${fault.line}${fault.endLine > fault.line ? `-${fault.endLine}` : ''} ${fault.message}\n`)
      .join(''),
  );
  world.stdout.write(
    faults.length === 0
      ? `${shown}: the table holds all ${one.log.decisions.length} records\n`
      : `${faults.length} ${faults.length === 1 ? 'finding' : 'findings'} in ${shown}; adr-lint index --write mends them\n`,
  );
  return faults.length > 0 && isSet(options, 'check') ? 1 : faults.length > 0 ? 1 : 0;
};

function unreadableIndex(path: string, fault: Extract<FileContent, { ok: false }>): UsageError {
  if (fault.reason === 'missing')
    return new UsageError(`index file \`${path}\` does not exist`, 'adr-lint index --write makes it.');
  return new UsageError(`index file \`${path}\` can not be read: ${fault.detail}`);
}

interface Write {
  readonly path: string;
  readonly text: string;
  readonly bom: boolean;
  readonly log: Log;
  readonly open: OpenWorkspace;
  readonly world: { readonly stdout: { write(text: string): void } };
  readonly dryRun: boolean;
}

async function write(facts: Write): Promise<number> {
  const edits = writeIndex(facts.text, facts.path, facts.log);
  const after = applyEdits(facts.text, edits);
  const shown = facts.open.displayPath(facts.path);
  if (after === facts.text) {
    facts.world.stdout.write(`${shown}: nothing to change\n`);
    return 0;
  }
  if (facts.dryRun) {
    const { unifiedDiff } = await import('../unified-diff.ts');
    facts.world.stdout.write(unifiedDiff(facts.path, facts.text, after));
    return 0;
  }
  writeText(facts.open.files, { path: facts.path, text: after, bom: facts.bom });
  facts.world.stdout.write(`${shown}: table of ${facts.log.decisions.length} records written\n`);
  return 0;
}

/** The page of the log's folder that holds a table of records, else its README or index, else a new README. */
function defaultFile(open: OpenWorkspace, log: Log): string {
  const folder = log.path === '.' ? '' : `${log.path}/`;
  const pages = open.files
    .list(log.path)
    .filter((entry) => entry.kind === 'file' && /^(?:readme|index)\.md$/i.test(entry.name))
    .map((entry) => `${folder}${entry.name}`);
  const withTable = pages.find((path) => {
    const content = open.files.read(path);
    return content.ok && findTable(decodeText(content.bytes).text, path, log) !== undefined;
  });
  return withTable ?? pages[0] ?? `${folder}README.md`;
}
