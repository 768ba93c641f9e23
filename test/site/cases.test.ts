import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crawl } from './crawl.ts';
import { buildTestSite, makeRepository, type TestRepository } from './load-input.ts';
import { nygard, type TestFiles } from './make-facts.ts';
import { readTags, readWords } from './read-html.ts';

let repository: TestRepository;

function page(address: string): string {
  return readFileSync(join(repository.root, '_site', address, address.includes('.') ? '' : 'index.html'), 'utf8');
}

function links(html: string): readonly string[] {
  return readTags(html).flatMap(({ name, attributes }) => (name === 'a' ? (attributes.get('href') ?? []) : []));
}

const LOGS: TestFiles = {
  'docs/adr/0001-one-repo.md': nygard('1. One repo', 'Accepted'),
  'services/label/docs/adr/0001-print-zpl.md': nygard('1. Print ZPL', 'Superseded by [2. Print PDF](0002-print-pdf.md)'),
  'services/label/docs/adr/0002-print-pdf.md': nygard('2. Print PDF', 'Accepted\n\nSupersedes [1. Print ZPL](0001-print-zpl.md)'),
  'services/route/docs/adr/0001-plan-at-dawn.md': nygard('1. Plan at dawn', 'Accepted'),
  'services/route/docs/adr/0002-plan-at-night.md': nygard('2. Plan at night', 'Accepted', {
    context: 'ADR-0001 was too late in the day. The repo rule is [One repo](../../../../docs/adr/0001-one-repo.md).',
  }),
};

describe('several logs in one repository', () => {
  beforeAll(async () => {
    repository = makeRepository(LOGS);
    await buildTestSite(repository.root, LOGS);
  });
  afterAll(() => repository.remove());

  it('have a page for each record, with the name of its log in the address, and no broken link', () => {
    const walk = crawl(join(repository.root, '_site'), '/');
    expect(walk.broken).toEqual([]);
    expect(walk.pages.filter((address) => /\/\d{4}-/.test(address)).sort()).toEqual([
      '/logs/label/0001-print-zpl/',
      '/logs/label/0002-print-pdf/',
      '/logs/root/0001-one-repo/',
      '/logs/route/0001-plan-at-dawn/',
      '/logs/route/0002-plan-at-night/',
    ]);
  });

  it('are linked across, and replaced only within', () => {
    expect(links(page('logs/route/0002-plan-at-night/'))).toContain('/logs/root/0001-one-repo/');
    expect(page('logs/route/0001-plan-at-dawn/')).not.toContain('No longer valid');
    expect(readWords(page('logs/label/0001-print-zpl/'))).toContain('No longer valid: replaced by label 2 Print PDF');
  });

  it('are in one list, each row with its log, and in the search', () => {
    const rows = page('').match(/<td class="l">[^<]*/g);
    expect(rows).toEqual([
      '<td class="l">root',
      '<td class="l">label',
      '<td class="l">label',
      '<td class="l">route',
      '<td class="l">route',
    ]);
    const { records } = JSON.parse(page('search/records.json'));
    expect(records.map((record: { readonly l: string }) => record.l)).toEqual(['root', 'label', 'label', 'route', 'route']);
    expect(readWords(page('lineage/'))).toContain('label: Print ZPL');
    expect(page('logs/label/0001-print-zpl/')).toContain('<title>1 label: Print ZPL (superseded)</title>');
  });
});

const BASE: TestFiles = {
  'docs/adr/0001-use-ftp.md': nygard('1. Use FTP', 'Superseded by [2. Use SFTP](0002-use-sftp.md)'),
  'docs/adr/0002-use-sftp.md': nygard('2. Use SFTP', 'Accepted\n\nSupersedes [1. Use FTP](0001-use-ftp.md)', {
    context: 'The [old way](./0001-use-ftp.md#consequences) sent passwords in clear text.\n\n![flow](img/flow.svg)',
  }),
  'docs/adr/img/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0 0"/></svg>',
};

