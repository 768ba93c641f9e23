import type { RuleInfo } from '../../src/model/report.ts';
import { type RenderedRecord, renderRecord } from '../render/render-record.ts';
import type { RenderedText } from '../render/render-text.ts';
import { slugOf } from '../views/addresses.ts';
import { type DecisionView, decisionView } from '../views/decision-view.ts';
import { type FollowUpsView, followUpsView } from '../views/follow-ups-view.ts';
import { type HealthView, healthView } from '../views/health-view.ts';
import { type HomeView, homeView } from '../views/home-view.ts';
import { type LineageView, lineageView } from '../views/lineage-view.ts';
import { type ListView, listView, recordsOfStatus, statusPages } from '../views/list-view.ts';
import { type LogAtView, logAtView } from '../views/log-at-view.ts';
import { type OptionsView, optionsView } from '../views/options-view.ts';
import { type ReviewsView, reviewsView } from '../views/reviews-view.ts';
import { type AssetNames, type PageMeta, pageMeta, type ShellView, shellView } from '../views/shell-view.ts';
import type { SiteFacts, SiteRecord } from '../views/site-facts.ts';
import type { StatusTone } from '../views/status-view.ts';
import { type TimelineView, timelineView } from '../views/timeline-view.ts';
import { collectTopics, type Topic, type TopicKind, type Topics } from '../views/topics.ts';
import { type TopicsView, topicsView } from '../views/topics-view.ts';
import { loadOwnPages, type OwnPage } from './own-pages.ts';
import { renderOwnPage, renderRule } from './render-pages.ts';

/** What the pages ask for: one typed object a page. Everything is computed when it is asked for. */
export interface SiteModel {
  readonly facts: SiteFacts;
  readonly topics: Topics;
  readonly shell: ShellView;
  readonly assets: AssetNames;
  /** HTML of parts that are the same on many pages, by name: pages fill it. */
  readonly parts: Map<string, string>;
  readonly ownPages: readonly OwnPage[];
  /** Pages of logs: only where there are several. */
  readonly logPages: readonly { readonly name: string; readonly slug: string }[];
  readonly statuses: readonly (StatusTone | 'in-force')[];
  /** Files of the repository that the pages rendered so far show or link to. */
  readonly copied: ReadonlySet<string>;
  meta(page: { readonly title: string; readonly description?: string; readonly address: string }): PageMeta;
  home(log?: string): HomeView;
  decision(key: string): DecisionView;
  status(tone: StatusTone | 'in-force'): ListView;
  topicIndex(kind: TopicKind): TopicsView;
  topicList(topic: Topic): ListView;
  lineage(): LineageView;
  timeline(): TimelineView;
  followUps(): FollowUpsView;
  reviews(): ReviewsView;
  options(): OptionsView;
  health(): HealthView;
  logAt(): LogAtView;
  rule(rule: RuleInfo): RenderedText;
  ownPage(page: OwnPage): RenderedText;
}

/** Parts of a model that were loaded before. */
export interface ModelParts {
  readonly facts: SiteFacts;
  readonly assets: AssetNames;
}

/** Builds the model of a site. */
export function siteModel({ facts, assets }: ModelParts): SiteModel {
  const topics = collectTopics(facts.records);
  const copied = new Set<string>(facts.input.setting.logo === undefined ? [] : [facts.input.setting.logo]);
  const anchors = new Map<string, ReadonlySet<string>>();
  const options = { facts, hasAnchor: (key: string, fragment: string): boolean => anchorsOf(key).has(fragment) };
  const anchorsOf = (key: string): ReadonlySet<string> => {
    const known = anchors.get(key);
    if (known !== undefined) return known;
    const record = facts.byKey.get(key);
    const ids = record === undefined ? new Set<string>() : renderRecord(record, { ...options, hasAnchor: () => false }).ids;
    anchors.set(key, ids);
    return ids;
  };
  const keep = <T extends RenderedText>(rendered: T): T => {
    for (const path of rendered.copied) copied.add(path);
    return rendered;
  };
  const rendered = (record: SiteRecord): RenderedRecord => keep(renderRecord(record, options));
  return {
    facts,
    topics,
    shell: shellView(facts, topics, assets),
    assets,
    parts: new Map(),
    ownPages: loadOwnPages(facts.input),
    logPages: facts.several ? facts.logs.map(({ name }) => ({ name, slug: slugOf(name) })) : [],
    statuses: statusPages(facts),
    copied,
    meta: (page) => pageMeta(facts, page),
    home: (log) => homeView(facts, topics, log),
    decision: (key) => {
      const record = facts.byKey.get(key);
      if (record === undefined) throw new RangeError(`unexpected \`${key}\`, expected the key of a record`);
      return decisionView(facts, topics, { record, rendered: rendered(record) });
    },
    status: (tone) => listView(facts, topics, recordsOfStatus(facts, tone)),
    topicIndex: (kind) => topicsView(facts, topics, kind),
    topicList: ({ records }) => listView(facts, topics, records),
    lineage: () => lineageView(facts),
    timeline: () => timelineView(facts),
    followUps: () => followUpsView(facts),
    reviews: () => reviewsView(facts),
    options: () => optionsView(facts),
    health: () => healthView(facts),
    logAt: () => logAtView(facts),
    rule: (rule) => keep(renderRule(rule, options)),
    ownPage: (page) => keep(renderOwnPage(page, options)),
  };
}
