import type { Decision } from '../model/decision.ts';
import type { Edge, Log, ResolvedLink } from '../model/log.ts';
import type { Place } from '../model/place.ts';
import type { StatusName } from '../model/status.ts';
import { recordPlace } from './record-place.ts';

/** A record that is replaced as a whole, and the one that replaces it. */
export interface Pair {
  readonly successor: Decision;
  readonly predecessor: Decision;
  readonly edge: Edge;
}

const PAIRS = new WeakMap<Log, readonly Pair[]>();

/** Every whole supersession of a log but those that stand in a ring: a ring is one fault, and not one a pair. */
export function wholePairs(log: Log): readonly Pair[] {
  const known = PAIRS.get(log) ?? findPairs(log);
  PAIRS.set(log, known);
  return known;
}

function findPairs(log: Log): readonly Pair[] {
  const byId = decisionsById(log);
  const ringOf = new Map(log.lineage.cycles.flatMap((ring, index) => ring.map((id) => [id, index] as const)));
  return log.edges.flatMap((edge) => {
    const successor = byId.get(edge.from);
    const predecessor = byId.get(edge.to);
    if (edge.kind !== 'supersedes' || edge.part !== 'whole' || !successor || !predecessor) return [];
    const ring = ringOf.get(edge.from);
    return ring !== undefined && ring === ringOf.get(edge.to) ? [] : [{ successor, predecessor, edge }];
  });
}

const BY_ID = new WeakMap<Log, ReadonlyMap<string, Decision>>();

/** Records of a log by id. */
export function decisionsById(log: Log): ReadonlyMap<string, Decision> {
  const known = BY_ID.get(log) ?? new Map(log.decisions.map((decision) => [decision.id, decision]));
  BY_ID.set(log, known);
  return known;
}

/** The claim that a record makes for an edge. */
export function claimOf(edge: Edge, claimant: string): ResolvedLink | undefined {
  return edge.claims.find((claim) => claim.claimant === claimant);
}

/** The pairs in which a record is the one that is replaced. */
export function pairsOf(log: Log, predecessor: string): readonly Pair[] {
  const known = BY_PREDECESSOR.get(log) ?? groupPairs(wholePairs(log));
  BY_PREDECESSOR.set(log, known);
  return known.get(predecessor) ?? [];
}

const BY_PREDECESSOR = new WeakMap<Log, ReadonlyMap<string, readonly Pair[]>>();

function groupPairs(pairs: readonly Pair[]): ReadonlyMap<string, readonly Pair[]> {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const group = groups.get(pair.predecessor.id);
    if (group) group.push(pair);
    else groups.set(pair.predecessor.id, [pair]);
  }
  return groups;
}

/** Whether a record names another one as its successor than the one that claims to replace it, with neither of them agreeing. */
export function isConflict({ edge, predecessor }: Pair, log: Log): boolean {
  const pairs = pairsOf(log, predecessor.id);
  return edge.claimedBy === 'to'
    ? pairs.some((other) => rivals(other, edge))
    : pairs.some((other) => rivals({ edge }, other.edge));
}

/** One edge is claimed by the successor alone, the other by the predecessor alone, and neither successor replaces the other. */
export function rivals(claimed: Pick<Pair, 'edge'>, named: Edge): boolean {
  return claimed.edge.claimedBy === 'from' && named.claimedBy === 'to' && claimed.edge.from !== named.from;
}

const NOT_YET: ReadonlySet<StatusName | undefined> = new Set<StatusName | undefined>([
  'draft',
  'proposed',
  'rejected',
  'withdrawn',
]);

/** Whether a successor was never accepted: it retires nothing. */
export function retiresNothing(successor: Decision): boolean {
  return NOT_YET.has(successor.status?.name);
}

/** Whether a record's own status says that the decision holds. */
export function readsInForce(decision: Decision): boolean {
  return decision.status?.name === 'accepted' || decision.status?.name === 'implemented';
}

/** Where a record states its status, else its title, else its first line. */
export function statusPlace(decision: Decision, text: string): Place {
  const { status } = decision;
  return status && status.notation !== 'folder' && status.notation !== 'name' ? status.place : recordPlace(decision, text);
}
