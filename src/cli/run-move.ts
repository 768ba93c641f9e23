import type { Decision } from '../model/decision.ts';
import type { WorkspaceLog } from '../model/workspace.ts';
import { applyPlan } from '../moves/apply-plan.ts';
import { type DraftLog, draftLog } from '../moves/draft-log.ts';
import { explainInterrupted, findInterrupted, undoInterrupted } from '../moves/interrupted-move.ts';
import type { MovePlan, Planned } from '../moves/move-plan.ts';
import type { Call } from './command.ts';
import { isSet } from './command.ts';
import type { OpenWorkspace } from './open-workspace.ts';
import { fromRoot, openWorkspace } from './open-workspace.ts';
import { unifiedDiff } from './unified-diff.ts';
import { UsageError } from './usage-error.ts';

/** A log that a move is made in. */
export interface MoveStart {
  readonly open: OpenWorkspace;
  readonly one: WorkspaceLog;
  readonly draft: DraftLog;
}

/** Opens the log that holds the named records; all of them must be in one log. @throws UsageError */
export async function openForMove(
  words: readonly string[],
  call: Call,
): Promise<MoveStart & { readonly records: readonly Decision[] }> {
  const open = await openSettled([], call);
  const hits = words.map((word) => recordNamed(word, open, call));
  const logs = new Set(hits.map(({ one }) => one));
  const [one] = logs;
  if (!one || logs.size > 1) throw new UsageError('the records are in several logs, and a move stays within one');
  return { ...startIn(open, one, call), records: hits.map(({ decision }) => decision) };
}

/** Milliseconds that a move of another run gets to end by itself, and between two looks at it. */
const GRACE = 2000;
const LOOK = 50;

/** Opens the repository after moves that were stopped in the middle have been taken back. @throws UsageError */
export async function openSettled(paths: readonly string[], call: Call): Promise<OpenWorkspace> {
  const request = { shared: call.shared, paths, allowEmpty: true };
  const open = await openWorkspace(request);
  const folders = open.workspace.logs.map(({ log }) => log.path);
  const seen = findInterrupted(open.files, folders);
  if (seen.length === 0) return open;
  const isSame = () => JSON.stringify(findInterrupted(open.files, folders)) === JSON.stringify(seen);
  // A run that is alive goes on within milliseconds; what does not change for so long was stopped.
  for (let waited = 0; waited < GRACE && isSame(); waited += LOOK)
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK);
    });
  if (!isSame()) return openSettled(paths, call);
  for (const left of seen) {
    const explained = explainInterrupted(left).join('\n');
    const undone = undoInterrupted(open.files, left);
    if (!undone.ok) throw new UsageError(explained);
    const result =
      undone.restored.length === 0 ? 'cleaned up' : `undone: ${undone.restored.map((path) => `\`${path}\``).join(', ')}`;
    call.world.stderr.write(`adr-lint: ${explained}; ${result}\n`);
  }
  return openWorkspace(request);
}

/** The start of a move in a log. */
export function startIn(open: OpenWorkspace, one: WorkspaceLog, call: Call): MoveStart {
  return { open, one, draft: draftLog(one.log, one.settings, call.shared.clock.today) };
}

function recordNamed(word: string, open: OpenWorkspace, call: Call): { readonly one: WorkspaceLog; readonly decision: Decision } {
  const path = fromRoot(word, call.shared.cwd, open.root);
  const stem = word.replace(/^.*\//, '').replace(/\.md$/i, '').toLowerCase();
  const digits = /^(?:[A-Za-z]{1,6}[-_ ]?)?(\d{1,5})$/.exec(word)?.[1];
  const all = open.workspace.logs.flatMap((one) => one.log.decisions.map((decision) => ({ one, decision })));
  const byName = all.filter(({ decision }) => decision.path === path || decision.id.toLowerCase() === stem);
  const hits =
    byName.length > 0 ? byName : all.filter(({ decision }) => digits !== undefined && decision.number === Number(digits));
  const [hit] = hits;
  if (!hit) throw new UsageError(`no record is called \`${word}\``, 'Name it by its stem, file name or number.');
  if (hits.length > 1)
    throw new UsageError(
      `\`${word}\` names ${hits.length} records: ${hits.map(({ decision }) => `\`${open.displayPath(decision.path)}\``).join(', ')}`,
    );
  return hit;
}

/** Prints every reason against a move, or makes it; with `--dry-run` prints the diff. Refused moves end with 1. */
export function finishMove(planned: Planned, start: MoveStart, call: Call): number {
  if (!planned.ok) return refuse(planned, start, call);
  if (isSet(call.options, 'dryRun')) {
    for (const file of planned.plan.files)
      call.world.stdout.write(
        `${file.to === undefined ? '' : `rename from ${file.path}\nrename to ${file.to}\n`}${file.before === file.after ? '' : unifiedDiff(file.to ?? file.path, file.before ?? '', file.after)}`,
      );
    return 0;
  }
  const applied = applyPlan(start.open.files, planned.plan);
  if (applied.ok) return told(planned.plan, start, call);
  call.world.stderr.write(
    `adr-lint: \`${applied.path}\` could not be written: ${applied.detail}; ${applied.notRestored.length === 0 ? 'nothing was changed' : `not restored: ${applied.notRestored.join(', ')}`}\n`,
  );
  return 2;
}

/** Prints every reason against a move. */
export function refuse(planned: Extract<Planned, { readonly ok: false }>, start: MoveStart, call: Call): number {
  for (const { path, message } of planned.refusals)
    call.world.stderr.write(`${path === undefined ? '' : `${start.open.displayPath(path)}: `}${message}\n`);
  return 1;
}

/** Says what a move did. */
export function told(plan: MovePlan, start: MoveStart, call: Call): number {
  if (!call.shared.quiet) {
    call.world.stdout.write(`${plan.summary}\n`);
    for (const file of plan.files) call.world.stdout.write(`  ${start.open.displayPath(file.to ?? file.path)}\n`);
    for (const note of plan.notes) call.world.stdout.write(`${note}\n`);
  }
  return 0;
}
