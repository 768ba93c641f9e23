import { describe, expect, it } from 'vitest';
import { DE } from '../../site/texts/de.ts';
import { EN } from '../../site/texts/en.ts';
import { type TextEntry, type TextKey, textsFor } from '../../site/texts/texts.ts';

const holes = (entry: TextEntry): string =>
  [...new Set((typeof entry === 'string' ? entry : entry.other).match(/\{\w+\}/g) ?? [])].sort().join();

describe('the texts', () => {
  it('have the same keys and holes in every language', () => {
    const keys = Object.keys(EN) as TextKey[];
    expect(Object.keys(DE).sort()).toEqual(keys.toSorted());
    expect(keys.filter((key) => holes(EN[key]) !== holes(DE[key]))).toEqual([]);
  });

  it.each([
    ['en', 'search.found', { n: 1 }, '1 decision found'],
    ['en', 'search.found', { n: 0 }, '0 decisions found'],
    ['de', 'search.found', { n: 1 }, '1 Entscheidung gefunden'],
    ['de-AT', 'status.accepted', {}, 'angenommen'],
    ['xx', 'status.accepted', {}, 'accepted'],
  ] as const)('in %s: %s %j', (language, key, data, words) => {
    expect(textsFor(language)(key, data)).toBe(words);
  });

  it('give way to those of the user, word by word', () => {
    const say = textsFor('en', {
      'status.accepted': 'agreed',
      'search.found': { one: 'one', other: '{n} of them' },
      'nav.tags': 7,
    });
    expect([say('status.accepted'), say('search.found', { n: 2 }), say('nav.tags')]).toEqual(['agreed', '2 of them', 'Tags']);
  });

  it('put in values as they are', () => {
    expect(textsFor('en')('link.missing', { path: '$& {n} <b>' })).toBe('Not found: $& {n} <b>');
  });
});
