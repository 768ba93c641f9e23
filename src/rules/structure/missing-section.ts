import type { Decision, SectionFact, SectionKind } from '../../model/decision.ts';
import type { Dialect, SectionSpec } from '../../model/dialect.ts';
import { defineRule, type Level, type RuleContext } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { isHabit, isMajority } from '../log-habit.ts';
import { countMainKinds, headingWords, isBelow, unknownMainSections } from '../main-sections.ts';
import { nearestWord } from '../nearest-word.ts';
import { recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'missing-section',
  summary: 'A section that every record of its dialect has is not there',
  scope: 'log',
  level: 'error',
  fix: 'suggested',
  messages: {
    missing: 'unexpected record without a section `{section}`, expected one in a record of {dialect}',
    unmapped:
      'unexpected record without a section `{section}`, expected one, or a heading such as `{heading}` mapped to it by `headings` in the config',
    misspelt: 'unexpected section `{heading}`, expected `{section}`',
    usual:
      'unexpected log without sections `{section}` in {count} of {records} records of {dialect}, expected a heading mapped to it by `headings` in the config',
  },
  *check(log, context) {
    for (const lacks of lacksByHabit(log, context)) {
      const [first] = lacks.list;
      if (!first) continue;
      const data = { section: first.spec.title, dialect: first.dialect.title, count: lacks.unnamed, records: lacks.records };
      const usual = log.decisions.length >= LARGE_LOG && isHabit(lacks.unnamed, lacks.records);
      if (usual && isMajority(lacks.unnamed, lacks.records)) {
        yield { message: 'usual', level: 'note', path: first.decision.path, place: placeOf(first.decision, context), data };
        continue;
      }
      for (const lack of lacks.list) yield { path: lack.decision.path, ...faultOf(lack, { usual, context }) };
    }
  },
});

/** From so many records on, what half of them lack is no fault. */
const LARGE_LOG = 20;

interface Lack {
  readonly decision: Decision;
  readonly dialect: Dialect;
  readonly spec: SectionSpec;
}

interface LackGroup {
  /** Records in which nothing serves for the section. */
  readonly list: Lack[];
  /** Records without a section of that meaning, served or not: how often the log does without. */
  unnamed: number;
  readonly records: number;
}

/** What records lack, by dialect and section. */
function lacksByHabit(log: Log, context: RuleContext): Iterable<LackGroup> {
  const records = new Map<string, number>();
  for (const { dialect } of log.decisions) records.set(dialect, (records.get(dialect) ?? 0) + 1);
  const groups = new Map<string, LackGroup>();
  for (const decision of log.decisions) {
    const dialect = context.dialect(decision);
    for (const spec of dialect.sections) {
      if (!spec.required || spec.kind === 'options' || isNamed(spec, decision)) continue;
      const key = `${dialect.id} ${spec.kind}`;
      const group = groups.get(key) ?? { list: [], unnamed: 0, records: records.get(decision.dialect) ?? 1 };
      group.unnamed++;
      if (!isServed(spec, decision, dialect)) group.list.push({ decision, dialect, spec });
      groups.set(key, group);
    }
  }
  return groups.values();
}

/** Kinds in which a reader finds what a section would say, unless the dialect has a place of its own for them. */
const SERVING: Readonly<Partial<Record<SectionKind, readonly SectionKind[]>>> = {
  context: ['summary'],
  outcome: ['summary'],
  consequences: ['positive', 'negative', 'neutral'],
};

/** Words of headings that no vocabulary holds and that still say what they hold. */
const LOOK_ALIKES: Readonly<Partial<Record<SectionKind, RegExp>>> = {
  context: /(?<![\p{L}-])(?:context|problem|background|motivation|situation|issue)(?![\p{L}-])/u,
  outcome:
    /(?<![\p{L}-])(?:decisions?|decided|outcome|chosen|choice|selected|solution|proposal|recommendation|conclusion)(?![\p{L}-])/u,
  consequences:
    /(?<![\p{L}-])(?:consequences?|implications?|impact|effects?|trade-?offs?|drawbacks?|risks?|pros|cons)(?![\p{L}-])/u,
};

function isNamed(spec: SectionSpec, decision: Decision): boolean {
  return decision.sections.some(({ kind }) => kind !== undefined && (kind === spec.kind || spec.or?.includes(kind)));
}

function isServed(spec: SectionSpec, decision: Decision, dialect: Dialect): boolean {
  const serving = (SERVING[spec.kind] ?? []).filter((kind) => !dialect.sections.some((one) => one.kind === kind));
  if (decision.yStatement && (spec.kind === 'context' || spec.kind === 'outcome')) return true;
  if (spec.kind === 'status' && decision.statuses.length === 0) return true;
  return decision.sections.some(
    (section) =>
      looksLike(section, spec.kind) ||
      (section.kind !== undefined && serving.includes(section.kind) && !isBelow(section, ['options', 'arguments'], decision)),
  );
}

/** A heading such as `Decision status` counts too: what stands below is the decision as often as its status. */
function looksLike(section: SectionFact, kind: SectionKind): boolean {
  return (
    section.depth > 1 &&
    (section.kind === undefined || section.kind === 'status') &&
    (LOOK_ALIKES[kind]?.test(section.key) ?? false)
  );
}

function faultOf(lack: Lack, by: { readonly usual: boolean; readonly context: RuleContext }) {
  const { decision, spec, dialect } = lack;
  const unknown = unknownMainSections(decision);
  const misspelt = unknown.find((section) => nearestWord(section.key, [spec.title]) !== undefined);
  const data = { section: spec.title, dialect: dialect.title, heading: (misspelt ?? unknown[0])?.title ?? '' };
  if (misspelt) {
    const place = headingWords(misspelt, by.context.text(decision.path).text);
    const edits = { [decision.path]: [{ ...place, insert: spec.title }] };
    return {
      message: 'misspelt',
      level: 'warning',
      place,
      data,
      fix: { safety: 'suggested', title: `Write \`${spec.title}\``, edits },
    } as const;
  }
  const place = placeOf(decision, by.context);
  if (unknown.length > 0) return { message: 'unmapped', level: 'note', place, data } as const;
  return { message: 'missing', level: by.usual ? 'note' : levelOf(lack, by.context), place, data } as const;
}

/** Sections without which nobody knows what was decided and why. */
const CORE: ReadonlySet<SectionKind> = new Set<SectionKind>(['context', 'outcome', 'consequences']);

function levelOf({ decision, dialect, spec }: Lack, context: RuleContext): Level {
  if (countMainKinds(decision) < 2) return 'note';
  if (dialect !== context.settings.dialect && !CORE.has(spec.kind)) return 'warning';
  const undecided = decision.status?.name === 'proposed' || decision.status?.name === 'draft';
  return undecided && spec.kind !== 'context' ? 'warning' : 'error';
}

function placeOf(decision: Decision, context: RuleContext) {
  return recordPlace(decision, context.text(decision.path).text);
}
