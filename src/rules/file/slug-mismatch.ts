import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'slug-mismatch',
  summary: 'The words of the file name are not those of the title',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    slug: 'unexpected file name `{slug}` for this title, expected `{wanted}`',
  },
  *check(decision) {
    const { title, name } = decision;
    if (!title || name.slug === '') return;
    const wanted = slugsOf(title.value);
    const [first] = wanted;
    if (first === undefined || wanted.includes(name.slug)) return;
    yield { message: 'slug', place: title.place, data: { slug: name.slug, wanted: first } };
  },
});

const LONGEST = 100;
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa' };

/** The slugs tools make from a title: marks become hyphens, or are left out; letters with marks become hyphens, plain or two letters. */
function slugsOf(title: string): readonly string[] {
  const lower = title.toLowerCase().normalize('NFC');
  const plain = lower.normalize('NFD').replace(/\p{M}/gu, '');
  const spelt = lower.replace(/[äöüßæøå]/g, (letter) => SPELT_OUT[letter] ?? letter);
  const slugs = [lower, plain, spelt].flatMap((text) => [
    slugOf(text),
    slugOf(text.replace(/['’.&+]/g, '')),
    slugOf(text.replace(/&/g, ' and ')),
  ]);
  return [...new Set(slugs)].filter((slug) => slug !== '');
}

function slugOf(text: string): string {
  const slug = text.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (slug.length <= LONGEST) return slug;
  const cut = slug.slice(0, LONGEST);
  const boundary = slug.charAt(LONGEST) === '-' ? LONGEST : cut.lastIndexOf('-');
  return boundary > 0 ? cut.slice(0, boundary) : cut;
}
