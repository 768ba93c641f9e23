import { isStatusName, STATUS_NAMES } from '../../dialects/vocabulary/status-words.ts';
import type { Decision } from '../../model/decision.ts';
import type { Log } from '../../model/log.ts';
import { createRecord } from '../../moves/create-record.ts';
import { newRecord } from '../../moves/new-record.ts';
import { decodeText } from '../../source/decode-text.ts';
import type { CommandModule } from '../command.ts';
import { type Call, collect, isSet, listOption, textOption } from '../command.ts';
import { missingLog, withEmptyLog } from '../empty-log.ts';
import { loadHistory } from '../load-history.ts';
import { fromRoot, type OpenWorkspace, openWorkspace } from '../open-workspace.ts';
import { finishMove, type MoveStart, openSettled, refuse, startIn, told } from '../run-move.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('<title>', 'title of the record')
    .argument('[log]', 'the log; needed when the repository has several')
    .option('--template <name|file>', 'form to start from; none: the one most records of the log follow')
    .option('--status <status>', 'status of the new record')
    .option('--supersedes <record>', 'a record that it replaces once it is accepted; may be repeated', collect)
    .option('--amends <record>', 'a record that it amends; may be repeated', collect)
    .option('--relates-to <record>', 'a related record; may be repeated', collect)
    .option('--base <ref>', 'a branch on which the number must be free too')
    .option('--dry-run', 'print the record and write nothing');

export const run: CommandModule['run'] = async (call) => {
  const [title, log] = call.args;
  if (title === undefined) throw new UsageError('name the record: adr-lint new "Use NATS"');
  const start = await open(log, call, openSettled);
  const status = textOption(call.options, 'status') ?? start.one.settings.contract.defaultStatus ?? 'proposed';
  if (!isStatusName(status))
    throw new UsageError(`unexpected --status \`${status}\`, expected one of ${STATUS_NAMES.join(', ')}`);
  const target = await targetOf(start, call);
  const plan = (from: MoveStart) =>
    newRecord(from.draft, {
      title,
      status,
      ...(target ? { target } : {}),
      ...template(from, call),
      supersedes: records(listOption(call.options, 'supersedes'), from),
      amends: records(listOption(call.options, 'amends'), from),
      relations: records(listOption(call.options, 'relatesTo'), from).map((decision) => ({
        kind: 'relates-to' as const,
        other: decision,
      })),
    });
  if (isSet(call.options, 'dryRun')) return finishMove(plan(start), start, call);
  // Another run may have made a record since: each attempt looks at the log as it is then.
  const created = await createRecord(start.open.files, async () => plan(await open(log, call, openNow)));
  if (created.ok) return told(created.plan, start, call);
  if ('planned' in created) return refuse(created.planned, start, call);
  throw new UsageError(`\`${created.applied.path}\` could not be written: ${created.applied.detail}`);
};

/** The repository as it is, also while another run writes: the attempts at making a record wait for it. */
function openNow(paths: readonly string[], call: Call): Promise<OpenWorkspace> {
  return openWorkspace({ shared: call.shared, paths, allowEmpty: true });
}

async function open(log: string | undefined, call: Call, openIn: typeof openNow): Promise<MoveStart> {
  const opened = await openLogs(log, call, openIn);
  const [one, ...others] = opened.workspace.logs;
  if (!one)
    throw new UsageError('no decision log found', 'Name the folder of the log after the title: adr-lint new "…" docs/decisions');
  if (others.length > 0)
    throw new UsageError(
      `${others.length + 1} logs found, name one after the title: ${opened.workspace.logs.map((each) => `\`${opened.displayPath(each.log.path)}\``).join(', ')}`,
    );
  return startIn(opened, one, call);
}

async function openLogs(log: string | undefined, call: Call, openIn: typeof openNow): Promise<OpenWorkspace> {
  const all = await openIn([], call);
  const fresh = log === undefined && all.workspace.logs.length > 0 ? undefined : missingLog(log, all, call);
  if (fresh !== undefined) return withEmptyLog(all, fresh);
  return log === undefined ? all : openIn([log], call);
}

/** The log on the branch that `--base` names. */
async function targetOf({ open, one }: MoveStart, call: Call): Promise<Log | undefined> {
  const base = textOption(call.options, 'base');
  if (base === undefined) return undefined;
  const past = await loadHistory(open, base, call.world);
  return past.open.workspace.logs.find(({ log }) => log.path === one.log.path)?.change?.target;
}

function records(words: readonly string[], { one }: MoveStart): readonly Decision[] {
  return words.map((word) => {
    const stem = word.replace(/^.*\//, '').replace(/\.md$/i, '').toLowerCase();
    const digits = /^(?:[A-Za-z]{1,6}[-_ ]?)?(\d{1,5})$/.exec(word)?.[1];
    const byStem = one.log.decisions.filter((decision) => decision.id.toLowerCase() === stem);
    const hits =
      byStem.length > 0
        ? byStem
        : one.log.decisions.filter((decision) => digits !== undefined && decision.number === Number(digits));
    const [hit] = hits;
    if (!hit || hits.length > 1)
      throw new UsageError(hit ? `\`${word}\` names ${hits.length} records` : `no record is called \`${word}\``);
    return hit;
  });
}

function template(
  start: MoveStart,
  call: Call,
): { readonly template?: { readonly kind: 'text'; readonly text: string } | { readonly kind: 'name'; readonly name: string } } {
  const asked = textOption(call.options, 'template');
  if (asked === undefined) return {};
  const content = start.open.files.read(fromRoot(asked, call.shared.cwd, start.open.root));
  return { template: content.ok ? { kind: 'text', text: decodeText(content.bytes).text } : { kind: 'name', name: asked } };
}
