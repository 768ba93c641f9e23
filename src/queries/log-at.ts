import { endsPredecessor } from '../lineage/build-lineage.ts';
import type { Decision } from '../model/decision.ts';
import type { Log } from '../model/log.ts';

/** What held on a day, by the records' own dates. */
export interface LogAt {
  readonly inForce: readonly Decision[];
  /** Records in force today or once that carry no full date: nobody can say since when. */
  readonly undated: readonly Decision[];
}

/**
 * Records in force at the end of a day: accepted or implemented ones (superseded and deprecated ones once were) dated on or before it
 * and not yet replaced; a successor ends its predecessor on the successor's own date.
 */
export function logAt(log: Log, day: string): LogAt {
  const status = new Map(log.decisions.map((decision) => [decision.id, decision.status?.name]));
  const dates = new Map(log.decisions.map((decision) => [decision.id, decision.date?.iso]));
  const ended = new Set<string>();
  for (const edge of log.edges) {
    const date = dates.get(edge.from);
    if (endsPredecessor(edge, status) && date !== undefined && date <= day) ended.add(edge.to);
  }
  const once = log.decisions.filter((decision) => EVER_IN_FORCE.has(decision.status?.name ?? ''));
  return {
    inForce: once.filter(
      (decision) =>
        isDated(decision) && (decision.date?.iso ?? '') <= day && !ended.has(decision.id) && !endedUnknown(decision, log),
    ),
    undated: once.filter((decision) => !isDated(decision) && !ended.has(decision.id)),
  };
}

const EVER_IN_FORCE: ReadonlySet<string> = new Set(['accepted', 'implemented', 'superseded', 'deprecated']);

function isDated(decision: Decision): boolean {
  return decision.date?.iso?.length === 10;
}

/** Ended, and nothing says when: deprecated, or superseded by something that is no dated record. */
function endedUnknown(decision: Decision, log: Log): boolean {
  const name = decision.status?.name;
  if (name !== 'superseded' && name !== 'deprecated') return false;
  const successors = (log.lineage.successors.get(decision.id) ?? []).filter(
    (edge) => edge.kind === 'supersedes' && edge.part === 'whole',
  );
  return !successors.some((edge) => log.decisions.find((other) => other.id === edge.from)?.date?.iso !== undefined);
}
