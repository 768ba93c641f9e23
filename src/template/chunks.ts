import type { Edit } from '../model/finding.ts';
import type { Place } from '../model/place.ts';

/** A piece of the new text: a range of the original, or words that stand nowhere in it at that point. */
export type Chunk = { readonly kind: 'source'; readonly place: Place } | { readonly kind: 'text'; readonly text: string };

/** A range of the original text. */
export function sourceChunk(start: number, end: number): Chunk {
  return { kind: 'source', place: { start, end } };
}

/** Text that is written anew. */
export function textChunk(text: string): Chunk {
  return { kind: 'text', text };
}

/** The text that chunks stand for. */
export function textOfChunks(chunks: readonly Chunk[], original: string): string {
  return chunks
    .map((chunk) => (chunk.kind === 'text' ? chunk.text : original.slice(chunk.place.start, chunk.place.end)))
    .join('');
}

/** Chunks without empty ones; neighbours that are neighbours in the original too are one. */
export function mergeChunks(chunks: readonly Chunk[]): readonly Chunk[] {
  const merged: Chunk[] = [];
  for (const chunk of chunks) {
    const last = merged.at(-1);
    if (chunk.kind === 'text') {
      if (chunk.text === '') continue;
      if (last?.kind === 'text') merged[merged.length - 1] = textChunk(last.text + chunk.text);
      else merged.push(chunk);
    } else if (chunk.place.end > chunk.place.start) {
      if (last?.kind === 'source' && last.place.end === chunk.place.start)
        merged[merged.length - 1] = sourceChunk(last.place.start, chunk.place.end);
      else merged.push(chunk);
    }
  }
  return merged;
}

/** Where each source chunk comes to stand, and whether it stays: the others were taken out and put in elsewhere. */
export interface PlacedChunk {
  readonly place: Place;
  /** Offset in the new text. */
  readonly at: number;
  readonly stays: boolean;
}

/** The source chunks with their new offsets. As much of the text as possible stays, in characters. */
export function placeChunks(chunks: readonly Chunk[]): readonly PlacedChunk[] {
  const placed: { place: Place; at: number }[] = [];
  let at = 0;
  for (const chunk of mergeChunks(chunks)) {
    if (chunk.kind === 'source') placed.push({ place: chunk.place, at });
    at += chunk.kind === 'text' ? chunk.text.length : chunk.place.end - chunk.place.start;
  }
  const anchors = heaviestRise(placed.map(({ place }) => place));
  return placed.map((one, index) => ({ ...one, stays: anchors.has(index) }));
}

/** Edits that turn the original text into the one the chunks stand for. Chunks that keep their order are not touched. */
export function editsOfChunks(chunks: readonly Chunk[], original: string): readonly Edit[] {
  const merged = mergeChunks(chunks);
  const sources = merged.flatMap((chunk) => (chunk.kind === 'source' ? [chunk.place] : []));
  const anchors = heaviestRise(sources);
  const edits: Edit[] = [];
  let from = 0;
  let insert = '';
  let index = 0;
  const close = (until: number): void => {
    if (original.slice(from, until) !== insert) edits.push({ start: from, end: until, insert });
    insert = '';
  };
  for (const chunk of merged) {
    if (chunk.kind === 'text') insert += chunk.text;
    else if (anchors.has(index++)) {
      close(chunk.place.start);
      from = chunk.place.end;
    } else insert += original.slice(chunk.place.start, chunk.place.end);
  }
  close(original.length);
  return edits;
}

/** Indexes of the places that may stay: a rising sequence without overlap that covers the most characters. */
function heaviestRise(places: readonly Place[]): ReadonlySet<number> {
  const ranks = ranksOf(places);
  const best: { readonly weight: number; readonly before: number }[] = [];
  // A tree of the heaviest sequences by the rank of their last place; entry r answers for the ranks up to r.
  const tree: number[] = [];
  let top = -1;
  places.forEach((place, index) => {
    const rank = ranks[index] ?? 0;
    let before = -1;
    for (let at = rank; at > 0; at -= at & -at) before = heavier(tree[at] ?? -1, before);
    best.push({ weight: (best[before]?.weight ?? 0) + place.end - place.start, before });
    for (let at = rank + 1; at <= places.length; at += at & -at) tree[at] = heavier(index, tree[at] ?? -1);
    top = heavier(index, top);
  });
  const kept = new Set<number>();
  for (let at = top; at >= 0; at = best[at]?.before ?? -1) kept.add(at);
  return kept;

  function heavier(a: number, b: number): number {
    return (best[a]?.weight ?? 0) > (best[b]?.weight ?? 0) ? a : b;
  }
}

/** How many of the places begin before each. */
function ranksOf(places: readonly Place[]): readonly number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a]?.start ?? 0) - (places[b]?.start ?? 0));
  const ranks: number[] = [];
  order.forEach((index, rank) => {
    ranks[index] = rank;
  });
  return ranks;
}
