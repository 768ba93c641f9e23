import type { SiteModel } from '../model/site-model.ts';
import { logAddress } from '../views/addresses.ts';
import { TOPIC_KINDS } from '../views/topics.ts';

/** Addresses of all pages, relative to the base. */
export function pageAddresses({ facts, topics, statuses, ownPages }: SiteModel): readonly string[] {
  return [
    '',
    'lineage/',
    'timeline/',
    'follow-ups/',
    'reviews/',
    'options/',
    'health/',
    'at/',
    'rules/',
    ...TOPIC_KINDS.map((kind) => `${kind}/`),
    ...statuses.map((tone) => `status/${tone}/`),
    ...(facts.several ? facts.logs.map(({ name }) => logAddress(name)) : []),
    ...facts.records.map(({ address }) => address),
    ...TOPIC_KINDS.flatMap((kind) => [...topics[kind].values()].map(({ address }) => address)),
    ...facts.input.rules.map(({ id }) => `rules/${id}/`),
    ...ownPages.map(({ slug }) => `pages/${slug}/`),
  ];
}
