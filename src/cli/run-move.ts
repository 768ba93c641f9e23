import type { Decision } from '../model/decision.ts';
import type { WorkspaceLog } from '../model/workspace.ts';
import { applyPlan } from '../moves/apply-plan.ts';
import { type DraftLog, draftLog } from '../moves/draft-log.ts';
import { explainInterrupted, findInterrupted } from '../moves/interrupted-move.ts';
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
  const open = await openWorkspace({ shared: call.shared, paths: [], allowEmpty: true });
  const hits = words.map((word) => recordNamed(word, open, call));
  const logs = new Set(hits.map(({ one }) => one));
  const [one] = logs;
  if (!one || logs.size > 1) throw new UsageError('the records are in several logs, and a move stays within one');
  return { ...startIn(open, one, call), records: hits.map(({ decision }) => decision) };
}

/** The start of a move in a log, when no other move was interrupted there. @throws UsageError */
export function startIn(open: OpenWorkspace, one: WorkspaceLog, call: Call): MoveStart {
  const [left] = findInterrupted(open.files, [one.log.path]);
  if (left?.journal !== undefined) throw new UsageError(explainInterrupted(left).join('\n'));
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
      call.world.stdout.write(unifiedDiff(file.to ?? file.path, file.before ?? '', file.after));
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
