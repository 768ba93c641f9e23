import { describe, expect, it } from 'vitest';
import { renderRecord } from '../../../site/render/render-record.ts';
import { type InputOptions, makeFacts, makeModel, nygard, type TestFiles } from '../make-facts.ts';

const OTHERS: TestFiles = {
  'docs/adr/0002-b.md': nygard('2. B', 'Superseded by [3. C](0003-c.md)'),
  'docs/adr/0003-c.md': nygard('3. C', 'Accepted'),
  'docs/adr/img/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/adr/notes.pdf': 'x',
  'docs/guide.md': '# Guide\n',
  'src/main.ts': 'x',
};

function body(text: string, options: InputOptions = {}): string {
  return rendered(text, options).html;
}

function rendered(text: string, options: InputOptions = {}): ReturnType<typeof renderRecord> {
  const facts = makeFacts({ ...OTHERS, 'docs/adr/0001-a.md': `# 1. A\n\n${text}\n` }, options);
  const record = facts.byPath.get('docs/adr/0001-a.md');
  if (record === undefined) throw new Error('no record');
  return renderRecord(record, { facts, hasAnchor: (key, fragment) => key === 'root/0002-b' && fragment === 'context' });
}

describe('links of a record', () => {
  it.each([
    ['[b](0002-b.md)', '<a href="/x/0002-b/" title="2 B (superseded)" class="over">b</a>'],
    ['[b](./0002-b.md#context)', '<a href="/x/0002-b/#context" title="2 B (superseded)" class="over">b</a>'],
    ['[b](0002-b.md#nowhere)', '<a href="/x/0002-b/" title="2 B (superseded)" class="over">b</a>'],
    ['[b](0002-b)', '<a href="/x/0002-b/" title="2 B (superseded)" class="over">b</a>'],
    ['[b](/docs/adr/0003-c.md)', '<a href="/x/0003-c/" title="3 C (accepted)">b</a>'],
    ['[all](./)', '<a href="/x/">all</a>'],
    ['[paper](notes.pdf)', '<a href="/x/files/docs/adr/notes.pdf">paper</a>'],
    ['[code](../../src/main.ts)', '<span class="file" title="A file of the repository: src/main.ts">code</span>'],
    ['[guide](../guide.md)', '<span class="file" title="A file of the repository: docs/guide.md">guide</span>'],
    ['[gone](0009-gone.md)', '<span class="missing" title="Not found: 0009-gone.md">gone</span>'],
    ['[web](https://example.org/a?b=c)', '<a href="https://example.org/a?b=c" rel="noopener noreferrer">web</a>'],
    ['[mail](mailto:a@example.org)', '<a href="mailto:a@example.org">mail</a>'],
    ['[bad](javascript:alert(1))', '<a>bad</a>'],
    ['![flow](img/flow.svg)', '<img src="/x/files/docs/adr/img/flow.svg" alt="flow" loading="lazy" decoding="async">'],
    ['![gone](img/gone.png)', '<span class="missing" title="Image not found">gone</span>'],
    [
      '![web](https://example.org/a.png)',
      '<img src="https://example.org/a.png" alt="web" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
    ],
    [
      '![plain](http://example.org/a.png)',
      '<a href="http://example.org/a.png" rel="noopener noreferrer" class="image">plain</a>',
    ],
  ])('%s', (markdown, html) => {
    expect(body(markdown, { base: '/x/' })).toBe(`<p>${html}</p>`);
  });

  it('lead to the code host when the repository is named', () => {
    const setting = { repository: 'https://github.com/acme/shop', branch: 'trunk' };
    expect(body('[code](../../src/main.ts) [dir](../../src)', { setting })).toBe(
      '<p><a href="https://github.com/acme/shop/blob/trunk/src/main.ts" rel="noopener noreferrer">code</a> <a href="https://github.com/acme/shop/tree/trunk/src" rel="noopener noreferrer">dir</a></p>',
    );
  });

  it('on the page itself lose their target when there is none', () => {
    expect(body('## Why\n\n[why](#why) [no](#no)')).toContain(
      '<p><a href="#why">why</a> <span class="missing" title="no">no</span></p>',
    );
  });

  it('tell which files must be copied', () => {
    expect(rendered('![flow](img/flow.svg) [paper](notes.pdf) <img src="img/flow.svg">').copied).toEqual([
      'docs/adr/img/flow.svg',
      'docs/adr/notes.pdf',
    ]);
  });
});

