import { describe, expect, it } from 'vitest';
import { linksOf, readRecord, recordWith } from './read-record.ts';

const inStatus = (text: string): readonly string[] => linksOf(readRecord(recordWith(`## Status\n\n${text}`)));
const inFrontMatter = (keys: string): readonly string[] => linksOf(readRecord(`---\n${keys}\n---\n\n# Use NATS\n`));

describe('relations in a status section', () => {
  it.each([
    ['Superseded by [8. Use Kafka](0008-use-kafka.md)', ['inverse supersedes 0008-use-kafka.md']],
    ['Superceded by [ADR-0008](0008-use-kafka.md)', ['inverse supersedes 0008-use-kafka.md']],
    ['Supercedes [1. A](0001-a.md)', ['supersedes 0001-a.md']],
    ['Accepted\n\nSupersedes ADR-0001 and ADR-0002', ['supersedes ADR-0001', 'supersedes ADR-0002']],
    ['Accepted. Supersedes [2. P](0002-p.md).', ['supersedes 0002-p.md']],
    ['Accepted, superseded by ADR-0008', ['inverse supersedes ADR-0008']],
    ['Superseded by ADR-0008, ADR-0009', ['inverse supersedes ADR-0008', 'inverse supersedes ADR-0009']],
    ['Superseded by 8', ['inverse supersedes 8']],
    ['Superseded by <0008-x.md>', ['inverse supersedes 0008-x.md']],
    ['Superseded by `0008-x`', ['inverse supersedes 0008-x']],
    ['Superseded by [8][k]\n\n[k]: 0008-x.md', ['inverse supersedes 0008-x.md']],
    ['**Superseded** by [ADR-0047](adr_0047.md)', ['inverse supersedes adr_0047.md']],
    ['Superseded [0019](0019-x.md)', ['inverse supersedes 0019-x.md']],
    ['⌛️ Superseded [0019](0019-x.md)', ['inverse supersedes 0019-x.md']],
    ['Superseded by https://example.com/adr/0008', ['inverse supersedes https://example.com/adr/0008']],
    ['Partially superseded by ADR-0008', ['inverse supersedes in part ADR-0008']],
    ['Superseded in part by ADR-0008 (the cache)', ['inverse supersedes in part ADR-0008 (the cache)']],
    ['Accepted (superseded by [8](0008-x.md) for the cache)', ['inverse supersedes 0008-x.md (the cache)']],
    ['Amends [5. C](0005-c.md)', ['amends 0005-c.md']],
    ['Accepted\n\nAmended by [9. Help](0009-help.md)', ['inverse amends 0009-help.md']],
    ['Clarifies [3. X](0003-x.md)', ['clarifies 0003-x.md']],
    ['Deprecated by [000] Foo', ['inverse deprecates 000']],
    ['ersetzt durch ADR-0008', ['inverse supersedes ADR-0008']],
    ['remplacé par ADR-0008', ['inverse supersedes ADR-0008']],
    ['reemplazado por [ADR-8](0008-x.md)', ['inverse supersedes 0008-x.md']],
    ["wedi'i ddisodli gan ADR-0008", ['inverse supersedes ADR-0008']],
    ['заменено на ADR-0008', ['inverse supersedes ADR-0008']],
    ['ADR-0008 に置き換え', ['inverse supersedes ADR-0008']],
    ['ADR-0008 로 대체됨', ['inverse supersedes ADR-0008']],
    ['ADR-0008 tarafından yerini aldı', ['inverse supersedes ADR-0008']],
  ])('%s', (text, links) => {
    expect(inStatus(text)).toEqual(links);
  });

  it.each([
    ['a rule that is no record', 'Supersedes the "nightly window" rule of the manual.'],
    ['a successor nobody names', 'Superseded'],
    ['a number of the tracker', 'Superseded by #8'],
    ['an example', 'Accepted\n\n```text\nSuperseded by ADR-0008\n```'],
    ['an example in a line', 'Accepted\n\nWrite `Superseded by ADR-0008` here.'],
    ['a comment', 'Accepted\n\n<!-- Superseded by ADR-0008 -->'],
  ])('not in %s', (_name, text) => {
    expect(inStatus(text)).toEqual([]);
  });

  it('history in parentheses is no claim', () => {
    expect(inStatus('Accepted. Refines ADR 0003 (which superseded ADR 0002).')).toEqual([
      'refines ADR-0003 (which superseded ADR 0002)',
    ]);
  });
});

