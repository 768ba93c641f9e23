import type { Located, Place } from '../model/place.ts';
import type { Section, Source } from '../model/source.ts';
import { inlineText } from '../source/inline-text.ts';
import { placeOf } from '../source/parse-source.ts';

/** First lines of the items of a section's lists. */
export function listItems(section: Section | undefined, source: Source): readonly Located<string>[] {
  return (section?.blocks ?? []).flatMap((block) => {
    if (block.type !== 'list') return [];
    return block.children.flatMap((item) => {
      const first = item.children[0];
      if (first?.type !== 'paragraph') return [];
      const value = inlineText(first).replace(/\s+/g, ' ').trim();
      return value === '' ? [] : [{ value, place: firstLine(source, placeOf(first)) }];
    });
  });
}

/** The part of a place that lies on its first line, without a check box: parsers do not agree whether that is part of an item's words. */
export function firstLine({ text }: Source, place: Place): Place {
  const newline = text.indexOf('\n', place.start);
  const end = newline < 0 || newline > place.end ? place.end : text[newline - 1] === '\r' ? newline - 1 : newline;
  const box = /^\[[ \txX]\][ \t]+/.exec(text.slice(place.start, Math.min(end, place.start + 12)))?.[0].length ?? 0;
  return { start: Math.min(place.start + box, end), end };
}
