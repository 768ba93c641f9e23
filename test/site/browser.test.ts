import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { previewSite, type SiteServer } from '../../site/run.ts';
import { openBrowser } from './browser.ts';
import { buildTestSite, makeRepository, type TestRepository } from './load-input.ts';
import { SAMPLE } from './sample-log.ts';

let repository: TestRepository;
let server: SiteServer;
let browser: Browser;
let context: BrowserContext;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

beforeAll(async () => {
  repository = makeRepository(SAMPLE);
  await buildTestSite(repository.root, SAMPLE, { base: '/log/' });
  server = await previewSite({ cwd: repository.root, port: 0 });
  browser = await openBrowser(join(repository.root, 'browser'));
}, 180_000);

afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  repository?.remove();
});

const PAGES = [
  '',
  '0001-keep-sessions-in-memory/',
  '0003-keep-sessions-in-redis/',
  '0007-odd/',
  'lineage/',
  'timeline/',
  'follow-ups/',
  'reviews/',
  'options/',
  'tags/',
  'tags/platform/',
  'people/',
  'components/',
  'health/',
  'rules/',
  'rules/duplicate-number/',
  'at/',
  'status/superseded/',
  'nowhere/',
];

interface View {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly script?: boolean;
}

/** Opens a page and fails at the end when anything on it was refused or missing. */
async function open(address: string, { width = 1440, theme = 'light', script = true }: View = {}): Promise<Page> {
  context = await browser.newContext({
    colorScheme: theme,
    viewport: { width, height: 900 },
    javaScriptEnabled: script,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) throw new Error(message.text());
  });
  await page.goto(new URL(address, server.url).href);
  return page;
}

async function axeFindings(page: Page): Promise<readonly string[]> {
  // The policy of the page forbids what a test adds to it; the debugger may.
  await page.evaluate(axe);
  const found: readonly string[] = await page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html.slice(0, 160) + ' ' + failureSummary)))`,
  );
  return found;
}

describe('axe finds nothing', () => {
  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const)(
    'in the %s, %i pixels wide',
    async (theme, width) => {
      const page = await open('', { theme, width });
      const findings: string[] = [];
      for (const address of PAGES) {
        await page.goto(new URL(address, server.url).href);
        findings.push(...(await axeFindings(page)).map((finding) => `${address}: ${finding}`));
        const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        if (Number(overflow) > 0) findings.push(`${address}: ${String(overflow)} pixels too wide`);
      }
      expect(findings).toEqual([]);
    },
    120_000,
  );

  it('in the open search and the list of keys', async () => {
    const page = await open('');
    await page.keyboard.press('/');
    await page.locator('dialog input').fill('sessions');
    await page.locator('dialog .list a').first().waitFor();
    const search = await axeFindings(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.locator('dialog.keys').waitFor();
    expect([...search, ...(await axeFindings(page))]).toEqual([]);
  });
});

const rows = (page: Page): Promise<readonly string[]> => page.locator('.records tbody tr:visible th > a').allInnerTexts();

describe('the table of decisions', () => {
  it('starts with what is in force and shares its filters by address', async () => {
    const page = await open('');
    await page.locator('.filters output').getByText('3 shown').waitFor();
    expect(await rows(page)).toEqual(['Share the cache', 'One repository for everything', 'Keep sessions in Redis']);
    await page.getByLabel('Tag').selectOption('platform');
    expect(page.url()).toBe(`${server.url}?tag=platform`);
    await page.getByLabel('Status').selectOption('any');
    await page.getByLabel('Text', { exact: true }).fill('redis');
    expect(await rows(page)).toEqual(['Keep sessions in Redis']);
    await page.reload();
    expect(await rows(page)).toEqual(['Keep sessions in Redis']);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await rows(page)).toHaveLength(10);
    expect(page.url()).toBe(`${server.url}?status=any`);
  });

  it.each([
    ['?status=superseded', ['Keep sessions in memory']],
    ['?year=2025&status=any', ['Someday', 'Share the cache', 'Keep sessions in Redis', 'Sign webhooks with HMAC']],
    ['?person=Bob+Ray', ['Keep sessions in Redis']],
    ['?status=nonsense', ['Share the cache', 'One repository for everything', 'Keep sessions in Redis']],
    ['?q=%3Cb%3E&status=any', []],
  ])('reads %s', async (query, titles) => {
    const page = await open(query);
    await page.locator('.filters output').getByText('shown').waitFor();
    expect(await rows(page)).toEqual(titles);
  });

  it('is complete without script, and each status has its page', async () => {
    const page = await open('', { script: false });
    expect(await rows(page)).toHaveLength(10);
    expect(await page.locator('[data-do]:visible, form:visible').count()).toBe(0);
    await page.locator('.counts a[data-s=superseded]').click();
    expect(await rows(page)).toEqual(['Keep sessions in memory']);
  });
});

describe('the search', () => {
  it('prefers living records, marks dead ones, and leads below the base', async () => {
    const page = await open('0002-sign-webhooks/');
    await page.keyboard.press('Control+k');
    await page.locator('dialog input:focus').waitFor();
    await page.keyboard.type('sessions');
    const results = page.locator('dialog .list a');
    await results.first().waitFor();
    const texts = await results.allInnerTexts();
    expect(texts[0]).toMatch(/^accepted 3 Keep sessions in Redis/);
    expect(texts.find((text) => text.includes('Keep sessions in memory'))).toMatch(/^superseded/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.url}0003-keep-sessions-in-redis/`);
  });

  it.each([
    ['passwo', 0],
    ['restart planner', 1],
    ['runbook', 1],
    ['0003', 1],
    ['bob ray', 1],
    ['ftp', 1],
  ])('for %j finds records: %i', async (query, count) => {
    const page = await open('');
    await page.keyboard.press('/');
    await page.locator('dialog input').fill(query);
    await page
      .locator('dialog output')
      .getByText(count === 0 ? 'Nothing found' : `${count} decision`)
      .waitFor();
  });

  it('is there on the page for what does not exist', async () => {
    const page = await open('no/such/page/');
    expect(await page.locator('h1').innerText()).toBe('This page does not exist');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.locator('dialog input').fill('fax');
    await page.locator('dialog .list a').first().waitFor();
  });
});

