import type { Decision } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { isHabit } from '../log-habit.ts';
import { countMainKinds } from '../main-sections.ts';
import { weighsOptions } from '../option-names.ts';
import { recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'missing-options',
  summary: 'A record of a dialect that weighs options has none',
  scope: 'log',
  level: 'warning',
  fix: 'none',
  messages: {
    missing: 'unexpected record of {dialect} without options, expected a section `Considered Options`',
    usual: 'unexpected log without options in {count} of {records} records of {dialect}, expected a section `Considered Options`',
  },
  *check(log, context) {
    for (const [dialect, { lacking, records }] of byDialect(log, context)) {
      const [first] = lacking;
      if (!first) continue;
      const data = { dialect, count: lacking.length, records };
      const usual = isHabit(lacking.length, records);
      for (const decision of usual ? [first] : lacking) {
        yield {
          message: usual ? 'usual' : 'missing',
          level: usual || isShort(decision) ? 'note' : 'warning',
          path: decision.path,
          place: recordPlace(decision, context.text(decision.path).text),
          data,
        };
      }
    }
  },
});

interface OptionLack {
  readonly lacking: Decision[];
  records: number;
}

/** Records without options by the title of their dialect, for dialects that weigh options. */
function byDialect(log: Log, context: RuleContext): ReadonlyMap<string, OptionLack> {
  const groups = new Map<string, OptionLack>();
  for (const decision of log.decisions) {
    const dialect = context.dialect(decision);
    if (!weighsOptions(dialect)) continue;
    const group = groups.get(dialect.title) ?? { lacking: [], records: 0 };
    group.records++;
    if (!hasOptions(decision)) group.lacking.push(decision);
    groups.set(dialect.title, group);
  }
  return groups;
}

/** Options that were read, a section for them, or a heading that speaks of some. */
function hasOptions({ options, sections, yStatement }: Decision): boolean {
  return (
    options.length > 0 ||
    yStatement?.slots.against !== undefined ||
    sections.some(
      (section) =>
        section.kind === 'options' ||
        section.kind === 'arguments' ||
        /(?<!\p{L})(?:options?|alternatives?|considered|candidates?)(?!\p{L})/u.test(section.key),
    )
  );
}

/** A record that just says its decision, instead of the outcome of a choice. */
function isShort(decision: Decision): boolean {
  return (
    countMainKinds(decision) < 2 || decision.sections.some((section) => section.kind === 'outcome' && section.key === 'decision')
  );
}
