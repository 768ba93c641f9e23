import type { Decision } from '../model/decision.ts';
import type { Log } from '../model/log.ts';
import { fnmatch } from '../source/fnmatch.ts';

/** A decision that governs a file. */
export interface Governor {
  readonly log: Log;
  readonly decision: Decision;
  /** The pattern that matches, as written. */
  readonly pattern: string;
}

/** Statuses that govern nothing any more. */
const OVER: ReadonlySet<string> = new Set(['superseded', 'rejected']);

/**
 * Which decisions govern each file: those whose `governs` patterns match its path from the root, with fnmatch semantics. All but
 * superseded and rejected ones; with `inForce` only those that are accepted and not replaced.
 */
export function governors(
  logs: readonly Log[],
  paths: readonly string[],
  options: { readonly inForce: boolean },
): ReadonlyMap<string, readonly Governor[]> {
  const patterns = logs.flatMap((log) =>
    log.decisions
      .filter((decision) => speaks(decision, log, options))
      .flatMap((decision) => decision.governs.map(({ value }) => ({ log, decision, pattern: value, matches: fnmatch(value) }))),
  );
  return new Map(paths.map((path) => [path, firstOfEach(patterns.filter(({ matches }) => matches(path)))]));
}

function speaks(decision: Decision, log: Log, options: { readonly inForce: boolean }): boolean {
  if (options.inForce) return log.lineage.inForce.has(decision.id);
  const heads = log.lineage.heads.get(decision.id) ?? [];
  return !OVER.has(decision.status?.name ?? '') && heads.includes(decision.id);
}

/** A decision once, with its first pattern that matches. */
function firstOfEach(hits: readonly Governor[]): readonly Governor[] {
  return hits
    .filter((hit, index) => hits.findIndex((other) => other.decision === hit.decision) === index)
    .map(({ log, decision, pattern }) => ({ log, decision, pattern }));
}
