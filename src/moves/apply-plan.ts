import type { WritableFiles, WriteResult } from '../model/files.ts';
import { bytesOf, journalPath, journalText, textAt } from './journal.ts';
import type { MovePlan, PlannedFile } from './move-plan.ts';

/** What became of a plan. */
export type Applied =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** File that could not be written, and why. */
      readonly path: string;
      readonly detail: string;
      /** Files that have their old text again. */
      readonly restored: readonly string[];
      /** Files that could not be given it: the journal stays, and the next run takes it from there. */
      readonly notRestored: readonly string[];
    };

/**
 * Writes a plan: all of its files, or none. A journal beside the records says what is under way, so that a run that is killed can be
 * undone by the next one, and two runs at once do not mix. Files that changed since the plan was made are left alone.
 */
export function applyPlan(files: WritableFiles, plan: MovePlan): Applied {
  const [first] = plan.files;
  if (first === undefined) return { ok: true };
  const stale = plan.files.find((file) => !isAsPlanned(files, file));
  if (stale) return refused(stale.path, stale.before === undefined ? 'the file exists' : 'the file changed meanwhile');
  const journal = journalPath(plan.log);
  const begun = files.create(journal, bytesOf(journalText(plan), false));
  if (!begun.ok)
    return refused(journal, begun.reason === 'exists' ? 'another move is under way or was interrupted' : begun.detail);
  const done: Step[] = [];
  for (const step of plan.files.flatMap(stepsOf)) {
    const result = step.make(files);
    if (!result.ok) return undo(files, { journal, done, path: step.path, detail: result.detail });
    done.push(step);
  }
  const ended = files.remove(journal);
  return ended.ok ? { ok: true } : undo(files, { journal, done, path: journal, detail: ended.detail });
}

function refused(path: string, detail: string): Applied {
  return { ok: false, path, detail, restored: [], notRestored: [] };
}

function isAsPlanned(files: WritableFiles, { path, before, to }: PlannedFile): boolean {
  const isFree = to === undefined || to.toLowerCase() === path.toLowerCase() || files.kind(to) === undefined;
  return isFree && (before === undefined ? files.kind(path) === undefined : textAt(files, path) === before);
}

/** One write and what takes it back. */
interface Step {
  readonly path: string;
  make(files: WritableFiles): WriteResult;
  unmake(files: WritableFiles): WriteResult;
}

function stepsOf({ path, to, before, after, bom }: PlannedFile): readonly Step[] {
  if (before === undefined) {
    return [{ path, make: (files) => files.create(path, bytesOf(after, bom)), unmake: (files) => files.remove(path) }];
  }
  const rename: Step[] =
    to === undefined ? [] : [{ path, make: (files) => files.rename(path, to), unmake: (files) => files.rename(to, path) }];
  const at = to ?? path;
  const write: Step[] =
    before === after
      ? []
      : [
          {
            path: at,
            make: (files) => files.write(at, bytesOf(after, bom)),
            unmake: (files) => files.write(at, bytesOf(before, bom)),
          },
        ];
  return [...rename, ...write];
}

function undo(
  files: WritableFiles,
  failure: { readonly journal: string; readonly done: readonly Step[]; readonly path: string; readonly detail: string },
): Applied {
  const restored: string[] = [];
  const notRestored: string[] = [];
  for (const step of failure.done.toReversed()) (step.unmake(files).ok ? restored : notRestored).push(step.path);
  if (notRestored.length === 0) files.remove(failure.journal);
  return { ok: false, path: failure.path, detail: failure.detail, restored: restored.toReversed(), notRestored };
}
