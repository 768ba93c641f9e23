import { describe, expect, it } from 'vitest';
import { gitlab } from '../../src/report/gitlab.ts';
import { finding, report, sampleReport } from './sample-report.ts';

describe('gitlab', () => {
  it('is a list of issues', () => {
    expect(JSON.parse(gitlab(report({ findings: sampleReport.findings.slice(0, 1) })))).toEqual([
      {
        description: 'unexpected number `7`, expected a number that no other record of this log has',
        check_name: 'duplicate-number',
        fingerprint: 'f1',
        severity: 'major',
        location: { path: 'docs/adr/0007-cache-tariffs-in-redis.md', lines: { begin: 1, end: 1 } },
      },
    ]);
  });

  it.each([
    ['error', 'major'],
    ['warning', 'minor'],
    ['note', 'info'],
  ] as const)('calls %s %s', (level, severity) => {
    expect(JSON.parse(gitlab(report({ findings: [finding({ level })] })))).toMatchObject([{ severity }]);
  });

  it('gives every issue a fingerprint of its own, also next to one that looks numbered', () => {
    const findings = ['a', 'a', 'a-2', 'a', 'b'].map((fingerprint, index) =>
      finding({ fingerprint, range: { line: index + 1, column: 1, endLine: index + 1, endColumn: 2 } }),
    );
    const issues: readonly { fingerprint: string }[] = JSON.parse(gitlab(report({ findings })));
    expect(issues.map((issue) => issue.fingerprint)).toEqual(['a', 'a-2', 'a-2-2', 'a-3', 'b']);
  });

  it('is an empty list for a clean run', () => {
    expect(gitlab(report())).toBe('[]\n');
  });
});
