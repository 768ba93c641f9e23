import type { Located } from '../../src/model/place.ts';
import type { TocEntry } from '../render/headings.ts';
import type { RenderedRecord } from '../render/render-record.ts';
import { editHref, sourceHref } from '../render/source-href.ts';
import { type DateView, dateOf, dateView } from './date-view.ts';
import { detectLanguage } from './detect-language.ts';
import { type LineageGroup, lineageList } from './lineage-list.ts';
import { type LineagePicture, neighbourhood } from './lineage-picture.ts';
import { type NoticeView, noticesOf } from './notice-view.ts';
import { type RecordLink, recordLink } from './record-link.ts';
import { hrefTo, type SiteFacts, type SiteRecord } from './site-facts.ts';
import { COMPONENT_LABEL, type LinkView, type Topics, topicLinks, topicNames } from './topics.ts';

/** Everything the page of a decision shows. */
export interface DecisionView extends RecordLink {
  readonly id: string;
  readonly path: string;
  /** Language of the record's words, where it can be told. */
  readonly language: string | undefined;
  readonly titleId: string;
  readonly date: DateView | undefined;
  readonly notices: readonly NoticeView[];
  readonly people: readonly PeopleGroup[];
  readonly tags: readonly LinkView[];
  readonly components: readonly LinkView[];
  /** Trusted HTML. */
  readonly html: string;
  readonly toc: readonly TocEntry[];
  readonly hasDiagram: boolean;
  readonly lineage: readonly LineageGroup[];
  readonly picture: LineagePicture | undefined;
  readonly followUps: FollowUpCount | undefined;
  readonly review: ReviewView | undefined;
  readonly asrTriggers: readonly { readonly kind: string; readonly evidence: string }[];
  readonly governs: readonly string[];
  readonly dialect: string;
  readonly git: { readonly created: string; readonly changed: string } | undefined;
  readonly links: { readonly source: string | undefined; readonly edit: string | undefined; readonly plain: string };
  readonly findings: { readonly count: number; readonly href: string } | undefined;
  /** Why parts of the record could not be read, as sentences. */
  readonly problems: readonly string[];
  readonly previous: RecordLink | undefined;
  readonly next: RecordLink | undefined;
  /** The front matter's keys and values that are shown nowhere else. */
  readonly otherFields: readonly { readonly label: string; readonly value: string }[];
}

export interface PeopleGroup {
  readonly words: string;
  readonly people: readonly LinkView[];
}

export interface FollowUpCount {
  readonly done: number;
  readonly total: number;
  readonly items: readonly { readonly text: string; readonly state: 'open' | 'done' | 'dropped' }[];
}

export interface ReviewView extends DateView {
  readonly due: boolean;
}

/** The page of a decision. */
export function decisionView(
  facts: SiteFacts,
  topics: Topics,
  page: { readonly record: SiteRecord; readonly rendered: RenderedRecord },
): DecisionView {
  const { record, rendered } = page;
  const { decision, log } = record;
  const text = log.texts.get(decision.path)?.text ?? '';
  return {
    ...recordLink(facts, record),
    id: decision.id,
    path: decision.path,
    language: detectLanguage(text),
    titleId: rendered.titleId,
    date: dateView(decision),
    notices: noticesOf(facts, record),
    people: peopleGroups(facts, topics, record),
    tags: topicLinks(facts, topics, { kind: 'tags', names: topicNames('tags', record) }),
    components: topicLinks(facts, topics, { kind: 'components', names: topicNames('components', record) }),
    html: rendered.html,
    toc: rendered.toc,
    hasDiagram: rendered.hasDiagram,
    lineage: lineageList(facts, record),
    picture: neighbourhood(facts, record),
    followUps: followUpCount(record),
    review: reviewOf(facts, record),
    asrTriggers: decision.asrTriggers.map(({ kind, evidence }) => ({ kind, evidence })),
    governs: decision.governs.map(({ value }) => value),
    dialect: decision.dialect,
    git: facts.input.history?.files.get(decision.path),
    links: {
      source: sourceHref(facts, decision.path),
      edit: editHref(facts, decision.path),
      plain: hrefTo(facts, plainAddress(record)),
    },
    findings: findingsOf(facts, record),
    problems: problemsOf(facts, record, rendered),
    ...neighbours(facts, record),
    otherFields: otherFields(record),
  };
}

