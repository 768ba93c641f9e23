import { describe, expect, it } from 'vitest';
import { cleanSvg } from '../../../site/machines/clean-svg.ts';
import { searchTerms } from '../../../site/machines/search-terms.ts';
import { siteFiles } from '../../../site/machines/site-files.ts';
import { checkXml } from '../check-xml.ts';
import { CHAIN, type InputOptions, makeModel, nygard, type TestFiles } from '../make-facts.ts';

function read(files: TestFiles, address: string, options: InputOptions = {}): string {
  const content = siteFiles(makeModel(files, options), new Map()).get(address)?.();
  if (typeof content !== 'string')
    throw new Error(`no text at ${address}: ${[...siteFiles(makeModel(files, options), new Map()).keys()].join(' ')}`);
  return content;
}

const HOSTILE: TestFiles = {
  'docs/adr/0001-a.md': `---\nstatus: accepted\ntags: ["<b>&\\"'"]\nreview-by: 2026-03-01\ndate: 2025-01-02\n---\n\n# \`</title><script>alert(1)</script>\` & "x", y; z\n\n## Context\n\n</script>\n`,
};

describe('the files beside the pages', () => {
  it('are all there', () => {
    const files = siteFiles(
      makeModel({ ...CHAIN, 'docs/adr/0005-e.md': '---\nstatus: accepted\ntags: [a b]\n---\n\n# E\n\n## Context\n\nX.\n' }),
      new Map(),
    );
    expect([...files.keys()]).toEqual([
      'log.json',
      'feed.xml',
      'tags/a-b/feed.xml',
      'reviews.ics',
      'llms.txt',
      '0001-queue-in-sql.md',
      '0002-queue-in-redis.md',
      '0003-queue-in-nats.md',
      '0004-use-fax.md',
      '0005-e.md',
      'search/records.json',
      'search/t/all.json',
    ]);
  });

  it('give each record as it was written', () => {
    expect(read(CHAIN, '0004-use-fax.md')).toBe(CHAIN['docs/adr/0004-use-fax.md']);
  });

  it('are the same for the same input', () => {
    const texts = (): readonly string[] =>
      [...siteFiles(makeModel(CHAIN), new Map())].map(([address, content]) => `${address} ${String(content())}`);
    expect(texts()).toEqual(texts());
  });
});

describe('log.json', () => {
  it('has the shape of export and holds no markup', () => {
    const text = read(HOSTILE, 'log.json');
    expect(text).not.toMatch(/[<>&]/);
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      records: [{ id: '0001-a', title: '</title><script>alert(1)</script> & "x", y; z', status: 'accepted', inForce: true }],
      edges: [],
    });
  });
});

describe('feeds', () => {
  it('are well-formed, the last change first', () => {
    const text = read(CHAIN, 'feed.xml', { url: 'https://acme.example', base: '/log/' });
    expect(() => checkXml(text)).not.toThrow();
    expect([...text.matchAll(/<(?:title|updated|link href|id)[^>]*>?[^<\n]*/g)].map(([line]) => line).slice(0, 8)).toEqual([
      '<title>Decision log',
      '<id>tag:adr-lint,2025:feed/feed.xml',
      '<link href="https://acme.example/log/"/>',
      '<updated>2025-02-03T00:00:00Z',
      '<title>3 Queue in NATS',
      '<id>tag:adr-lint,2025:root/0003-queue-in-nats',
      '<link href="https://acme.example/log/0003-queue-in-nats/"/>',
      '<updated>2025-02-03T00:00:00Z',
    ]);
    expect(text).toContain(
      '<summary>superseded. No longer valid: replaced by 2 Queue in Redis. Current decision: 3 Queue in NATS</summary>',
    );
  });

  it('take the day of the last change from git', () => {
    const history = {
      files: new Map([['docs/adr/0004-use-fax.md', { created: '2024-01-01', changed: '2026-01-01' }]]),
      statusChanges: [],
    };
    expect(read(CHAIN, 'feed.xml', { history })).toMatch(/<updated>2026-01-01T00:00:00Z[\s\S]*4 Use fax/);
  });

  it('survive hostile titles', () => {
    expect(() => checkXml(read(HOSTILE, 'feed.xml'))).not.toThrow();
  });
});

