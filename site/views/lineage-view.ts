import type { DiagramComponent } from '../../src/diagram/lineage-graph.ts';
import type { Edge, Log } from '../../src/model/log.ts';
import { chainPicture, lineageComponents } from './lineage-picture.ts';
import { type RecordLink, recordLinks } from './record-link.ts';
import type { SiteFacts } from './site-facts.ts';

/** All lineages, the longest first. */
export interface LineageView {
  readonly chains: readonly ChainView[];
  /** Records without lineage. */
  readonly singles: number;
  readonly doubtful: number;
}

/** Records that replaced or amended each other. */
export interface ChainView {
  readonly id: string;
  readonly log: string | undefined;
  /** Where the chain leads today. */
  readonly heads: readonly RecordLink[];
  readonly count: number;
  /** Trusted: our own drawing. Empty for a chain that is too big to be read as a picture. */
  readonly svg: string;
  readonly relations: readonly RelationView[];
}

/** One relation in words. */
export interface RelationView {
  readonly newer: RecordLink;
  readonly words: string;
  readonly older: RecordLink;
  readonly scope: string | undefined;
  readonly doubt: string | undefined;
}

/** A chain with more records is told in words alone. */
const MOST_DRAWN = 60;

/** The lineage of every log, chain by chain. */
export function lineageView(facts: SiteFacts): LineageView {
  const found = facts.logs.flatMap((log) =>
    [...new Set(lineageComponents(facts, log).values())].map((component) => ({ log, component })),
  );
  const sorted = found.toSorted((a, b) => b.component.nodes.length - a.component.nodes.length);
  const chains = sorted.map(({ log, component }, index) => chainView(facts, { log, component, name: String(index + 1) }));
  const inChains = chains.reduce((sum, { count }) => sum + count, 0);
  return {
    chains,
    singles: facts.records.length - inChains,
    doubtful: chains.reduce((sum, { relations }) => sum + relations.filter(({ doubt }) => doubt !== undefined).length, 0),
  };
}

function chainView(
  facts: SiteFacts,
  chain: { readonly log: Log; readonly component: DiagramComponent; readonly name: string },
): ChainView {
  const { log, component, name } = chain;
  const ids = new Set(component.nodes.map(({ id }) => id));
  const heads = component.nodes.filter(({ living }) => living).map(({ id }) => id);
  const edges = log.edges.filter(
    ({ from, to, kind }) => (kind === 'supersedes' || kind === 'amends') && ids.has(from) && ids.has(to),
  );
  return {
    id: `chain-${name}`,
    log: facts.several ? log.name : undefined,
    heads: recordLinks(facts, log.name, heads),
    count: ids.size,
    svg: ids.size > MOST_DRAWN ? '' : chainPicture(facts, chain),
    relations: edges.flatMap((edge) => relationView(facts, log, edge)),
  };
}

function relationView(facts: SiteFacts, log: Log, edge: Edge): readonly RelationView[] {
  const [newer] = recordLinks(facts, log.name, [edge.from]);
  const [older] = recordLinks(facts, log.name, [edge.to]);
  if (newer === undefined || older === undefined) return [];
  return [
    {
      newer,
      words: facts.say(`relation.${edge.kind}`),
      older,
      scope: edge.part === 'partial' ? (edge.scope ?? facts.say('lineage.in-part')) : undefined,
      doubt: edge.doubt === undefined ? undefined : facts.say(`doubt.${edge.doubt}`),
    },
  ];
}
