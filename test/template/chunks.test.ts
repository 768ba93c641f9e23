import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, areDisjoint } from '../../src/source/edits.ts';
import {
  type Chunk,
  editsOfChunks,
  mergeChunks,
  placeChunks,
  sourceChunk,
  textChunk,
  textOfChunks,
} from '../../src/template/chunks.ts';

/** A text cut into pieces, some of them left out, in some order, with words between. */
const rearranged = fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 }).chain((pieces) => {
  const text = pieces.join('');
  let at = 0;
  const chunks = pieces.map((piece): Chunk => sourceChunk(at, (at += piece.length)));
  return fc
    .tuple(fc.constant(text), fc.shuffledSubarray(chunks), fc.array(fc.string({ maxLength: 4 }), { maxLength: 3 }))
    .map(([original, some, words]) => ({ text: original, chunks: [...some, ...words.map(textChunk)] }));
});

describe('editsOfChunks', () => {
  it('gives edits that make the text of the chunks, whatever their order', () => {
    fc.assert(
      fc.property(rearranged, ({ text, chunks }) => {
        const edits = editsOfChunks(chunks, text);
        expect(areDisjoint(edits)).toBe(true);
        expect(applyEdits(text, edits)).toBe(textOfChunks(chunks, text));
      }),
    );
  });

  it.each([
    ['everything in order', [sourceChunk(0, 3), sourceChunk(3, 9)], []],
    ['a piece taken out', [sourceChunk(0, 3), sourceChunk(6, 9)], [{ start: 3, end: 6, insert: '' }]],
    ['words put in', [sourceChunk(0, 3), textChunk('X'), sourceChunk(3, 9)], [{ start: 3, end: 3, insert: 'X' }]],
    [
      'the short piece moves, the long one stays',
      [sourceChunk(2, 9), sourceChunk(0, 2)],
      [
        { start: 0, end: 2, insert: '' },
        { start: 9, end: 9, insert: 'ab' },
      ],
    ],
    ['nothing left', [], [{ start: 0, end: 9, insert: '' }]],
  ])('%s', (_, chunks, edits) => {
    expect(editsOfChunks(chunks, 'abcdefghi')).toEqual(edits);
  });

  it('moves the middle of a long text without comparing every pair', () => {
    const text = 'x'.repeat(60_000);
    const chunks = Array.from({ length: 30_000 }, (_, index) => sourceChunk(index * 2, index * 2 + 1));
    expect(editsOfChunks([...chunks.slice(15_000), ...chunks.slice(0, 15_000)], text)).toHaveLength(15_001);
  });
});

describe('placeChunks', () => {
  it('says where each piece comes to stand and which of them stay', () => {
    expect(placeChunks([textChunk('--'), sourceChunk(4, 9), sourceChunk(0, 2)])).toEqual([
      { place: { start: 4, end: 9 }, at: 2, stays: true },
      { place: { start: 0, end: 2 }, at: 7, stays: false },
    ]);
  });
});

describe('mergeChunks', () => {
  it('joins neighbours and drops what is empty', () => {
    expect(
      mergeChunks([sourceChunk(0, 2), textChunk(''), sourceChunk(2, 4), textChunk('a'), textChunk('b'), sourceChunk(5, 5)]),
    ).toEqual([sourceChunk(0, 4), textChunk('ab')]);
  });
});
