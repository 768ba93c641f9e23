const LONGEST = 100;
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa' };

/**
 * The part of a file name that a title gives: letters and digits in lower case, joined by hyphens, at most a hundred characters and
 * cut between words. Letters of other scripts stay; it is empty when the title has neither letters nor digits.
 */
export function recordSlug(title: string): string {
  const spelt = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøå]/g, (letter) => SPELT_OUT[letter] ?? letter);
  const plain = spelt
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC');
  const slug = plain
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= LONGEST) return slug;
  const cut = slug.slice(0, LONGEST);
  const boundary = slug.charAt(LONGEST) === '-' ? LONGEST : cut.lastIndexOf('-');
  return boundary > 0 ? cut.slice(0, boundary) : cut;
}
