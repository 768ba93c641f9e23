import { defineRule, type Fault } from '../../model/finding.ts';
import type { FrontMatterEntry } from '../../model/source.ts';
import { entryOf, placeWithin, stringsOf } from '../front-matter-value.ts';
import { either } from '../nearest-word.ts';
import { oneLine } from '../one-line.ts';

export default defineRule({
  id: 'structured-madr-front-matter',
  summary: 'The front matter of a Structured MADR record is not what its schema wants',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    missing: 'unexpected Structured MADR record without `{key}`, expected {wanted}',
    value: 'unexpected `{actual}` in `{key}`, expected {wanted}',
    long: 'unexpected {length} characters in `{key}`, expected at most {most}',
    order: 'unexpected `updated` of `{updated}`, expected a day that is not before `created`',
  },
  *check(decision, context) {
    if (
      decision.dialect !== 'structured-madr' ||
      !decision.frontMatter ||
      decision.problems.some(({ kind }) => kind === 'front-matter')
    )
      return;
    const { text } = context.text(decision.path);
    const { start, end } = decision.frontMatter.place;
    for (const [key, facts] of Object.entries(KEYS)) {
      const entry = entryOf(key, decision);
      if (!entry || entry.kind === 'empty')
        yield {
          message: 'missing',
          place: entry?.keyPlace ?? { start, end: Math.min(end, start + 3) },
          data: { key, wanted: facts.wanted },
        };
      else yield* valueFaults(entry, facts, text);
    }
    const created = entryOf('created', decision)?.text ?? '';
    const updated = entryOf('updated', decision);
    if (updated && DAY.test(created) && DAY.test(updated.text) && updated.text < created)
      yield { message: 'order', place: updated.valuePlace, data: { updated: updated.text } };
  },
});

interface KeyFacts {
  readonly wanted: string;
  readonly pattern?: RegExp;
  readonly most?: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const STATUSES = ['proposed', 'accepted', 'deprecated', 'superseded'];
const KEYS: Readonly<Record<string, KeyFacts>> = {
  title: { wanted: 'text of at most 100 characters', most: 100 },
  description: { wanted: 'text of at most 300 characters', most: 300 },
  type: { wanted: '`adr`', pattern: /^adr$/ },
  category: { wanted: 'text' },
  tags: { wanted: 'a list of tags in lower case with hyphens', pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ },
  status: { wanted: either(STATUSES), pattern: new RegExp(`^(?:${STATUSES.join('|')})$`) },
  created: { wanted: 'a day such as `2025-04-02`', pattern: DAY },
  updated: { wanted: 'a day such as `2025-04-02`', pattern: DAY },
  author: { wanted: 'text' },
  project: { wanted: 'text' },
};

function* valueFaults(entry: FrontMatterEntry, { wanted, pattern, most }: KeyFacts, text: string): Generator<Fault> {
  const { key } = entry;
  const words = entry.kind === 'list' ? stringsOf(entry.value) : [entry.text];
  for (const word of words) {
    const place = entry.kind === 'list' ? placeWithin(entry, word, { text }) : entry.valuePlace;
    const { length } = Array.from(word.slice(0, 1000));
    if (pattern && !pattern.test(word)) yield { message: 'value', place, data: { key, actual: oneLine(word), wanted } };
    else if (most !== undefined && length > most) yield { message: 'long', place, data: { key, length, most } };
  }
}
