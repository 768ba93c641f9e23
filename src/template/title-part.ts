import type { Place } from '../model/place.ts';
import { sourceChunk } from './chunks.ts';
import type { HeaderValues } from './header-values.ts';
import { type HeadingChange, headingPart, newHeading } from './heading-part.ts';
import type { Part } from './parts.ts';
import type { Outline } from './record-view.ts';
import { isWithin } from './status-line.ts';

/** The title as the first heading of level 1, and a claim that stood in it. */
export interface TitleChange {
  readonly part?: Part;
  readonly moved: readonly Part[];
  /** The status that stood before the title's words. */
  readonly carried: readonly Place[];
}

/** Makes the title a heading of level 1. A status before its words goes to the front matter; a title that stands in the header alone is written as a heading. */
export function titleChange(outline: Outline, values: HeaderValues): TitleChange {
  const { title, decision, source } = outline;
  if (!title) {
    const claim = decision.titles[0];
    return claim === undefined || decision.title === undefined
      ? { moved: [], carried: [] }
      : { part: newHeading(1, claim.written.replace(/\s+/g, ' ')), moved: [], carried: [] };
  }
  const prefix = statusPrefix(outline, values);
  if (!prefix) return { part: headingPart(title, { depth: 1 }, source.text), moved: [], carried: [] };
  const change: HeadingChange = { depth: 1, words: { text: '', place: prefix.cut } };
  const linked = decision.links.some((link) => isWithin(link.reference.place, prefix.value));
  return {
    part: headingPart(title, change, source.text),
    moved: linked ? [{ chunks: [sourceChunk(prefix.value.start, prefix.value.end)] }] : [],
    carried: [prefix.value],
  };
}

/** `Draft: ` before the words of a title, where the front matter says the same. */
function statusPrefix(
  { title, decision, source }: Outline,
  values: HeaderValues,
): { readonly value: Place; readonly cut: Place } | undefined {
  const claim = decision.statuses.find((one) => one.notation === 'title');
  if (!claim || !title || !values.claims.has(claim) || !isWithin(claim.valuePlace, title.fact.heading)) return undefined;
  const { text } = source;
  if (text.slice(claim.place.start, claim.place.end) !== claim.word) return undefined;
  const after = /^\s*[:：]\s*(?=\S)/.exec(text.slice(claim.valuePlace.end, title.fact.heading.end))?.[0];
  return after === undefined
    ? undefined
    : { value: claim.valuePlace, cut: { start: claim.valuePlace.start, end: claim.valuePlace.end + after.length } };
}
