import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildSiteAssets } from '../../site/build-assets.mjs';
import { loadAstro } from '../../site/run/astro.ts';
import { devSite, previewSite, type SiteServer } from '../../site/run.ts';
import { buildTestSite, loadInput, makeRepository, type TestRepository } from './load-input.ts';
import { CHAIN, nygard } from './make-facts.ts';

let repository: TestRepository;
let server: SiteServer | undefined;

beforeAll(() => buildSiteAssets().then(() => undefined));
afterEach(async () => {
  await server?.stop();
  server = undefined;
  repository.remove();
});

async function get(url: string): Promise<{ readonly status: number; readonly type: string | null; readonly text: string }> {
  const response = await fetch(url, { redirect: 'manual' });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

describe('a build', () => {
  it('replaces an earlier site, counts its pages, and leaves nothing but its folder and its cache', async () => {
    repository = makeRepository(CHAIN);
    const counted: string[] = [];
    const first = await buildTestSite(repository.root, CHAIN, { progress: (done, total) => counted.push(`${done}/${total}`) });
    writeFileSync(join(repository.root, '_site/left-over.html'), 'x');
    const second = await buildTestSite(repository.root, CHAIN);
    expect(counted).toEqual(['1/4', '2/4', '3/4', '4/4']);
    expect(second).toEqual(first);
    expect(second.records).toBe(4);
    expect(readdirSync(join(repository.root, '_site'))).not.toContain('left-over.html');
    expect(readdirSync(repository.root).sort()).toEqual(['.adr-lint', '_site', 'docs']);
    expect(readFileSync(join(repository.root, '.adr-lint/.gitignore'), 'utf8')).toBe('*\n');
  });

  it('refuses a folder with files of others', async () => {
    repository = makeRepository({ ...CHAIN, 'public/index.html': 'mine' });
    await expect(buildTestSite(repository.root, CHAIN, { out: 'public' })).rejects.toThrow(
      'unexpected files in `public`, expected an empty folder or an earlier site',
    );
    expect(readFileSync(join(repository.root, 'public/index.html'), 'utf8')).toBe('mine');
  });
});

describe('Astro', () => {
  it('is found from the package when the folder has none', async () => {
    repository = makeRepository(CHAIN);
    expect((await loadAstro(repository.root)).version).toMatch(/^[57]\./);
  });

  it('of a version that does not fit is refused with the command that helps', async () => {
    repository = makeRepository({
      ...CHAIN,
      'node_modules/astro/package.json':
        '{ "name": "astro", "version": "4.0.0", "exports": { "./package.json": "./package.json" } }',
    });
    await expect(loadAstro(repository.root)).rejects.toMatchObject({
      message: 'unexpected Astro `4.0.0`, expected `^5.18.2 || ^7.3.5`',
      hint: expect.stringContaining('npm install --save-dev "astro@'),
    });
  });
});

describe('the preview', () => {
  it('serves the build as a host of static pages does', async () => {
    repository = makeRepository(CHAIN);
    await buildTestSite(repository.root, CHAIN, { base: '/log' });
    server = await previewSite({ cwd: repository.root, port: 0 });
    expect(server.url).toMatch(/^http:\/\/localhost:\d+\/log\/$/);
    expect(await get(server.url)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(await get(`${server.url}feed.xml`)).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' });
    expect(await get(`${server.url}0001-queue-in-sql`)).toMatchObject({ status: 302 });
    expect(await get(server.url.slice(0, -1))).toMatchObject({ status: 302 });
    for (const path of ['nowhere/', '..%2f..%2f..%2fetc/passwd', '%2e%2e/docs/adr/0004-use-fax.md', '%00', '%']) {
      const answer = await get(server.url + path);
      expect([answer.status, answer.text.includes('This page does not exist')], path).toEqual([404, true]);
    }
  });

  it('says what to do when nothing was built', async () => {
    repository = makeRepository(CHAIN);
    await expect(previewSite({ cwd: repository.root })).rejects.toMatchObject({
      message: 'no built site in `_site`',
      hint: 'Run `adr-lint site build` first',
    });
  });
});

describe('the dev server', () => {
  it('shows what is saved: a changed record, a new one, a removed one', async () => {
    repository = makeRepository(CHAIN);
    mkdirSync(join(repository.root, 'docs/adr'), { recursive: true });
    let files = CHAIN;
    server = await devSite({ cwd: repository.root, load: async () => loadInput(repository.root, files), base: '/log/', port: 0 });
    const { url } = server;
    expect((await get(url)).text).toContain('Queue in NATS');
    expect((await get(`${url}0003-queue-in-nats/`)).text).toContain('Queue in NATS');
    expect((await get(`${url}log.json`)).text).toContain('0003-queue-in-nats');
    files = {
      ...CHAIN,
      'docs/adr/0003-queue-in-nats.md': nygard('3. Queue in JetStream', 'Accepted'),
      'docs/adr/0005-new.md': nygard('5. New', 'Proposed'),
    };
    writeFileSync(join(repository.root, 'docs/adr/0003-queue-in-nats.md'), String(files['docs/adr/0003-queue-in-nats.md']));
    await expect
      .poll(async () => (await get(`${url}0003-queue-in-nats/`)).text, { timeout: 10_000 })
      .toContain('Queue in JetStream');
    writeFileSync(join(repository.root, 'docs/adr/0005-new.md'), String(files['docs/adr/0005-new.md']));
    await expect.poll(async () => (await get(`${url}0005-new/`)).status, { timeout: 10_000 }).toBe(200);
    expect((await get(url)).text).toContain('href="/log/0005-new/"');
  });
});
