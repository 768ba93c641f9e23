import type { Decision, Placeholder, SectionFact } from '../../model/decision.ts';
import { defineRule, type Level, type RuleContext } from '../../model/finding.ts';
import { isDecided } from '../decided.ts';
import { NEEDED_KINDS } from '../main-sections.ts';

export default defineRule({
  id: 'todo-section',
  summary: 'A section says only that it is to be written',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    todo: 'unexpected `{text}` as all of section `{section}`, expected the section itself',
  },
  *check(decision, context) {
    for (const placeholder of decision.placeholders) {
      const section = placeholder.syntax === 'word' ? sectionOf(placeholder, decision) : undefined;
      if (!section) continue;
      yield {
        message: 'todo',
        level: levelOf(section, decision, context),
        place: placeholder.place,
        data: { text: placeholder.text.replaceAll('`', ''), section: section.title },
      };
    }
  },
});

function sectionOf({ place }: Placeholder, { sections }: Decision): SectionFact | undefined {
  return sections.find(({ body }) => body.start <= place.start && place.end <= body.end);
}

/** Where every record of the dialect says something, a decision that was taken can not leave it open. */
function levelOf({ kind }: SectionFact, decision: Decision, context: RuleContext): Level {
  const dialect = context.dialect(decision);
  if (kind === undefined || !NEEDED_KINDS.has(kind) || !isDecided(decision, dialect)) return 'note';
  return dialect.sections.some((spec) => spec.kind === kind && spec.required) ? 'error' : 'warning';
}
