import type { Decision, Option } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'option-without-arguments',
  summary: 'The heading of an option has nothing below it',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    empty: 'unexpected heading `{option}` with nothing below it, expected its pros and cons',
  },
  *check(decision) {
    for (const option of decision.options) {
      if (option.hasText || option.arguments.length > 0) continue;
      const place = emptyHeading(option, decision);
      if (place) yield { message: 'empty', place, data: { option: option.title } };
    }
  },
});

/** The heading of an option that stands as a section; for a listed one its heading has the same words. */
function emptyHeading(option: Option, { sections }: Decision): Option['place'] | undefined {
  return sections.find(
    (section) =>
      section.empty &&
      section.kind === undefined &&
      (section.heading.start === option.place.start || section.title === option.title),
  )?.heading;
}
