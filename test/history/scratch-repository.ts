import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { openRepository } from '../../src/history/open-repository.ts';
import type { Repository } from '../../src/history/run-git.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new empty folder that is removed after the tests. */
export function scratchFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'adr-lint-')));
  made.push(folder);
  return folder;
}

/** Environment for git in tests: nobody's config, fixed people and dates. */
export const GIT_ENV: Readonly<Record<string, string | undefined>> = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Test Author',
  GIT_AUTHOR_EMAIL: 'author@example.invalid',
  GIT_COMMITTER_NAME: 'Test Author',
  GIT_COMMITTER_EMAIL: 'author@example.invalid',
  GIT_AUTHOR_DATE: '2025-03-01T09:00:00Z',
  GIT_COMMITTER_DATE: '2025-03-01T09:00:00Z',
};

/** Runs git in a folder; fails loudly. */
export function git(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const result = spawnSync('git', [...args], { cwd: folder, env: { ...GIT_ENV, ...env }, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`git ${args.join(' ')}: ${result.stderr}`);
  return result.stdout.trim();
}

/** Writes files below a folder; undefined removes one. */
export function put(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path);
    if (text === undefined) rmSync(target, { force: true });
    else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
}

/** A new repository on branch `main` with one commit for each set of files. */
export function scratchRepository(...commits: readonly Readonly<Record<string, string | undefined>>[]): string {
  const folder = scratchFolder();
  git(folder, ['init', '-q', '-b', 'main']);
  for (const files of commits) commit(folder, files);
  return folder;
}

/** Writes files and commits everything; the id of the commit. */
export function commit(
  folder: string,
  files: Readonly<Record<string, string | undefined>>,
  date = '2025-03-01T09:00:00Z',
): string {
  put(folder, files);
  git(folder, ['add', '-A']);
  git(folder, ['commit', '-q', '--allow-empty', '-m', 'change'], { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
  return git(folder, ['rev-parse', 'HEAD']);
}

/** The repository of a folder, as the product opens it. */
export function open(folder: string): Repository {
  const opened = openRepository(folder, GIT_ENV);
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.value;
}
