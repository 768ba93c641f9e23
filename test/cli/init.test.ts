import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CI_SERVICES, ciFile } from '../../src/cli/ci-files.ts';
import { VERSION } from '../../src/version.ts';
import { folderWith } from '../temp-folder.ts';
import { PROGRAM, runProgram } from './run-program.ts';
import { nygard } from './sample-repo.ts';

function git(root: string, ...args: readonly string[]): string {
  const run = spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout.trim();
}

describe('init in a repository without a log', () => {
  it('makes one that every command takes: lint, next, new, index', async () => {
    const root = folderWith({});
    git(root, 'init', '-q', '-b', 'main');
    expect((await runProgram(['init', '--write'], { cwd: root })).code).toBe(0);
    expect((await runProgram(['--allow-empty'], { cwd: root })).code).toBe(0);
    expect((await runProgram(['next'], { cwd: root })).stdout).toBe('0001\n');
    expect(await runProgram(['new', 'Use NATS'], { cwd: root })).toMatchObject({ code: 0 });
    expect((await runProgram(['index', '--write'], { cwd: root })).code).toBe(0);
    expect(readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')).toContain('0001-use-nats.md');
    expect(await runProgram(['next'], { cwd: root })).toMatchObject({ code: 0, stdout: '0002\n' });
  });

  it('writes nothing unless it is told to, and leaves what exists', async () => {
    const root = folderWith({ '.adr-config.yml': 'profile: strict\n' });
    const before = readdirSync(root);
    const shown = await runProgram(['init'], { cwd: root });
    expect(shown.stdout).toContain('--- docs/decisions/README.md');
    expect(readdirSync(root)).toEqual(before);
    await runProgram(['init', '--write'], { cwd: root });
    expect(readFileSync(join(root, '.adr-config.yml'), 'utf8')).toBe('profile: strict\n');
  });

  it('is not needed: new makes the folder that is named', async () => {
    const root = folderWith({});
    expect((await runProgram(['new', 'Use NATS'], { cwd: root })).code).toBe(2);
    expect((await runProgram(['new', 'Use NATS', 'docs/adr'], { cwd: root })).code).toBe(0);
    expect(readdirSync(join(root, 'docs/adr'))).toEqual(['0001-use-nats.md']);
    expect((await runProgram(['new', 'Use NATS', '../elsewhere'], { cwd: root })).code).toBe(2);
  });
});

describe('the service', () => {
  const table: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[], string])[] = [
    ['GitHub where nothing tells', {}, [], '.github/workflows/adr-lint.yml'],
    ['GitLab by its file', { '.gitlab-ci.yml': '' }, [], '.gitlab/adr-lint.gitlab-ci.yml'],
    ['Azure by its file', { 'azure-pipelines.yml': '' }, [], 'azure-pipelines.adr-lint.yml'],
    ['the one asked for', { '.gitlab-ci.yml': '' }, ['--ci', 'github'], '.github/workflows/adr-lint.yml'],
  ];
  it.each(table)('%s', async (_name, files, args, path) => {
    const root = folderWith(files);
    await runProgram(['init', '--write', ...args], { cwd: root });
    expect(existsSync(join(root, path))).toBe(true);
  });

  it('is one of three', async () => {
    const run = await runProgram(['init', '--ci', 'jenkins'], { cwd: folderWith({}) });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('github, gitlab, azure');
  });
});

/** Every script of a pipeline, wherever the service keeps it. */
function scripts(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(?:run|bash|script)$/.test(key) ? (Array.isArray(part) ? part.map(String) : [String(part)]) : scripts(part),
  );
}

const BASE: Readonly<Record<string, (root: string) => Readonly<Record<string, string>>>> = {
  github: () => ({ BASE: 'main' }),
  gitlab: (root) => ({ CI_MERGE_REQUEST_DIFF_BASE_SHA: git(root, 'rev-parse', 'origin/main') }),
  azure: () => ({ SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main' }),
};

describe.each(CI_SERVICES)('the pipeline for %s', (service) => {
  const [script, ...others] = scripts(parse(ciFile(service, '').text));

  function runScript(
    root: string,
    env: Readonly<Record<string, string>>,
  ): { readonly status: number | null; readonly output: string } {
    const command = (script ?? '').replace(`npx --yes adr-lint@${VERSION}`, `"${process.execPath}" "${PROGRAM}"`);
    const run = spawnSync('bash', ['-e', '-c', command], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', ...env },
    });
    return { status: run.status, output: run.stdout + run.stderr };
  }

  it('has one script, of the version that wrote it', () => {
    expect(others).toEqual([]);
    expect(script).toContain(`adr-lint@${VERSION} lint`);
  });

  it('lints a branch, and a change against its target', () => {
    const root = folderWith({ 'docs/adr/0001-use-nats.md': nygard() });
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'first');
    git(root, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(runScript(root, {})).toMatchObject({ status: 0 });
    const changed = join(root, 'docs/adr/0001-use-nats.md');
    mkdirSync(dirname(changed), { recursive: true });
    writeFileSync(changed, nygard().replace('We change it.', 'We keep everything as it was for years.'));
    const after = runScript(root, BASE[service]?.(root) ?? {});
    expect(after.output).toContain('accepted-content-changed');
    expect(after.status).toBe(1);
  });
});
