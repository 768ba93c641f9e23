import type { Decision } from '../../src/model/decision.ts';
import type { Log, RecordRef } from '../../src/model/log.ts';
import { type Say, textsFor } from '../texts/texts.ts';
import { recordAddresses, recordKey } from './addresses.ts';
import type { SiteCall, SiteInput } from './site-input.ts';

/** A record with its place on the site. */
export interface SiteRecord {
  readonly log: Log;
  readonly decision: Decision;
  /** `log/id`. */
  readonly key: string;
  /** Relative to the base, with a closing slash. */
  readonly address: string;
  /** The title, or the id of a record without one. */
  readonly title: string;
}

/** What every view looks things up in; computed once. */
export interface SiteFacts {
  readonly input: SiteInput;
  readonly logs: readonly Log[];
  /** In the order of the logs and their records. */
  readonly records: readonly SiteRecord[];
  readonly byKey: ReadonlyMap<string, SiteRecord>;
  readonly byPath: ReadonlyMap<string, SiteRecord>;
  /** Place of each record in `records`, by key. */
  readonly places: ReadonlyMap<string, number>;
  /** True when the repository has several logs. */
  readonly several: boolean;
  readonly title: string;
  /** Begins and ends with `/`. */
  readonly base: string;
  /** Address of the host without a closing slash, where known. */
  readonly url: string | undefined;
  /** Language of the interface, such as `en`. */
  readonly language: string;
  readonly say: Say;
  /** How many findings each record has, by path. */
  readonly findingCounts: ReadonlyMap<string, number>;
}

/** Computes what views look up. */
export function siteFacts(input: SiteInput, call: SiteCall = {}, ownTexts: Readonly<Record<string, unknown>> = {}): SiteFacts {
  const logs = input.workspace.logs.map(({ log }) => log);
  const addresses = recordAddresses(logs);
  const records = logs.flatMap((log) => log.decisions.map((decision) => siteRecord(log, decision, addresses)));
  const language = input.setting.language ?? 'en';
  const say = textsFor(language, ownTexts);
  return {
    input,
    logs,
    records,
    byKey: new Map(records.map((record) => [record.key, record])),
    byPath: new Map(records.map((record) => [record.decision.path.toLowerCase(), record])),
    places: new Map(records.map(({ key }, place) => [key, place])),
    several: logs.length > 1,
    title: input.setting.title ?? say('site.title'),
    base: basePath(call.base ?? input.setting.base ?? '/'),
    url: (call.url ?? input.setting.url)?.replace(/\/+$/, ''),
    language,
    say,
    findingCounts: countBy(input.findings.map(({ path }) => path)),
  };
}

/** A base path as Astro means it, in one spelling: `/x`, `x` and `/x/` are `/x/`. */
export function basePath(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** The link to an address of the site. */
export function hrefTo(facts: Pick<SiteFacts, 'base'>, address: string): string {
  return encodeURI(facts.base + address).replace(/[?#]/g, encodeURIComponent);
}

/** The link to a record's page, at a fragment if one is given. */
export function recordHref(facts: Pick<SiteFacts, 'base'>, record: SiteRecord, fragment = ''): string {
  return hrefTo(facts, record.address) + (fragment === '' ? '' : `#${encodeURIComponent(fragment)}`);
}

/** The record a reference names, when it has a page. */
export function recordOf(facts: SiteFacts, ref: RecordRef): SiteRecord | undefined {
  return facts.byKey.get(recordKey(ref.log, ref.id));
}

/** The full address of a page, where the host is known; else the link from the root. */
export function absoluteHref(facts: SiteFacts, address: string): string {
  return (facts.url ?? '') + hrefTo(facts, address);
}

function siteRecord(log: Log, decision: Decision, addresses: ReadonlyMap<string, string>): SiteRecord {
  const key = recordKey(log.name, decision.id);
  const title = decision.title?.value.trim() ?? '';
  return { log, decision, key, address: addresses.get(key) ?? `${key}/`, title: title === '' ? decision.id : title };
}

/** How often each value occurs. */
export function countBy(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
