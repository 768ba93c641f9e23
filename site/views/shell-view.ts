import type { TextKey } from '../texts/texts.ts';
import { absoluteHref, hrefTo, type SiteFacts } from './site-facts.ts';
import { type LinkView, TOPIC_KINDS, type Topics } from './topics.ts';

/** What is around every page. */
export interface ShellView {
  /** Language of the interface. */
  readonly language: string;
  readonly siteTitle: string;
  readonly home: string;
  readonly logo: string | undefined;
  readonly nav: readonly NavLink[];
  /** Further pages, for the foot. */
  readonly all: readonly NavLink[];
  readonly machines: readonly LinkView[];
  readonly footer: string | undefined;
  /** What the browser may load and run; absent in the dev server, which has scripts of its own. */
  readonly policy: string | undefined;
  readonly stylesheet: string;
  readonly script: string;
  readonly feed: string;
  readonly icon: string;
  /** Code that is loaded when it is used. */
  readonly lazy: { readonly search: string; readonly filters: string; readonly diagram: string };
}

export interface NavLink extends LinkView {
  /** The part of the site it stands for: pages below it belong to it. */
  readonly name: string;
}

/** Addresses of the assets whose names hold a digest of their content. */
export interface AssetNames {
  readonly stylesheet: string;
  readonly script: string;
  readonly filters: string;
  readonly search: string;
  readonly diagram: string;
}

/** Nothing inline, nothing from another host but pictures, no frame but our own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'";

/** What pages beside the records there are: only those that have something to say are in the navigation. */
export function shellView(facts: SiteFacts, topics: Topics, assets: AssetNames): ShellView {
  const link = (name: string, key: TextKey, address = `${name}/`): NavLink => ({
    name,
    text: facts.say(key),
    href: hrefTo(facts, address),
  });
  const hasOptions = facts.records.some(({ decision }) => decision.options.length > 0);
  const main = [
    link('decisions', 'nav.decisions', ''),
    link('lineage', 'nav.lineage'),
    link('timeline', 'nav.timeline'),
    link('follow-ups', 'nav.follow-ups'),
    link('reviews', 'nav.reviews'),
    ...(hasOptions ? [link('options', 'nav.options')] : []),
    link('health', 'nav.health'),
  ];
  const kinds = TOPIC_KINDS.filter((kind) => topics[kind].size > 0).map((kind) => link(kind, `nav.${kind}`));
  return {
    language: facts.language,
    siteTitle: facts.title,
    home: hrefTo(facts, ''),
    logo: facts.input.setting.logo === undefined ? undefined : hrefTo(facts, `files/${facts.input.setting.logo}`),
    nav: main,
    all: [...kinds, link('at', 'nav.at'), link('rules', 'nav.rules')],
    machines: [
      { text: facts.say('nav.feed'), href: hrefTo(facts, 'feed.xml') },
      { text: facts.say('nav.json'), href: hrefTo(facts, 'log.json') },
      { text: facts.say('nav.calendar'), href: hrefTo(facts, 'reviews.ics') },
      { text: facts.say('nav.plain'), href: hrefTo(facts, 'llms.txt') },
    ],
    footer: facts.input.setting.footer,
    policy: POLICY,
    stylesheet: hrefTo(facts, assets.stylesheet),
    script: hrefTo(facts, assets.script),
    feed: hrefTo(facts, 'feed.xml'),
    icon: hrefTo(facts, 'assets/icon.svg'),
    lazy: {
      search: hrefTo(facts, assets.search),
      filters: hrefTo(facts, assets.filters),
      diagram: hrefTo(facts, assets.diagram),
    },
  };
}

/** What a page says of itself to search engines and to those who share it. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Full address, where the host is known. */
  readonly canonical: string | undefined;
}

/** The head of one page. */
export function pageMeta(
  facts: SiteFacts,
  page: { readonly title: string; readonly description?: string; readonly address: string },
): PageMeta {
  return {
    title: page.title === facts.title ? page.title : `${page.title} · ${facts.title}`,
    description: page.description ?? facts.input.setting.title ?? facts.say('site.description'),
    canonical: facts.url === undefined ? undefined : absoluteHref(facts, page.address),
  };
}