describe('relations in front matter', () => {
  it.each([
    ['supersedes: 0016', ['supersedes 0016']],
    ['supersedes: "0016"', ['supersedes 0016']],
    ['supersedes: 0001-a', ['supersedes 0001-a']],
    ['supersedes: [1, 0002, ADR-3]', ['supersedes 1', 'supersedes 0002', 'supersedes ADR-3']],
    ['supersedes:\n- 0001-a\n- "[B](0002-b.md)"', ['supersedes 0001-a', 'supersedes 0002-b.md']],
    ['superseded-by: ADR-0008', ['inverse supersedes ADR-0008']],
    ['superseded_by: ["0032", "0037"]', ['inverse supersedes 0032', 'inverse supersedes 0037']],
    ['supersededBy: 0016', ['inverse supersedes 0016']],
    ['amends: ADR-1', ['amends ADR-1']],
    ['amendedBy: ADR-1', ['inverse amends ADR-1']],
    ['relates-to: [ADR-1]', ['relates-to ADR-1']],
    ['relatesTo: ADR-1', ['relates-to ADR-1']],
    ['related: [adr_0025.md]', ['relates-to adr_0025.md']],
    ['depends-on: 3', ['depends-on 3']],
    [
      'related:\n  - path: ./0003-x.md\n    relation: influenced-by\n  - path: ./0004-y.md',
      ['inverse influences ./0003-x.md', 'relates-to ./0004-y.md'],
    ],
    ['status: superseded by [ADR-0042](0042-x.md)', ['inverse supersedes 0042-x.md']],
    ['status: "accepted; supersedes ADR-0045"', ['supersedes ADR-0045']],
    ['supersedes: null', []],
    ['supersedes: none', []],
    ['supersedes: N/A', []],
    ['supersedes:', []],
    ['supersedes: "-"', []],
  ])('%j', (keys, links) => {
    expect(inFrontMatter(keys)).toEqual(links);
  });
});

describe('relations in other notations', () => {
  it.each([
    ['a bullet', '- Supersedes: [0006 Log](0006-log.md)', ['supersedes 0006-log.md']],
    ['a bullet with a dash for nothing', '- superseded by: -', []],
    ['a bold bullet with None', '- **Supersedes:** None', []],
    ['a bold bullet with n/a', '- **Superseded by:** _n/a_', []],
    ['a bold line', '**Supersedes**: ADR 0053', ['supersedes ADR-0053']],
    ['a bold line that extends', '**Extends**: [ADR 0053 — x](0053-x.md)', ['extends 0053-x.md']],
    ['a table', '| Supersedes | N/A |\n| - | - |\n| Superseded by: | ADR-5 |', ['inverse supersedes ADR-5']],
    ['an alert', '> [!NOTE]\n> Superseded by [ADR-0008](0008-x.md)', ['inverse supersedes 0008-x.md']],
    ['a heading', '## Superseded by [F](../2022-01-20-f.md)', ['inverse supersedes ../2022-01-20-f.md']],
    [
      'a list of links',
      '## Links\n\n- Supersedes [a](20200926-a.md)\n- Refined by [ADR-2](0002-b.md)\n- [Old record](0003-c.md)',
      ['supersedes 20200926-a.md', 'inverse refines 0002-b.md'],
    ],
  ])('%s', (_name, header, links) => {
    expect(linksOf(readRecord(recordWith(header)))).toEqual(links);
  });

  it('the title', () => {
    expect(linksOf(readRecord('# Superceded by <20250427-a.md>: Use NATS\n'))).toEqual(['inverse supersedes 20250427-a.md']);
  });

  it('stand where they were written', () => {
    const text = recordWith('## Status\n\nSuperceded by [8. Use Kafka](0008-use-kafka.md)');
    const [link] = readRecord(text).links;
    expect(text.slice(link?.place.start, link?.place.end)).toBe('Superceded by [8. Use Kafka](0008-use-kafka.md)');
    expect(link?.oldSpelling).toBe(true);
  });
});
