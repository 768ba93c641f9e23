import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { YamlResult } from '../../src/source/yaml.ts';
import { parseYaml, parseYamlFully } from '../../src/source/yaml.ts';
import { resolvePlain } from '../../src/source/yaml-scalar.ts';

const BASE = 4;

/** Entries as `key:kind:text` with the slice of the text each value covers and the words of its items. */
function entriesOf(result: YamlResult, text: string): readonly string[] {
  const slice = ({ start, end }: { readonly start: number; readonly end: number }): string =>
    text.slice(start - BASE, end - BASE);
  return result.entries.map(
    (entry) =>
      `${entry.key}|${slice(entry.keyPlace)}|${entry.kind}|${entry.text}|${slice(entry.valuePlace)}|${entry.items.map(({ value, place }) => `${value}<${slice(place)}>`).join(',')}${entry.quoted ? '|quoted' : ''}`,
  );
}

describe('entries of YAML', () => {
  test.each([
    ['a scalar keeps its source text', 'number: 0016\n', ['number|number|scalar|0016|0016|0016<0016>']],
    ['a quoted scalar', 'title: "A: \\"b\\""\n', ['title|title|scalar|A: "b"|"A: \\"b\\""|A: "b"<"A: \\"b\\"">|quoted']],
    ['a quoted key', '"status": x\n', ['status|"status"|scalar|x|x|x<x>']],
    [
      'an empty value has the point after the colon',
      'status:   # later\ndate: x\n',
      ['status|status|empty|||', 'date|date|scalar|x|x|x<x>'],
    ],
    [
      '`null` is an empty value with its range',
      'a: null\nb: ~\nc: "null"\n',
      ['a|a|empty||null|', 'b|b|empty||~|', 'c|c|scalar|null|"null"|null<"null">|quoted'],
    ],
    [
      'a block list',
      'tags:\n  - a # c\n  - "b c"\n\n# d\nnext: x\n',
      ['tags|tags|list||- a # c\n  - "b c"|a<a>,b c<"b c">', 'next|next|scalar|x|x|x<x>'],
    ],
    ['a flow list', 'tags: [a, "b", 0016]\n', ['tags|tags|list||[a, "b", 0016]|a<a>,b<"b">,0016<0016>']],
    ['a list of maps has no scalars', 'related:\n  - path: x\n    note: y\n', ['related|related|list||- path: x\n    note: y|']],
    ['empty items are no items', 'a:\n  - \n  - x\n  - null\n', ['a|a|list||- \n  - x\n  - null|x<x>']],
    ['a flow map', 'date: {YYYY-MM-DD when}\n', ['date|date|map||{YYYY-MM-DD when}|']],
    ['a block map', 'a:\n  b: c\n  d:\n\ne: f\n', ['a|a|map||b: c\n  d:|', 'e|e|scalar|f|f|f<f>']],
    ['a folded value', 'a: >\n  b\n  c\n\nd: e\n', ['a|a|scalar|b c|>\n  b\n  c|b c<>\n  b\n  c>', 'd|d|scalar|e|e|e<e>']],
    ['a value over two lines', 'a: b\n  c\n', ['a|a|scalar|b c|b\n  c|b c<b\n  c>']],
    ['a comment behind a value', 'a: b # c\n', ['a|a|scalar|b|b|b<b>']],
    [
      'an alias has its own range',
      'a: &x 0016\nb: *x\nc: [*x]\n',
      ['a|a|scalar|0016|0016|0016<0016>', 'b|b|scalar|0016|*x|0016<*x>', 'c|c|list||[*x]|0016<*x>'],
    ],
    ['a tag is ignored', 'a: !env HOME\nb: !!binary x\n', ['a|a|scalar|HOME|HOME|HOME<HOME>', 'b|b|scalar|x|x|x<x>']],
    ['a key twice stands twice', 'a: 1\na: 2\n', ['a|a|scalar|1|1|1<1>', 'a|a|scalar|2|2|2<2>']],
    ['a list has none', '- a\n', []],
    ['a text has none', 'just text\n', []],
    ['nothing has none', '', []],
  ])('%s', (_, text, expected) => {
    expect(entriesOf(parseYaml(text, BASE), text)).toEqual(expected);
    expect(entriesOf(parseYamlFully(text, BASE), text)).toEqual(expected);
  });
});

