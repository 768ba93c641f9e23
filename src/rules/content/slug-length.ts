import { defineRule } from '../../model/finding.ts';
import { fileName, recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'slug-length',
  summary: "The part of a file's name that is made from the title is too long",
  scope: 'decision',
  level: 'off',
  fix: 'none',
  options: {
    longest: { type: 'integer', minimum: 1, default: 100, description: 'Longest slug, in characters' },
  },
  messages: {
    long: 'unexpected slug of {length} characters in `{name}`, expected at most {limit}',
  },
  *check(decision, context) {
    const limit = context.options['longest'];
    const { length } = decision.name.slug;
    if (typeof limit !== 'number' || length <= limit) return;
    yield {
      message: 'long',
      place: recordPlace(decision, context.text(decision.path).text),
      data: { length, limit, name: fileName(decision.path) },
    };
  },
});
