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
  if (adopted && scoreOf(adopted, facts) >= adopted.threshold) return adopted;
  let best: Score = { dialect: UNKNOWN, score: 0 };
  for (const dialect of DIALECTS) {
    const score = scoreOf(dialect, facts);
    if (score >= dialect.threshold && score > best.score) best = { dialect, score };
  }
  return best.dialect;
}

/** Scores of all dialects, best first: what a doubtful record looks like. */
export function scores(facts: RecordFacts): readonly Score[] {
  return DIALECTS.map((dialect) => ({ dialect, score: scoreOf(dialect, facts) })).sort((a, b) => b.score - a.score);
}

function scoreOf(dialect: Dialect, facts: RecordFacts): number {
  let sum = 0;
  for (const sign of dialect.signs) if (shows(sign, facts)) sum += sign.weight;
  return sum;
}

function shows(sign: Sign, facts: RecordFacts): boolean {
  switch (sign.kind) {
    case 'key':
      return facts.frontMatter?.entries.some((entry) => entry.key === sign.key && (sign.value === undefined || pattern(sign.value).test(entry.text))) ?? false;
    case 'section':
      return facts.sections.some((section) => section.key === sign.key && (sign.depth === undefined || section.depth === sign.depth));
    case 'section-kind':
      return facts.sections.some((section) => section.kind === sign.section && section.depth <= 3);
    case 'field':
      return facts.fields.some((field) => field.name === sign.field && (sign.notation === undefined || field.notation === sign.notation));
    case 'label':
      return facts.fields.some((field) => labelKey(field.label) === sign.label);
    case 'name':
      return pattern(sign.pattern).test(facts.stem);
    case 'title':
      return facts.titles.some((title) => title.from === 'heading' && pattern(sign.pattern).test(title.written));
    case 'y-statement':
      return Object.keys(facts.yStatement?.slots ?? {}).length >= sign.slots;
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
