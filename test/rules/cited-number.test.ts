import { describe, expect, it } from 'vitest';
import { citedNumber } from '../../src/rules/cited-number.ts';
import { lintFiles } from './lint-files.ts';

const { workspace } = lintFiles({ 'docs/adr/PAY-0001-a.md': '# A\n', 'docs/adr/PAY-0002-b.md': '# B\n' });

describe('the words of a link', () => {
  it.each([
    ['ADR-0001', 1],
    ['ADR 1', 1],
    ['the rule of thumb in ADR-0012: Use NATS', undefined],
    ['PAY-0002', 2],
    ['1. Use one repo', 1],
    ['[0007] Use NATS', 7],
    ['0007', 7],
    ['0012 - Use NATS', 12],
    ['see ADR-0003', 3],
    ['ADR-0001 to ADR-0005', undefined],
    ['ADRs 1, 2 and 3', undefined],
    ['ADR-0001–0004', undefined],
    ['the successor of ADR-0001', undefined],
    ['replaces ADR-0001', undefined],
    ['RFC 2119', undefined],
    ['version 1.2', undefined],
    ['ADR 1.2', undefined],
    ['rule 4', undefined],
    ['retry since 2024', undefined],
    ['', undefined],
  ])('%j name record %s', (words, wanted) => {
    const [one] = workspace.logs;
    if (!one) throw new Error('no log');
    expect(citedNumber(words, one.log)?.number).toBe(wanted);
  });
});
