import type { SectionFact } from '../model/decision.ts';
import type { Located } from '../model/place.ts';
import type { Source } from '../model/source.ts';
import { placeOf } from '../source/parse-source.ts';

const END = /[.!?。！？](?:["'”’)\]*_]*)(?=\s|$|[\u3000-\u9FFF\uAC00-\uD7AF])/gu;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|resp|approx|no|z\.\s?B|u\.\s?a|bzw|ca|p\.\s?ex|\d+|[A-Z])\.$/i;

/** Sentences of a section's own paragraphs; lists, tables and code hold none. */
export function sentencesOf(source: Source, fact: SectionFact): readonly Located<string>[] {
  const section = source.sections.find((one) => one.depth > 0 && one.heading.start === fact.heading.start);
  const paragraphs = (section?.blocks ?? []).filter((block) => block.type === 'paragraph');
  return paragraphs.flatMap((block) => {
    const place = placeOf(block);
    return split(source.text.slice(place.start, place.end), place.start);
  });
}

/** The first sentence of a text; the whole text when it has no end in it. */
export function firstSentence(text: string): string {
  return split(text, 0)[0]?.value ?? text;
}

function split(text: string, base: number): readonly Located<string>[] {
  const sentences: Located<string>[] = [];
  let from = 0;
  const push = (end: number): void => {
    const raw = text.slice(from, end);
    const lead = raw.length - raw.trimStart().length;
    if (/[\p{L}\p{N}]/u.test(raw))
      sentences.push({ value: raw.trim(), place: { start: base + from + lead, end: base + from + raw.trimEnd().length } });
    from = end;
  };
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!ABBREVIATION.test(text.slice(Math.max(0, end - 12), end))) push(end);
  }
  push(text.length);
  return sentences;
}
