import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../src/lint/apply-fixes.ts';
import { lintFiles } from '../rules/lint-files.ts';

const record = (title: string, status: string): string =>
  `# ${title}\n\n## Status\n\n${status}\n\n## Context\n\nOrders wait.\n\n## Decision\n\nWe push.\n\n## Consequences\n\nOne part more.\n`;

const LOGS = {
  'services/label/docs/adr/0001-poll.md': record('1. Poll', 'Accepted'),
  'services/label/docs/adr/0002-push.md': record('2. Push', 'Accepted'),
  'services/route/docs/adr/0001-poll.md': record('1. Poll', 'Accepted'),
  'services/route/docs/adr/0002-push.md': record('2. Push', 'Accepted\n\nSupersedes [1. Poll](0001-poll.md)'),
};

describe('a fix that is a change of a field', () => {
  it('is written in the log of its finding, where another log has a record of the same id', () => {
    const { findings, workspace } = lintFiles(LOGS);
    const own = findings.filter((finding) => finding.ruleId === 'one-sided-supersession');
    expect(own.map((finding) => finding.path)).toEqual(['services/route/docs/adr/0001-poll.md']);
    const { texts } = applyFixes(own, { workspace, safeties: ['suggested'] });
    expect([...texts]).toEqual([
      ['services/route/docs/adr/0001-poll.md', record('1. Poll', 'Superseded by [2. Push](0002-push.md)')],
    ]);
  });

  it('waits for the next run where it would touch the text of another one', () => {
    const { findings, workspace } = lintFiles({
      'docs/adr/0001-poll.md': record('1. Poll', 'Accepted'),
      'docs/adr/0002-push.md': record('2. Push', 'Accepted\n\nSupersedes [1. Poll](0001-poll.md)'),
      'docs/adr/0003-stream.md': record('3. Stream', 'Accepted\n\nSupersedes [1. Poll](0001-poll.md)'),
    });
    const own = findings.filter((finding) => finding.ruleId === 'one-sided-supersession');
    const { applied, skipped } = applyFixes(own, { workspace, safeties: ['suggested'] });
    expect([applied.length, skipped.length]).toEqual([1, 1]);
  });

  it('is left alone when its safety was not asked for', () => {
    const { findings, workspace } = lintFiles(LOGS);
    expect(applyFixes(findings, { workspace, safeties: ['safe'] }).texts.size).toBe(0);
  });
});