describe('reviews.ics', () => {
  it('is a calendar of whole days', () => {
    expect(read(HOSTILE, 'reviews.ics', { url: 'https://acme.example' }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//adr-lint//decision log//EN',
      'NAME:Decision log: Reviews',
      'BEGIN:VEVENT',
      'UID:root/0001-a@adr-lint',
      'DTSTAMP:20260115T000000Z',
      'DTSTART;VALUE=DATE:20260301',
      'SUMMARY:Review: 1 </title><script>alert(1)</script> & "x"\\, y\\; z',
      'URL:https://acme.example/0001-a/',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('folds long lines by bytes', () => {
    const files = {
      'docs/adr/0001-a.md': `---\nstatus: accepted\nreview-by: 2026-03-01\n---\n\n# ${'Ä'.repeat(100)}\n\n## Context\n\nX.\n`,
    };
    const longest = Math.max(
      ...read(files, 'reviews.ics')
        .split('\r\n')
        .map((line) => new TextEncoder().encode(line).length),
    );
    expect(longest).toBeLessThanOrEqual(75);
  });
});

describe('llms.txt', () => {
  it('says first what holds and warns of the rest', () => {
    expect(read(CHAIN, 'llms.txt')).toBe(`# Decision log

> Architecture decision records. Follow those in force; the others are history.

## In force

- [3 Queue in NATS](/0003-queue-in-nats.md): accepted; 2025-02-03

## No longer valid: do not follow

- [1 Queue in SQL](/0001-queue-in-sql.md): superseded; 2023-02-03; No longer valid: replaced by 2 Queue in Redis; Current decision: 3 Queue in NATS
- [2 Queue in Redis](/0002-queue-in-redis.md): superseded; 2024-02-03; No longer valid: replaced by 3 Queue in NATS
- [4 Use fax](/0004-use-fax.md): rejected; 2025-02-03
`);
  });
});

describe('sitemap.xml', () => {
  it('needs a host, and names every page once', () => {
    expect(siteFiles(makeModel(CHAIN), new Map()).has('sitemap.xml')).toBe(false);
    const text = read(CHAIN, 'sitemap.xml', { url: 'https://acme.example' });
    expect(() => checkXml(text)).not.toThrow();
    const addresses = [...text.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address);
    expect(addresses).toContain('https://acme.example/0001-queue-in-sql/');
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('the search index', () => {
  it('holds titles, statuses and terms, and no markup', () => {
    const index = JSON.parse(read(CHAIN, 'search/records.json'));
    expect(index.records[0]).toEqual({
      h: '/0001-queue-in-sql/',
      n: '1',
      t: 'Queue in SQL',
      s: ['superseded', 'superseded'],
      o: 1,
      d: '2023-02-03',
    });
    expect(index.shards).toEqual(['']);
    expect(JSON.parse(read(CHAIN, 'search/t/all.json'))['redis']).toEqual([0, 1, 2]);
    expect(read(HOSTILE, 'search/records.json')).not.toMatch(/[<>&]/);
  });

  it('is in many small files when there is much text', () => {
    const words = (start: number): string => Array.from({ length: 900 }, (_, at) => `w${(start + at).toString(36)}x`).join(' ');
    const files = Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [
        `docs/adr/000${at + 1}-a${at}.md`,
        nygard(`${at + 1}. A${at}`, 'Accepted', { context: words(at * 900) }),
      ]),
    );
    const all = siteFiles(makeModel(files), new Map());
    const shards = [...all].filter(([address]) => address.startsWith('search/t/'));
    expect(shards.length).toBeGreaterThan(3);
    for (const [address, content] of shards) expect(String(content()).length, address).toBeLessThan(20_000);
    const terms = shards.flatMap(([, content]) => Object.keys(JSON.parse(String(content()))));
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms).toContain('w10x');
  });

  it.each([
    ['Straße, Éclair C# K8s', ['strasse', 'eclair', 'c#', 'k8s']],
    ['使用消息', ['使用', '用消', '消息']],
    ['a 語 b', ['語', 'a', 'b']],
    ['', []],
  ])('finds the terms of %j', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
  });
});

describe('cleanSvg', () => {
  const SVG = 'xmlns="http://www.w3.org/2000/svg"';

  it.each([
    [
      'a drawing',
      `<svg ${SVG}><path d="M0 0L1 1"/><text x="1">a &lt; b</text></svg>`,
      `<svg ${SVG}><path d="M0 0L1 1"/><text x="1">a &lt; b</text></svg>`,
    ],
    ['a script', `<svg ${SVG}><script>alert(1)</script><rect/></svg>`, `<svg ${SVG}><rect/></svg>`],
    [
      'a script with a prefix',
      '<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></x:svg>',
      '<x:svg xmlns:x="http://www.w3.org/2000/svg"></x:svg>',
    ],
    ['a handler', `<svg ${SVG} onload="alert(1)"><a onclick='x()'/></svg>`, `<svg ${SVG}><a/></svg>`],
    [
      'a link that runs',
      `<svg ${SVG}><a href="java&#x73;cript:alert(1)"/><a xlink:href=" javascript:x"/></svg>`,
      `<svg ${SVG}><a/><a/></svg>`,
    ],
    [
      'a page in a picture',
      `<svg ${SVG}><image href="data:text/html,x"/><image href="data:image/png;base64,AA"/></svg>`,
      `<svg ${SVG}><image/><image href="data:image/png;base64,AA"/></svg>`,
    ],
    [
      'a frame',
      `<svg ${SVG}><foreignObject><iframe src="x"></iframe><p>words</p></foreignObject></svg>`,
      `<svg ${SVG}><foreignObject><p>words</p></foreignObject></svg>`,
    ],
    [
      'an animation that sets a link',
      `<svg ${SVG}><a><set attributeName="href" to="javascript:alert(1)"/></a></svg>`,
      `<svg ${SVG}><a></a></svg>`,
    ],
    ['a stylesheet', `<?xml-stylesheet href="x"?><svg ${SVG}/>`, `<svg ${SVG}/>`],
    ['entities', `<!DOCTYPE svg [<!ENTITY x "<script/>">]><svg ${SVG}>&x;</svg>`, undefined],
  ])('of %s', (_name, svg, clean) => {
    expect(cleanSvg(svg)).toBe(clean);
  });
});
