import { describe, expect, it } from 'vitest';
import { lineRange, lineStarts } from '../../src/source/line-range.ts';

describe('lineRange', () => {
  it.each([
    ['abc', 1, 2, [1, 2, 1, 3]],
    ['a\nbc', 2, 4, [2, 1, 2, 3]],
    ['a\r\nbc', 3, 5, [2, 1, 2, 3]],
    ['a\rbc', 2, 4, [2, 1, 2, 3]],
    ['a\n\nb', 2, 2, [2, 1, 2, 1]],
    ['🚀b', 2, 3, [1, 3, 1, 4]],
    ['a\n', 2, 2, [2, 1, 2, 1]],
    ['', 0, 0, [1, 1, 1, 1]],
    ['a\nb\nc', 0, 5, [1, 1, 3, 2]],
  ])('%j %i-%i', (text, start, end, [line, column, endLine, endColumn]) => {
    expect(lineRange(lineStarts(text), { start, end })).toEqual({ line, column, endLine, endColumn });
  });
});
