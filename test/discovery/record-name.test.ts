import { describe, expect, it } from 'vitest';
import { isMarkdown, isStrongName, recordName, stemOf } from '../../src/discovery/record-name.ts';

describe('recordName', () => {
  it.each([
    // path, kind, shape, prefix, number or date, slug
    ['0007-use-nats.md', 'numbered', '0000-', '', '0007', 'use-nats'],
    ['013-bus.md', 'numbered', '000-', '', '013', 'bus'],
    ['12-bus.md', 'numbered', '00-', '', '12', 'bus'],
    ['1. Use a bus.md', 'numbered', '0. ', '', '1', 'Use a bus'],
    ['001 - Use a bus.md', 'numbered', '000 - ', '', '001', 'Use a bus'],
    ['0026-Common Configuration.md', 'numbered', '0000-', '', '0026', 'Common Configuration'],
    ['0001-编写测试.md', 'numbered', '0000-', '', '0001', '编写测试'],
    ['0009-translations-2.0.MD', 'numbered', '0000-', '', '0009', 'translations-2.0'],
    ['000-PENDING-decisions.md', 'numbered', '000-', '', '000', 'PENDING-decisions'],
    ['[0003] Use a bus.md', 'numbered', '[0000] ', '[', '0003', 'Use a bus'],
    ['ADR-0007-use-nats.md', 'numbered', 'ADR-0000-', 'ADR-', '0007', 'use-nats'],
    ['adr-7-use-nats.md', 'numbered', 'adr-0-', 'adr-', '7', 'use-nats'],
    ['ADR 007 Use NATS.md', 'numbered', 'ADR 000 ', 'ADR ', '007', 'Use NATS'],
    ['adr_0007_use_nats.md', 'numbered', 'adr_0000_', 'adr_', '0007', 'use_nats'],
    ['adr_0061.md', 'numbered', 'adr_0000', 'adr_', '0061', ''],
    ['ADR-035.md', 'numbered', 'ADR-000', 'ADR-', '035', ''],
    ['ADR028-use-notify.md', 'numbered', 'ADR000-', 'ADR', '028', 'use-notify'],
    ['DR005-first-partner.MD', 'numbered', 'DR000-', 'DR', '005', 'first-partner'],
    ['AD0001-use-nats.md', 'numbered', 'AD0000-', 'AD', '0001', 'use-nats'],
    ['decision-001.md', 'numbered', 'decision-000', 'decision-', '001', ''],
    ['ccc-jb-001-use-nats.md', 'numbered', 'ccc-jb-000-', 'ccc-jb-', '001', 'use-nats'],
    ['ODH-ADR-MS-0001-private-network.md', 'numbered', 'ODH-ADR-MS-0000-', 'ODH-ADR-MS-', '0001', 'private-network'],
    ['ODH-ADR-ART-001.md', 'numbered', 'ODH-ADR-ART-000', 'ODH-ADR-ART-', '001', ''],
    ['ADR-2024-003-use-nats.md', 'numbered', 'ADR-0000-000-', 'ADR-2024-', '003', 'use-nats'],
    ['20250203-use-nats.md', 'dated', '00000000-', '', '2025-02-03', 'use-nats'],
    ['202502031415-use-nats.md', 'dated', '000000000000-', '', '2025-02-03', 'use-nats'],
    ['2025-02-03-use-nats.md', 'dated', '0000-00-00-', '', '2025-02-03', 'use-nats'],
    ['2023-03-02_entity_store.md', 'dated', '0000-00-00_', '', '2023-03-02', 'entity_store'],
    ['2022-21-11-impossible.md', 'dated', '0000-00-00-', '', '2022-21-11', 'impossible'],
    ['ADR-2023-09-07-use-nats.md', 'dated', 'ADR-0000-00-00-', 'ADR-', '2023-09-07', 'use-nats'],
    ['2026-01-use-nats.md', 'dated', '0000-00-', '', '2026-01', 'use-nats'],
    ['22-10-2024-use-nats.md', 'dated', '00-00-0000-', '', undefined, 'use-nats'],
    ['2022-02-03-testing/README.md', 'dated', '0000-00-00-', '', '2022-02-03', 'testing'],
    ['0004-testing/index.md', 'numbered', '0000-', '', '0004', 'testing'],
    ['XXXX-use-nats.md', 'draft', 'XXXX-', '', undefined, 'use-nats'],
    ['ADRXXX-use-nats.md', 'draft', 'ADRXXX-', 'ADR', undefined, 'use-nats'],
    ['adr-nnnn-use-nats.md', 'draft', 'adr-nnnn-', 'adr-', undefined, 'use-nats'],
    ['YYYY-MM-DD-use-nats.md', 'draft', 'YYYY-MM-DD-', '', undefined, 'use-nats'],
    ['use-nats.md', 'plain', '', '', undefined, 'use-nats'],
    ['adr-use-nats.md', 'plain', 'adr-', 'adr-', undefined, 'use-nats'],
    ['ADR-V5-use-nats.md', 'plain', 'ADR-', 'ADR-', undefined, 'V5-use-nats'],
    ['0012a-use-nats.md', 'plain', '', '', undefined, '0012a-use-nats'],
    ['use-java-17.md', 'plain', '', '', undefined, 'use-java-17'],
    ['log4j-2-upgrade.md', 'plain', '', '', undefined, 'log4j-2-upgrade'],
    ['ISO8601-for-dates.md', 'plain', '', '', undefined, 'ISO8601-for-dates'],
    ['RFC3339-timestamps.md', 'plain', '', '', undefined, 'RFC3339-timestamps'],
    ['http-404-page.md', 'plain', '', '', undefined, 'http-404-page'],
    ['use-dr-2-site.md', 'plain', '', '', undefined, 'use-dr-2-site'],
    ['README.md', 'plain', '', '', undefined, 'README'],
  ])('%s is %s', (path, kind, shape, prefix, numberOrDate, slug) => {
    const { number, date, ...rest } = recordName(path);
    expect({ ...rest, numberOrDate: number ?? date }).toEqual({ kind, shape, prefix, numberOrDate, slug });
  });

  it('reads a number after letters that are the habit of the log', () => {
    expect(recordName('ccc-jb-100-use-nats.md').kind).toBe('plain');
    expect(recordName('ccc-jb-100-use-nats.md', new Set(['ccc-jb-'])).number).toBe('100');
  });

  it('takes long names apart at once', () => {
    const name = `${'a-'.repeat(120)}b.md`;
    expect(recordName(name).kind).toBe('plain');
  });
});

describe('isStrongName', () => {
  it.each([
    ['0007-a.md', true],
    ['2025-02-03-a.md', true],
    ['adr-7-a.md', true],
    ['07-a.md', false],
    ['XXXX-a.md', false],
    ['a.md', false],
  ])('%s: %s', (path, expected) => {
    expect(isStrongName(recordName(path))).toBe(expected);
  });
});

describe('file names', () => {
  it.each([
    ['a.md', true, 'a'],
    ['x/a.MD', true, 'a'],
    ['a.b.markdown', true, 'a.b'],
    ['a.md.md', true, 'a.md'],
    ['a.adoc', false, 'a'],
    ['a.md.bak', false, 'a.md.bak'],
    ['amd', false, 'amd'],
  ])('%s: Markdown %s, stem %s', (path, markdown, stem) => {
    expect([isMarkdown(path), stemOf(path)]).toEqual([markdown, stem]);
  });
});
