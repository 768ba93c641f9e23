import { optionKey, sameOption, withoutLabel } from '../../src/source/option-key.ts';
import { groupBy } from './group-by.ts';
import { type RecordLink, recordLink } from './record-link.ts';
import type { SiteFacts, SiteRecord } from './site-facts.ts';

/** Every option ever considered, like the index at the back of a book. */
export interface OptionsView {
  readonly letters: readonly { readonly letter: string; readonly options: readonly OptionEntry[] }[];
  readonly count: number;
}

export interface OptionEntry {
  readonly title: string;
  readonly chosen: readonly RecordLink[];
  readonly notChosen: readonly RecordLink[];
  /** In records that do not say what they chose. */
  readonly considered: readonly RecordLink[];
}

type Role = 'chosen' | 'notChosen' | 'considered';

interface Use {
  readonly key: string;
  readonly title: string;
  readonly record: SiteRecord;
  readonly role: Role;
}

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Options by name. Equal names, whatever their marks and letter case, are one option. */
export function optionsView(facts: SiteFacts): OptionsView {
  const uses = facts.records.flatMap(usesOf);
  const entries = [...groupBy(uses, ({ key }) => key)].map(([key, list]) => ({ key, entry: toEntry(facts, list) }));
  const sorted = entries.toSorted((a, b) => COLLATOR.compare(a.key, b.key) || (a.key < b.key ? -1 : 1));
  const letters = groupBy(sorted, ({ key }) => letterOf(key));
  return {
    letters: [...letters].map(([letter, list]) => ({ letter, options: list.map(({ entry }) => entry) })),
    count: sorted.length,
  };
}

function usesOf(record: SiteRecord): readonly Use[] {
  const { options, outcome } = record.decision;
  const chosen = outcome?.chosen?.value;
  const chosenKey = chosen === undefined ? '' : optionKey(chosen);
  const uses = options.map(({ title }): Use => {
    const key = optionKey(title);
    return { key: withoutLabel(key) || key, title: cleanTitle(title), record, role: roleOf(key, chosenKey) };
  });
  const unlisted = chosen === undefined || chosenKey === '' || chosen.length > 120 || uses.some(({ role }) => role === 'chosen');
  const all = unlisted
    ? uses
    : [...uses, { key: withoutLabel(chosenKey) || chosenKey, title: cleanTitle(chosen), record, role: 'chosen' as const }];
  return all.filter(({ key }) => key !== '');
}

function roleOf(key: string, chosen: string): Role {
  if (chosen === '') return 'considered';
  return sameOption(key, chosen) ? 'chosen' : 'notChosen';
}

function toEntry(facts: SiteFacts, uses: readonly Use[]): OptionEntry {
  const links = (role: Role): readonly RecordLink[] =>
    [...new Set(uses.filter((use) => use.role === role).map(({ record }) => record))].map((record) => recordLink(facts, record));
  return { title: uses[0]?.title ?? '', chosen: links('chosen'), notChosen: links('notChosen'), considered: links('considered') };
}

function cleanTitle(title: string): string {
  return title
    .replace(/[*_`]{1,3}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The letter an option stands under; digits and marks stand under `#`. */
function letterOf(key: string): string {
  const first = key.normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
