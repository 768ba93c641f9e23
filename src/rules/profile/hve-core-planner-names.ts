import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import type { Located } from '../../model/place.ts';
import { entryOf, stringsOf } from '../front-matter-value.ts';
import { either } from '../nearest-word.ts';
import { bullets, sectionLines, sectionOf } from '../section-lines.ts';

export default defineRule({
  id: 'hve-core-planner-names',
  summary: 'A planner is called by a name that is not on the list',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  options: {
    names: {
      type: 'array',
      items: { type: 'string' },
      default: ['Security Planner', 'RAI Planner', 'SSSC Planner', 'ADR Planner'],
      description: 'Names that may be used in descriptions and drivers',
    },
  },
  messages: {
    name: 'unexpected planner `{name}`, expected {names} (ADR-CONSISTENCY-004)',
  },
  *check(decision, context) {
    const names = stringsOf(context.options['names']);
    const known = new Set(names.map((name) => name.toLowerCase()));
    for (const { value, place } of labelledTexts(decision, context.text(decision.path).text)) {
      for (const match of value.matchAll(PLANNER)) {
        const name = match[0];
        const start = place.start + match.index;
        if (!known.has(name.toLowerCase()))
          yield { message: 'name', place: { start, end: start + name.length }, data: { name, names: either(names) } };
      }
    }
  },
});

/** One or two capitalised words before the word itself. */
const PLANNER = /(?<![\p{L}-])(?:\p{Lu}[\p{L}\p{N}]{0,30} ){1,2}Planner(?!\p{L})/gu;

/** The description of the front matter and the drivers. */
function labelledTexts(decision: Decision, text: string): readonly Located<string>[] {
  const description = entryOf('description', decision);
  const own = description
    ? [{ value: text.slice(description.valuePlace.start, description.valuePlace.end), place: description.valuePlace }]
    : [];
  return [...own, ...bullets(sectionLines(sectionOf('drivers', decision), text))];
}
