import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'title-length',
  summary: 'A title is too long for lists, tables and file names',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  options: {
    advised: { type: 'integer', minimum: 1, default: 240, description: 'Longest title without its number, in characters' },
    longest: { type: 'integer', minimum: 1, default: 255, description: 'Longest title with its number, in characters' },
    beyond: {
      type: 'string',
      enum: ['error', 'warning', 'note'],
      default: 'warning',
      description: 'Level of a title that is longer than the longest',
    },
  },
  messages: {
    long: 'unexpected title of {length} characters, expected at most {limit}',
    beyond: 'unexpected title of {length} characters with its number, expected at most {limit}',
  },
  *check(decision, { options }) {
    const { advised, longest, beyond } = options;
    if (typeof advised !== 'number' || typeof longest !== 'number') return;
    for (const { text, written, place } of decision.titles) {
      const whole = lengthOf(written);
      const length = lengthOf(text);
      if (whole > longest)
        yield {
          message: 'beyond',
          level: beyond === 'error' || beyond === 'note' ? beyond : 'warning',
          place,
          data: { length: whole, limit: longest },
        };
      else if (length > advised) yield { message: 'long', place, data: { length, limit: advised } };
    }
  },
});

/** In code points: what a reader counts, nearly. */
function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
