import type { Field, RecordName, SectionFact, TitleClaim, YStatement } from '../model/decision.ts';
import type { Dialect, Sign } from '../model/dialect.ts';
import type { FrontMatter } from '../model/source.ts';
import { DIALECTS } from './dialects.ts';
import { labelKey } from './vocabulary/label-words.ts';

/** What recognition looks at. */
export interface RecordFacts {
  readonly frontMatter?: FrontMatter | undefined;
  readonly sections: readonly SectionFact[];
  readonly fields: readonly Field[];
  readonly name: RecordName;
  readonly stem: string;
  readonly titles: readonly TitleClaim[];
  readonly yStatement?: YStatement | undefined;
}

/** The dialect of records whose family is not recognised: nothing is required of them. */
export const UNKNOWN: Dialect = {
  id: 'unknown',
  title: 'unknown',
  signs: [],
  threshold: 0,
  sections: [],
  ordered: false,
  status: { required: false, words: [], open: true },
  metadata: { notation: 'section', labels: { status: 'Status', date: 'Date' } },
};

/** A dialect and the sum of its signs. */
export interface Score {
  readonly dialect: Dialect;
  readonly score: number;
}

/** The dialect with the highest sum of signs that reaches its threshold; `adopted` is asked first and wins when it fits. */
export function recognize(facts: RecordFacts, adopted: Dialect | undefined): Dialect {
  const shown = indexFacts(facts);
  if (adopted && scoreOf(adopted, shown) >= adopted.threshold) return adopted;
  let best: Score = { dialect: UNKNOWN, score: 0 };
  for (const dialect of DIALECTS) {
    const score = scoreOf(dialect, shown);
    if (score >= dialect.threshold && score > best.score) best = { dialect, score };
  }
  return best.dialect;
}

/** The facts of a record in sets, so that some two hundred signs can be asked quickly. */
interface ShownFacts {
  readonly keys: ReadonlyMap<string, string>;
  /** Keys of sections, alone and with their depth. */
  readonly sections: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  /** Names of fields, alone and with their notation. */
  readonly fields: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  readonly stem: string;
  readonly titles: readonly string[];
  readonly slots: number;
}

function indexFacts(facts: RecordFacts): ShownFacts {
  const sections = new Set<string>();
  const kinds = new Set<string>();
  let below = 0;
  for (const section of facts.sections) {
    // What stands below More Information was put aside: it does not say how the record is written.
    if (section.depth === 0 || section.heading.start < below) continue;
    if (section.kind === 'more' && section.depth <= 2) below = section.end;
    sections.add(section.key).add(`${section.key}@${section.depth}`);
    if (section.kind !== undefined && section.depth <= 3) kinds.add(section.kind);
  }
  const fields = new Set<string>();
  const labels = new Set<string>();
  for (const field of facts.fields) {
    labels.add(labelKey(field.label));
    if (field.name !== undefined) fields.add(field.name).add(`${field.name}@${field.notation}`);
  }
  return {
    keys: new Map((facts.frontMatter?.entries ?? []).map((entry) => [entry.key, entry.text])),
    sections,
    kinds,
    fields,
    labels,
    stem: facts.stem,
    titles: facts.titles.filter((title) => title.from === 'heading').map((title) => title.written),
    slots: facts.yStatement ? Object.keys(facts.yStatement.slots).length : 0,
  };
}

function scoreOf(dialect: Dialect, facts: ShownFacts): number {
  let sum = 0;
  for (const sign of dialect.signs) if (shows(sign, facts)) sum += sign.weight;
  return sum;
}

function shows(sign: Sign, facts: ShownFacts): boolean {
  switch (sign.kind) {
    case 'key': {
      const text = facts.keys.get(sign.key);
      return text !== undefined && (sign.value === undefined || pattern(sign.value).test(text));
    }
    case 'section':
      return facts.sections.has(sign.depth === undefined ? sign.key : `${sign.key}@${sign.depth}`);
    case 'section-kind':
      return facts.kinds.has(sign.section);
    case 'field':
      return facts.fields.has(sign.notation === undefined ? sign.field : `${sign.field}@${sign.notation}`);
    case 'label':
      return facts.labels.has(sign.label);
    case 'name':
      return pattern(sign.pattern).test(facts.stem);
    case 'title':
      return facts.titles.some((title) => pattern(sign.pattern).test(title));
    case 'y-statement':
      return facts.slots >= sign.slots;
  }
}

const PATTERNS = new Map<string, RegExp>();

function pattern(source: string): RegExp {
  let compiled = PATTERNS.get(source);
  if (!compiled) {
    compiled = new RegExp(source, 'u');
    PATTERNS.set(source, compiled);
  }
  return compiled;
}