describe('data of YAML', () => {
  test.each([
    [
      'a: 0016\nb: 0x1F\nc: 0o17\nd: 1e3\ne: -.inf\nf: yes\ng: True\nh: 2024-01-31\ni: 1_000\n',
      { a: 16, b: 31, c: 15, d: 1000, e: -Infinity, f: 'yes', g: true, h: '2024-01-31', i: '1_000' },
    ],
    [
      'a: &x {p: 1, q: 2}\nb: {q: 3, <<: *x}\nc: {<<: [*x, {r: 4, p: 5}]}\nd: {<<: 6}\n',
      { a: { p: 1, q: 2 }, b: { q: 3, p: 1 }, c: { p: 1, q: 2, r: 4 }, d: { '<<': 6 } },
    ],
    ['%YAML 1.1\n---\na: yes\n', { a: 'yes' }],
    ['- a\n- [b]\n', ['a', ['b']]],
    ['"a"', 'a'],
    ['', undefined],
    ['# c', undefined],
  ])('%j', (text, data) => {
    expect(parseYaml(text, 0).data).toEqual(data);
  });

  test('has `__proto__` as a key like any other', () => {
    const { data } = parseYaml('__proto__: {a: 1}\nb: {<<: {__proto__: 2}}\n', 0);
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    expect(JSON.stringify(data)).toBe('{"__proto__":{"a":1},"b":{"__proto__":2}}');
  });

  test('resolves plain scalars as the YAML parser does', () => {
    const scalar = fc
      .array(
        fc.constantFrom(
          '0',
          '1',
          '9',
          '.',
          '-',
          '+',
          'e',
          'E',
          'x',
          'o',
          'a',
          'F',
          'inf',
          'Inf',
          'nan',
          'NaN',
          'true',
          'True',
          'FALSE',
          'null',
          'Null',
          '_',
        ),
        { minLength: 1, maxLength: 5 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(scalar, (text) => {
        const { data } = parseYamlFully(`a: ${text}`, 0);
        fc.pre(typeof data === 'object' && data !== null);
        expect(Reflect.get(Object(data), 'a')).toEqual(resolvePlain(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('entries of a text that YAML rejects', () => {
  test.each([
    [
      'plain lines',
      'title: ADR-1: x\nstatus: accepted # yes\ndate: "2024-01-01"\n',
      [
        'title|title|scalar|ADR-1: x|ADR-1: x|ADR-1: x<ADR-1: x>',
        'status|status|scalar|accepted|accepted|accepted<accepted>',
        'date|date|scalar|2024-01-01|"2024-01-01"|2024-01-01<"2024-01-01">|quoted',
      ],
    ],
    [
      'lists',
      'a: b: c\ntags:\n  - x\n  - y # z\n- "q"\nmore: [m, "n", ]\nnone:\n',
      [
        'a|a|scalar|b: c|b: c|b: c<b: c>',
        'tags|tags|list||- x\n  - y # z\n- "q"|x<x>,y<y>,q<"q">',
        'more|more|list||[m, "n", ]|m<m>,n<"n">',
        'none|none|empty|||',
      ],
    ],
    [
      'a map and a text over two lines',
      'a: @b\nm:\n  n: o\nt: p\n  q\nl: |\n  r\n  s\n',
      [
        'a|a|scalar|@b|@b|@b<@b>',
        'm|m|map||n: o|',
        't|t|scalar|p q|p\n  q|p q<p\n  q>',
        'l|l|scalar|r\ns||\n  r\n  s|r\ns<|\n  r\n  s>',
      ],
    ],
    [
      'carriage returns',
      'a: @b\r\nc: d\r\ne:\r\n  - f\r\n',
      ['a|a|scalar|@b|@b|@b<@b>', 'c|c|scalar|d|d|d<d>', 'e|e|list||- f|f<f>'],
    ],
    ['a key in quotes', '"a": @b\n\'c\': d\n', ['a|"a"|scalar|@b|@b|@b<@b>', "c|'c'|scalar|d|d|d<d>"]],
    ['conflict markers', '<<<<<<< HEAD\na: b\n=======\na: c\n>>>>>>> x\n', ['a|a|scalar|b|b|b<b>', 'a|a|scalar|c|c|c<c>']],
  ])('are read line by line: %s', (_, text, expected) => {
    const result = parseYaml(text, BASE);
    expect(result.faults).toHaveLength(1);
    expect(entriesOf(result, text)).toEqual(expected);
  });
});

describe('places in YAML', () => {
  const text = 'a:\n  b: [x, {c: y}]\n  d: *z\ne: &z\n  - f\n';
  test.each([
    [['a', 'b', 0], 'value', 'x'],
    [['a', 'b', 1, 'c'], 'value', 'y'],
    [['a', 'b', 1, 'c'], 'key', 'c'],
    [['a', 'b', 1], 'key', '{c: y}'],
    [['g', 0], 'value', 'f'],
    [['g'], 'value', '*z'],
    [[], 'value', text.replace('  d: *z\n', '').trimEnd().concat('\ng: *z')],
    [['a', 'x'], 'value', undefined],
    [['a', 'b', 7], 'value', undefined],
    [['a', 'b', 0, 'x'], 'value', undefined],
  ] as const)('%j (%s) is `%s`', (path, of, expected) => {
    const whole = `${text.replace('  d: *z\n', '')}g: *z\n`;
    const place = parseYaml(whole, BASE).placeAt(path, of);
    expect(place && whole.slice(place.start - BASE, place.end - BASE)).toBe(expected);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    'a',
    'status',
    ': ',
    ':',
    '\n',
    '\r\n',
    '\r',
    '  ',
    '- ',
    '-',
    '[',
    ']',
    '{',
    '}',
    '"',
    "'",
    '*a',
    '&a ',
    '!!x ',
    '!',
    '|',
    '>',
    '#',
    ' #',
    '%',
    '@',
    '`',
    '\t',
    '<<',
    '<<: *a',
    '---\n',
    '...\n',
    '? ',
    ', ',
    'x',
    '\\',
    '\uFEFF',
    '\0',
    '\u2028',
    '😀',
    '\uD800',
  );

  test('is read without a throw, and every place lies in it and holds what it says', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        const text = parts.join('');
        const { entries, faults } = parseYaml(text, BASE);
        const inside = ({ start, end }: { readonly start: number; readonly end: number }): void => {
          expect(start).toBeGreaterThanOrEqual(BASE);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(BASE + text.length);
        };
        for (const fault of faults) inside(fault.place);
        for (const entry of entries) [entry.keyPlace, entry.valuePlace, ...entry.items.map(({ place }) => place)].forEach(inside);
      }),
      { numRuns: 4000 },
    );
  });

  test('with a fault has a message in the house style', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        for (const { message } of parseYaml(parts.join(''), 0).faults) expect(message).toMatch(/^unexpected [^\n]*[^.]$/);
      }),
      { numRuns: 2000 },
    );
  });
});
