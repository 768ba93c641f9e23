import { describe, expect, test } from 'vitest';
import { locate } from '../../src/schema/locate.ts';
import { codePoints, deepEqual } from '../../src/schema/runtime.ts';
import { validate } from '../../src/schema/validate.ts';
import { parseYaml } from '../../src/source/yaml.ts';

describe('validate', () => {
  test.each([
    ['nothing wrong', { profile: 'strict' }, []],
    ['an unknown key', { profle: 'strict' }, [[['profle'], 'key', 'additionalProperties', { additionalProperty: 'profle' }]]],
    [
      'a key of the wrong name',
      { rules: { 'A/b~c': 'off' } },
      [[['rules', 'A/b~c'], 'key', 'propertyNames', { propertyName: 'A/b~c' }]],
    ],
    ['a missing key in a list', { logs: ['a', { name: 'x' }] }, [[['logs', 1], 'key', 'required', { missingProperty: 'path' }]]],
    ['a wrong type', { ignore: 'x' }, [[['ignore'], 'value', 'type', { type: 'array' }]]],
    ['one fault of several at a place', { project_slug: '' }, [[['project_slug'], 'value', 'minLength', { limit: 1 }]]],
    [
      'a value below a strange key',
      { headings: { 'a/b~c': 'x' } },
      [[['headings', 'a/b~c'], 'value', 'enum', expect.anything()]],
    ],
    ['the root', [], [[[], 'value', 'type', { type: 'object' }]]],
  ])('tells of %s', (_, value, expected) => {
    expect(validate('adr-config', value).map(({ path, at, keyword, params }) => [path, at, keyword, params])).toEqual(expected);
  });

  test('names a value as it was written', () => {
    const [fault] = validate('adr-config', { last_decision_id: 8 }, (path) =>
      path[0] === 'last_decision_id' ? '0010' : undefined,
    );
    expect(fault?.message).toBe("unexpected `0010`, expected digits in quotes such as `'0010'`");
  });

  test('does not remember an earlier value', () => {
    expect(validate('adr-config', { a: 1 })).toHaveLength(1);
    expect(validate('adr-config', {})).toEqual([]);
    expect(validate('adr-config', { b: 1 }).map(({ path }) => path)).toEqual([['b']]);
  });
});

describe('locate', () => {
  const text = 'site:\n  title: T\n  colors:\nlogs:\n  - path: a\n    nme: b\n';
  test.each([
    [['site', 'title'], 'value', 'T'],
    [['site', 'title'], 'key', 'title'],
    [['logs', 0, 'nme'], 'key', 'nme'],
    [['logs', 0], 'key', 'path: a\n    nme: b'],
    [['site', 'colors', 'accent'], 'value', 'colors'],
    [['site', 'footer'], 'value', 'site'],
    [['other'], 'key', ''],
    [[], 'value', text.trimEnd()],
  ] as const)('finds %j (%s) at `%s`', (path, at, expected) => {
    const { start, end } = locate({ path, at }, parseYaml(text, 100));
    expect(text.slice(start - 100, end - 100)).toBe(expected);
  });
});

describe('what generated validators call', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['😀a', 2],
  ] as const)('%j has %d code points', (text, count) => {
    expect(codePoints(text)).toBe(count);
  });

  test.each([
    [1, 1, true],
    [1, '1', false],
    [NaN, NaN, true],
    [null, null, true],
    [null, {}, false],
    [[], {}, false],
    [[1, { a: 2 }], [1, { a: 2 }], true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
  ])('deepEqual(%j, %j) is %s', (a, b, expected) => {
    expect(deepEqual(a, b)).toBe(expected);
  });
});
