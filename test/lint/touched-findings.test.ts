import { expect, it } from 'vitest';
import { touchedFindings } from '../../src/lint/touched-findings.ts';
import { RULES } from '../../src/rules/rules.ts';
import { lintFiles } from '../rules/lint-files.ts';

it('a change touches what is in its files, what speaks about them, and what it did to the log', () => {
  const text = (title: string, status = 'Accepted'): string =>
    `# ${title}\n\n## Status\n\n${status}\n\n## Context\n\nWhy.\n\n## Decision\n\nThis.\n\n## Consequences\n\nThat.\n`;
  const base = {
    'docs/adr/0001-a.md': text('1. A'),
    'docs/adr/0002-b.md': text('2. B', 'Glowing'),
    'docs/adr/0003-c.md': text('3. C'),
    'docs/adr/0004-d.md': text('4. D'),
  };
  const { 'docs/adr/0004-d.md': _gone, ...rest } = base;
  const { findings } = lintFiles(
    { ...rest, 'docs/adr/0003-e.md': text('3. E'), 'docs/adr/0005-f.md': text('5. F', 'Shiny') },
    { base },
  );
  const all = findings.filter(({ level }) => level === 'error').map(({ path, ruleId }) => `${path} ${ruleId}`);
  expect(all).toEqual([
    'docs/adr/0002-b.md unknown-status',
    'docs/adr/0003-c.md duplicate-number',
    'docs/adr/0004-d.md record-deleted',
    'docs/adr/0005-f.md unknown-status',
  ]);
  const changes = [
    { kind: 'added', path: 'docs/adr/0003-e.md' },
    { kind: 'added', path: 'docs/adr/0005-f.md' },
    { kind: 'deleted', path: 'docs/adr/0004-d.md' },
  ] as const;
  const touched = touchedFindings(findings, changes, RULES)
    .filter(({ level }) => level === 'error')
    .map(({ path, ruleId }) => `${path} ${ruleId}`);
  expect(touched).toEqual(all.slice(1));
});
