import type { Decision } from '../model/decision.ts';
import type { StatusName } from '../model/status.ts';
import { changedFiles, changeField, type DraftLog } from './draft-log.ts';
import { type Planned, planned, type Refusal } from './move-plan.ts';
import { markSuperseded } from './supersede.ts';

/** The statuses that a command of its own leads to. */
export type MoveName = 'propose' | 'accept' | 'reject' | 'withdraw' | 'deprecate' | 'implement';

export const MOVE_STATUS: Readonly<Record<MoveName, StatusName>> = {
  propose: 'proposed',
  accept: 'accepted',
  reject: 'rejected',
  withdraw: 'withdrawn',
  deprecate: 'deprecated',
  implement: 'implemented',
};

/**
 * A legal move of a record's status, in the record's own dialect. Accepting a record also marks what it says to supersede, in the same
 * set of files, but where successors alone name the pair.
 */
export function statusMove(start: DraftLog, decision: Decision, move: MoveName): Planned {
  const to = MOVE_STATUS[move];
  const refusals: Refusal[] = [...illegalMove(decision, to, start)];
  const moved = refusals.length > 0 ? undefined : changeField(start, { id: decision.id, field: 'status', value: to });
  if (moved?.ok === false) refusals.push(moved.refusal);
  let draft = moved?.ok ? moved.draft : start;
  if (to === 'accepted' && start.settings.supersession !== 'forward-only') {
    const marked = markSuperseded(draft, { successor: decision, predecessors: claimedPredecessors(start, decision, refusals) });
    refusals.push(...marked.refusals);
    draft = marked.draft;
  }
  if (to === 'accepted') draft = withAcceptedDate(draft, decision);
  return planned({ summary: `${move} ${decision.id}`, log: draft.log.path, files: changedFiles(draft), notes: [] }, refusals);
}

/** Why a status may not follow: nothing when it may. A record without a status may be given any. */
function illegalMove({ status, path, dialect }: Decision, to: StatusName, { settings }: DraftLog): readonly Refusal[] {
  if (dialect === 'unreadable') return [{ path, message: 'can not be read' }];
  if (status === undefined || status.kind !== 'word') return [];
  if (status.name === undefined)
    return [
      { path, message: `has the status \`${status.word}\`, which is not known: map it in the config under \`statuses.words\`` },
    ];
  if (status.name === to) return [{ path, message: `is \`${to}\` already` }];
  const allowed = settings.moves[status.name] ?? [];
  if (allowed.includes(to)) return [];
  const may =
    allowed.length === 0 ? 'no other status may follow' : `expected one of ${allowed.map((one) => `\`${one}\``).join(', ')}`;
  return [{ path, message: `is \`${status.name}\` and may not become \`${to}\`, ${may}` }];
}

/** Records that a record says to supersede as a whole. A claim that names none or several is a reason against accepting it. */
function claimedPredecessors({ log }: DraftLog, decision: Decision, refusals: Refusal[]): readonly Decision[] {
  return decision.links.flatMap((link) => {
    if (link.kind !== 'supersedes' || link.direction !== 'forward' || link.part !== 'whole') return [];
    const resolution = log.resolve(link.reference, decision.path);
    if (resolution.kind === 'ambiguous')
      refusals.push({
        path: decision.path,
        message: `supersedes \`${link.reference.text}\`, which may be ${resolution.candidates.map((id) => `\`${id}\``).join(' or ')}`,
      });
    if (resolution.kind === 'dangling')
      refusals.push({ path: decision.path, message: `supersedes \`${link.reference.text}\`, which is no record of the log` });
    return resolution.kind === 'resolved' ? log.decisions.filter(({ id }) => id === resolution.id) : [];
  });
}

/** Fills in a date of acceptance where the record has a place for one. */
function withAcceptedDate(draft: DraftLog, { id }: Decision): DraftLog {
  const field = draft.log.decisions.find((one) => one.id === id)?.fields.find(({ name }) => name === 'accepted-date');
  if (!field || /\d{4}/.test(field.value)) return draft;
  const dated = changeField(draft, { id, field: 'accepted-date', value: draft.today });
  return dated.ok ? dated.draft : draft;
}
