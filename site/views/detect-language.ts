/** The smallest words of languages. A word may speak for several. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to is that we for with this will are be as',
  de: 'der die das und ist nicht wir mit für wird eine ein zu auf werden den',
  fr: 'le la les des est une un nous pour dans que avec sont du et',
  es: 'el la los las que una un para con por del se es como y',
  pt: 'o os as que uma um para com por do da não em são dos e',
  it: 'il lo gli che una un per con del della non sono di la e',
  nl: 'de het een en van wij niet voor met wordt zijn dat op is',
  no: 'og det som ikke for med vi har til på er av en et',
};

const LANGUAGES_OF: ReadonlyMap<string, readonly string[]> = wordIndex();
/** Letters that are looked at: from the second screen, where the prose is. */
const SAMPLE = { from: 300, to: 1_500 };
const FEWEST = 5;

function wordIndex(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const [language, words] of Object.entries(SMALL_WORDS)) {
    for (const word of words.split(' ')) index.set(word, [...(index.get(word) ?? []), language]);
  }
  return index;
}

/** The language a text is mostly written in, told by its letters and its smallest words; undefined when too little speaks for one. */
export function detectLanguage(text: string): string | undefined {
  const sample = text.slice(Math.min(SAMPLE.from, text.length / 4), SAMPLE.to);
  const byScript = /[^\p{Script=Latin}\p{Script=Common}]/u.test(sample) ? scriptOf(sample) : undefined;
  if (byScript !== undefined) return byScript;
  const counts = new Map<string, number>();
  for (const word of sample.toLowerCase().split(/[^\p{L}]+/u))
    for (const language of LANGUAGES_OF.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < FEWEST) return undefined;
  return first[1] >= (second?.[1] ?? 0) * 1.2 ? first[0] : undefined;
}

function scriptOf(sample: string): string | undefined {
  const count = (script: RegExp): number => sample.match(script)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  if (kana > 10) return 'ja';
  if (han > 20) return 'zh';
  if (count(/\p{Script=Hangul}/gu) > 20) return 'ko';
  if (count(/\p{Script=Cyrillic}/gu) > 40) return 'ru';
  return undefined;
}
