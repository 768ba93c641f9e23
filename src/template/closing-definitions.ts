import type { Place } from '../model/place.ts';
import { placeOf } from '../source/parse-source.ts';
import { trimmedPlace } from './parts.ts';
import type { Outline } from './record-view.ts';

/** Link definitions at the end of the file belong to the whole of it, whatever section they stand in. */
export function closingDefinitions({ sections, source }: Outline): Place | undefined {
  const blocks = sections.at(-1)?.blocks ?? [];
  const first = blocks.findLastIndex((block) => block.type !== 'definition') + 1;
  const from = blocks[first];
  return from && first > 0 ? trimmedPlace(source.text, { start: placeOf(from).start, end: source.text.length }) : undefined;
}
