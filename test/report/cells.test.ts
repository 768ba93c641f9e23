import { describe, expect, it } from 'vitest';
import { cells, displayWidth } from '../../src/report/cells.ts';

describe('displayWidth', () => {
  it.each([
    ['', 0],
    ['plain ASCII', 11],
    ['é', 1],
    ['e\u0301', 1],
    ['…│→', 3],
    ['承認済み', 8],
    ['한글', 4],
    ['\u1112\u1161\u11ab', 2],
    ['Ａ', 2],
    ['ｱ', 1],
    ['𠮷', 2],
    ['🚀', 2],
    ['👨‍👩‍👧', 2],
    ['🇩🇪', 2],
    ['❤', 1],
    ['❤️', 2],
    ['1️⃣', 2],
    ['👍🏽', 2],
    ['नमस्ते', 4],
    ['␛', 1],
  ])('%s', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('cells', () => {
  it('keeps what a reader sees as one character together, with its offset', () => {
    expect(cells('a👨‍👩‍👧承')).toEqual([
      { text: 'a', width: 1, offset: 0 },
      { text: '👨‍👩‍👧', width: 2, offset: 1 },
      { text: '承', width: 2, offset: 9 },
    ]);
  });
});
