import { describe, expect, it } from 'vitest';
import { recordAddresses, slugOf, slugsFor } from '../../../site/views/addresses.ts';
import { makeFacts, nygard } from '../make-facts.ts';

describe('slugOf', () => {
  it.each([
    ['0001-use-ftp', '0001-use-ftp'],
    ['0001-use-node.js', '0001-use-node.js'],
    ['Wähle C#', 'Wähle-C'],
    ['0007-使用消息队列', '0007-使用消息队列'],
    ['a b/c?d#e%f', 'a-b-c-d-e-f'],
    ['"><script>', 'script'],
    ['../..', 'record'],
    ['---', 'record'],
    ['', 'record'],
  ])('of %j is %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('is short enough for a file system, and two long ones differ', () => {
    const [one, other] = [slugOf(`${'lang'.repeat(90)}1`), slugOf(`${'lang'.repeat(90)}2`)];
    expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(180);
    expect(new TextEncoder().encode(slugOf('漢'.repeat(200))).length).toBeLessThanOrEqual(180);
    expect(one).not.toBe(other);
  });
});

describe('slugsFor', () => {
  it('numbers what would be one in any letter case', () => {
    expect([...slugsFor(['c#', 'C++', 'c']).values()]).toEqual(['c', 'c-2', 'c-3']);
  });
});

describe('recordAddresses', () => {
  it('are short with one log, and keep off the site’s own pages', () => {
    const { records } = makeFacts({
      'docs/adr/0001-a.md': nygard('1. A', 'Accepted'),
      'docs/adr/tags.md': nygard('Tags', 'Accepted'),
      'docs/adr/Timeline.md': nygard('Timeline', 'Accepted'),
      'docs/adr/0002-b.md': nygard('2. B', 'Accepted'),
    });
    expect(records.map(({ address }) => address).sort()).toEqual(['0001-a/', '0002-b/', 'record-Timeline/', 'record-tags/']);
  });

  it('hold the name of the log where there are several', () => {
    const { logs } = makeFacts({
      'docs/adr/0001-a.md': nygard('1. A', 'Accepted'),
      'docs/adr/0002-b.md': nygard('2. B', 'Accepted'),
      'services/route/docs/adr/0001-a.md': nygard('1. A', 'Accepted'),
      'services/route/docs/adr/0002-b.md': nygard('2. B', 'Accepted'),
    });
    expect([...recordAddresses(logs).values()]).toEqual([
      'logs/root/0001-a/',
      'logs/root/0002-b/',
      'logs/route/0001-a/',
      'logs/route/0002-b/',
    ]);
  });
});
