import { hrefTo, type SiteFacts } from './site-facts.ts';
import type { LinkView, TopicKind, Topics } from './topics.ts';

/** All tags, people or components with how many records each has. */
export interface TopicsView {
  readonly kind: TopicKind;
  readonly entries: readonly (LinkView & { readonly count: number; readonly inForce: number })[];
}

/** The index page of one kind of topic, by name. */
export function topicsView(facts: SiteFacts, topics: Topics, kind: TopicKind): TopicsView {
  const entries = [...topics[kind].values()].map(({ name, address, records }) => ({
    text: name,
    href: hrefTo(facts, address),
    count: records.length,
    inForce: records.filter(({ log, decision }) => log.lineage.inForce.has(decision.id)).length,
  }));
  return { kind, entries };
}
