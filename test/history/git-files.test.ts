import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFiles } from '../../src/files/node-files.ts';
import { gitFiles } from '../../src/history/git-files.ts';
import type { Files } from '../../src/model/files.ts';
import { commit, git, open, scratchFolder, scratchRepository } from './scratch-repository.ts';

const NAMES = [
  'docs/adr/0001-a.md',
  'docs/adr/0002-"b".md',
  'docs/adr/-n.md',
  "docs/adr/it's ü.md",
  'docs/adr/two\nlines.md',
  'docs/adr/tab\there.md',
  'README.md',
  '--all',
  'HEAD',
  'docs/adr/A.md',
  'docs/adr/a.md',
];

function text(files: Files, path: string): string {
  const content = files.read(path);
  return content.ok ? new TextDecoder().decode(content.bytes) : content.reason;
}

/** Every path of a view with its kind and content. */
function everything(files: Files, folder = '.'): readonly string[] {
  return files.list(folder).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (path === '.git') return [];
    return entry.kind === 'folder' ? everything(files, path) : [`${path} ${files.kind(path)} ${text(files, path)}`];
  });
}

describe('the files of a commit', () => {
  it('are those of its checkout, whatever they are called', () => {
    const root = scratchRepository(Object.fromEntries(NAMES.map((name) => [name, `text of ${name}\r\n`])));
    const files = gitFiles(open(root), git(root, ['rev-parse', 'HEAD']));
    expect(everything(files)).toEqual(everything(nodeFiles(root)));
    expect(everything(files)).toHaveLength(NAMES.length);
    expect(files.faults()).toEqual([]);
  });

  it('are those of the past, and stay when the work tree goes on', () => {
    const root = scratchRepository({ 'docs/adr/0001-a.md': 'old' });
    const before = git(root, ['rev-parse', 'HEAD']);
    commit(root, { 'docs/adr/0001-a.md': undefined, 'docs/adr/0002-b.md': 'new' });
    const files = gitFiles(open(root), before);
    expect([text(files, 'docs/adr/0001-a.md'), text(files, 'docs/adr/0002-b.md'), files.kind('docs/adr')]).toEqual([
      'old',
      'missing',
      'folder',
    ]);
  });

  it('follow links that stay in the tree and no others', () => {
    const root = scratchRepository({ 'docs/adr/0001-a.md': 'one' });
    for (const [from, to] of [
      ['docs/link', 'adr'],
      ['docs/adr/0002-b.md', '0001-a.md'],
      ['up.md', '../x'],
      ['abs.md', '/etc/hostname'],
      ['ring', 'ring'],
      ['none.md', 'nothing'],
    ] as const)
      symlinkSync(to, join(root, from));
    commit(root, {});
    const files = gitFiles(open(root), git(root, ['rev-parse', 'HEAD']));
    const disk = nodeFiles(root);
    for (const path of ['docs/link/0001-a.md', 'docs/adr/0002-b.md', 'up.md', 'abs.md', 'none.md'])
      expect([path, files.kind(path), text(files, path)]).toEqual([
        path,
        disk.kind(path),
        path === 'up.md' ? 'outside' : text(disk, path),
      ]);
    expect(files.list('docs/link')).toEqual(disk.list('docs/link'));
    expect(files.read('ring').ok).toBe(false);
  });

  it.each(['../x', '/etc/hostname', 'docs/../../x', ''])('never leave the repository: %j', (path) => {
    const root = scratchRepository({ 'a.md': 'a' });
    expect(gitFiles(open(root), git(root, ['rev-parse', 'HEAD'])).read(path).ok).toBe(false);
  });

  it('of a sub-module are not there', () => {
    const inner = scratchRepository({ 'a.md': 'a' });
    const root = scratchRepository({ 'b.md': 'b' });
    git(root, ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', inner, 'docs']);
    commit(root, {});
    const files = gitFiles(open(root), git(root, ['rev-parse', 'HEAD']));
    expect([files.kind('docs'), files.kind('docs/a.md'), text(files, 'docs/a.md')]).toEqual(['other', undefined, 'missing']);
  });

  it('over the limit of size are named and not read', () => {
    const root = scratchRepository({ 'big.md': 'x'.repeat(6 * 1024 ** 2), 'small.md': 'y' });
    const files = gitFiles(open(root), git(root, ['rev-parse', 'HEAD']));
    expect([text(files, 'big.md'), text(files, 'small.md')]).toEqual(['too-large', 'y']);
  });

  it('of a folder below the top have paths from that folder', () => {
    const root = scratchRepository({ 'pkg/docs/adr/0001-a.md': 'a', 'other.md': 'o' });
    const files = gitFiles(open(join(root, 'pkg')), git(root, ['rev-parse', 'HEAD']));
    expect(everything(files)).toEqual(['docs/adr/0001-a.md file a']);
  });

  it('are read in a bare repository and in a work tree', () => {
    const root = scratchRepository({ 'a.md': 'a' });
    const head = git(root, ['rev-parse', 'HEAD']);
    const bare = join(scratchFolder(), 'bare.git');
    const tree = join(scratchFolder(), 'tree');
    git(root, ['clone', '-q', '--bare', root, bare]);
    git(root, ['worktree', 'add', '-q', '--detach', tree]);
    expect([bare, tree].map((folder) => text(gitFiles(open(folder), head), 'a.md'))).toEqual(['a', 'a']);
  });

  it('that the clone lacks are a fault and no empty record', () => {
    const root = scratchRepository({ 'a.md': 'old' });
    const first = git(root, ['rev-parse', 'HEAD']);
    commit(root, { 'a.md': 'new' });
    git(root, ['config', 'uploadpack.allowFilter', 'true']);
    const clone = join(scratchFolder(), 'clone');
    git(root, ['clone', '-q', '--filter=blob:none', `file://${root}`, clone]);
    const files = gitFiles(open(clone), first);
    expect(files.kind('a.md')).toBe('file');
    expect(files.read('a.md').ok).toBe(false);
    expect(files.faults().map((fault) => fault.kind)).toContain('missing-objects');
  });

  it('come in a handful of answers of git, however many they are', () => {
    const count = 300;
    const records = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`docs/adr/${index}/README.md`, `text ${index}`]),
    );
    const root = scratchRepository(records);
    const log = join(scratchFolder(), 'calls');
    const wrapper = scratchFolder();
    writeFileSync(join(wrapper, 'git'), `#!/bin/sh\necho call >> '${log}'\nPATH=\${PATH#*:} exec git "$@"\n`, { mode: 0o755 });
    const env = { ...process.env, PATH: `${wrapper}:${process.env['PATH']}` };
    const files = gitFiles({ ...open(root), env }, git(root, ['rev-parse', 'HEAD']));
    expect(everything(files)).toHaveLength(count);
    expect(text(nodeFiles(log.slice(0, log.lastIndexOf('/'))), 'calls').split('\n').length).toBeLessThan(15);
  });
});
