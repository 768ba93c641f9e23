const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*/gu;

/**
 * The terms of a text as they are indexed and looked up: lower case, without accents; scripts that write without blanks by pairs of
 * letters. The browser runs this same code.
 */
export function searchTerms(text: string): readonly string[] {
  const terms: string[] = [];
  const rest = text.replace(JOINED, (run) => {
    const letters = [...run];
    if (letters.length === 1) terms.push(run);
    for (let at = 0; at + 1 < letters.length; at++) terms.push((letters[at] ?? '') + (letters[at + 1] ?? ''));
    return ' ';
  });
  for (const [word] of rest.matchAll(WORD)) terms.push(foldTerm(word));
  return terms;
}

/** A word without case and accents. */
export function foldTerm(word: string): string {
  const lower = word.toLowerCase();
  return /[^\x20-\x7e]/.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss') : lower;
}

/** Name of the file that holds the terms of a prefix. */
export function shardName(prefix: string): string {
  return prefix === '' ? 'all' : [...prefix].map((letter) => letter.codePointAt(0)?.toString(16) ?? '').join('-');
}
