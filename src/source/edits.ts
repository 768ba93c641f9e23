import type { Edit } from '../model/finding.ts';

/** Thrown when two edits touch the same text: they can not both be meant. */
export class OverlappingEditsError extends Error {
  override readonly name = 'OverlappingEditsError';
}

/**
 * Text with the edits applied. Edits are offsets into the original text, in any order; two insertions at one point keep their order.
 *
 * @throws OverlappingEditsError when two edits overlap, RangeError when one lies outside the text.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = sortEdits(edits);
  let out = '';
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < 0 || edit.end > text.length || edit.end < edit.start) {
      throw new RangeError(`unexpected edit ${edit.start}-${edit.end}, expected a range within 0-${text.length}`);
    }
    if (edit.start < at) throw new OverlappingEditsError(`unexpected overlap at offset ${edit.start}`);
    out += text.slice(at, edit.start) + edit.insert;
    at = edit.end;
  }
  return out + text.slice(at);
}

/** True when no two edits overlap. */
export function areDisjoint(edits: readonly Edit[]): boolean {
  const sorted = sortEdits(edits);
  return sorted.every((edit, index) => index === 0 || edit.start >= (sorted[index - 1]?.end ?? 0));
}

function sortEdits(edits: readonly Edit[]): readonly Edit[] {
  return edits
    .map((edit, index) => ({ edit, index }))
    .sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end || a.index - b.index)
    .map(({ edit }) => edit);
}
