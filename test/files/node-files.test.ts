import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRoot, nodeFiles } from '../../src/files/node-files.ts';

let outside = '';
let root = '';

beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'node-files-'));
  root = join(outside, 'repository');
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(outside, 'secret.md'), 'secret');
  writeFileSync(join(root, 'docs/a.md'), 'a');
});
afterEach(() => {
  rmSync(outside, { recursive: true });
});

const bytes = new TextEncoder().encode('new');
const reasonOf = (result: { readonly ok: true } | { readonly ok: false; readonly reason: string }): string =>
  result.ok ? 'ok' : result.reason;

describe('links', () => {
  it.each([
    ['../secret.md', 'outside'],
    ['docs/a.md', 'ok'],
    ['none.md', 'missing'],
    ['link.md', 'unreadable'],
  ])('to %s: %s', (target, reading) => {
    symlinkSync(target, join(root, 'link.md'));
    const files = nodeFiles(root);
    expect(files.kind('link.md')).toBe('link');
    expect(files.list('.')).toEqual([
      { name: 'docs', kind: 'folder' },
      { name: 'link.md', kind: 'link' },
    ]);
    expect(reasonOf(files.read('link.md'))).toBe(reading);
  });

  it('are not followed out of the root on the way to a file', () => {
    symlinkSync('..', join(root, 'up'));
    const files = nodeFiles(root);
    expect(files.list('up')).toEqual([]);
    expect(reasonOf(files.read('up/secret.md'))).toBe('outside');
    expect(reasonOf(files.write('up/secret.md', bytes))).toBe('outside');
    expect(reasonOf(files.create('up/new.md', bytes))).toBe('outside');
    expect(reasonOf(files.create('up/new/new.md', bytes))).toBe('outside');
    expect(reasonOf(files.rename('docs/a.md', 'up/new.md'))).toBe('outside');
    expect(reasonOf(files.rename('up/secret.md', 'new.md'))).toBe('outside');
    expect(reasonOf(files.remove('up/secret.md'))).toBe('outside');
    expect(readdirSync(outside)).toEqual(['repository', 'secret.md']);
    expect(readFileSync(join(outside, 'secret.md'), 'utf8')).toBe('secret');
  });

  it('stay links when the file they lead to is written', () => {
    symlinkSync('docs/a.md', join(root, 'link.md'));
    expect(nodeFiles(root).write('link.md', bytes)).toEqual({ ok: true });
    expect(lstatSync(join(root, 'link.md')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(root, 'docs/a.md'), 'utf8')).toBe('new');
  });

  it.each(['../secret.md', 'none.md', '../none.md'])('to %s are not written through', (target) => {
    symlinkSync(target, join(root, 'link.md'));
    const files = nodeFiles(root);
    expect(files.write('link.md', bytes).ok).toBe(false);
    expect(files.create('link.md', bytes).ok).toBe(false);
    expect(existsSync(join(outside, 'none.md'))).toBe(false);
    expect(existsSync(join(root, 'none.md'))).toBe(false);
    expect(readFileSync(join(outside, 'secret.md'), 'utf8')).toBe('secret');
  });

  it('do not keep a root that is a link from being read', () => {
    symlinkSync('repository', join(outside, 'alias'));
    expect(reasonOf(nodeFiles(join(outside, 'alias')).read('docs/a.md'))).toBe('ok');
  });
});

describe('what is no regular file', () => {
  it('is not read, and a pipe does not block', () => {
    execFileSync('mkfifo', [join(root, 'pipe.md')]);
    const files = nodeFiles(root);
    expect(files.kind('pipe.md')).toBe('other');
    expect(reasonOf(files.read('pipe.md'))).toBe('not-a-file');
    expect(reasonOf(files.write('pipe.md', bytes))).toBe('not-a-file');
  });
});

describe('folderFault', () => {
  it('is silent about folders that can be listed or are not there', () => {
    const files = nodeFiles(root);
    expect(files.folderFault?.('docs')).toBeUndefined();
    expect(files.folderFault?.('none')).toBeUndefined();
  });

  it('says why a folder can not be listed', () => {
    symlinkSync('..', join(root, 'up'));
    expect(nodeFiles(root).folderFault?.('up')).toBe('a symbolic link leads out of the repository');
  });
});

describe('writing', () => {
  it.each([0o600, 0o644, 0o755])('keeps the mode %o', (mode) => {
    chmodSync(join(root, 'docs/a.md'), mode);
    nodeFiles(root).write('docs/a.md', bytes);
    expect(statSync(join(root, 'docs/a.md')).mode & 0o7777).toBe(mode);
  });

  it('leaves no temporary file behind', () => {
    const files = nodeFiles(root);
    files.write('docs/a.md', bytes);
    files.write('docs/b.md', bytes);
    files.create('docs/a.md', bytes);
    expect(readdirSync(join(root, 'docs'))).toEqual(['a.md', 'b.md']);
  });

  it('puts the new bytes into a new file, so that an open reader keeps the old ones', () => {
    const before = statSync(join(root, 'docs/a.md')).ino;
    nodeFiles(root).write('docs/a.md', bytes);
    expect(statSync(join(root, 'docs/a.md')).ino).not.toBe(before);
  });
});

describe('findRoot', () => {
  it.each([
    ['folder', (git: string) => mkdirSync(git)],
    ['file of a worktree', (git: string) => writeFileSync(git, 'gitdir: ../x')],
  ])('finds the nearest .git: a %s', (_, make) => {
    make(join(root, '.git'));
    expect(findRoot(join(root, 'docs'))).toBe(root);
    expect(findRoot(root)).toBe(root);
  });

  it('is the folder itself outside a repository', () => {
    expect(findRoot(realpathSync(join(root, 'docs')))).toBe(realpathSync(join(root, 'docs')));
  });
});
