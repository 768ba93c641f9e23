import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLog } from './read-log.ts';
import { readReport } from './read-report.ts';
import { cleanEnvironment, PROGRAM, runProgram } from './run-program.ts';
import { FAULTY, HEALTHY, nygard, repositoryWith } from './sample-repo.ts';

describe('--format', () => {
  it('writes several reports in one run, one of them on standard output', async () => {
    const root = repositoryWith(FAULTY);
    const run = await runProgram(
      [
        'lint',
        '--format',
        'json',
        '--format=sarif=out/report.sarif',
        '--format',
        'junit=junit.xml',
        '--format',
        'markdown=a b.md',
      ],
      { cwd: root },
    );
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(readReport(run).counts).toMatchObject({ errors: 1, warnings: 1, notes: 1 });
    expect(JSON.parse(readFileSync(join(root, 'out/report.sarif'), 'utf8')).runs[0].results).toHaveLength(3);
    expect(readFileSync(join(root, 'junit.xml'), 'utf8')).toMatch(/^<\?xml/);
    expect(readFileSync(join(root, 'a b.md'), 'utf8')).toContain('1 error');
  });

  it('writes nothing on standard output when every report goes to a file', async () => {
    const root = repositoryWith(FAULTY);
    const run = await runProgram(['lint', '--format', 'json=report.json'], { cwd: root });
    expect([run.code, run.stdout, run.stderr]).toEqual([1, '', '']);
    expect(JSON.parse(readFileSync(join(root, 'report.json'), 'utf8')).counts.errors).toBe(1);
  });

  it('takes a file relative to --cwd, and replaces an older one', async () => {
    const root = repositoryWith(FAULTY);
    writeFileSync(join(root, 'docs/report.json'), 'old');
    await runProgram(['lint', '--cwd', 'docs', '--format', 'json=report.json'], { cwd: root });
    expect(JSON.parse(readFileSync(join(root, 'docs/report.json'), 'utf8')).counts.errors).toBe(1);
  });

  it('says in one line that a report can not be written', async () => {
    const root = repositoryWith(FAULTY);
    mkdirSync(join(root, 'taken'));
    const { code, stderr } = await runProgram(['lint', '--format', 'json=taken'], { cwd: root });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^adr-lint: .*`taken`.*\n$/);
  });

  it('adds the summary to what the step has written before', async () => {
    const root = repositoryWith(FAULTY);
    writeFileSync(join(root, 'summary.md'), 'before\n');
    await runProgram(['lint', '--format', 'github'], { cwd: root, env: { GITHUB_STEP_SUMMARY: join(root, 'summary.md') } });
    await runProgram(['lint', '--format', 'json'], { cwd: root, env: { GITHUB_STEP_SUMMARY: join(root, 'summary.md') } });
    const summary = readFileSync(join(root, 'summary.md'), 'utf8');
    expect(summary.startsWith('before\n')).toBe(true);
    expect(summary.split('## adr-lint').length).toBe(2);
  });
});

describe('paths in reports', () => {
  const root = repositoryWith(FAULTY);

  it.each([['json'], ['sarif'], ['github'], ['gitlab'], ['junit']])(
    'are relative to the repository in %s, wherever it is run',
    async (format) => {
      const { stdout } = await runProgram(['lint', '--format', format], { cwd: join(root, 'docs/adr') });
      expect(stdout).toContain('docs/adr/0003-use-flags.md');
      expect(stdout).not.toContain(root);
      expect(stdout).not.toMatch(/docs\\+adr/);
    },
  );

  it('are relative to the working directory in text', async () => {
    const inside = await runProgram(['lint'], { cwd: join(root, 'docs/adr') });
    expect(inside.stdout).toMatch(/^0003-use-flags\.md$/m);
    const beside = await runProgram(['lint', '--cwd', '.git'], { cwd: root });
    expect(beside.stdout).toMatch(/^\.\.\/docs\/adr\/0003-use-flags\.md$/m);
  });
});

