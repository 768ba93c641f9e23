import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'duplicate-tag',
  summary: 'A record has a tag twice',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    duplicate: 'unexpected second tag `{tag}`, expected each tag once',
  },
  *check({ tags }) {
    const seen = new Set<string>();
    for (const { value, place } of tags) {
      const key = value.toLowerCase();
      if (seen.has(key)) yield { message: 'duplicate', place, data: { tag: value } };
      seen.add(key);
    }
  },
});