describe('the text of a record', () => {
  it('has no title and no front matter: the head of the page shows both', () => {
    const facts = makeFacts({ 'docs/adr/0001-a.md': '---\nstatus: accepted\n---\n\n# Use `A`\n\nText.\n' });
    const [record] = facts.records;
    expect(record && renderRecord(record, { facts, hasAnchor: () => false })).toMatchObject({
      html: '<p>Text.</p>',
      titleId: 'use-a',
      failed: false,
    });
  });

  it('shows front matter that is no YAML', () => {
    const facts = makeFacts({ 'docs/adr/0001-a.md': '---\ntitle: Use A: fast\nstatus: accepted\n---\n\n# Use A\n\nText.\n' });
    const [record] = facts.records;
    expect(record && renderRecord(record, { facts, hasAnchor: () => false }).html).toContain('Use A: fast');
  });

  it('has headings in steps of one below the title, with the anchors of GitHub', () => {
    const { html, toc } = rendered('# A\n\n#### Deep `code`\n\n## Why?\n\n## Why?\n');
    expect([...html.matchAll(/<(h\d) id="([^"]+)"/g)].map(([, tag, id]) => `${tag} ${id}`)).toEqual([
      'h2 a',
      'h3 deep-code',
      'h3 why',
      'h3 why-1',
    ]);
    expect(toc.map(({ depth, id }) => `${depth} ${id}`)).toEqual(['2 a', '3 deep-code', '3 why', '3 why-1']);
  });

  it('marks the option that was chosen, in words', () => {
    const options =
      '## Considered Options\n\n* Kafka\n* NATS\n  * in memory\n\n## Decision Outcome\n\nChosen option: "NATS", because it is small.\n\n## Pros and Cons of the Options\n\n### Kafka\n\nX\n\n### NATS\n\nY\n';
    const html = body(options);
    expect(html).toContain('<li>Kafka</li>');
    expect(html).toContain('<li>NATS\n <span class="chosen">✓ chosen</span><ul>');
    expect(html.match(/✓ chosen/g)).toHaveLength(1);
  });

  it('keeps tables, tasks, footnotes and HTML of the author', () => {
    const html = body(
      '| a | b |\n|---|--:|\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\nNote[^1] <br> <kbd>K</kbd> <details><summary>More</summary>\n\nText\n\n</details>\n\n[^1]: Foot\n',
    );
    expect(html).toContain('<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>');
    expect(html).toContain('<td align="right">2</td>');
    expect(html).toContain('<span class="box done" role="img" aria-label="done:"></span>');
    expect(html).toContain('<span class="box" role="img" aria-label="open:"></span>');
    expect(html).toContain('<kbd>K</kbd>');
    expect(html).toContain('<details><summary>More</summary>');
    expect(html).toMatch(/<a href="#user-content-fn-1"[^>]*>1<\/a>/);
    expect(html).toMatch(/<li id="user-content-fn-1">/);
  });

  it('keeps ASCII pictures and colours code with classes alone', () => {
    const html = body('```\n+--+\n|  |\n+--+\n```\n\n```ts\nconst a = "x"; // y\n```\n');
    expect(html).toContain('<code>+--+\n|  |\n+--+\n</code>');
    expect(html).toContain(
      '<span class="c-keyword">const</span> a = <span class="c-string">"x"</span>; <span class="c-comment">// y</span>',
    );
    expect(html).not.toContain('style=');
  });

  it('marks Mermaid diagrams for the script and keeps their source', () => {
    const { html, hasDiagram } = rendered('```mermaid\ngraph LR\n  a --> b\n```\n');
    expect(hasDiagram).toBe(true);
    expect(html).toContain(
      '<pre tabindex="0" role="group" aria-label="Diagram" data-diagram="mermaid" data-source="Source of the diagram"><code>graph LR\n  a --> b\n</code></pre>',
    );
  });

  it('is shown as it stands when it can not be rendered', () => {
    const model = makeModel({ 'docs/adr/0001-a.md': nygard('1. A', 'Accepted') });
    const facts = {
      ...model.facts,
      input: {
        ...model.facts.input,
        parse: () => {
          throw new RangeError('too deep');
        },
      },
    };
    const [record] = facts.records;
    const result = record && renderRecord(record, { facts, hasAnchor: () => false });
    expect(result?.failed).toBe(true);
    expect(result?.html).toContain('# 1. A');
  });
});
