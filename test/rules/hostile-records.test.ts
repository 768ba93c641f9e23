import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/rules/rules.ts';
import { lintFiles } from './lint-files.ts';

const EVERY_RULE = `rules:\n${RULES.map(({ id }) => `  ${id}: note\n`).join('')}`;

const RECORDS: Readonly<Record<string, string | Uint8Array>> = {
  'an empty file': '',
  'a blank': ' ',
  'line ends alone': '\r\n\r\n',
  'a heading without words': '# \n\n## \n',
  'NUL and other control characters': '# 1. \0\u0001\u001b[31m\n\nStatus: \0\n',
  'half a character': '# \ud83d\n\n* Status: \ud83d\n* Date: \ud83d\n',
  'bytes at random': Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256),
  'front matter without entries': '---\n---\n',
  'front matter of braces': `---\n${'{'.repeat(2000)}\n---\n`,
  'front matter of odd keys':
    '---\n__proto__: x\nconstructor: y\ntoString: [1, 2]\nstatus: {a: {b: c}}\ndate: [2024]\ntags: {}\ngoverns: "*"\n---\n',
  'a very long line': `# ${'x'.repeat(200_000)}\n\n* Status: ${'y'.repeat(200_000)}\n* Date: ${'1/'.repeat(50_000)}\n`,
  'very many lines': '## Status\n\nAccepted\n'.repeat(2000),
  'very many links': `# 1. A\n\n${'[a](0001-a.md) ADR-1 '.repeat(1000)}\n`,
  'marks without an end': `# 1. A\n\n${'`'.repeat(5000)}\n${'<!--'.repeat(2000)}\n${'['.repeat(5000)}\n`,
  'conflicts without an end': '<<<<<<< HEAD\n'.repeat(1000),
  'users without hosts': `# 1. A\n\n${'a@'.repeat(5000)}\n${'http://a:b'.repeat(1000)}\n${'eyJ'.repeat(5000)}\n`,
  'links to anywhere': `# 1. A\n\n${'[a](../../../../x.md) [b](#%zz) [c](%) [d]() [e](@) [f](0002-b.md#) ![g](::) [h](//) [i](a\\b)\n\n'.repeat(200)}`,
  'anchors without an end': `# ${'{#a'.repeat(20_000)}\n\n${'<a '.repeat(20_000)}\n\n[x](#nowhere) ${'{#b'.repeat(20_000)}\n`,
  'relations without an end': `# 1. A\n\n## Status\n\n${'Superseded by '.repeat(5000)}\n\n${'Supersedes:\n\n- '.repeat(2000)}\n`,
  'definitions by the thousand': `# 1. A\n\n${Array.from({ length: 3000 }, (_, n) => `[d${n}]: #h${n}\n`).join('')}\n`,
  'other scripts': '# 1. ﷽ پیشنهاد 決定 👩‍👩‍👧‍👦\n\n## 状态\n\n‮detpecca\n',
};

describe('every rule', () => {
  it.each(Object.entries(RECORDS))('gets through %s', (_name, text) => {
    const { failures } = lintFiles(
      { 'docs/adr/0001-a.md': text, 'docs/adr/0002-b.md': text, 'docs/adr/0003-c.md': '# 3. C\n' },
      { config: EVERY_RULE },
    );
    expect(failures).toEqual([]);
  });
});
