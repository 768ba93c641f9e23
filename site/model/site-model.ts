import { recordKey } from '../views/addresses.ts';
import { type DecisionView, decisionView } from '../views/decision-view.ts';
import { type FollowUpsView, followUpsView } from '../views/follow-ups-view.ts';
import { type HealthView, healthView } from '../views/health-view.ts';
import { type HomeView, homeView } from '../views/home-view.ts';
import { type LineageView, lineageView } from '../views/lineage-view.ts';
import { listView, type ListView, recordsOfStatus } from '../views/list-view.ts';
import { type LogAtView, logAtView } from '../views/log-at-view.ts';
import { type OptionsView, optionsView } from '../views/options-view.ts';
import { type ReviewsView, reviewsView } from '../views/reviews-view.ts';
import { type AssetNames, shellView, type ShellView } from '../views/shell-view.ts';
import type { SiteFacts, SiteRecord } from '../views/site-facts.ts';
import type { StatusTone } from '../views/status-view.ts';
import { type TimelineView, timelineView } from '../views/timeline-view.ts';
import { collectTopics, type Topic, type TopicKind, type Topics } from '../views/topics.ts';
import { type TopicsView, topicsView } from '../views/topics-view.ts';
import type { Highlight } from '../render/highlight.ts';
import { type RenderedRecord, renderRecord } from '../render/render-record.ts';
import { type RenderedText, renderText } from '../render/render-text.ts';
import type { OwnPage } from './own-pages.ts';

/** What the pages ask for: one typed object a page. Everything is computed when it is asked for. */
export interface SiteModel {
  readonly facts: SiteFacts;
  readonly topics: Topics;
  readonly shell: ShellView;
  readonly assets: AssetNames;
  readonly ownPages: readonly OwnPage[];
  /** Files of the repository that pages rendered so far show or link to. */
  readonly copied: ReadonlySet<string>;
  home(log?: string): HomeView;
  decision(key: string): DecisionView;
  status(tone: StatusTone | 'in-force'): ListView;
  topics_(kind: TopicKind): TopicsView;
  topic(kind: TopicKind, address: string): { readonly topic: Topic; readonly list: ListView };
  lineage(): LineageView;
  timeline(): TimelineView;
  followUps(): FollowUpsView;
  reviews(): ReviewsView;
  options(): OptionsView;
  health(): HealthView;
  logAt(): LogAtView;
  rule(id: string): RenderedText;
  ownPage(slug: string): RenderedText;
}
