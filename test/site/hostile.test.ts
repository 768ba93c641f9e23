import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewSite, type SiteServer } from '../../site/run.ts';
import { openBrowser } from './browser.ts';
import { checkXml } from './check-xml.ts';
import { crawl } from './crawl.ts';
import { hostileFiles, PAYLOADS } from './hostile.ts';
import { buildTestSite, makeRepository, type TestRepository } from './load-input.ts';
import { readTags } from './read-html.ts';

let repository: TestRepository;
let server: SiteServer;
let browser: Browser;
let pages: readonly string[];

const read = (address: string): string => readFileSync(join(repository.root, '_site', address), 'utf8');
const pageFile = (address: string): string => (address.endsWith('/') ? `${address.slice(1)}index.html` : address.slice(1));

beforeAll(async () => {
  const files = hostileFiles();
  repository = makeRepository(files);
  await buildTestSite(repository.root, files, { url: 'https://acme.example' });
  pages = crawl(join(repository.root, '_site'), '/').pages;
  server = await previewSite({ cwd: repository.root, port: 0 });
  browser = await openBrowser(join(repository.root, 'browser'));
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  repository?.remove();
});

describe(`${PAYLOADS.length} hostile payloads`, () => {
  it('are many', () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(60);
    expect(pages.length).toBeGreaterThan(PAYLOADS.length);
  });

  it('leave no script, handler, style or frame in the pages', () => {
    const faults = pages.flatMap((address) =>
      readTags(read(pageFile(address))).flatMap((tag) => faultsOf(tag).map((fault) => `${address}: ${fault}`)),
    );
    expect(faults).toEqual([]);
  });

  it('break no link and no file beside the pages', () => {
    expect(crawl(join(repository.root, '_site'), '/').broken).toEqual([]);
    for (const name of ['feed.xml', 'sitemap.xml']) expect(() => checkXml(read(name)), name).not.toThrow();
    for (const name of [
      'log.json',
      'search/records.json',
      ...readdirSync(join(repository.root, '_site/search/t')).map((file) => `search/t/${file}`),
    ]) {
      expect(read(name), name).not.toMatch(/[<>&\u2028]/);
      expect(() => JSON.parse(read(name)), name).not.toThrow();
    }
    for (const svg of read('lineage/index.html').match(/<svg class="lineage"[\s\S]*?<\/svg>/g) ?? [])
      expect(() => checkXml(svg)).not.toThrow();
    expect(read('files/docs/adr/evil.svg')).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    expect(readdirSync(join(repository.root, '_site/files/docs/adr'))).toEqual(['evil.svg']);
  });

  it('run nothing in a browser, on any page, in search or in diagrams', async () => {
    const context = await browser.newContext();
    const hits: string[] = [];
    await context.exposeBinding('hit', ({ page }) => {
      hits.push(page.url());
    });
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      hits.push(`dialog ${page.url()}`);
      void dialog.dismiss();
    });
    const refused: string[] = [];
    page.on('console', (message) => {
      // In the frame of a diagram the policy is the first wall: Mermaid lets pictures in labels through.
      const isFrame = /\/diagram\//.test(message.text());
      if (message.type() === 'error' && /Content Security Policy/.test(message.text()) && !isFrame)
        refused.push(`${page.url()} ${message.text()}`);
    });
    for (const address of pages.filter((one) => !/^\/(?:rules|tags|people|components)\/./.test(one)))
      await page.goto(new URL(address, server.url).href);
    await page.goto(server.url);
    await page.keyboard.press('/');
    await page.locator('dialog input').fill('hit');
    await page.locator('dialog .list a').first().waitFor();
    for (const address of pages.filter((one) => read(pageFile(one)).includes('data-diagram='))) {
      await page.goto(new URL(address, server.url).href);
      await page.locator('[data-diagram]').first().scrollIntoViewIfNeeded();
      await page.locator('iframe').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(1500);
    }
    await context.close();
    expect(hits).toEqual([]);
    // The policy is the second wall: nothing should get as far as to be stopped by it.
    expect(refused).toEqual([]);
  }, 240_000);
});

const ALLOWED =
  /^(?:html|head|meta|title|link|script|body|header|main|footer|nav|section|article|div|p|span|a|ul|ol|li|dl|dt|dd|h[1-6]|table|caption|thead|tbody|tr|th|td|time|small|b|i|em|strong|code|pre|kbd|samp|sup|sub|del|ins|s|q|mark|u|abbr|br|hr|img|figure|figcaption|blockquote|details|summary|button|form|label|select|input|output|progress|svg|desc|defs|marker|path|g|rect|text|tspan|circle|tfoot|var|tt|strike|rp|rt|ruby)$/;

function faultsOf({ name, attributes }: ReturnType<typeof readTags>[number]): readonly string[] {
  const faults = ALLOWED.test(name) ? [] : [`<${name}>`];
  for (const [key, value] of attributes) {
    if (/^on|^style$|^srcdoc$|^formaction$|^accesskey$|^contenteditable$/.test(key)) faults.push(`${name} ${key}="${value}"`);
    const isAddress = /^(?:href|src|action|cite|poster|background|xlink:href)$/.test(key);
    if (
      isAddress &&
      /^\s*(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t|^\s*data:(?!image\/(?:png|gif|jpe?g|webp|avif);base64,)/i.test(value)
    )
      faults.push(`${name} ${key}="${value}"`);
  }
  if (name === 'script' && !/^\/assets\/site\.[0-9a-f]{8}\.js$/.test(attributes.get('src') ?? ''))
    faults.push('script of another');
  return faults;
}
