import { describe, expect, test } from 'vitest';
import type { OptionSchemas } from '../../src/schema/check-options.ts';
import { checkOptions } from '../../src/schema/check-options.ts';

const schemas: OptionSchemas = {
  max: { type: 'integer', default: 80, minimum: 1, maximum: 255 },
  words: { type: 'array', default: ['TODO'], items: { type: 'string', minLength: 2 }, maxItems: 2 },
  unit: { type: 'string', default: 'characters', enum: ['characters', 'words'] },
  pattern: { type: 'string', default: '', pattern: '^a*$' },
  either: { type: ['string', 'null'], default: null },
  flag: { type: 'boolean', default: false },
  map: { type: 'object', default: {}, additionalProperties: { type: 'number' } },
};
const defaults = { max: 80, words: ['TODO'], unit: 'characters', pattern: '', either: null, flag: false, map: {} };

describe('options of a rule', () => {
  test.each([
    [{}, defaults],
    [
      { max: 3, flag: true },
      { ...defaults, max: 3, flag: true },
    ],
    [
      { words: ['ab'], unit: 'words', pattern: 'aa', either: 'x', map: { a: 1.5 } },
      { ...defaults, words: ['ab'], unit: 'words', pattern: 'aa', either: 'x', map: { a: 1.5 } },
    ],
  ])('%j are filled in with defaults', (given, options) => {
    expect(checkOptions(schemas, given)).toEqual({ options, faults: [] });
  });

  test.each([
    [{ mx: 3 }, ['mx'], 'key', 'unexpected key `mx`, did you mean `max`?'],
    [
      { toString: 3 },
      ['toString'],
      'key',
      'unexpected key `toString`, expected `max`, `words`, `unit`, `pattern`, `either`, `flag` or `map`',
    ],
    [{ max: 'x' }, ['max'], 'value', 'unexpected `x`, expected a whole number'],
    [{ max: null }, ['max'], 'value', 'unexpected empty value, expected a whole number'],
    [{ max: 0 }, ['max'], 'value', 'unexpected `0`, expected a number of at least `1`'],
    [{ max: 256 }, ['max'], 'value', 'unexpected `256`, expected a number of at most `255`'],
    [{ words: 'ab' }, ['words'], 'value', 'unexpected `ab`, expected a list'],
    [{ words: ['ab', 3] }, ['words', 1], 'value', 'unexpected `3`, expected a text'],
    [{ words: ['x'] }, ['words', 0], 'value', 'unexpected `x`, expected at least `2` characters'],
    [{ words: ['ab', 'cd', 'ef'] }, ['words'], 'value', 'unexpected list of `3`, expected at most `2` of them'],
    [{ unit: 'word' }, ['unit'], 'value', 'unexpected `word`, did you mean `words`?'],
    [{ pattern: 'b' }, ['pattern'], 'value', 'unexpected `b`, expected a text that matches `^a*$`'],
    [{ either: 3 }, ['either'], 'value', 'unexpected `3`, expected a text or nothing'],
    [{ flag: 'yes' }, ['flag'], 'value', 'unexpected `yes`, expected `true` or `false`'],
    [{ map: [] }, ['map'], 'value', 'unexpected list, expected a map'],
    [{ map: { a: 'x' } }, ['map', 'a'], 'value', 'unexpected `x`, expected a number'],
  ])('%j give a fault and leave the default', (given, path, at, message) => {
    const { options, faults } = checkOptions(schemas, given);
    expect(faults).toEqual([expect.objectContaining({ path, at, message })]);
    expect(options).toEqual(defaults);
  });
});
