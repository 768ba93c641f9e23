import { describe, expect, test } from 'vitest';
import { either, faultMessage, quoted } from '../../src/schema/fault-message.ts';

describe('the message of a failing keyword', () => {
  test.each([
    [
      'additionalProperties',
      { additionalProperty: 'titel' },
      { properties: { title: {}, path: {} } },
      {},
      'unexpected key `titel`, did you mean `title`?',
    ],
    [
      'additionalProperties',
      { additionalProperty: 'foo' },
      { properties: { title: {}, path: {} } },
      {},
      'unexpected key `foo`, expected `title` or `path`',
    ],
    ['additionalProperties', { additionalProperty: 'foo' }, {}, {}, 'unexpected key `foo`, expected none'],
    [
      'additionalProperties',
      { additionalProperty: 'foo' },
      { properties: Object.fromEntries('bcdghijklmnpq'.split('').map((key) => [key, {}])) },
      {},
      'unexpected key `foo`, expected a known key',
    ],
    ['unevaluatedProperties', { unevaluatedProperty: 'foo' }, {}, {}, 'unexpected key `foo`, expected none'],
    [
      'propertyNames',
      { propertyName: 'A b' },
      { propertyNames: { title: 'a rule' } },
      {},
      'unexpected key `A b`, expected a rule',
    ],
    ['propertyNames', { propertyName: ' ' }, {}, {}, 'unexpected empty key, expected another name'],
    [
      'required',
      { missingProperty: 'path' },
      { properties: { path: { title: 'a folder' } } },
      {},
      'missing key `path`, expected a folder',
    ],
    ['dependentRequired', { missingProperty: 'path' }, {}, {}, 'missing key `path`, expected a value'],
    ['enum', { allowedValues: ['on', 'off'] }, {}, 'maybe', 'unexpected `maybe`, expected `on` or `off`'],
    ['enum', { allowedValues: ['error', 'off'] }, {}, 'eror', 'unexpected `eror`, did you mean `error`?'],
    ['enum', { allowedValues: [1, 2] }, {}, 3, 'unexpected `3`, expected `1` or `2`'],
    ['enum', { allowedValues: ['on'] }, {}, ['on'], 'unexpected list, expected `on`'],
    ['const', { allowedValue: 'v1' }, {}, 'w1', 'unexpected `w1`, did you mean `v1`?'],
    ['const', { allowedValue: 1 }, {}, 2, 'unexpected `2`, expected `1`'],
    ['type', { type: 'string' }, { title: 'a date' }, 3, 'unexpected `3`, expected a date'],
    ['type', { type: 'string' }, {}, 3, 'unexpected `3`, expected a text'],
    ['type', { type: ['string', 'array'] }, {}, {}, 'unexpected map, expected a text or a list'],
    ['type', { type: 'object' }, {}, [], 'unexpected list, expected a map'],
    ['type', { type: 'boolean' }, {}, null, 'unexpected empty value, expected `true` or `false`'],
    ['type', { type: 'integer' }, {}, 1.5, 'unexpected `1.5`, expected a whole number'],
    ['type', { type: 'number' }, {}, 'x', 'unexpected `x`, expected a number'],
    ['type', { type: 'null' }, {}, 'x', 'unexpected `x`, expected nothing'],
    ['minimum', { limit: 1 }, {}, 0, 'unexpected `0`, expected a number of at least `1`'],
    ['maximum', { limit: 1 }, {}, 2, 'unexpected `2`, expected a number of at most `1`'],
    ['exclusiveMinimum', { limit: 1 }, {}, 1, 'unexpected `1`, expected a number above `1`'],
    ['exclusiveMaximum', { limit: 1 }, {}, 1, 'unexpected `1`, expected a number below `1`'],
    ['minLength', { limit: 1 }, {}, '', 'unexpected empty text, expected at least `1` characters'],
    ['maxLength', { limit: 3 }, {}, 'four', 'unexpected text of `4` characters, expected at most `3` characters'],
    ['minItems', { limit: 2 }, {}, ['a'], 'unexpected list of `1`, expected at least `2` of them'],
    ['maxItems', { limit: 1 }, {}, ['a', 'b'], 'unexpected list of `2`, expected at most `1` of them'],
    ['minProperties', { limit: 1 }, {}, {}, 'unexpected map, expected at least `1` of them'],
    ['uniqueItems', {}, {}, ['a', 'a'], 'unexpected list of `2`, expected each item once'],
    ['pattern', { pattern: '^a$' }, {}, 'b', 'unexpected `b`, expected a text that matches `^a$`'],
    ['pattern', { pattern: '^a$' }, { title: 'the letter a' }, 'b', 'unexpected `b`, expected the letter a'],
    ['format', { format: 'date' }, {}, 'soon', 'unexpected `soon`, expected the format `date`'],
    ['oneOf', {}, { title: 'one of both' }, 3, 'unexpected `3`, expected one of both'],
    ['not', {}, {}, 3, 'unexpected `3`, expected another value'],
  ])('%s %j', (keyword, params, schema, value, expected) => {
    expect(faultMessage({ keyword, params, schema, value, written: undefined })).toBe(expected);
  });
});

describe('words in messages', () => {
  test.each([
    ['a', '`a`'],
    [' a\n b ', '`a b`'],
    ['a`b', "`a'b`"],
    ['x'.repeat(70), `\`${'x'.repeat(59)}…\``],
  ])('%j is shown as %s', (text, expected) => {
    expect(quoted(text)).toBe(expected);
  });

  test.each([
    [[], 'nothing'],
    [['a'], '`a`'],
    [['a', 'b'], '`a` or `b`'],
    [['a', 'b', 'c'], '`a`, `b` or `c`'],
  ])('%j is read as %s', (words, expected) => {
    expect(either(words)).toBe(expected);
  });
});
