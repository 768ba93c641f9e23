import { defineRule } from '../../model/finding.ts';
import { headingWords } from '../main-sections.ts';
import { plainProse } from '../plain-prose.ts';

export default defineRule({
  id: 'sentence-count',
  summary: 'Context or decision is not told in a few sentences',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  options: {
    fewest: { type: 'integer', minimum: 0, default: 2, description: 'Fewest sentences of a section' },
    most: { type: 'integer', minimum: 1, default: 5, description: 'Most sentences of a section' },
  },
  messages: {
    count: 'unexpected section `{section}` of {sentences}, expected {fewest} to {most}',
  },
  *check(decision, context) {
    const { fewest, most } = context.options;
    if (typeof fewest !== 'number' || typeof most !== 'number') return;
    const { text } = context.text(decision.path);
    for (const section of decision.sections) {
      if ((section.kind !== 'context' && section.kind !== 'outcome') || section.empty) continue;
      const count = countSentences(plainProse(text.slice(section.body.start, section.end)));
      if (count > 0 && (count < fewest || count > most))
        yield {
          message: 'count',
          place: headingWords(section, text),
          data: { section: section.title, sentences: count === 1 ? '1 sentence' : `${count} sentences`, fewest, most },
        };
    }
  },
});

const SHORT_FORMS =
  /(?<![\p{L}])(?:e\.\s?g|i\.\s?e|etc|vs|cf|approx|resp|incl|no|nr|vol|fig|dr|mr|ms|mrs|st|z\.\s?b|d\.\s?h|bzw|ca|usw|p\.\s?ej|ex|\p{L})\.(?=\s)/giu;

/** Ends of sentences, and the last words of a paragraph that has none. */
function countSentences(prose: string): number {
  let count = 0;
  for (const paragraph of prose.split(/\n\s*\n/)) {
    const words = paragraph
      .replace(SHORT_FORMS, (form) => form.replaceAll('.', ''))
      .replace(/\s+/g, ' ')
      .trim();
    if (words === '') continue;
    const ends = words.match(/[.!?]+["'”’)\]*_]*(?=\s|$)|[。！？]+/gu)?.length ?? 0;
    count += ends + (/[.!?。！？]["'”’)\]*_]*$/u.test(words) ? 0 : 1);
  }
  return count;
}
