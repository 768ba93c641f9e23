import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { YamlResult } from '../../src/source/yaml.ts';
import { parseYaml, parseYamlFully } from '../../src/source/yaml.ts';
import { readPlainYaml } from '../../src/source/yaml-plain.ts';

const pieces = [
  'status',
  'a',
  'b',
  'decision-makers',
  'key two',
  'x.y',
  'null',
  'true',
  '0016',
  '1',
  '2024-01-01',
  '-1',
  '.5',
  '1e3',
  '0x1F',
  '0o17',
  '.inf',
  '~',
  '+2',
  ': ',
  ':',
  ':  ',
  '- ',
  '-',
  '  - ',
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\n\n',
  '\t',
  '#',
  ' # c',
  '# c\n',
  ', ',
  ',',
  '[',
  ']',
  '[]',
  '{',
  '}',
  '"',
  "'",
  '"q"',
  "'q'",
  "''",
  '""',
  '\\',
  '*',
  '&',
  '!',
  '|',
  '>',
  '%',
  '@',
  '`',
  '?',
  '<<',
  '---',
  '...',
  'é',
  '漢',
  '😀',
  '\u00a0',
  '\u0085',
  '\u2028',
  '\r',
  'https://x.y/z',
  'superseded by [2](b.md)',
  '__proto__',
  '=',
] as const;

const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));

const word = fc.constantFrom(
  'x',
  'two words',
  '0016',
  '2024-01-01',
  'true',
  'null',
  '',
  '"q"',
  "'s t'",
  'a:b',
  'x#y',
  '[a, b]',
  '[]',
  '[\'a\', "b"]',
  '[ a ,b ]',
  'é 漢 😀',
  '-1',
  '.inf',
  'a  b ',
  '1.50',
  '[0016, null]',
  '[null, x]',
  '~',
  'a-b',
  "it's",
  'x: y',
  '*x',
  '[a, [b]]',
  '{a}',
);
const line = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('status', 'date', 'superseded-by', 'two words', 'a', 'b', 'c'),
      fc.constantFrom(': ', ':  ', ':'),
      word,
    )
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('- ', '  - ', '    -   '), word).map((parts) => parts.join('')),
  fc.constantFrom('', '  ', '# comment', '  # comment', 'a:'),
);
const likelyText = fc
  .tuple(fc.array(line, { maxLength: 7 }), fc.constantFrom('\n', '\r\n'))
  .map(([lines, end]) => lines.join(end));

/** Everything a result says, places of all nodes included. */
function said(result: YamlResult): unknown {
  const places = result.entries.flatMap(({ key, items }) => [
    result.placeAt([key], 'key'),
    result.placeAt([key], 'value'),
    ...items.map((_, index) => result.placeAt([key, index], 'value')),
  ]);
  return { data: result.data, entries: result.entries, faults: result.faults, places };
}

function holds(text: string): void {
  if (readPlainYaml(text, 7) === undefined) return;
  expect(said(parseYaml(text, 7))).toEqual(said(parseYamlFully(text, 7)));
}

describe('the short cut for simple blocks', () => {
  test('says what the YAML parser says, whatever it accepts', () => {
    fc.assert(fc.property(anyText, holds), { numRuns: 4000 });
  });

  test('says what the YAML parser says on blocks as people write them', () => {
    fc.assert(fc.property(likelyText, holds), { numRuns: 4000 });
  });

  test.each([
    ['scalars', 'status: accepted\ndate: 2024-01-31\nnumber: 0016\n'],
    ['carriage returns', 'status: accepted\r\ntags:\r\n  - a\r\n  - b\r\n'],
    ['quotes', 'title: "A: b"\nother: \'c # d\'\n'],
    ['lists', 'a: [x, "y", 3]\nb:\n- one\n- two words\nc: []\n'],
    ['empty values and comments', '# c\na:\n\nb:\nc: null\n'],
    ['nothing', ''],
    ['key with spaces', 'decision makers: Ada\n'],
  ])('takes %s', (_, text) => {
    expect(readPlainYaml(text, 0)).toBeDefined();
    holds(text);
  });

  test.each([
    ['a nested map', 'a:\n  b: c\n'],
    ['a flow map', 'date: {YYYY-MM-DD}\n'],
    ['a folded value', 'a: >\n  b\n'],
    ['a value over two lines', 'a: b\n  c\n'],
    ['an escape', 'a: "b\\n"\n'],
    ['a comment behind a value', 'a: b # c\n'],
    ['an alias', 'a: *b\n'],
    ['a tab', 'a:\tb\n'],
    ['a key twice', 'a: b\na: c\n'],
    ['an item without text', 'a:\n- \n'],
    ['a list of uneven indentation', 'a:\n- b\n - c\n'],
    ['a second colon', 'title: ADR-1: x\n'],
    ['an unclosed quote', 'a: "b\n'],
  ])('leaves %s to the YAML parser', (_, text) => {
    expect(readPlainYaml(text, 0)).toBeUndefined();
  });
});
