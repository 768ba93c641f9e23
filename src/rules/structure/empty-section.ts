import type { Decision, SectionFact, SectionKind } from '../../model/decision.ts';
import { defineRule, type Level, type RuleContext } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { isDecided } from '../decided.ts';
import { isHabit } from '../log-habit.ts';
import { headingWords, NEEDED_KINDS } from '../main-sections.ts';

export default defineRule({
  id: 'empty-section',
  summary: 'A section has a heading and nothing below it',
  scope: 'log',
  level: 'warning',
  fix: 'none',
  messages: {
    empty: 'unexpected empty section `{section}`, expected text below it, or no such heading',
    required: 'unexpected empty section `{section}`, expected the text that every record of {dialect} has there',
  },
  *check(log, context) {
    const usual = usuallyEmpty(log);
    for (const decision of log.decisions) {
      for (const section of emptySections(decision)) {
        const level = levelOf(section, decision, context);
        if (level === 'note' && usual.has(section.key)) continue;
        const { title } = context.dialect(decision);
        const place = headingWords(section, context.text(decision.path).text);
        yield {
          message: level === 'error' ? 'required' : 'empty',
          level,
          path: decision.path,
          place,
          data: { section: section.title, dialect: title },
        };
      }
    }
  },
});

/** Kinds whose values other rules look for. */
const HEADER: ReadonlySet<SectionKind> = new Set<SectionKind>(['status', 'date', 'people', 'tags', 'metadata']);

function emptySections({ sections }: Decision): readonly SectionFact[] {
  return sections.filter(
    (section) => section.empty && section.depth > 0 && section.kind !== undefined && !HEADER.has(section.kind),
  );
}

/** Headings that the log leaves empty as a habit: its template has them, and nobody minds. */
function usuallyEmpty(log: Log): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const decision of log.decisions)
    for (const section of emptySections(decision)) counts.set(section.key, (counts.get(section.key) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => isHabit(count, log.decisions.length)).map(([key]) => key));
}

function levelOf(section: SectionFact, decision: Decision, context: RuleContext): Level {
  const { kind } = section;
  if (kind === undefined || !NEEDED_KINDS.has(kind) || decision.sections.some((other) => other.kind === kind && !other.empty))
    return 'note';
  const dialect = context.dialect(decision);
  const required = dialect.sections.some((spec) => spec.kind === kind && spec.required);
  return required && isDecided(decision, dialect) ? 'error' : 'warning';
}
