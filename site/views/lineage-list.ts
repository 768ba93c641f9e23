import type { RelationKind } from '../../src/model/decision.ts';
import type { Edge } from '../../src/model/log.ts';
import type { TextKey } from '../texts/texts.ts';
import { type RecordLink, recordLinks } from './record-link.ts';
import type { SiteFacts, SiteRecord } from './site-facts.ts';

/** A related record in words, with those that follow from it. */
export interface LineageItem extends RecordLink {
  /** Which part the relation is about, as the author wrote it. */
  readonly scope?: string;
  /** Why the relation is in doubt, as a sentence. */
  readonly doubt?: string;
  /** The same relation again, from that record on. */
  readonly children: readonly LineageItem[];
}

/** All records in one relation to a record, such as those it replaces. */
export interface LineageGroup {
  readonly words: string;
  readonly items: readonly LineageItem[];
}

/** Records shown for one relation; a longer history is on the lineage page. */
const MOST_ITEMS = 40;

/** The lineage of a record in words: what the diagram beside it shows, and the looser relations too. */
export function lineageList(facts: SiteFacts, record: SiteRecord): readonly LineageGroup[] {
  const { lineage } = record.log;
  const back = kindsOf(lineage.predecessors.get(record.decision.id));
  const forth = kindsOf(lineage.successors.get(record.decision.id));
  const groups = [
    ...back.map((kind) => group(facts, record, { kind, direction: 'forward' })),
    ...forth.map((kind) => group(facts, record, { kind, direction: 'inverse' })),
  ];
  return [...groups.filter(({ isChain }) => isChain), ...groups.filter(({ isChain }) => !isChain)].map(({ words, items }) => ({
    words,
    items,
  }));
}

interface Walk {
  readonly kind: RelationKind;
  readonly direction: 'forward' | 'inverse';
}

function group(facts: SiteFacts, record: SiteRecord, walk: Walk): LineageGroup & { readonly isChain: boolean } {
  const isChain = walk.kind === 'supersedes';
  const seen = new Set([record.decision.id]);
  const key: TextKey = walk.direction === 'forward' ? `relation.${walk.kind}` : `inverse.${walk.kind}`;
  return { words: facts.say(key), items: itemsOf(facts, { record, walk, seen }, record.decision.id), isChain };
}

function itemsOf(
  facts: SiteFacts,
  at: { readonly record: SiteRecord; readonly walk: Walk; readonly seen: Set<string> },
  id: string,
): readonly LineageItem[] {
  const { record, walk, seen } = at;
  const { lineage } = record.log;
  const edges = (walk.direction === 'forward' ? lineage.predecessors : lineage.successors).get(id) ?? [];
  return edges.flatMap((edge) => {
    const other = walk.direction === 'forward' ? edge.to : edge.from;
    if (edge.kind !== walk.kind || seen.has(other) || seen.size > MOST_ITEMS) return [];
    seen.add(other);
    const children = walk.kind === 'supersedes' ? itemsOf(facts, at, other) : [];
    return recordLinks(facts, record.log.name, [other]).map((link) => ({ ...link, ...edgeFacts(facts, edge), children }));
  });
}

function edgeFacts(facts: SiteFacts, edge: Edge): Pick<LineageItem, 'scope' | 'doubt'> {
  const scope = edge.part === 'partial' ? (edge.scope ?? facts.say('lineage.in-part')) : undefined;
  const doubt = edge.doubt === undefined ? undefined : facts.say(`doubt.${edge.doubt}`);
  return { ...(scope === undefined ? {} : { scope }), ...(doubt === undefined ? {} : { doubt }) };
}

function kindsOf(edges: readonly Edge[] | undefined): readonly RelationKind[] {
  return [...new Set((edges ?? []).map(({ kind }) => kind))];
}
