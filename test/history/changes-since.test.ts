import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesSince } from '../../src/history/changes-since.ts';
import type { FileChange } from '../../src/model/change.ts';
import { commit, git, open, put, scratchFolder, scratchRepository } from './scratch-repository.ts';

const LONG = Array.from({ length: 30 }, (_, line) => `line ${line} of a record\n`).join('');

function changes(root: string, base = 'HEAD'): readonly FileChange[] {
  const found = changesSince(open(root), git(root, ['rev-parse', base]));
  if (!found.ok) throw new Error(found.fault.message);
  return found.value;
}

describe('what differs from a commit', () => {
  it('is nothing in a fresh clone', () => {
    expect(changes(scratchRepository({ 'a.md': 'a' }))).toEqual([]);
  });

  it('is what was committed, staged, edited and never added', () => {
    const root = scratchRepository({ 'keep.md': 'k', 'edit.md': 'a', 'drop.md': 'd', 'name.md': LONG, 'staged.md': 's' });
    commit(root, { 'new.md': 'n', 'name.md': undefined, 'renamed.md': `${LONG}one more\n` });
    put(root, { 'edit.md': 'b', 'drop.md': undefined, 'untracked.md': 'u', 'staged.md': 't' });
    git(root, ['add', 'staged.md']);
    expect(changes(root, 'HEAD~1')).toEqual([
      { kind: 'deleted', path: 'drop.md' },
      { kind: 'modified', path: 'edit.md' },
      { kind: 'added', path: 'new.md' },
      { kind: 'renamed', path: 'renamed.md', from: 'name.md' },
      { kind: 'modified', path: 'staged.md' },
      { kind: 'added', path: 'untracked.md' },
    ]);
  });

  it('keeps odd names', () => {
    const root = scratchRepository({ 'a.md': 'a' });
    const names = ['-x.md', '--all', 'it\'s "b".md', 'ü\tx.md', 'two\nlines.md', '\u0002mark.md', ':(top)a', '*'];
    put(root, Object.fromEntries(names.map((name) => [name, name])));
    expect(changes(root).map(({ path }) => path)).toEqual([...names].sort());
    git(root, ['add', '-A']);
    expect(changes(root).map(({ path }) => path)).toEqual([...names].sort());
  });

  it('leaves ignored files out, and a file taken out of the index alone is modified', () => {
    const root = scratchRepository({ '.gitignore': 'tmp/\n', 'a.md': 'a' });
    put(root, { 'tmp/x.md': 'x' });
    git(root, ['rm', '-q', '--cached', 'a.md']);
    expect(changes(root)).toEqual([{ kind: 'modified', path: 'a.md' }]);
  });

  it('says nothing of files that a sparse checkout leaves out', () => {
    const root = scratchRepository({ 'docs/adr/0001-a.md': 'a', 'src/a.ts': 'a' });
    git(root, ['sparse-checkout', 'set', '--cone', 'src']);
    expect(existsSync(join(root, 'docs/adr/0001-a.md'))).toBe(false);
    expect(changes(root)).toEqual([]);
  });

  it('is no change when only the line ends are those of another system', () => {
    const root = scratchRepository({ '.gitattributes': '*.md text\n', 'a.md': 'a\nb\n' });
    put(root, { 'a.md': 'a\r\nb\r\n' });
    expect(changes(root)).toEqual([]);
  });

  it('is told below a folder with paths from there', () => {
    const root = scratchRepository({ 'pkg/a.md': 'a', 'b.md': 'b' });
    put(root, { 'pkg/a.md': 'x', 'pkg/c.md': 'c', 'b.md': 'x' });
    expect(changes(join(root, 'pkg')).map(({ path }) => path)).toEqual(['a.md', 'c.md']);
  });

  it('is told in the middle of a rename of a folder', () => {
    const root = scratchRepository({ 'docs/adr/0001-a.md': LONG, 'docs/adr/0002-b.md': `${LONG}x` });
    renameSync(join(root, 'docs/adr'), join(root, 'docs/decisions'));
    git(root, ['add', '-A']);
    expect(changes(root).map((change) => [change.from, change.path])).toEqual([
      ['docs/adr/0001-a.md', 'docs/decisions/0001-a.md'],
      ['docs/adr/0002-b.md', 'docs/decisions/0002-b.md'],
    ]);
  });

  it('starts no program that the repository names', () => {
    const trace = join(scratchFolder(), 'started');
    const evil = `touch ${trace}; cat`;
    const root = scratchRepository({ '.gitattributes': '*.md filter=evil diff=evil\n', 'a.md': 'a\n' });
    for (const key of [
      'filter.evil.clean',
      'filter.evil.smudge',
      'filter.evil.process',
      'diff.evil.textconv',
      'diff.evil.command',
      'diff.external',
      'core.fsmonitor',
      'core.pager',
      'pager.diff',
      'gpg.program',
      'core.sshCommand',
    ])
      git(root, ['config', key, evil]);
    git(root, ['config', 'filter.evil.required', 'true']);
    for (const hook of ['post-index-change', 'post-checkout', 'pre-commit'])
      writeFileSync(join(root, '.git/hooks', hook), `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
    put(root, { 'a.md': 'b\n', 'n.md': 'n\n' });
    expect(changes(root).map(({ path }) => path)).toEqual(['a.md', 'n.md']);
    expect(existsSync(trace)).toBe(false);
  });

  it('asks the repository it is in, whatever the environment of a hook says', () => {
    const root = scratchRepository({ 'a.md': 'a' });
    const other = scratchRepository({ 'b.md': 'b' });
    put(root, { 'a.md': 'x' });
    const env = {
      ...process.env,
      GIT_DIR: join(other, '.git'),
      GIT_INDEX_FILE: join(other, '.git/index'),
      GIT_WORK_TREE: other,
      GIT_PREFIX: 'x/',
      GIT_EXTERNAL_DIFF: 'false',
      GIT_TRACE: '1',
    };
    const found = changesSince({ ...open(root), env }, git(root, ['rev-parse', 'HEAD']));
    expect(found).toEqual({ ok: true, value: [{ kind: 'modified', path: 'a.md' }] });
  });

  it('is not told of a bare repository', () => {
    const root = scratchRepository({ 'a.md': 'a' });
    const bare = join(scratchFolder(), 'b.git');
    git(root, ['clone', '-q', '--bare', root, bare]);
    expect(changesSince(open(bare), git(root, ['rev-parse', 'HEAD']))).toMatchObject({ ok: false, fault: { kind: 'bare' } });
  });
});
