import { describe, expect, it } from 'vitest';
import { absoluteHref, basePath, hrefTo, recordHref } from '../../../site/views/site-facts.ts';
import { CHAIN, makeFacts } from '../make-facts.ts';

describe('basePath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/decision-log', '/decision-log/'],
    ['/decision-log/', '/decision-log/'],
    ['a/b', '/a/b/'],
    ['//x//', '/x/'],
  ])('of %j is %j', (base, path) => {
    expect(basePath(base)).toBe(path);
  });
});

describe('links', () => {
  it.each([
    ['', '/x/'],
    ['0001-a/', '/x/0001-a/'],
    ['files/a b#c?.png', '/x/files/a%20b%23c%3F.png'],
    ['使用/', '/x/%E4%BD%BF%E7%94%A8/'],
  ])('to %j are %j', (address, href) => {
    expect(hrefTo({ base: '/x/' }, address)).toBe(href);
  });

  it('take call before setting, and hold the host only where they must', () => {
    const facts = makeFacts(CHAIN, {
      base: '/b',
      url: 'https://acme.example/',
      setting: { base: '/a', url: 'https://other.example' },
    });
    const [record] = facts.records;
    expect(record && recordHref(facts, record, 'a"b')).toBe('/b/0001-queue-in-sql/#a%22b');
    expect(absoluteHref(facts, 'feed.xml')).toBe('https://acme.example/b/feed.xml');
  });
});
