import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/report/cells.ts';
import { codeFrame } from '../../src/report/code-frame.ts';
import { anyText } from './hostile-texts.ts';
import { finding } from './sample-report.ts';

function frame(excerpt: string, [column, endColumn]: readonly [number, number], width = 60) {
  const shown = codeFrame(finding({ excerpt, range: { line: 5, column, endLine: 5, endColumn } }), width);
  return shown && [shown.line, shown.carets];
}

describe('codeFrame', () => {
  it.each([
    ['a word', 'status: Acepted', [9, 16], ['status: Acepted', '        ^^^^^^^']],
    ['a whole line', '# 7. Cache', [1, 11], ['# 7. Cache', '^^^^^^^^^^']],
    ['a point', 'date:', [6, 6], ['date:', '     ^']],
    ['a point inside', 'a: b', [3, 3], ['a: b', '  ^']],
    ['after wide characters', '状態：承認 x', [7, 8], ['状態：承認 x', '           ^']],
    ['wide characters themselves', '状態：承認 x', [4, 6], ['状態：承認 x', '      ^^^^']],
    ['after an emoji of several code points', '👨‍👩‍👧 ab', [10, 12], ['👨‍👩‍👧 ab', '   ^^']],
    ['after an accent written apart', 'Cafe\u0301 x', [7, 8], ['Cafe\u0301 x', '     ^']],
    ['after a tab', '\tword', [2, 6], [' word', ' ^^^^']],
    ['hidden characters take their printed width', 'a\u202eb x', [5, 6], ['a<U+202E>b x', '           ^']],
    ['an escape', '\u001b[31m x', [7, 8], ['␛[31m x', '      ^']],
    ['trailing spaces are not printed', 'word   ', [1, 5], ['word', '^^^^']],
  ] as const)('%s', (_name, excerpt, columns, expected) => {
    expect(frame(excerpt, columns)).toEqual(expected);
  });

  it.each([
    ['the end cut off', [1, 4], ['one two three f…', '^^^']],
    ['both ends cut off', [29, 34], ['… six seven eig…', '      ^^^^^']],
    ['the start cut off', [50, 53], ['…t nine ten end', '            ^^^']],
    ['a range longer than the frame', [5, 46], ['one two three f…', '    ^^^^^^^^^^^']],
  ] as const)('%s', (_name, columns, expected) => {
    expect(frame('one two three four five six seven eight nine ten end', columns, 16)).toEqual(expected);
  });

  it('underlines to the end of the line when the range goes on', () => {
    const shown = codeFrame(finding({ excerpt: 'one two', range: { line: 5, column: 5, endLine: 7, endColumn: 2 } }), 60);
    expect(shown).toEqual({ line: 'one two', carets: '    ^^^' });
  });

  it.each([
    ['an empty line', '', [1, 1]],
    ['a fence', '---', [1, 4]],
    ['a finding about the file', '# Title', [1, 1]],
  ] as const)('shows nothing for %s', (_name, excerpt, columns) => {
    expect(frame(excerpt, columns)).toBeUndefined();
  });

  it('fits its width and has a caret, whatever the line', () => {
    const widths = fc.integer({ min: 12, max: 40 });
    fc.assert(
      fc.property(anyText, fc.nat(60), fc.nat(60), widths, (text, start, length, width) => {
        const shown = codeFrame(
          finding({ excerpt: `a${text}`, range: { line: 2, column: start + 2, endLine: 2, endColumn: start + 2 + length } }),
          width,
        );
        expect(shown).toBeDefined();
        expect(displayWidth(shown?.line ?? '')).toBeLessThanOrEqual(width);
        expect(shown?.carets).toMatch(/^ *\^+$/);
        expect(shown?.carets.length).toBeLessThanOrEqual(width + 1);
      }),
    );
  });

  it('finds its place in a line of a hundred thousand characters', () => {
    const line = 'word '.repeat(20_000);
    expect(frame(line, [90_001, 90_005])?.[1]).toMatch(/^ *\^{4}$/);
  });
});
