import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../src/model/finding.ts';
import { applyEdits, areDisjoint, OverlappingEditsError } from '../../src/source/edits.ts';

describe('applyEdits', () => {
  it.each<readonly [string, readonly Edit[], string]>([
    ['nothing', [], 'abcdef'],
    ['a replacement', [{ start: 1, end: 3, insert: 'X' }], 'aXdef'],
    ['an insertion', [{ start: 3, end: 3, insert: 'X' }], 'abcXdef'],
    ['a removal', [{ start: 0, end: 6, insert: '' }], ''],
    [
      'several, in any order',
      [
        { start: 4, end: 5, insert: 'Y' },
        { start: 0, end: 1, insert: 'X' },
      ],
      'XbcdYf',
    ],
    [
      'neighbours',
      [
        { start: 0, end: 2, insert: 'X' },
        { start: 2, end: 4, insert: 'Y' },
      ],
      'XYef',
    ],
    [
      'two insertions at one point, in their order',
      [
        { start: 2, end: 2, insert: 'X' },
        { start: 2, end: 2, insert: 'Y' },
      ],
      'abXYcdef',
    ],
    ['at the end', [{ start: 6, end: 6, insert: '!' }], 'abcdef!'],
  ])('%s', (_name, edits, expected) => {
    expect(applyEdits('abcdef', edits)).toBe(expected);
  });

  it.each([
    [
      'overlap',
      [
        { start: 0, end: 3, insert: '' },
        { start: 2, end: 4, insert: '' },
      ],
      OverlappingEditsError,
    ],
    [
      'an insertion inside',
      [
        { start: 0, end: 3, insert: '' },
        { start: 1, end: 1, insert: 'x' },
      ],
      OverlappingEditsError,
    ],
    ['outside', [{ start: 0, end: 7, insert: '' }], RangeError],
    ['backwards', [{ start: 3, end: 2, insert: '' }], RangeError],
    ['before the start', [{ start: -1, end: 2, insert: '' }], RangeError],
  ])('refuses %s', (_name, edits, fault) => {
    expect(() => applyEdits('abcdef', edits)).toThrow(fault);
  });

  it('leaves every unit outside the edits as it was', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.array(fc.tuple(fc.nat(60), fc.nat(60), texts), { maxLength: 5 }), (text, raw) => {
        const edits = raw.map(([a, b, insert]) => ({
          start: Math.min(a, b, text.length),
          end: Math.min(Math.max(a, b), text.length),
          insert,
        }));
        if (!areDisjoint(edits)) {
          expect(() => applyEdits(text, edits)).toThrow(OverlappingEditsError);
          return;
        }
        const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
        const kept = [...sorted, { start: text.length }].map((edit, at) =>
          text.slice(at === 0 ? 0 : (sorted[at - 1]?.end ?? 0), edit.start),
        );
        expect(applyEdits(text, edits)).toBe(kept.map((part, at) => part + (sorted[at]?.insert ?? '')).join(''));
      }),
    );
  });
});
