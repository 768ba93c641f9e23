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

/** The part of a place that lies on its first line. */
export function firstLine(source: Source, place: Place): Place {
  const end = source.text.indexOf('\n', place.start);
  return { start: place.start, end: end < 0 || end > place.end ? place.end : source.text[end - 1] === '\r' ? end - 1 : end };
}
