import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import { runProgram } from './run-program.ts';
import { nygard, repositoryWith } from './sample-repo.ts';

const root = repositoryWith({ 'docs/adr/0001-a.md': nygard({ date: '2026-01-17' }) });

/** Is a record of 17 January dated in the future? A date is, only when it is later than tomorrow in UTC. */
const CLOCKS: readonly (readonly [
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  future: boolean,
])[] = [
  ['the day before', ['--today', '2026-01-16'], {}, false],
  ['two days before', ['--today', '2026-01-15'], {}, true],
  ['a day is its end in UTC', ['--today', '2026-01-16'], { SOURCE_DATE_EPOCH: '0' }, false],
  ['a timestamp', ['--today', '2026-01-15T23:59:59Z'], {}, true],
  ['a timestamp with an offset that is the day before in UTC', ['--today', '2026-01-16T01:00:00+02:00'], {}, true],
  ['a timestamp with an offset that is the day after in UTC', ['--today', '2026-01-15T23:30:00-02:00'], {}, false],
  ['a timestamp without a zone is UTC', ['--today', '2026-01-16 00:00'], {}, false],
  ['SOURCE_DATE_EPOCH', [], { SOURCE_DATE_EPOCH: '1768435200' }, true],
  ['SOURCE_DATE_EPOCH a day later', [], { SOURCE_DATE_EPOCH: '1768521600' }, false],
  ['an empty SOURCE_DATE_EPOCH is none', ['--today', '2026-01-16'], { SOURCE_DATE_EPOCH: '' }, false],
];

describe('the clock', () => {
  it.each(CLOCKS)('%s', async (_name, args, env, future) => {
    const report = readReport(await runProgram(['lint', '--format', 'json', ...args], { cwd: root, env }));
    expect(report.findings.map((finding) => finding.ruleId)).toEqual(future ? ['future-date'] : []);
  });

  it.each([['tomorrow'], ['2026-13-01'], ['2026-02-30'], ['2026-1-5'], ['15.01.2026'], ['2026-01-15T25:00:00Z'], ['']])(
    'refuses --today %j',
    async (today) => {
      const { code, stdout, stderr } = await runProgram(['lint', '--today', today], { cwd: root });
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain('--today');
      expect(stderr).toContain('2026-01-15');
    },
  );

  it.each([['soon'], ['-1'], ['12.5'], ['1e3']])('refuses SOURCE_DATE_EPOCH=%s', async (SOURCE_DATE_EPOCH) => {
    const { code, stderr } = await runProgram(['lint'], { cwd: root, env: { SOURCE_DATE_EPOCH } });
    expect(code).toBe(2);
    expect(stderr).toContain(SOURCE_DATE_EPOCH);
  });

  it('dates the report of status', async () => {
    const { stdout } = await runProgram(['status', '--json', '--today', '2026-01-15'], { cwd: root });
    expect(JSON.parse(stdout).logs[0].date).toBe('2026-01-15');
  });
});
