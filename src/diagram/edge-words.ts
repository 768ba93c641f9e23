import type { RelationKind } from '../model/decision.ts';
import type { DiagramEdge, DiagramNode } from './lineage-graph.ts';

/** Relations read from the older record to the newer one, as the arrow runs. */
const INVERSE: Readonly<Record<RelationKind, string>> = {
  supersedes: 'superseded by',
  amends: 'amended by',
  'relates-to': 'related to',
  refines: 'refined by',
  clarifies: 'clarified by',
  extends: 'extended by',
  'depends-on': 'needed by',
  implements: 'implemented by',
  'leads-to': 'result of',
  contradicts: 'contradicted by',
  references: 'referenced by',
  'caused-by': 'cause of',
  'rejected-in-favor-of': 'preferred to',
  assumes: 'assumed by',
  'review-on': 'to be reviewed with',
  'promoted-from': 'promoted to',
  influences: 'influenced by',
  deprecates: 'deprecated by',
};

/** What stands on the arrow of a relation: its kind when the line does not say it, the part it is about, `?` when it is in doubt. */
export function edgeLabel(edge: DiagramEdge): string {
  const part = edge.part === 'partial' ? edge.scope || 'in part' : '';
  const kind = edge.kind === 'supersedes' ? '' : INVERSE[edge.kind];
  const words = kind === '' || part === '' ? kind + part : `${kind}: ${part}`;
  return edge.doubt === undefined ? words : `${words} ?`.trimStart();
}

/** A relation as a sentence, such as `21 supersedes 12 in part (sessions)`. */
export function edgeSentence(edge: DiagramEdge, nodes: ReadonlyMap<string, DiagramNode>): string {
  const part = edge.part === 'whole' ? '' : edge.scope === '' ? ' in part' : ` in part (${edge.scope})`;
  return `${nameOf(edge.newer, nodes)} ${edge.kind.replaceAll('-', ' ')} ${nameOf(edge.older, nodes)}${part}`;
}

/** Why a relation is in doubt, as a sentence; empty when it is not. */
export function doubtSentence(edge: DiagramEdge, nodes: ReadonlyMap<string, DiagramNode>): string {
  switch (edge.doubt) {
    case undefined:
      return '';
    case 'one-sided':
      return `Only ${nameOf(edge.claimedBy === 'older' ? edge.older : edge.newer, nodes)} says so`;
    case 'conflicting':
      return 'The two records contradict each other';
    case 'ambiguous':
      return 'The reference fits more than one record';
  }
}

/** A record's short name in a sentence: its number, else its id. */
function nameOf(id: string, nodes: ReadonlyMap<string, DiagramNode>): string {
  return String(nodes.get(id)?.number ?? id);
}
