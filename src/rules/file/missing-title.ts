import type { Decision } from '../../model/decision.ts';
import type { Dialect } from '../../model/dialect.ts';
import { defineRule } from '../../model/finding.ts';
import { unlessHabit } from '../log-habit.ts';
import { recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'missing-title',
  summary: 'A record has no title, neither as a heading nor in its front matter',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    missing: 'unexpected record without a title, expected a heading such as `# {example}`',
    habit: 'unexpected records without a title, {count} of {records}, expected a heading such as `# {example}` in this one',
  },
  check({ decisions }, { text, dialect }) {
    const faults = decisions.flatMap((decision) => {
      const source = text(decision.path).text;
      if (decision.title !== undefined || source.trim() === '' || !hasTitles(dialect(decision))) return [];
      return [
        {
          message: 'missing',
          path: decision.path,
          place: recordPlace(decision, source),
          data: { example: exampleTitle(decision) },
        },
      ];
    });
    return unlessHabit(faults, { records: decisions.length, message: 'habit', level: 'warning' });
  },
});

/** A dialect whose sections are all `#` headings has no place for a title, unless one of its labels is. */
function hasTitles({ sections, metadata }: Dialect): boolean {
  return sections.length === 0 || sections.some(({ depth }) => depth > 1) || metadata.labels.title !== undefined;
}

/** The title the file's name suggests. */
function exampleTitle({ name }: Decision): string {
  const words = name.slug.replace(/[-_\s`]+/g, ' ').trim();
  return words === '' ? 'Use NATS for events' : words.charAt(0).toUpperCase() + words.slice(1);
}
