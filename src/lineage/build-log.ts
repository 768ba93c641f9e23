import type { Decision } from '../model/decision.ts';
import type { Log, RecordRef, ResolvedLink, Skipped } from '../model/log.ts';
import type { SourceText } from '../model/source.ts';
import { buildEdges, compareDecisions } from './build-edges.ts';
import { buildLineage } from './build-lineage.ts';
import { indexReferences, resolveReference } from './resolve-reference.ts';

/** What a log is built from. */
export interface LogParts {
  readonly name: string;
  readonly path: string;
  readonly decisions: readonly Decision[];
  readonly texts: ReadonlyMap<string, SourceText>;
  readonly skipped: readonly Skipped[];
  readonly elsewhere: (path: string) => RecordRef | undefined;
  readonly repository: string | undefined;
}

/** Builds a log: decisions in order, every claim resolved, edges from both sides, lineage. */
export function buildLog(parts: LogParts): Log {
  const decisions = [...parts.decisions].sort(compareDecisions);
  const index = indexReferences(decisions, parts);
  const links: readonly ResolvedLink[] = decisions.flatMap((decision) =>
    decision.links.map((link) => ({
      claimant: decision.id,
      link,
      resolution: resolveReference(index, link.reference, decision.path),
    })),
  );
  const edges = buildEdges(links);
  return {
    name: parts.name,
    path: parts.path,
    decisions,
    texts: parts.texts,
    skipped: parts.skipped,
    links,
    edges,
    lineage: buildLineage(decisions, edges),
    resolve: (reference, from) => resolveReference(index, reference, from),
  };
}