describe('a base path', () => {
  let output: ReadonlyMap<string, string>;
  afterEach(() => repository.remove());

  it.each([['/'], ['/decision-log'], ['/decision-log/']])('of %s is on every link, once', async (base) => {
    repository = makeRepository(BASE);
    await buildTestSite(repository.root, BASE, { base });
    const full = base === '/' ? '/' : '/decision-log/';
    const walk = crawl(join(repository.root, '_site'), full);
    expect(walk.broken).toEqual([]);
    expect(walk.pages).toEqual(
      expect.arrayContaining(['', '0001-use-ftp/', '0002-use-sftp/', 'lineage/', '404.html'].map((address) => full + address)),
    );
    expect(links(page('0002-use-sftp/'))).toContain(`${full}0001-use-ftp/#consequences`);
    expect(page('files/docs/adr/img/flow.svg')).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
    expect(JSON.parse(page('search/records.json')).records.map(({ h }: { readonly h: string }) => h)).toEqual([
      `${full}0001-use-ftp/`,
      `${full}0002-use-sftp/`,
    ]);
    const html = walk.pages.map((address) => page(address.slice(full.length))).join('');
    expect(html).not.toMatch(/\/\/decision-log|decision-log\/decision-log|href="[^"]*(?<!0001-use-ftp|0002-use-sftp)\.md"/);
    if (base === '/decision-log') output = new Map(walk.pages.map((address) => [address, page(address.slice(full.length))]));
    if (base === '/decision-log/')
      expect(new Map(walk.pages.map((address) => [address, page(address.slice(full.length))]))).toEqual(output);
  });
});

const DAYS: TestFiles = {
  'docs/adr/0001-night.md': '---\nstatus: accepted\ndate: 2024-03-01\n---\n\n# Night\n\n## Context\n\nX.\n',
  'docs/adr/0002-noon.md': '---\nstatus: accepted\ndate: "2024-03-01"\n---\n\n# Noon\n\n## Context\n\nX.\n',
  'docs/adr/0003-dawn.md': nygard('3. Dawn', 'Accepted', { date: '2024-03-01' }),
  'docs/adr/0004-twice.md': nygard('4. Twice', 'Accepted', { date: '2024-02-30' }),
  'docs/adr/0005-late.md': nygard('5. Late', 'Accepted', { date: '03/04/2024' }),
};

describe('a day', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    repository.remove();
    process.env['TZ'] = zone ?? '';
  });

  it('is the same day everywhere, and the site the same bytes', async () => {
    const outputs: string[][] = [];
    for (const place of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
      process.env['TZ'] = place;
      repository = makeRepository(DAYS);
      await buildTestSite(repository.root, DAYS, { url: 'https://acme.example' });
      const walk = crawl(join(repository.root, '_site'), '/');
      outputs.push([
        ...walk.pages.map((address) => page(address.slice(1))),
        ...['feed.xml', 'log.json', 'llms.txt', 'reviews.ics', 'sitemap.xml', 'search/records.json'].map(page),
      ]);
      if (outputs.length === 1) repository.remove();
    }
    expect(outputs[0]).toEqual(outputs[1]);
    for (const address of ['0001-night/', '0002-noon/', '0003-dawn/'])
      expect(page(address), address).toContain('<time datetime="2024-03-01">2024-03-01</time>');
    expect(page('0004-twice/')).toContain('<span class="missing" title="not a date that can be read">2024-02-30</span>');
    expect(page('0005-late/')).toContain('<span class="missing" title="not a date that can be read">03/04/2024</span>');
    expect(outputs[1]?.join('')).not.toMatch(/2024-02-29|2024-03-02|Invalid Date/);
  });
});

const ODD: TestFiles = {
  'docs/decisions/0001-one-repo.md': nygard('1. One repo', 'Accepted', {
    consequences: '- [x] Move the label service\n- [ ] Switch off the old queue\n- Operators learn one more tool.',
  }),
  'docs/decisions/0002-use-nats.md':
    '---\ntitle: Use NATS: it is fast\nstatus: accepted\ndate: 2025-02-03\n---\n\n# Use NATS\n\n## Context\n\nSlow.\n',
  'docs/decisions/0003-use-flags.md': nygard('3. Use flags', 'Amber'),
  'docs/decisions/0004-nothing.md': '',
};

describe('odd records', () => {
  beforeAll(async () => {
    repository = makeRepository(ODD);
    await buildTestSite(repository.root, ODD);
  });
  afterAll(() => repository.remove());

  it('have their pages all the same', () => {
    expect(crawl(join(repository.root, '_site'), '/').broken).toEqual([]);
    expect(page('0002-use-nats/')).toContain('The front matter of this record could not be read as YAML');
    expect(page('0002-use-nats/')).toContain('<span class="c-function">title</span>: Use NATS: it is fast');
    expect(readWords(page('0003-use-flags/'))).toContain('Amber');
    expect(page('0004-nothing/')).toContain('<h1 ');
    expect(JSON.parse(page('log.json')).records).toHaveLength(4);
  });

  it('show how far the work is', () => {
    const words = readWords(page('0001-one-repo/'));
    expect(words).toContain('Follow-ups 1 of 2 done');
    expect(readWords(page('follow-ups/'))).toMatch(/Open 1 1 One repo 2025-02-03 Switch off the old queue/);
  });
});
