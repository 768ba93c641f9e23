import { expect, it } from 'vitest';
import { mermaidText } from '../../src/diagram/mermaid-text.ts';

it.each([
  ['Use Redis', 'Use Redis'],
  ['"a" & <b>', '#quot;a#quot; #amp; #lt;b#gt;'],
  ['`code`', '#96;code#96;'],
  ['C#', 'C#35;'],
  ['%%{init}%%', '#37;#37;{init}#37;#37;'],
  ['100 %', '100 %'],
  ['$$x$$ for $5', '#36;#36;x#36;#36; for $5'],
  ['a: b', 'a: b'],
  ['style: a: b', 'style#58; a#58; b'],
  ['- item', '\u200B- item'],
  ['1. item', '\u200B1. item'],
  ['-item', '-item'],
])('%j becomes %j', (text, written) => {
  expect(mermaidText(text)).toBe(written);
});
