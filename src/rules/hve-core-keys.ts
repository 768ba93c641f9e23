import type { FrontMatterEntry } from '../model/source.ts';
import { isMap, mapsOf } from './front-matter-value.ts';
import { oneLine } from './one-line.ts';

/** What is wrong with a value: what was found and what belongs there. */
export interface KeyFault {
  /** For a message: words of the record in a code span, ours without. */
  readonly actual: string;
  /** The words of the record, where they are at fault. */
  readonly written?: string;
  readonly wanted: string;
  /** Code by which the method names the fault. */
  readonly code?: string;
}

/** A key of the front matter: whether every record has it, what it holds, and how to find its faults. */
export interface KeyFacts {
  readonly required?: true;
  readonly wanted: string;
  readonly faults: (entry: FrontMatterEntry) => readonly KeyFault[];
}

const STATUSES = ['proposed', 'accepted', 'rejected', 'deprecated', 'superseded', 'withdrawn'];
const TOPICS = ['overview', 'concept', 'tutorial', 'reference', 'how-to', 'troubleshooting'];
const RELATIONS = ['informational', 'influenced-by', 'influences'];
const TRIGGERS = [
  'cost',
  'performance',
  'security',
  'compliance',
  'availability',
  'scalability',
  'maintainability',
  'evolvability',
];

/** The closed front matter of hve-core. */
export const HVE_CORE_KEYS: Readonly<Record<string, KeyFacts>> = {
  id: { required: true, ...digits('a quoted four-digit number') },
  title: { required: true, ...words() },
  description: words(),
  author: words(),
  'ms.date': day(),
  'ms.topic': oneOf(TOPICS),
  status: { required: true, ...oneOf(STATUSES) },
  proposed_date: { required: true, ...day() },
  accepted_date: { wanted: 'a day such as `2025-04-02`', faults: (entry) => (isNull(entry) ? [] : day().faults(entry)) },
  effort: oneOf(['S', 'M', 'L', 'XL']),
  affected_components: { required: true, ...list('a list of components, or of `none` alone', 1) },
  success_criteria: maps(['metric', 'target', 'measurement_window', 'source'], (_map) => []),
  deciders: { required: true, ...list('a list of people or roles', 1) },
  consulted: list('a list of people or roles', 0),
  informed: list('a list of people or roles', 0),
  tags: list('a list of tags', 0),
  supersedes: lineage(),
  'superseded-by': lineage(),
  related: maps(['path', 'relation'], (map) => [...valueFaults(map['relation'], RELATIONS), ...noteFaults(map['note'])]),
  asr_triggers: maps(['kind', 'evidence'], (map) => [
    ...valueFaults(map['kind'], TRIGGERS, 'ASR_KIND_UNKNOWN'),
    ...noteFaults(map['note']),
  ]),
  'migrated-from': words(),
  'migrated-on': words(),
  'migrated-by': words(),
  'original-id': words(),
  decisionMetadata: { wanted: 'a map', faults: ({ value }) => (isMap(value) ? [] : [{ ...found(value), wanted: 'a map' }]) },
};

function words(): KeyFacts {
  const wanted = 'text';
  return {
    wanted,
    faults: ({ value }) => (typeof value === 'string' && value.trim() !== '' ? [] : [{ ...found(value), wanted }]),
  };
}

function digits(wanted: string): KeyFacts {
  return { wanted, faults: ({ text, quoted }) => (/^\d{4}$/.test(text) && quoted ? [] : [{ ...found(text), wanted }]) };
}

function lineage(): KeyFacts {
  const wanted = 'one quoted four-digit number or `null`';
  const faults = (entry: FrontMatterEntry): readonly KeyFault[] =>
    isNull(entry)
      ? []
      : digits(wanted)
          .faults(entry)
          .map((fault) => ({ ...fault, ...(entry.kind === 'scalar' ? {} : found(entry.value)), code: 'LINEAGE_FIELD_SHAPE' }));
  return { wanted, faults };
}

function day(): KeyFacts {
  const wanted = 'a day such as `2025-04-02`';
  return { wanted, faults: ({ text, value }) => (isDay(text) ? [] : [{ ...found(text === '' ? value : text), wanted }]) };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

function oneOf(allowed: readonly string[]): KeyFacts {
  return { wanted: quoted(allowed), faults: ({ value }) => valueFaults(value, allowed) };
}

function list(wanted: string, fewest: number): KeyFacts {
  return {
    wanted,
    faults: ({ value }) =>
      Array.isArray(value) &&
      value.length >= fewest &&
      value.every((item: unknown) => typeof item === 'string' && item.trim() !== '')
        ? []
        : [
            {
              ...(Array.isArray(value) && value.length >= fewest ? { actual: 'list with an empty item' } : found(value)),
              wanted,
            },
          ],
  };
}

/** A list of maps that have certain keys, with faults of their own in each. */
function maps(required: readonly string[], more: (map: Readonly<Record<string, unknown>>) => readonly KeyFault[]): KeyFacts {
  const wanted = `a list with ${quoted(required, 'and')} in each item`;
  return {
    wanted,
    faults: ({ value }) => {
      if (!Array.isArray(value) || mapsOf(value).length < value.length) return [{ ...found(value), wanted }];
      return mapsOf(value).flatMap((map) => [
        ...required
          .filter((key) => typeof map[key] !== 'string' || map[key].trim() === '')
          .map((key) => ({ actual: `item without \`${key}\``, wanted: `\`${key}\` in each item` })),
        ...more(map),
      ]);
    },
  };
}

function valueFaults(value: unknown, allowed: readonly string[], code?: string): readonly KeyFault[] {
  if (typeof value === 'string' && (allowed.includes(value) || value === ''))
    return value === '' ? [{ actual: 'nothing', wanted: quoted(allowed) }] : [];
  return value === undefined ? [] : [{ ...found(value), wanted: quoted(allowed), ...(code === undefined ? {} : { code }) }];
}

/** Notes hold at most 280 characters, in code points. */
function noteFaults(note: unknown): readonly KeyFault[] {
  if (note === undefined) return [];
  if (typeof note !== 'string' || note.trim() === '') return [{ ...found(note), wanted: 'text as a note' }];
  const { length } = Array.from(note);
  return length > 280 ? [{ actual: `note of ${length} characters`, written: note.slice(0, 40), wanted: 'at most 280' }] : [];
}

function isNull({ kind, value }: FrontMatterEntry): boolean {
  return kind === 'empty' || value === null;
}

function found(value: unknown): Pick<KeyFault, 'actual' | 'written'> {
  if (value === undefined || value === null || value === '') return { actual: 'nothing' };
  if (Array.isArray(value)) return { actual: value.length === 0 ? 'empty list' : 'list' };
  return typeof value === 'object' ? { actual: 'map' } : { actual: `\`${oneLine(String(value))}\``, written: String(value) };
}

function quoted(words_: readonly string[], joint = 'or'): string {
  const spans = words_.map((word) => `\`${word}\``);
  return spans.length < 2 ? spans.join('') : `${spans.slice(0, -1).join(', ')} ${joint} ${spans.at(-1) ?? ''}`;
}
