import { describe, expect, it } from 'vitest';
import { flattenDeepLines } from '../../src/source/flatten-deep-lines.ts';

describe('flattenDeepLines', () => {
  it.each([
    ['quotes', '> '.repeat(61)],
    ['quotes without blanks', '>'.repeat(61)],
    ['lists', '- '.repeat(61)],
    ['numbered lists', '12. '.repeat(61)],
    ['both', '> - '.repeat(31)],
    ['an item far to the right', `${' '.repeat(240)}- `],
  ])('blanks a line of %s', (_name, line) => {
    const text = `before\n${line}deep\nafter`;
    const { safe, problem } = flattenDeepLines(text);
    expect(safe).toBe(`before\n${' '.repeat(line.length + 4)}\nafter`);
    expect(problem?.kind).toBe('outline-only');
    expect(text.slice(problem?.place.start, problem?.place.end)).toBe(`${line}deep`.slice(0, 80));
  });

  it.each([
    ['nothing', ''],
    ['sixty quotes', `${'> '.repeat(60)}x`],
    ['a rule', '- '.repeat(20)],
    ['marks that open nothing', `${'-'.repeat(200)}\n${'*'.repeat(200)}\n${'1.'.repeat(100)}`],
    ['a word far to the right', `${' '.repeat(300)}word`],
    ['CRLF', 'a\r\n> b\r\n'],
  ])('leaves %s alone', (_name, text) => {
    expect(flattenDeepLines(text)).toEqual({ safe: text });
  });

  it('takes one step a character, however blanks and marks alternate', () => {
    const line = `${`>${' '.repeat(50)}`.repeat(40)}x`;
    expect(flattenDeepLines(`${line}\n`.repeat(1000)).problem).toBeUndefined();
  });
});