describe('--quiet', () => {
  const root = repositoryWith(FAULTY);

  it('leaves errors alone in every report and in the exit code', async () => {
    const run = await runProgram(['lint', '--quiet', '--format', 'json'], { cwd: root });
    expect(run.code).toBe(1);
    expect(readReport(run).findings.map((finding) => finding.level)).toEqual(['error']);
  });

  it('counts warnings against --max-warnings all the same', async () => {
    expect(
      (await runProgram(['lint', '--quiet', '--rule', 'unknown-status=off', '--max-warnings', '0'], { cwd: root })).code,
    ).toBe(1);
  });
});

describe('several logs', () => {
  const root = repositoryWith({
    'docs/adr/0001-a.md': nygard({ title: 'A' }),
    'packages/web/docs/adr/0001-b.md': nygard({ title: 'B' }),
    'packages/api/docs/adr/0001-c.md': nygard({ title: 'C', status: 'Acepted' }),
  });

  it('are told apart, and one number in each is no duplicate', async () => {
    const run = await runProgram(['lint', '--format', 'json'], { cwd: root });
    const report = readReport(run);
    expect(report.logs.map(({ path, records }) => [path, records])).toEqual([
      ['docs/adr', 1],
      ['packages/api/docs/adr', 1],
      ['packages/web/docs/adr', 1],
    ]);
    expect(report.findings.map((finding) => finding.ruleId)).toEqual(['unknown-status']);
  });

  it('are named for their packages', async () => {
    const { records } = readLog(await runProgram(['list', '--json'], { cwd: root }));
    expect(records.map(({ log, id }) => [log, id])).toEqual([
      ['root', '0001-a'],
      ['api', '0001-c'],
      ['web', '0001-b'],
    ]);
  });

  it('can be asked for by a path, a glob or one of their files', async () => {
    for (const [path, count] of [
      ['packages/web', 1],
      ['packages/*/docs/adr', 2],
      ['packages/api/docs/adr/0001-c.md', 1],
    ] as const) {
      expect(readLog(await runProgram(['list', '--json', path], { cwd: root })).records).toHaveLength(count);
    }
  });
});

describe('a pipe', () => {
  const big = repositoryWith({
    ...HEALTHY,
    ...Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => [
        `docs/adr/${String(at + 3).padStart(4, '0')}-record.md`,
        nygard({ number: at + 3, title: `Use part ${at + 3} of the plan`, status: `Acepted ${at}` }),
      ]),
    ),
  });

  it.each([[['lint', '--format', 'json']], [['lint']], [['export']], [['graph', '--isolated', '--format', 'dot']]])(
    'gets more than 64 KiB whole: %j',
    async (args) => {
      const { stdout, stderr } = await runProgram(args, { cwd: big });
      expect(stderr).toBe('');
      expect(stdout.length).toBeGreaterThan(65_536);
      if (args.includes('json') || args[0] === 'export') expect(() => JSON.parse(stdout)).not.toThrow();
      else if (args[0] === 'graph') expect(stdout.endsWith('}\n')).toBe(true);
      else expect(stdout).toMatch(/\nHelp {4}adr-lint explain [a-z-]+\n$/);
    },
  );

  it('that is closed early is no error', async () => {
    const end = await closeAfterFirstBytes(['lint', '--format', 'json'], big);
    expect(end).toEqual({ code: 1, signal: null, stderr: '' });
  });

  it('that is closed early leaves a clean run clean', async () => {
    const end = await closeAfterFirstBytes(['export'], big);
    expect(end).toEqual({ code: 0, signal: null, stderr: '' });
  });
});

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

/** What `| head -c 1` does to a program. */
function closeAfterFirstBytes(args: readonly string[], cwd: string): Promise<End> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      cwd,
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const err: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.stdout.once('data', () => child.stdout.destroy());
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stderr: Buffer.concat(err).toString() }));
  });
}
