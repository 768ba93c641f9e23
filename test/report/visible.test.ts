import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visible } from '../../src/report/visible.ts';
import { anyText } from './hostile-texts.ts';

describe('visible', () => {
  it.each([
    ['plain text', 'Use NATS, really 100 %', 'Use NATS, really 100 %'],
    ['tab', 'a\tb', 'a b'],
    ['line breaks', 'a\r\nb', 'a␍␊b'],
    ['escape', '\u001b[31m', '␛[31m'],
    ['NUL and delete', '\u0000\u007f', '␀␡'],
    ['C1 control', '\u009b', '<U+009B>'],
    ['bidi override', 'a\u202eb', 'a<U+202E>b'],
    ['zero-width space and soft hyphen', '\u200b\u00ad', '<U+200B><U+00AD>'],
    ['byte-order mark inside', '\ufeff', '<U+FEFF>'],
    ['tag character', '\u{e0041}', '<U+E0041>'],
    ['Hangul filler', '\u3164', '<U+3164>'],
    ['line separator', '\u2028', '<U+2028>'],
    ['lone surrogates', 'x\ud800y\udc00', 'x<U+D800>y<U+DC00>'],
    ['non-characters', '\ufffe\ufdd0', '<U+FFFE><U+FDD0>'],
    ['surrogate pair', '🚀', '🚀'],
    ['joined emoji with a variation selector', '👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
    ['letters of other scripts', 'क्ष می‌خواهم 承認 é', 'क्ष می‌خواهم 承認 é'],
  ])('%s', (_name, text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it('leaves nothing a terminal obeys, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(visible(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
        expect(visible(visible(text))).toBe(visible(text));
      }),
    );
  });
});
