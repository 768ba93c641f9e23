import type { Decision } from '../model/decision.ts';
import type { Edge, ResolvedLink } from '../model/log.ts';

type Draft = { from: string; to: string; kind: Edge['kind']; claims: ResolvedLink[] };

/** Edges as the union of what both records claim, in forward direction, sorted. Self-references give no edge. */
export function buildEdges(links: readonly ResolvedLink[]): readonly Edge[] {
  const drafts = new Map<string, Draft>();
  for (const claim of links) {
    if (claim.resolution.kind !== 'resolved' || claim.resolution.id === claim.claimant) continue;
    const { link, claimant, resolution } = claim;
    const [from, to] = link.direction === 'forward' ? [claimant, resolution.id] : [resolution.id, claimant];
    const pair = link.kind === 'relates-to' && to > from && drafts.has(`relates-to ${to} ${from}`) ? [to, from] : [from, to];
    const key = `${link.kind} ${pair[0]} ${pair[1]}`;
    const draft = drafts.get(key) ?? { from: pair[0] ?? from, to: pair[1] ?? to, kind: link.kind, claims: [] };
    if (!draft.claims.some((other) => other.claimant === claimant)) draft.claims.push(claim);
    drafts.set(key, draft);
  }
  const edges = [...drafts.values()].map(toEdge);
  return markConflicts(edges).sort((a, b) => compare(a.from, b.from) || compare(a.to, b.to) || compare(a.kind, b.kind));
}

const SYMMETRIC: ReadonlySet<Edge['kind']> = new Set(['relates-to', 'contradicts', 'influences', 'references']);
const MUTUAL: ReadonlySet<Edge['kind']> = new Set(['supersedes', 'amends']);

function toEdge(draft: Draft): Edge {
  const byFrom = draft.claims.some((claim) => claim.claimant === draft.from);
  const byTo = draft.claims.some((claim) => claim.claimant === draft.to);
  const partial = draft.claims.some((claim) => claim.link.part === 'partial');
  const scope = draft.claims.map((claim) => claim.link.scope).find((one) => one !== undefined);
  const claimedBy = byFrom && byTo ? 'both' : byFrom ? 'from' : 'to';
  const doubtful = claimedBy !== 'both' && MUTUAL.has(draft.kind) && !SYMMETRIC.has(draft.kind);
  return {
    from: draft.from,
    to: draft.to,
    kind: draft.kind,
    part: partial ? 'partial' : 'whole',
    ...(scope === undefined ? {} : { scope }),
    claimedBy,
    ...(doubtful ? { doubt: 'one-sided' } : {}),
    claims: draft.claims,
  };
}

/** A predecessor that names one successor while another record claims to replace it: its own claim is in doubt. */
function markConflicts(edges: readonly Edge[]): Edge[] {
  const claimed = new Map<string, string[]>();
  for (const edge of edges) {
    if (edge.kind !== 'supersedes' || edge.claimedBy !== 'from' || edge.part !== 'whole') continue;
    const claimants = claimed.get(edge.to);
    if (claimants) claimants.push(edge.from);
    else claimed.set(edge.to, [edge.from]);
  }
  return edges.map((edge) => {
    if (edge.kind !== 'supersedes' || edge.claimedBy !== 'to' || edge.part === 'partial') return edge;
    const rivals = claimed.get(edge.to)?.some((id) => id !== edge.from) ?? false;
    return rivals ? { ...edge, doubt: 'conflicting' as const } : edge;
  });
}

/** Compares ids as people sort them: numbers by value. */
export function compare(a: string, b: string): number {
  return a === b ? 0 : COLLATOR.compare(a, b) || (a < b ? -1 : 1);
}

const COLLATOR = new Intl.Collator('en', { numeric: true });

/** Sorts decisions by number, then id; those without number come last. */
export function compareDecisions(a: Decision, b: Decision): number {
  return (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY) || compare(a.id, b.id);
}
