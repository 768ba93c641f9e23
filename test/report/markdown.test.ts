import fc from 'fast-check';
import type { Nodes, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { markdown } from '../../src/report/markdown.ts';
import { markdownCode, markdownText } from '../../src/report/markdown-text.ts';
import { visible } from '../../src/report/visible.ts';
import { anyText, hostileTexts } from './hostile-texts.ts';
import { cleanLog, finding, logWithSkips, plainView, report, sampleReport } from './sample-report.ts';

function parse(text: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(text);
}

function nodes(node: Nodes): readonly Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodes) : [])];
}

/** Every node of a kind in the whole document, its source value or target. */
function all(tree: Root, type: Nodes['type']): readonly string[] {
  return nodes(tree)
    .filter((node) => node.type === type)
    .map((node) => ('url' in node ? node.url : 'value' in node ? node.value : textOf(node)));
}

describe('markdown', () => {
  it('has a heading, a table and the counts last', () => {
    expect(
      markdown(
        report({
          logs: [logWithSkips],
          findings: sampleReport.findings.slice(0, 1),
          suppressed: sampleReport.suppressed,
          baselined: sampleReport.baselined,
        }),
        plainView,
      ),
    ).toBe(
      [
        '## adr-lint: 1 error',
        '',
        '| Level | Place | Message | Rule |',
        '| --- | --- | --- | --- |',
        '| error | `docs/adr/0007-cache-tariffs-in-redis.md:1` | unexpected number `7`, expected a number that no other record of this log has<br>`docs/adr/0007-sign-webhooks-with-hmac.md:1` also has the number `7` | [duplicate-number](https://adr-lint.dev/rules/duplicate-number/) |',
        '',
        '<details>',
        '<summary>4 files skipped</summary>',
        '',
        '- `docs/adr/README.md`: index',
        '- `docs/adr/0000-template.md`: template',
        '- `docs/adr/template-short.md`: template',
        '- `docs/adr/notes.adoc`: AsciiDoc is not supported',
        '',
        '</details>',
        '',
        '- `docs/adr`: 61 records read, 4 files skipped (template: 2, AsciiDoc is not supported: 1, index: 1)',
        '- 1 fixable with `--fix-suggested`',
        '- 2 known findings hidden, 1 finding suppressed',
        '- 1 finding (1 error)',
        '',
      ].join('\n'),
    );
  });

  it('says what was read when there is nothing to report', () => {
    expect(markdown(report(), plainView)).toBe(
      '## adr-lint: no findings\n\n- `docs/adr`: 3 records read, no file skipped\n- no findings\n',
    );
    expect(markdown(report({ logs: [] }), plainView)).toContain('- 0 records read, no log found\n');
  });

  it('puts errors first and folds what is beyond twenty', () => {
    const findings = Array.from({ length: 23 }, (_none, index) =>
      finding({ level: index === 22 ? 'error' : 'note', message: `message ${index}` }),
    );
    const text = markdown(report({ findings }), plainView);
    const tables = nodes(parse(text)).filter((node): node is Table => node.type === 'table');
    expect(tables.map((table) => table.children.length - 1)).toEqual([20, 3]);
    expect(textOf(tables[0]?.children[1]?.children[2])).toBe('message 22');
    expect(text).toContain('<summary>3 more findings</summary>');
    expect(markdown(report({ findings: findings.slice(3) }), plainView)).not.toContain('<details>');
  });

  it('prints paths as the view wants them', () => {
    const text = markdown(sampleReport, { ...plainView, displayPath: (path) => `../${path}` });
    expect(text).toContain('| `../docs/adr/0008-split-out-the-label-service.md:5` |');
    expect(text).toContain('- `../docs/adr/README.md`: index');
    expect(text).toContain('- `../docs/adr`: 61 records read');
  });

  it('links no rule to an address that could break out', () => {
    const rules = new Map([
      ['x', { id: 'x', summary: '', level: 'error', fix: 'none', url: 'javascript:alert(1)', page: '' } as const],
    ]);
    expect(all(parse(markdown(report({ rules, findings: [finding({ ruleId: 'x' })] }), plainView)), 'link')).toEqual([]);
  });

  it.each(Object.entries(hostileTexts))('gives no power to a text: %s', (_name, text) => {
    checkHostile(text);
  });

  it('gives no power to any text', () => {
    fc.assert(fc.property(anyText, checkHostile));
  });
});

