import { describe, expect, it } from 'vitest';
import { either, nearestWord } from '../../src/rules/nearest-word.ts';

const WORDS = ['draft', 'proposed', 'accepted', 'rejected', 'superseded'];

describe('nearestWord', () => {
  it.each([
    ['Acepted', 'accepted'],
    ['SUPERCEDED', 'superseded'],
    ['proposedd', 'proposed'],
    ['amber', undefined],
    ['', undefined],
    ['😀', undefined],
    ['x'.repeat(10_000), undefined],
  ])('%s means %s', (word, wanted) => {
    expect(nearestWord(word, WORDS)).toBe(wanted);
  });

  it('does not doubt a word that stands in the list twice', () => {
    expect(nearestWord('acepted', ['accepted', 'accepted'])).toBe('accepted');
  });
});

describe('either', () => {
  it.each([
    [[], ''],
    [['a'], '`a`'],
    [['a', 'b'], '`a` or `b`'],
    [['a', 'b', 'c'], '`a`, `b` or `c`'],
  ])('of %j is %s', (words, text) => {
    expect(either(words)).toBe(text);
  });
});
