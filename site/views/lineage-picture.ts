import { type DiagramComponent, lineageGraph } from '../../src/diagram/lineage-graph.ts';
import { type LineageLayout, lineageLayout } from '../../src/diagram/lineage-layout.ts';
import { lineageSvg } from '../../src/diagram/lineage-svg.ts';
import type { Log } from '../../src/model/log.ts';
import { hrefTo, type SiteFacts, type SiteRecord } from './site-facts.ts';

/** A drawn lineage. */
export interface LineagePicture {
  /** Trusted: our own drawing, all words escaped. */
  readonly svg: string;
  /** True when it is wider than a margin. */
  readonly wide: boolean;
}

/** Records on a picture beside a record; more than these are on the lineage page. */
const MOST_RECORDS = 14;
/** Width of two cards side by side in pixels: what still fits a margin when it is scaled. */
const MARGIN_WIDTH = 260;

/** The neighbourhood of a record as a picture; undefined for a record without lineage. */
export function neighbourhood(facts: SiteFacts, record: SiteRecord): LineagePicture | undefined {
  const component = lineageComponents(facts, record.log).get(record.decision.id);
  if (component === undefined || component.edges.length === 0) return undefined;
  const { layout, wide } = layoutOf(nearest(component, record.decision.id));
  return { svg: drawn(facts, { log: record.log, layout, current: record }), wide };
}

const COMPONENTS = new WeakMap<Log, ReadonlyMap<string, DiagramComponent>>();

/** The lineage each record belongs to, by id; records without one are left out. Where there are several logs, a card names its own. */
export function lineageComponents(facts: SiteFacts, log: Log): ReadonlyMap<string, DiagramComponent> {
  const known = COMPONENTS.get(log) ?? findComponents(log, facts.several ? `${log.name}: ` : '');
  COMPONENTS.set(log, known);
  return known;
}

function findComponents(log: Log, prefix: string): ReadonlyMap<string, DiagramComponent> {
  const components = lineageGraph(log).components.map(({ nodes, edges }) => ({
    nodes: nodes.map((node) => ({ ...node, title: prefix + node.title })),
    edges,
  }));
  return new Map(components.flatMap((component) => component.nodes.map(({ id }) => [id, component] as const)));
}

const LAYOUTS = new WeakMap<DiagramComponent, { readonly layout: LineageLayout; readonly wide: boolean }>();

/** Down the margin where that is narrow enough, else to the right. The pages of a lineage share one layout. */
function layoutOf(component: DiagramComponent): { readonly layout: LineageLayout; readonly wide: boolean } {
  const known = LAYOUTS.get(component);
  if (known !== undefined) return known;
  const graph = { components: [component], hidden: 0 };
  const narrow = lineageLayout(graph, { direction: 'down' });
  const wide = narrow.width > MARGIN_WIDTH;
  const made = { layout: wide ? lineageLayout(graph, { direction: 'right', width: 640 }) : narrow, wide };
  LAYOUTS.set(component, made);
  return made;
}

/** The whole lineage where that is small, else the part within two relations or one. */
function nearest(component: DiagramComponent, id: string): DiagramComponent {
  if (component.nodes.length <= MOST_RECORDS) return component;
  const two = within(component, id, 2);
  return two.nodes.length <= MOST_RECORDS ? two : within(component, id, 1);
}

function within(component: DiagramComponent, id: string, reach: number): DiagramComponent {
  let ids = new Set([id]);
  for (let step = 0; step < reach; step++) {
    const touched = component.edges.filter(({ older, newer }) => ids.has(older) || ids.has(newer));
    ids = new Set([...ids, ...touched.flatMap(({ older, newer }) => [older, newer])]);
  }
  return {
    nodes: component.nodes.filter((node) => ids.has(node.id)),
    edges: component.edges.filter(({ older, newer }) => ids.has(older) && ids.has(newer)),
  };
}

/** One lineage of a log for a page that shows many of them. `name` is unique on the page. */
export function chainPicture(
  facts: SiteFacts,
  chain: { readonly log: Log; readonly component: DiagramComponent; readonly name: string },
): string {
  const layout = lineageLayout({ components: [chain.component], hidden: 0 }, { direction: 'right', width: 1080 });
  return drawn(facts, { log: chain.log, layout, name: chain.name });
}

interface Drawing {
  readonly log: Log;
  readonly layout: LineageLayout;
  readonly current?: SiteRecord;
  /** Part of the ids in the picture: unique on the page. */
  readonly name?: string;
}

function drawn(facts: SiteFacts, { log, layout, current, name = '' }: Drawing): string {
  const svg = lineageSvg(layout, {
    prefix: `ui:lineage${name}`,
    title: current === undefined ? facts.say('lineage.title') : facts.say('lineage.title-of', { title: current.title }),
    ...(current === undefined ? {} : { current: current.decision.id }),
    href: (id) => {
      const record = facts.byKey.get(`${log.name}/${id}`);
      return record === undefined ? undefined : hrefTo(facts, record.address);
    },
  });
  // A card is named by its title element, which says the same; a label of its own must hold the words in the order of the card.
  return svg.replace(/(<a class="[^"]*") aria-label="[^"]*"/g, '$1');
}
