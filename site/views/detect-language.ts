const WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|of|to|is|that|we|for|with|this|will|are)\b/gi,
  de: /\b(?:der|die|das|und|ist|nicht|wir|mit|für|wird|eine?|zu|auf|werden)\b/gi,
  fr: /\b(?:le|la|les|des|est|une?|nous|pour|dans|que|avec|sont|du)\b/gi,
  es: /\b(?:el|la|los|las|que|una?|para|con|por|del|se|es|como)\b/gi,
  pt: /\b(?:o|os|as|que|uma?|para|com|por|do|da|não|em|são|dos)\b/gi,
  it: /\b(?:il|lo|gli|che|una?|per|con|del|della|non|sono|di)\b/gi,
  nl: /\b(?:de|het|een|en|van|wij|niet|voor|met|wordt|zijn|dat|op)\b/gi,
  no: /\b(?:og|det|som|ikke|for|med|vi|har|til|på|er|av)\b/gi,
};

const SAMPLE = 4_000;
const FEWEST = 5;

/** The language a text is mostly written in, told by its letters and its smallest words; undefined when too little speaks for one. */
export function detectLanguage(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE).replace(/```[\s\S]*?```/g, ' ');
  const byScript = scriptOf(sample);
  if (byScript !== undefined) return byScript;
  const counts = Object.entries(WORDS).map(([language, words]) => ({ language, count: sample.match(words)?.length ?? 0 }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  if (first === undefined || first.count < FEWEST) return undefined;
  return first.count >= (second?.count ?? 0) * 1.2 ? first.language : undefined;
}

function scriptOf(sample: string): string | undefined {
  const count = (script: RegExp): number => sample.match(script)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  if (kana > 20) return 'ja';
  if (han > 40) return 'zh';
  if (count(/\p{Script=Hangul}/gu) > 40) return 'ko';
  if (count(/\p{Script=Cyrillic}/gu) > 80) return 'ru';
  return undefined;
}
