import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import { runProgram } from './run-program.ts';
import { HEALTHY, nygard, repositoryWith } from './sample-repo.ts';

/** A repository in which the names of commands are names of folders, too. */
const root = repositoryWith({ ...HEALTHY, 'index/0001-a.md': nygard(), 'list/0001-a.md': nygard(), '-odd/0001-a.md': nygard() });

const place = { cwd: root };

describe('the first word', () => {
  it('is a command when it is the name of one', async () => {
    const { code, stderr } = await runProgram(['index', '--check'], place);
    expect(code).toBe(2);
    expect(stderr).toContain('docs/adr/README.md');
  });

  it.each([
    [['./index'], ['index']],
    [['lint', 'index'], ['index']],
    [
      ['lint', './index', 'list'],
      ['index', 'list'],
    ],
    [['--', 'index'], ['index']],
    [['./list/0001-a.md'], ['list']],
    [['--', '-odd'], ['-odd']],
    [['docs/adr'], ['docs/adr']],
  ])('%j lints %j', async (args, logs) => {
    const report = readReport(await runProgram(['--format', 'json', ...args], place));
    expect(report.logs.map((log) => log.path)).toEqual(logs);
  });

  it.each([
    [['--cwd', 'docs', 'list']],
    [['--today', '2026-01-15', 'list']],
    [['--quiet', 'list']],
    [['--no-color', '--cwd', 'docs', 'list']],
  ])('may stand after options that all commands share: %j', async (args) => {
    const { code, stdout } = await runProgram(args, place);
    expect(code).toBe(0);
    expect(stdout).toContain('Use Kafka');
    expect(stdout).not.toContain('records read');
  });

  it('is not the value of an option that reads like a command', async () => {
    const named = await runProgram(['--profile', 'list'], place);
    expect([named.code, named.stdout]).toEqual([2, '']);
    expect(named.stderr).toContain('profile `list`');
  });

  it('is a path when no command and no path is called so, and the message says what there is', async () => {
    const { code, stdout, stderr } = await runProgram(['lnt'], place);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('`lnt`');
    expect(stderr).toContain('docs/adr');
  });
});

describe('an option nobody knows', () => {
  it.each([['--fxi'], ['--json'], ['-x']])('%s is named on standard error', async (option) => {
    const { code, stdout, stderr } = await runProgram(['lint', option], place);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(option);
    expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });
});
