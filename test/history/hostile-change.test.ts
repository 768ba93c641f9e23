import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/rules/rules.ts';
import { loadFastParse, parseWithRemark } from '../../src/source/parse.ts';
import { lintFiles } from '../rules/lint-files.ts';

const PATH = 'docs/adr/0001-a.md';
// The reference parser takes seconds for such files, and it is not what is tried here.
const parse = (await loadFastParse()) ?? parseWithRemark;
const rules = RULES.filter(({ scope }) => scope === 'change');

function record(parts: { readonly context?: string; readonly decision?: string }): string {
  return `# 1. A\n\n## Status\n\nAccepted\n\n## Context\n\n${parts.context ?? 'Why.'}\n\n## Decision\n\n${parts.decision ?? 'This.'}\n\n## Consequences\n\nThat.\n`;
}

function told(before: string, after: string): readonly string[] {
  const { findings, failures } = lintFiles({ [PATH]: after }, { base: { [PATH]: before }, rules, parse });
  if (failures[0]) throw failures[0];
  return findings.map(({ ruleId, level }) => `${level} ${ruleId}`);
}

describe('a change of an accepted record', () => {
  it.each([
    ['a hundred thousand lines', 'One line here.\n'.repeat(100_000)],
    ['one long line', 'word '.repeat(100_000)],
    ['one long word', 'a'.repeat(500_000)],
    ['blank lines', '\n'.repeat(200_000)],
    ['list marks', '- '.repeat(100_000)],
    ['open comments', '<!-- '.repeat(50_000)],
    ['open links', '[a]('.repeat(20_000)],
    ['backticks', '`'.repeat(200_000)],
    ['quotes', '> '.repeat(50_000)],
    ['characters without blanks', '我们'.repeat(50_000)],
  ])('to %s and back ends', (_name, text) => {
    expect(() => told(record({}), record({ decision: text }))).not.toThrow();
    expect(() => told(record({ decision: text }), record({}))).not.toThrow();
    expect(told(record({ context: text }), record({ context: text }))).toEqual([]);
  });

  it('never fails, and says nothing when nothing changed', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '\n\n',
        '## Decision\n',
        '- [ ] a\n',
        '| a | b |\n| - | - |\n',
        '```\n',
        '<!--',
        '-->',
        '---\n',
        '[a](b.md)',
        '[^1]',
        '&nbsp;',
        '> q\n',
        '1. x\n',
        'Status: Accepted\n',
        '\r\n',
        '\u0000',
        '# H\n',
      ),
    );
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        told(record({ decision: before }), record({ decision: after }));
        told(before, after);
        expect(told(record({ context: before }), record({ context: before }))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['wrapping', 'One two three. Four five.', 'One two\nthree. Four\nfive.'],
    ['emphasis', 'One two three.', '**One** _two_ `three`.'],
    ['another bullet', '* One\n* Two', '- One\n- Two'],
    ['numbers of a list', '1. One\n1. Two', '1. One\n2. Two'],
    ['a table laid out', '| a | b |\n|-|-|\n| one | two |', '| a    | b   |\n| ---- | --- |\n| one  | two |'],
    ['typographic quotes', 'It\'s "one".', 'It’s “one”.'],
    ['line ends', 'One\ntwo.', 'One\r\ntwo.'],
    ['a comment', 'One.', 'One. <!-- adr-lint disable-file accepted-content-changed -- agreed -->'],
    ['a target', '[one](http://a.example/x) two.', '[one](https://b.example/y "Y") two.'],
    ['a link made of words', 'See one two.', 'See [one two](three.md).'],
    ['a footnote mark', 'One two.', 'One two[^1].'],
    ['a fence with a language', '```\na = b\n```', '```ts\na = b\n```'],
    ['the order of sentences', 'One is two. Three is four.', 'Three is four. One is two.'],
  ])('that only changes %s is none', (_name, before, after) => {
    expect(told(record({ decision: before }), record({ decision: after }))).toEqual([]);
  });

  it.each([
    ['a number', 'Keep them for 30 days.', 'Keep them for 90 days.', 'error'],
    ['a word that binds', 'Teams should sign.', 'Teams must sign.', 'error'],
    ['a negation', 'We do sign.', 'We do not sign.', 'error'],
    ['a sign', 'At least 5%.', 'At least 5$.', 'error'],
    ['a sentence more', 'We sign.', 'We sign. Everybody else encrypts the whole message instead.', 'error'],
    ['a sentence less', 'We sign. Everybody else encrypts the whole message instead.', 'We sign.', 'error'],
    ['a word of code', 'Call `open(a)`.', 'Call `shut(a)`.', 'warning'],
    ['a spelling', 'We sgin every message.', 'We sign every message.', 'warning'],
  ])('that changes %s in the decision is told', (_name, before, after, level) => {
    expect(told(record({ decision: before }), record({ decision: after }))).toEqual([`${level} accepted-content-changed`]);
  });
});
