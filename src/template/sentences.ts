import type { RootContent } from 'mdast';
import type { Located } from '../model/place.ts';
import type { Section, Source } from '../model/source.ts';
import { placeOf } from '../source/parse-source.ts';

const END = /[.!?。！？](?:["'”’)\]*_]*)(?=\s|$|[\u3000-\u9FFF\uAC00-\uD7AF])/gu;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|resp|approx|no|z\.\s?B|u\.\s?a|bzw|ca|p\.\s?ex|\d+|[A-Z])\.$/i;

/** Sentences of a section's own paragraphs and quotes; lists, tables and code hold none. */
export function sentencesOf(section: Section, source: Source): readonly Located<string>[] {
  return section.blocks.flatMap(paragraphsIn).flatMap(({ start, end }) => {
    // A line that stands for the heading is part of its paragraph.
    const from = Math.max(start, section.body.start);
    return from >= end ? [] : split(source.text.slice(from, end), from);
  });
}

function paragraphsIn(block: RootContent): readonly { readonly start: number; readonly end: number }[] {
  if (block.type === 'paragraph') return [placeOf(block)];
  return block.type === 'blockquote' ? block.children.flatMap(paragraphsIn) : [];
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
    const lead = /^[\s>]*/.exec(raw)?.[0].length ?? 0;
    if (/[\p{L}\p{N}]/u.test(raw)) sentences.push(sentenceAt(raw, lead, base + from));
    from = end;
  };
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!ABBREVIATION.test(text.slice(Math.max(0, end - 12), end))) push(end);
  }
  push(text.length);
  return sentences;
}

function sentenceAt(raw: string, lead: number, base: number): Located<string> {
  const value = raw
    .slice(lead)
    .replace(/\n[ \t]*>+[ \t]?/g, '\n')
    .trimEnd();
  return { value, place: { start: base + lead, end: base + raw.trimEnd().length } };
}
