import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawl } from './crawl.ts';
import { buildTestSite, makeRepository, type TestRepository } from './load-input.ts';
import { CHAIN, type TestFiles } from './make-facts.ts';
import { readWords } from './read-html.ts';

const FILES: TestFiles = {
  ...CHAIN,
  'brand/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'brand/theme.css': '.brand { letter-spacing: 0.1em }\n',
  'brand/pages/how-we-decide.md':
    '# How we decide\n\nTogether. See [the queue](../../docs/adr/0003-queue-in-nats.md).\n\n<script>hit()</script>\n',
  'brand/components/footer.astro':
    '---\nimport Own from "@adr-theme/footer.astro";\nconst { shell, section } = Astro.props;\n---\n<aside class="ours">Ours</aside><Own shell={shell} section={section} />\n',
  'brand/components/status-badge.astro': '---\nconst { status } = Astro.props;\n---\n<em class="badge">{status.word}</em>\n',
  'brand/components/texts.json': '{ "status.accepted": "beschlossen" }',
};

let repository: TestRepository;
const page = (address: string): string => readFileSync(join(repository.root, '_site', address), 'utf8');

beforeAll(async () => {
  repository = makeRepository(FILES);
  await buildTestSite(repository.root, FILES, {
    setting: {
      title: 'Parcels <&>',
      logo: 'brand/logo.svg',
      colors: { accent: '#a30', paper: 'red; } body { display: none' },
      language: 'de',
      footer: 'Parcel Ltd <b>',
      pages: 'brand/pages',
      theme: 'brand/theme.css',
      components: 'brand/components',
      repository: 'https://gitlab.example/acme/shop',
      branch: 'trunk',
    },
  });
});
afterAll(() => repository?.remove());

describe('a site of its own looks', () => {
  it('has no broken link', () => {
    expect(crawl(join(repository.root, '_site'), '/').broken).toEqual([]);
  });

  it('has title, logo, footer and language', () => {
    const home = page('index.html');
    expect(home).toContain('<html lang="de"');
    expect(home).toContain('<title>Parcels &lt;&amp;&gt;</title>');
    expect(home).toContain('<img src="/files/brand/logo.svg" alt="" height="28">');
    expect(readWords(home)).toContain('Parcel Ltd <b>');
    expect(readWords(page('0001-queue-in-sql/index.html'))).toContain('Nicht mehr gültig: ersetzt durch 2 Queue in Redis');
  });

  it('has colours and a stylesheet in the one stylesheet, and no value that is more than a colour', () => {
    const [name] = readdirSync(join(repository.root, '_site/assets')).filter((file) => file.endsWith('.css'));
    const css = page(`assets/${name ?? ''}`);
    expect(css).toContain(':root{--accent:#a30}');
    expect(css).toContain('.brand { letter-spacing: 0.1em }');
    expect(css).not.toContain('display: none;}');
    expect(css).not.toContain('red;');
  });

  it('has pages of its own, rendered as records are', () => {
    expect(page('pages/how-we-decide/index.html')).toContain('<a href="/0003-queue-in-nats/"');
    expect(page('pages/how-we-decide/index.html')).not.toContain('hit()');
    expect(page('index.html')).toContain('<a href="/pages/how-we-decide/">How we decide</a>');
  });

  it('has components that replace or wrap ours, and words of its own', () => {
    const html = page('0003-queue-in-nats/index.html');
    expect(html).toContain('<aside class="ours">Ours</aside><footer class="foot">');
    expect(html).toContain('<em class="badge">beschlossen</em>');
  });

  it('leads to the code host', () => {
    const html = page('0003-queue-in-nats/index.html');
    expect(html).toContain('href="https://gitlab.example/acme/shop/-/blob/trunk/docs/adr/0003-queue-in-nats.md"');
    expect(html).toContain('href="https://gitlab.example/acme/shop/-/edit/trunk/docs/adr/0003-queue-in-nats.md"');
  });
});
