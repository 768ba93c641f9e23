import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelWidth, shortenLabel, wrapLabel } from '../../src/diagram/wrap-label.ts';
import { HOSTILE_TITLES } from './hostile-titles.ts';

const ROOM = { columns: 20, lines: 2 };

describe('wrapLabel', () => {
  it.each([
    ['', []],
    ['Use Redis', ['Use Redis']],
    ['Keep all the sessions in Redis', ['Keep all the sessions', 'in Redis']],
    ['Keep all the sessions in the memory of each node', ['Keep all the sessions', 'in the memory of each…']],
    ['Use src/main/java/com/example/app/File.java', ['Use src/main/java/', 'com/example/app/…']],
    ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrts', 'gesellschaft']],
    ['決定記録をマークダウンで書くことにする', ['決定記録をマークダウ', 'ンで書くことにする']],
    ['🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀👨‍👩‍👧🚀', ['🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀', '👨‍👩‍👧🚀']],
    ['WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', ['WWWWWWWWWWW', 'WWWWWWWWWW…']],
  ])('breaks %j', (text, lines) => {
    expect(wrapLabel(text, ROOM)).toEqual(lines);
  });

  it('keeps within the room and loses nothing before the ellipsis', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...HOSTILE_TITLES)), (text) => {
        const lines = wrapLabel(text, ROOM);
        const joined = lines.join('').replaceAll(/\s/gu, '');
        const kept = joined.endsWith('…') && !text.endsWith('…') ? joined.slice(0, -1) : joined;
        expect(lines.length).toBeLessThanOrEqual(ROOM.lines);
        for (const line of lines) expect(labelWidth(line)).toBeLessThanOrEqual(ROOM.columns);
        expect(text.replaceAll(/\s/gu, '').startsWith(kept)).toBe(true);
      }),
    );
  });
});

describe('shortenLabel', () => {
  it.each([
    ['superseded', 15, 'superseded'],
    ['parked by the committee', 15, 'parked by the…'],
    ['Redis', 4, 'Re…'],
  ])('makes %j fit %i columns', (text, columns, short) => {
    expect(shortenLabel(text, columns)).toBe(short);
  });
});
