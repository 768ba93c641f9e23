import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/source/yaml.ts';

const BASE = 4;

describe('faults of YAML', () => {
  test.each([
    ['governs: *.md, src/*', '9-10 unexpected `*` at the start of the value of `governs`, expected quotes around it'],
    ['a: *x', '3-4 unexpected `*` at the start of the value of `a`, expected quotes around it'],
    ['a: [b, *x]', '7-9 unexpected alias `*x`, expected an anchor of that name above'],
    ['owner: @team', '7-8 unexpected `@` at the start of the value of `owner`, expected quotes around it'],
    ['a: %x', '3-4 unexpected `%` at the start of the value of `a`, expected quotes around it'],
    ['a: `x`', '3-4 unexpected `` ` `` at the start of the value of `a`, expected quotes around it'],
    ['a: ,x', '3-4 unexpected `,` at the start of the value of `a`, expected quotes around it'],
    ['a: }', '3-4 unexpected `}` at the start of the value of `a`, expected quotes around it'],
    ['a: ]', '3-4 unexpected `]` at the start of the value of `a`, expected quotes around it'],
    ['a: ? x', '3-4 unexpected `?` at the start of the value of `a`, expected quotes around it'],
    ['a: >x', '3-4 unexpected `>` at the start of the value of `a`, expected quotes around it'],
    ['a: |x', '3-4 unexpected `|` at the start of the value of `a`, expected quotes around it'],
    ['a: [a, b] c', '3-4 unexpected `[` at the start of the value of `a`, expected quotes around it'],
    ['a: {x\nb: c', '3-4 unexpected `{` at the start of the value of `a`, expected a closing `}` or quotes around it'],
    ['a: [x', '3-4 unexpected `[` at the start of the value of `a`, expected a closing `]` or quotes around it'],
    [
      'status: {draft | see [ADR-0005](0005-x.md)}',
      '8-9 unexpected `{` at the start of the value of `status`, expected quotes around it or a map such as `{key: value}`',
    ],
    [
      'a: ["b" "c"]',
      '3-4 unexpected `[` at the start of the value of `a`, expected quotes around it or a list such as `[one, two]`',
    ],
    ['title: ADR-0014: x', '15-16 unexpected second `:` in the value of `title`, expected quotes around it'],
    ['title: Use "x": y', '14-15 unexpected second `:` in the value of `title`, expected quotes around it'],
    ['a: "b": c', '6-9 unexpected `: c` after the closing quote, expected quotes around the whole of the value of `a`'],
    ['a: "x" y', '7-8 unexpected `y` after the closing quote, expected quotes around the whole of the value of `a`'],
    ['a: "x\nb: c', '3-4 unexpected end of the value of `a`, expected a closing `"`'],
    ["a: 'x", "3-4 unexpected end of the value of `a`, expected a closing `'`"],
    ['a: "\\q"', '4-6 unexpected `\\q` in double quotes, expected single quotes or `\\\\q`'],
    ['a:\n\tb: 1', '3-4 unexpected tab in the indentation, expected spaces'],
    ['a:\n  \t- b', '5-6 unexpected tab in the indentation, expected spaces'],
    ['a\nb: c', '0-1 unexpected `a`, expected `key: value`'],
    ['a: b\nfoo', '5-8 unexpected `foo`, expected `key: value`'],
    ['a:b\nc: d', '1-2 unexpected `a:b`, expected a space after the colon'],
    ['a: x\n b: y', '5-6 unexpected indentation before `b: y`, expected it at the margin of `a: x`'],
    ['a: x\n\n  b: y\nc: d', '6-8 unexpected indentation before `b: y`, expected it at the margin of `a: x`'],
    ['a: - x', '3-4 unexpected `-` on the line of a key, expected the value of `a` as a list below it'],
    ['a:\n  - b\n - c', '10-13 unexpected item `- c`, expected it in line with its list, below a key without a value'],
    ['a:\n  - @b', '7-8 unexpected `@` at the start of the item, expected quotes around it'],
    ['a: 1\n---\nb: 2', '5-8 unexpected second YAML document, expected one'],
    ['<<<<<<< HEAD\na: b\n=======\na: c\n>>>>>>> x', '0-12 unexpected `<<<<<<< HEAD`, expected `key: value`'],
    ['a: &x [*x]', '7-9 unexpected alias `*x` inside the value it stands for, expected a value without a ring'],
    ['a: &x\n  b: *x', '11-13 unexpected alias `*x` inside the value it stands for, expected a value without a ring'],
    ['- a\nb: c', '4-5 unexpected YAML: unexpected scalar at node end'],
    [`a: ${'['.repeat(50_000)}`, '0-0 unexpected depth of nesting, expected fewer levels'],
    [`a: "${'x'.repeat(200_000)}`, '0-0 unexpected `196 KiB` of YAML, expected at most `128 KiB`'],
  ])('%j', (text, expected) => {
    const { data, faults } = parseYaml(text, BASE);
    expect(faults.map(({ kind, place, message }) => `${kind} ${place.start - BASE}-${place.end - BASE} ${message}`)).toEqual([
      `syntax ${expected}`,
    ]);
    expect(data).toBeUndefined();
  });

  test('are one for each key that stands twice, at any depth', () => {
    const text = 'a: 1\nb: {c: 1, c: 2}\na: 2\na: 3\n';
    expect(parseYaml(text, BASE).faults).toEqual([
      {
        kind: 'duplicate-key',
        message: 'unexpected second key `c`, expected each key once',
        place: { start: BASE + 15, end: BASE + 16 },
      },
      {
        kind: 'duplicate-key',
        message: 'unexpected second key `a`, expected each key once',
        place: { start: BASE + 21, end: BASE + 22 },
      },
    ]);
  });

  test('come of aliases that stand for too much, at the first of them', () => {
    const text = `a: &a [${'x, '.repeat(50)}x]\nb: [${'*a, '.repeat(30)}*a]\n`;
    const [fault, ...more] = parseYaml(text, 0).faults;
    expect(more).toEqual([]);
    expect(fault).toMatchObject({
      kind: 'syntax',
      message: 'unexpected aliases that stand for more than `1000` values, expected the values themselves',
    });
    expect(text.slice(fault?.place.start, fault?.place.end)).toBe('*a');
  });

  test('come of merge keys that stand for too much', () => {
    const text = `a: &a {${Array.from({ length: 50 }, (_, index) => `k${index}: v`).join(', ')}}\nb:\n${Array.from({ length: 40 }, (_, index) => `  m${index}: {<<: *a}\n`).join('')}`;
    expect(parseYaml(text, 0).faults.map(({ kind }) => kind)).toEqual(['syntax']);
  });
});
