import { describe, expect, it } from 'vitest';
import { plainLabel } from '../../src/diagram/plain-label.ts';
import { HOSTILE_TITLES } from './hostile-titles.ts';

describe('plainLabel', () => {
  it.each([
    ['one\ntwo', 'one two'],
    ['one\r\n\ttwo  three', 'one two three'],
    ['  around  ', 'around'],
    ['bell\u0007, escape \u001B[31mred', 'bell , escape [31mred'],
    ['next\u0085line\u2028and\u2029paragraph', 'next line and paragraph'],
    ['turned \u202Etxet\u202C and \u2066isolated\u2069', 'turned txet and isolated'],
    ['soft\u00ADhyphen, mark\uFEFF, zero\u200Bwidth', 'softhyphen, mark, zerowidth'],
    ['half \uD83D a pair', 'half \uFFFD a pair'],
    ['no \uFFFF character', 'no character'],
    ['joined 👨\u200D👩\u200D👧', 'joined 👨\u200D👩\u200D👧'],
    ['no\u00A0break', 'no break'],
    ['', ''],
  ])('of %j is %j', (text, label) => {
    expect(plainLabel(text)).toBe(label);
  });

  it.each(HOSTILE_TITLES)('leaves %j alone', (title) => {
    expect(plainLabel(title)).toBe(title);
  });
});
