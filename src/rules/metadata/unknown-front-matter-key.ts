import { defineRule } from '../../model/finding.ts';
import { nearestWord } from '../nearest-word.ts';

export default defineRule({
  id: 'unknown-front-matter-key',
  summary: 'The front matter has a key that the dialect does not define',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  options: {
    allow: { type: 'array', items: { type: 'string' }, default: [], description: 'further keys' },
  },
  messages: {
    near: 'unexpected key `{key}`, expected `{near}`',
    unknown: 'unexpected key `{key}`, expected one of {dialect}: {known}',
  },
  *check(decision, { dialect, options }) {
    const { keys, title } = dialect(decision);
    if (keys === undefined || !decision.frontMatter) return;
    const allowed = Array.isArray(options['allow']) ? options['allow'].map(String) : [];
    const known = [...keys, ...EVERYWHERE, ...allowed];
    const forms = new Set(known.map(keyForm));
    for (const { key, keyPlace } of decision.frontMatter.entries) {
      if (forms.has(keyForm(key))) continue;
      const near = nearestWord(key, known);
      yield {
        message: near === undefined ? 'unknown' : 'near',
        place: keyPlace,
        data: { key, near: near ?? '', dialect: title, known: keys.map((one) => `\`${one}\``).join(', ') },
      };
    }
  },
});

/** Keys that are read in any dialect. */
const EVERYWHERE = [
  'supersedes',
  'superseded-by',
  'amends',
  'amended-by',
  'relates-to',
  'related',
  'depends-on',
  'review-by',
  'governs',
  'tags',
];

/** Kebab, snake and camel case are one key. */
function keyForm(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/_/g, '-');
}
