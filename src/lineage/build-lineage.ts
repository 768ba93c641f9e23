import type { Decision } from '../model/decision.ts';
import type { Edge, Lineage } from '../model/log.ts';
import type { StatusName } from '../model/status.ts';
import { compare } from './build-edges.ts';
import { findCycles } from './find-cycles.ts';

/** Answers about whole supersession, for every record at once. */
export function buildLineage(decisions: readonly Decision[], edges: readonly Edge[]): Lineage {
  const status = new Map(decisions.map((decision) => [decision.id, decision.status?.name]));
  const successors = group(edges, (edge) => edge.to);
  const predecessors = group(edges, (edge) => edge.from);
  const ending = edges.filter((edge) => endsPredecessor(edge, status));
  const next = new Map<string, string[]>();
  for (const edge of ending) next.set(edge.to, [...(next.get(edge.to) ?? []), edge.from]);
  const whole = edges.filter((edge) => edge.kind === 'supersedes' && edge.part === 'whole');
  const cycles = findCycles(
    decisions.map((decision) => decision.id),
    group(whole, (edge) => edge.to),
  );
  return {
    successors,
    predecessors,
    heads: new Map(decisions.map((decision) => [decision.id, headsOf(decision.id, next)])),
    cycles,
    inForce: new Set(decisions.filter((decision) => isInForce(decision, next)).map((decision) => decision.id)),
  };
}

const NOT_YET: ReadonlySet<StatusName | undefined> = new Set<StatusName | undefined>([
  'draft',
  'proposed',
  'rejected',
  'withdrawn',
]);

/** A whole replacement ends its predecessor once the successor was accepted, or when the predecessor itself says so. */
export function endsPredecessor(edge: Edge, status: ReadonlyMap<string, StatusName | undefined>): boolean {
  if (edge.kind !== 'supersedes' || edge.part !== 'whole') return false;
  return !NOT_YET.has(status.get(edge.from)) || status.get(edge.to) === 'superseded';
}

function isInForce(decision: Decision, next: ReadonlyMap<string, readonly string[]>): boolean {
  const name = decision.status?.name;
  return (name === 'accepted' || name === 'implemented') && !next.has(decision.id);
}

/** The ends of all ways forward; empty when every way runs into a ring. */
function headsOf(id: string, next: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const heads = new Set<string>();
  const seen = new Set<string>();
  const open = [id];
  while (open.length > 0) {
    const at = open.pop() ?? id;
    if (seen.has(at)) continue;
    seen.add(at);
    const onward = next.get(at);
    if (onward === undefined) heads.add(at);
    else open.push(...onward);
  }
  return [...heads].sort(compare);
}

function group(edges: readonly Edge[], key: (edge: Edge) => string): ReadonlyMap<string, readonly Edge[]> {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) {
    const list = groups.get(key(edge));
    if (list) list.push(edge);
    else groups.set(key(edge), [edge]);
  }
  return groups;
}
