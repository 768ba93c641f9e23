import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/report/cells.ts';
import { visible } from '../../src/report/visible.ts';
import { wrap } from '../../src/report/wrap.ts';
import { anyText } from './hostile-texts.ts';

describe('wrap', () => {
  it.each([
    ['an empty text', '', 10, ['']],
    ['a text that fits', 'one two', 7, ['one two']],
    ['between words', 'one two three', 8, ['one two', 'three']],
    ['several spaces inside a line stay', 'a  b c', 10, ['a  b c']],
    ['a word longer than a line', 'see abcdefghijkl now', 5, ['see', 'abcde', 'fghij', 'kl', 'now']],
    ['between wide characters', '決定を記録する', 6, ['決定を', '記録す', 'る']],
    ['a wide character is not cut in half', 'a承承', 4, ['a承', '承']],
  ])('%s', (_name, text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  it('loses no word and exceeds no width', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 30 }), (text, width) => {
        const shown = visible(text);
        const lines = wrap(shown, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(shown.replaceAll(' ', ''));
        expect(lines.filter((line) => displayWidth(line) > width)).toEqual([]);
      }),
    );
  });
});
