import type { Edge } from '../../src/model/log.ts';
import { type DateView, dateView } from './date-view.ts';
import { groupBy } from './group-by.ts';
import { type RecordLink, recordLink } from './record-link.ts';
import { hrefTo, type SiteFacts, type SiteRecord } from './site-facts.ts';
import { type LinkView, type Topics, topicLinks, topicNames } from './topics.ts';

/** A record as a row of a table. */
export interface RecordRow extends RecordLink {
  readonly date?: DateView;
  readonly inForce: boolean;
  readonly people: readonly LinkView[];
  readonly tags: readonly LinkView[];
  readonly components: readonly string[];
  /** What it replaces and what replaced it, by number. */
  readonly relations: readonly RowRelation[];
  /** The log's page, where there are several. */
  readonly logHref?: string;
}

/** A quiet line of lineage, such as `replaces 12, 4`. */
export interface RowRelation {
  readonly kind: 'supersedes' | 'superseded-by';
  readonly words: string;
  readonly links: readonly LinkView[];
}

/** The row of a record. People are those who decided, else those who wrote. */
export function recordRow(facts: SiteFacts, topics: Topics, record: SiteRecord): RecordRow {
  const known = KNOWN.get(record) ?? makeRow(facts, topics, record);
  KNOWN.set(record, known);
  return known;
}

const KNOWN = new WeakMap<SiteRecord, RecordRow>();

function makeRow(facts: SiteFacts, topics: Topics, record: SiteRecord): RecordRow {
  const { decision, log } = record;
  const date = dateView(decision);
  const people = (decision.decisionMakers.length > 0 ? decision.decisionMakers : decision.authors).map(({ value }) =>
    value.trim(),
  );
  return {
    ...recordLink(facts, record),
    ...(date === undefined ? {} : { date }),
    inForce: log.lineage.inForce.has(decision.id),
    people: topicLinks(facts, topics, { kind: 'people', names: [...new Set(people)] }),
    tags: topicLinks(facts, topics, { kind: 'tags', names: topicNames('tags', record) }),
    components: topicNames('components', record),
    relations: relationsOf(facts, record),
  };
}

/** The newest first: records as a log's table shows them. */
export function newestFirst(records: readonly SiteRecord[]): readonly SiteRecord[] {
  return [...groupBy(records, ({ log }) => log.name).values()].flatMap((list) => list.toReversed());
}

/** What a record replaces, and what replaced it. */
export function relationsOf(facts: SiteFacts, { decision, log }: SiteRecord): readonly RowRelation[] {
  const whole = (edges: readonly Edge[] | undefined): readonly Edge[] =>
    (edges ?? []).filter(({ kind, part }) => kind === 'supersedes' && part === 'whole');
  const links = (ids: readonly string[]): readonly LinkView[] =>
    ids.flatMap((id) => {
      const other = facts.byKey.get(`${log.name}/${id}`);
      return other === undefined
        ? []
        : [{ text: String(other.decision.number ?? other.title), href: hrefTo(facts, other.address) }];
    });
  return [
    {
      kind: 'supersedes' as const,
      words: facts.say('relation.supersedes'),
      links: links(whole(log.lineage.predecessors.get(decision.id)).map(({ to }) => to)),
    },
    {
      kind: 'superseded-by' as const,
      words: facts.say('relation.superseded-by'),
      links: links(whole(log.lineage.successors.get(decision.id)).map(({ from }) => from)),
    },
  ].filter((relation) => relation.links.length > 0);
}
