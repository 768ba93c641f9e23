import type { Decision } from '../model/decision.ts';
import { changedFiles, changeField, type DraftLog } from './draft-log.ts';
import { type Planned, planned, type Refusal } from './move-plan.ts';

/** Which records are replaced, and by which. */
export interface Supersession {
  readonly successor: Decision;
  readonly predecessors: readonly Decision[];
}

/**
 * Lets one record replace others, on both sides and each in its own dialect; where successors alone name the pair, on their side. Every
 * record is looked at first, and every reason against the move is told.
 */
export function supersede(start: DraftLog, pair: Supersession): Planned {
  const { successor, predecessors } = pair;
  const refusals: Refusal[] = [...unfitSuccessor(successor)];
  const isForwardOnly = start.settings.supersession === 'forward-only';
  const marked = isForwardOnly
    ? { draft: start, refusals: predecessors.flatMap((one) => wrongPair(one, successor, start)) }
    : markSuperseded(start, pair);
  refusals.push(...marked.refusals);
  let { draft } = marked;
  for (const { id } of predecessors) {
    const claimed = changeField(draft, { id: successor.id, field: 'supersedes', value: id });
    if (claimed.ok) draft = claimed.draft;
    else refusals.push(claimed.refusal);
  }
  const names = predecessors.map(({ id }) => id).join(', ');
  return planned(
    { summary: `supersede ${names} by ${successor.id}`, log: draft.log.path, files: changedFiles(draft), notes: [] },
    unique(refusals),
  );
}

/** A proposed successor retires nothing yet, and one that was turned down never will. */
function unfitSuccessor({ status, path, dialect }: Decision): readonly Refusal[] {
  if (dialect === 'unreadable') return [{ path, message: 'can not be read' }];
  if (status?.name === 'draft' || status?.name === 'proposed')
    return [
      {
        path,
        message: `is \`${status.name}\`, a record that replaces others must be accepted: \`adr-lint accept\` marks what it supersedes`,
      },
    ];
  if (status?.name !== undefined && status.name !== 'accepted' && status.name !== 'implemented')
    return [{ path, message: `is \`${status.name}\`, a record that replaces others must be in force` }];
  return [];
}

/** Marks each predecessor as superseded, and says why one can not be. */
export function markSuperseded(
  start: DraftLog,
  { successor, predecessors }: Supersession,
): { readonly draft: DraftLog; readonly refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  let draft = start;
  for (const predecessor of predecessors) {
    const against = [...wrongPair(predecessor, successor, start), ...wrongStatus(predecessor, successor, start)];
    const marked =
      against.length > 0 ? undefined : changeField(draft, { id: predecessor.id, field: 'superseded-by', value: successor.id });
    if (marked?.ok) draft = marked.draft;
    else refusals.push(...against, ...(marked ? [marked.refusal] : []));
  }
  return { draft, refusals };
}

function wrongPair(predecessor: Decision, successor: Decision, { log }: DraftLog): readonly Refusal[] {
  const { path, id } = predecessor;
  if (id === successor.id) return [{ path, message: 'can not supersede itself' }];
  if (predecessor.dialect === 'unreadable') return [{ path, message: 'can not be read' }];
  return descends(id, successor.id, log)
    ? [{ path, message: `supersedes \`${successor.id}\` itself: that would be a ring` }]
    : [];
}

/** Whether a record replaces another, in however many steps. */
function descends(from: string, to: string, log: DraftLog['log']): boolean {
  const seen = new Set([from]);
  for (const id of seen) {
    for (const edge of log.lineage.predecessors.get(id) ?? [])
      if (edge.kind === 'supersedes' && edge.part === 'whole') seen.add(edge.to);
  }
  return seen.size > 1 && seen.has(to);
}

function wrongStatus({ status, path, id }: Decision, successor: Decision, { log, settings }: DraftLog): readonly Refusal[] {
  const others = (log.lineage.successors.get(id) ?? []).filter(
    (edge) => edge.kind === 'supersedes' && edge.part === 'whole' && edge.claimedBy !== 'from' && edge.from !== successor.id,
  );
  const [other] = others;
  if (other) return [{ path, message: `is superseded by \`${other.from}\` already` }];
  if (status?.name === undefined)
    return status?.kind === 'word'
      ? [
          {
            path,
            message: `has the status \`${status.word}\`, which is not known: map it in the config under \`statuses.words\``,
          },
        ]
      : [];
  if (status.name === 'superseded' || (settings.moves[status.name] ?? []).includes('superseded')) return [];
  return [{ path, message: `is \`${status.name}\` and may not become \`superseded\`` }];
}

function unique(refusals: readonly Refusal[]): readonly Refusal[] {
  return [...new Map(refusals.map((one) => [`${one.path}\0${one.message}`, one])).values()];
}
