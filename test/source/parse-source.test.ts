import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/model/source.ts';
import { parseWithRemark } from '../../src/source/parse.ts';
import { parseSource } from '../../src/source/parse-source.ts';

function parse(content: string | Uint8Array): Source {
  return parseSource(
    'docs/adr/0001-a.md',
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
    parseWithRemark,
  );
}

const at = (source: Source, place: { readonly start: number; readonly end: number } | undefined): string =>
  place === undefined ? '' : source.text.slice(place.start, place.end);

describe('sections', () => {
  it('open at headings of both kinds, and nest by depth', () => {
    const source = parse('before\n\n# A\n\n## B\n\nb\n\nC\n---\n\n### D\n\n# E\n');
    expect(source.sections.map(({ title, depth, parent }) => [title, depth, parent])).toEqual([
      ['', 0, undefined],
      ['A', 1, undefined],
      ['B', 2, 1],
      ['C', 2, 1],
      ['D', 3, 3],
      ['E', 1, undefined],
    ]);
    expect(at(source, source.sections[2]?.body)).toBe('\n\nb\n\n');
    expect(source.text.slice(source.sections[1]?.heading.start, source.sections[1]?.end)).toContain('### D');
  });

  it.each([
    ['in a quote', '> # No\n'],
    ['in a list', '- # No\n'],
    ['in a fence', '```\n# No\n```\n'],
    ['in a longer fence', '````\n```\n# No\n```\n````\n'],
    ['in a comment', '<!--\n# No\n-->\n'],
    ['indented by four', '    # No\n'],
    ['without a blank', '#No\n'],
    ['of seven marks', '####### No\n'],
    ['in front matter', '---\n# No\nkey: v\n---\n'],
    ['made of metadata above a rule', '# Yes\n\n- status: accepted\n- date: x\n---\n'],
  ])('do not open %s', (_name, text) => {
    expect(parse(text).sections.map((section) => section.title)).not.toContain('No');
    expect(parse(text).sections.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['## 2. ✅ Decisão:', 'decisão'],
    ['## **Decision** <!-- optional -->', 'decision'],
    ['## 1.2.3 Context', 'context'],
    ['## Context and Problem Statement', 'context and problem statement'],
    ['## ⚡ STATUS', 'status'],
    ['## Decision Drivers <!-- optional -->', 'decision drivers'],
    ['## `Status`', 'status'],
    ['## ~~Old~~ [Links](x.md)', 'old links'],
    ['## 第1章 背景', '背景'],
    ['## 제1장: 결정', '결정'],
    ['## II. Decision', 'decision'],
    ['## Why?', 'why'],
  ])('%s is called %j', (heading, key) => {
    expect(parse(`${heading}\n`).sections[1]?.key).toBe(key);
  });
});

describe('front matter', () => {
  it.each([
    ['a block with a key', '---\nstatus: accepted\n---\n\n# A\n', ['status']],
    ['an empty block', '---\n---\n\n# A\n', []],
    ['CRLF', '---\r\nstatus: accepted\r\n---\r\n\r\n# A\r\n', ['status']],
    ['a byte-order mark', '\uFEFF---\nstatus: accepted\n---\n', ['status']],
    ['blanks behind the fences', '---  \nstatus: accepted\n--- \n', ['status']],
    ['Unicode keys', '---\nestado: aceptado\nstatus: y\n---\n', ['estado', 'status']],
  ])('is %s', (_name, text, keys) => {
    expect(parse(text).frontMatter?.entries.map((entry) => entry.key)).toEqual(keys);
  });

  it.each([
    ['a rule at the top', '---\n\n# A\n\n---\n'],
    ['a rule and a line of prose', '---\nJust words.\n---\n'],
    ['a block that is not at the top', '# A\n\n---\nstatus: accepted\n---\n'],
    ['a blank line before it', '\n---\nstatus: accepted\n---\n'],
  ])('is not %s', (_name, text) => {
    expect(parse(text).frontMatter).toBeUndefined();
  });

  it('that YAML rejects is read line by line and is a problem at its place', () => {
    const source = parse('---\ntitle: Use NATS: it is fast\nstatus: accepted\ntags: [a, b]\ndeciders:\n  - Ada\n---\n');
    expect(source.frontMatter?.entries.map(({ key, text, items }) => [key, text, items.map((item) => item.value)])).toEqual([
      ['title', 'Use NATS: it is fast', ['Use NATS: it is fast']],
      ['status', 'accepted', ['accepted']],
      ['tags', '', ['a', 'b']],
      ['deciders', '', ['Ada']],
    ]);
    expect(source.problems.map(({ kind, place }) => [kind, place.start])).toEqual([
      ['front-matter', source.text.indexOf(': it')],
    ]);
  });

  it('keeps the digits of numbers and the places of values', () => {
    const source = parse('---\nid: 0016\nsupersedes: "0008"\nlist: [0010, 7]\n---\n');
    expect(source.frontMatter?.entries.map(({ text }) => text)).toEqual(['0016', '0008', '']);
    expect(source.frontMatter?.entries[2]?.items.map((item) => item.value)).toEqual(['0010', '7']);
    for (const entry of source.frontMatter?.entries ?? [])
      for (const item of entry.items) expect(at(source, item.place)).toContain(item.value);
  });
});

describe('links', () => {
  it('are found with target, words and places', () => {
    const source = parse('[a *b*](x.md "t") ![i](p.png) [c][k] <https://example.com> [d](<y z.md>) [k]\n\n[k]: z.md\n');
    expect(
      source.links.map((link) => [link.kind, link.href, link.text, at(source, link.textPlace), at(source, link.hrefPlace)]),
    ).toEqual([
      ['link', 'x.md', 'a b', 'a *b*', 'x.md'],
      ['image', 'p.png', 'i', '', 'p.png'],
      ['reference', 'z.md', 'c', 'c', ''],
      ['autolink', 'https://example.com', 'https://example.com', '', 'https://example.com'],
      ['link', 'y z.md', 'd', 'd', 'y z.md'],
      ['reference', 'z.md', 'k', 'k', ''],
      ['definition', 'z.md', 'k', '', 'z.md'],
    ]);
  });

  it.each([
    ['code', '`[a](x.md)`'],
    ['a fence', '```\n[a](x.md)\n```'],
    ['an indented block', '    [a](x.md)'],
    ['a comment', '<!-- [a](x.md) -->'],
    ['escaped marks', '\\[a](x.md)'],
    ['a bare address', 'https://example.com/x.md'],
  ])('are not found in %s', (_name, text) => {
    expect(parse(`${text}\n`).links).toEqual([]);
  });
});

describe('what is not prose', () => {
  it('is blanked, and every offset stays', () => {
    const text =
      '---\nk: ADR-1\n---\n\n# A `ADR-2`\n\nSee <!-- ADR-3 --> [ADR-4](ADR-5.md) ![ADR-6](x)\n\n```\nADR-7\n```\n\n[k]: ADR-8.md\n\nADR-9 https://example.com/ADR-10\n';
    const { prose } = parse(text);
    expect(prose.length).toBe(text.length);
    expect(prose.match(/ADR-\d+/g)).toEqual(['ADR-4', 'ADR-9']);
    expect(prose.indexOf('ADR-9')).toBe(text.indexOf('ADR-9'));
  });
});

describe('check boxes', () => {
  it('are found with their state, text, mark and section', () => {
    const source = parse(
      '# A\n\n- [ ] open\n- [x] done\n  - [X] inner\n\n## B\n\n1. [ ] first\n\n- [ ]\n- [?] no\n\n```\n- [ ] example\n```\n',
    );
    expect(source.checkBoxes.map(({ checked, text, section, mark }) => [checked, text, section, at(source, mark)])).toEqual([
      [false, 'open', 1, ' '],
      [true, 'done', 1, 'x'],
      [true, 'inner', 1, 'X'],
      [false, 'first', 2, ' '],
    ]);
  });
});

describe('problems', () => {
  it.each([
    ['none', '# A\n\n```\nx\n```\n', []],
    ['an unclosed fence', '# A\n\n```js\nx\n', ['unclosed-fence']],
    ['an unclosed tilde fence', '# A\n\n~~~\n```\nx\n', ['unclosed-fence']],
    ['a fence closed by another mark is not closed', '# A\n\n```\nx\n~~~\n', ['unclosed-fence']],
    ['an unclosed front matter', '---\nstatus: accepted\n\n# A\n', ['unclosed-front-matter']],
    ['a key twice', '---\nstatus: a\nstatus: b\n---\n', ['duplicate-key']],
    ['NUL', 'a\0b\n', ['nul-byte']],
    ['deep nesting', `${'> '.repeat(100)}x\n`, ['outline-only']],
    ['a conflict', '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n', ['conflict-marker']],
  ])('%s', (_name, text, kinds) => {
    const source = parse(text);
    expect(source.problems.map((problem) => problem.kind)).toEqual(kinds);
    for (const { place } of source.problems) expect(place.end).toBeLessThanOrEqual(source.text.length);
  });
});