const ownHtml = /^(?:<\/?code>|<br>|<!-- -->|<details>\n<summary>\d+ files? skipped<\/summary>|<\/details>)$/;

function checkHostile(text: string): void {
  const shown = markdown(
    report({
      logs: [{ ...cleanLog, path: `${text}x`, skipped: [{ path: `${text}y`, reason: 'index', suspicious: false }] }],
      findings: [finding({ path: `${text}z`, message: text, related: [{ path: text, line: 1, column: 1, message: text }] })],
    }),
    plainView,
  );
  const tree = parse(shown);
  expect(all(tree, 'html').filter((html) => !ownHtml.test(html))).toEqual([]);
  expect(all(tree, 'link')).toEqual(['https://adr-lint.dev/rules/duplicate-number/']);
  for (const type of [
    'image',
    'imageReference',
    'linkReference',
    'footnoteReference',
    'emphasis',
    'strong',
    'delete',
    'break',
    'code',
  ] as const)
    expect(all(tree, type)).toEqual([]);
  expect(all(tree, 'heading')).toEqual(['adr-lint: 1 error']);
  const [table, ...others] = nodes(tree).filter((node): node is Table => node.type === 'table');
  expect(others).toEqual([]);
  expect(table?.children.map((row) => row.children.length)).toEqual([4, 4]);
  const [, place, message] = table?.children[1]?.children ?? [];
  expect(words(plain(place))).toBe(words(visible(`${text}z:1`)));
  expect(words(plain(message))).toBe(words(`${visible(text)}${visible(text)}:1 ${visible(text)}`));
  expect(words(plain(tree.children.at(-1)))).toContain(words(`${visible(text)}x: 3 records read, 1 file skipped`));
}

/** What a reader sees. */
function plain(node: Nodes | undefined): string {
  return textOf(node, { includeHtml: false });
}

/** Backticks become code, and white space at the edges of cells and code is not kept. */
function words(text: string): string {
  return text.replace(/[`\s]/g, '');
}

describe('markdownText', () => {
  it.each([
    ['unexpected `x`, expected `y`', 'unexpected `x`, expected `y`'],
    ['snake_case stays, _it_ does not', 'snake_case stays, &#95;it&#95; does not'],
    ['ADR 7: a title', 'ADR 7: a title'],
    ['a lone ` backtick', 'a lone &#96; backtick'],
    ['value `a|b`', 'value <code>a&#124;b</code>'],
    ['value `<b>`', 'value <code>&#60;b&#62;</code>'],
    ['@you #1 https://x.y www.x.y', '@<!-- -->you #<!-- -->1 https:<!-- -->//x.y www<!-- -->.x.y'],
    ['`@you #1`', '`@you #1`'],
    ['a\u001b[1m\nb', 'a␛&#91;1m␊b'],
    ['empty `` value', 'empty &#96;&#96; value'],
    ['spaces ` ` alone', 'spaces <code> </code> alone'],
  ])('%s', (text, expected) => {
    expect(markdownText(text)).toBe(expected);
  });
});

describe('markdownCode', () => {
  it.each([
    ['docs/adr/0007-b.md', '`docs/adr/0007-b.md`'],
    ['a`b', '<code>a&#96;b</code>'],
    [' a', '<code> a</code>'],
    ['##[group]', '<code>#<!-- -->#<!-- -->&#91;group&#93;</code>'],
  ])('%s', (value, expected) => {
    expect(markdownCode(value)).toBe(expected);
  });
});