/** Address of a record as plain Markdown. */
export function plainAddress(record: SiteRecord): string {
  return record.address.replace(/\/$/, '.md');
}

function peopleGroups(facts: SiteFacts, topics: Topics, { decision }: SiteRecord): readonly PeopleGroup[] {
  const groups: readonly (readonly [string, readonly Located<string>[]])[] = [
    [facts.say('people.decided'), decision.decisionMakers],
    [facts.say('people.wrote'), decision.authors],
    [facts.say('people.consulted'), decision.consulted],
    [facts.say('people.informed'), decision.informed],
  ];
  return groups
    .map(([words, list]) => ({
      words,
      people: topicLinks(facts, topics, { kind: 'people', names: [...new Set(list.map(({ value }) => value.trim()))] }),
    }))
    .filter(({ people }) => people.length > 0);
}

function followUpCount({ decision }: SiteRecord): FollowUpCount | undefined {
  const items = decision.followUps.map(({ text, state }) => ({ text, state }));
  if (items.length === 0) return undefined;
  const count = (state: string): number => items.filter((item) => item.state === state).length;
  return { done: count('done'), total: count('done') + count('open'), items };
}

function reviewOf(facts: SiteFacts, { decision, log }: SiteRecord): ReviewView | undefined {
  const date = decision.reviewBy === undefined ? undefined : dateOf(decision.reviewBy);
  if (date === undefined) return undefined;
  return { ...date, due: date.iso !== undefined && date.iso <= facts.input.today && log.lineage.inForce.has(decision.id) };
}

function findingsOf(facts: SiteFacts, { decision, key }: SiteRecord): DecisionView['findings'] {
  const count = facts.findingCounts.get(decision.path) ?? 0;
  return count === 0 ? undefined : { count, href: `${hrefTo(facts, 'health/')}#${encodeURIComponent(key)}` };
}

function problemsOf(facts: SiteFacts, { decision }: SiteRecord, rendered: RenderedRecord): readonly string[] {
  const kinds = new Set(decision.problems.map(({ kind }) => kind));
  return [
    ...(kinds.has('unreadable') || kinds.has('too-large') ? [facts.say('problem.unreadable')] : []),
    ...(kinds.has('front-matter') || kinds.has('unclosed-front-matter') ? [facts.say('problem.front-matter')] : []),
    ...(kinds.has('invalid-utf8') || kinds.has('nul-byte') ? [facts.say('problem.encoding')] : []),
    ...(kinds.has('conflict-marker') ? [facts.say('problem.conflict')] : []),
    ...(rendered.failed ? [facts.say('problem.rendering')] : []),
  ];
}

function neighbours(facts: SiteFacts, record: SiteRecord): Pick<DecisionView, 'previous' | 'next'> {
  const index = facts.places.get(record.key) ?? 0;
  const at = (place: number): RecordLink | undefined => {
    const other = facts.records[place];
    return other === undefined || other.log !== record.log ? undefined : recordLink(facts, other);
  };
  return { previous: at(index - 1), next: at(index + 1) };
}

/** Keys for the tools of others. */
const NOT_SHOWN = /^(?:layout|parent|grand_parent|nav_order|has_children|permalink|slug|sidebar_\w+|weight|lang)$/i;

function otherFields({ decision }: SiteRecord): DecisionView['otherFields'] {
  const known = new Set(decision.fields.filter(({ name }) => name !== undefined).map(({ label }) => label));
  const entries = decision.frontMatter?.entries ?? [];
  return entries
    .filter(
      ({ key, kind }) =>
        !known.has(key) && !NOT_SHOWN.test(key) && !COMPONENT_LABEL.test(key) && (kind === 'scalar' || kind === 'list'),
    )
    .map(({ key, text, items }) => ({ label: key, value: text === '' ? items.map(({ value }) => value).join(', ') : text }))
    .filter(({ value }) => value !== '' && value.length <= 400);
}
