import GithubSlugger from 'github-slugger';
import type { Source } from '../model/source.ts';
import { type Chunk, sourceChunk, textChunk } from './chunks.ts';
import type { Part } from './parts.ts';
import type { Outline } from './record-view.ts';

/** Anchors of headings that read differently after the change: old → new. */
export type RenamedAnchors = ReadonlyMap<string, string>;

/** The anchors of a record's headings before and after, where they differ. */
export function renamedAnchors({ decision }: Outline, parts: readonly Part[]): RenamedAnchors {
  const before = new GithubSlugger();
  const old = decision.sections.map((section) => (section.depth > 0 ? before.slug(section.title) : undefined));
  const after = new GithubSlugger();
  const renamed = new Map<string, string>();
  for (const { heading } of parts) {
    if (!heading) continue;
    const slug = after.slug(heading.words);
    const was = heading.section === undefined ? undefined : old[heading.section];
    if (was !== undefined && was !== slug && !renamed.has(was)) renamed.set(was, slug);
  }
  return renamed;
}

/** A replacement within the original. */
export interface TextSwap {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Links of a text to headings that were renamed. `page` tells which link targets name the page they stand on. */
export function anchorSwaps(source: Source, anchors: RenamedAnchors, names: (page: string) => boolean): readonly TextSwap[] {
  if (anchors.size === 0) return [];
  return source.links.flatMap((link) => {
    const place = link.hrefPlace;
    const written = place && source.text.slice(place.start, place.end);
    const hash = written?.indexOf('#') ?? -1;
    if (!place || written === undefined || hash < 0 || !names(written.slice(0, hash))) return [];
    const slug = anchors.get(decoded(written.slice(hash + 1)));
    return slug === undefined ? [] : [{ start: place.start + hash + 1, end: place.end, text: slug }];
  });
}

/** Chunks with the replacements made in the ranges they hold. */
export function swapInChunks(chunks: readonly Chunk[], swaps: readonly TextSwap[]): readonly Chunk[] {
  if (swaps.length === 0) return chunks;
  return chunks.flatMap((chunk) => {
    if (chunk.kind === 'text') return [chunk];
    const inside = swaps.filter((swap) => chunk.place.start <= swap.start && swap.end <= chunk.place.end);
    let from = chunk.place.start;
    const pieces = inside.flatMap((swap) => {
      const piece = [sourceChunk(from, swap.start), textChunk(swap.text)];
      from = swap.end;
      return piece;
    });
    return [...pieces, sourceChunk(from, chunk.place.end)];
  });
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment).toLowerCase();
  } catch {
    return fragment.toLowerCase();
  }
}
