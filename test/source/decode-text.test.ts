import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/source/decode-text.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

describe('decodeText', () => {
  it.each([
    ['plain text', bytes('a'), 'a', false, []],
    ['nothing', bytes(), '', false, []],
    ['a byte-order mark', bytes('\uFEFFa'), 'a', true, []],
    ['two byte-order marks, the second is text', bytes('\uFEFF\uFEFFa'), '\uFEFFa', true, []],
    ['a byte-order mark inside', bytes('a\uFEFFb'), 'a\uFEFFb', false, []],
    ['beyond the basic plane', bytes('𝒳🚀'), '𝒳🚀', false, []],
    ['a replacement character that was written', bytes('a\uFFFDb'), 'a\uFFFDb', false, []],
    ['a byte that is none', bytes('ab', [0xff], 'c'), 'ab\uFFFDc', false, ['invalid-utf8@2-3']],
    ['a cut sequence at the end', bytes('ab', [0xe2, 0x82]), 'ab\uFFFD', false, ['invalid-utf8@2-3']],
    ['a byte that is none behind a mark', bytes('\uFEFFa', [0x80]), 'a\uFFFD', true, ['invalid-utf8@1-2']],
    ['NUL', bytes('a\0b'), 'a\0b', false, ['nul-byte@1-2']],
    ['UTF-16, little end first', bytes([0xff, 0xfe, 0x61, 0x00]), 'a', false, ['invalid-utf8@0-0']],
    ['UTF-16, big end first', bytes([0xfe, 0xff, 0x00, 0x61]), 'a', false, ['invalid-utf8@0-0']],
    ['UTF-16 with an odd byte', bytes([0xfe, 0xff, 0x00]), '', false, ['invalid-utf8@0-0']],
  ])('%s', (_name, content, text, bom, problems) => {
    const decoded = decodeText(content);
    expect([decoded.text, decoded.bom]).toEqual([text, bom]);
    expect(decoded.problems.map(({ kind, place }) => `${kind}@${place.start}-${place.end}`)).toEqual(problems);
  });
});