describe('the keyboard', () => {
  it('walks through lists, switches the theme and stays out of fields', async () => {
    const page = await open('');
    await page.locator('.filters output').getByText('shown').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    expect(await page.locator(':focus').innerText()).toBe('Share the cache');
    await page.keyboard.press('t');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.getByLabel('Text', { exact: true }).fill('t?/');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('copies the link of a heading', async () => {
    const page = await open('0003-keep-sessions-in-redis/');
    await page.locator('#considered-options .anchor').click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `${server.url}0003-keep-sessions-in-redis/#considered-options`,
    );
  });
});

describe('a decision', () => {
  it('has all its facts in the margin, also without script and on a phone', async () => {
    const wide = await open('0003-keep-sessions-in-redis/', { script: false });
    expect(await wide.locator('.about').innerText()).toMatch(
      /On this page[\s\S]*Lineage[\s\S]*Follow-ups\n1 of 3 done[\s\S]*Review\ndue 2026-05-01[\s\S]*src\/sessions/,
    );
    await context.close();
    const narrow = await open('0003-keep-sessions-in-redis/', { script: false, width: 390 });
    expect(await narrow.locator('.about dl').isVisible()).toBe(false);
    await narrow.locator('.about summary').click();
    expect(await narrow.locator('.about dl').isVisible()).toBe(true);
  });

  it('draws diagrams of the author in a frame that can reach nothing', async () => {
    const page = await open('0003-keep-sessions-in-redis/');
    const source = page.locator('[data-diagram=mermaid]');
    await source.scrollIntoViewIfNeeded();
    await page.locator('iframe.frame:visible').waitFor({ timeout: 20_000 });
    const frame = page.frames().find((one) => one.url().includes('/diagram/'));
    expect(await frame?.evaluate('document.querySelectorAll("svg .node").length')).toBe(2);
    expect(await page.locator('iframe.frame').getAttribute('sandbox')).toBe('allow-scripts');
    expect(await page.locator('details > [data-diagram=mermaid]').count()).toBe(1);
  });

  it('is light: one page, one stylesheet, one script, one icon', async () => {
    const page = await open('');
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    await page.goto(new URL('0008-share-the-cache/', server.url).href);
    expect(loaded.length).toBeLessThanOrEqual(4);
    const bytes = loaded.map(
      (path) =>
        gzipSync(readFileSync(join(repository.root, '_site', path.slice('/log/'.length), path.endsWith('/') ? 'index.html' : '')))
          .length,
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(12_000);
  });
});

describe('the log at a date', () => {
  it('shows what held on the day in the address', async () => {
    const page = await open('at/?date=2024-06-01');
    await page.locator('form.day output').getByText('in force on 2024-06-01').waitFor();
    expect(await rows(page)).toEqual(['One repository for everything', 'Keep sessions in memory']);
  });
});
