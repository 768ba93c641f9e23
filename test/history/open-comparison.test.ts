import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFiles } from '../../src/files/node-files.ts';
import { isAncestor } from '../../src/history/ancestry.ts';
import { mergeBase } from '../../src/history/merge-base.ts';
import { nestedRepository } from '../../src/history/nested-repository.ts';
import { openComparison } from '../../src/history/open-comparison.ts';
import { openRepository } from '../../src/history/open-repository.ts';
import { resolveCommit } from '../../src/history/resolve-commit.ts';
import { commit, GIT_ENV, git, open, scratchFolder, scratchRepository } from './scratch-repository.ts';

describe('where a change began', () => {
  it('is where the branch left the other, not its tip', () => {
    const root = scratchRepository({ 'a.md': 'a' });
    const base = git(root, ['rev-parse', 'HEAD']);
    git(root, ['checkout', '-q', '-b', 'change']);
    commit(root, { 'b.md': 'b' });
    git(root, ['checkout', '-q', 'main']);
    const target = commit(root, { 'c.md': 'c' });
    git(root, ['checkout', '-q', 'change']);
    expect(openComparison(root, GIT_ENV, 'main')).toMatchObject({
      ok: true,
      value: { target, base, ref: 'main', files: [{ kind: 'added', path: 'b.md' }] },
    });
  });

  it('is the commit itself on the branch it is compared with, and on a detached head', () => {
    const root = scratchRepository({ 'a.md': 'a' }, { 'b.md': 'b' });
    const head = git(root, ['rev-parse', 'HEAD']);
    expect(mergeBase(open(root), 'main')).toEqual({ ok: true, value: { target: head, base: head } });
    git(root, ['checkout', '-q', '--detach', 'HEAD~1']);
    const first = git(root, ['rev-parse', 'HEAD']);
    expect(mergeBase(open(root), 'main')).toEqual({ ok: true, value: { target: head, base: first } });
  });

  it('is the first parent of a merge that is compared with it', () => {
    const root = scratchRepository({ 'a.md': 'a' });
    git(root, ['checkout', '-q', '-b', 'change']);
    commit(root, { 'b.md': 'b' });
    git(root, ['checkout', '-q', 'main']);
    const parent = commit(root, { 'c.md': 'c' });
    git(root, ['merge', '-q', '--no-ff', '-m', 'merge', 'change']);
    expect(openComparison(root, GIT_ENV, 'HEAD^1')).toMatchObject({
      ok: true,
      value: { target: parent, base: parent, files: [{ kind: 'added', path: 'b.md' }] },
    });
  });

  it('is the same in a linked work tree and in a sub-module', () => {
    const root = scratchRepository({ 'a.md': 'a' }, { 'a.md': 'b' });
    const tree = join(scratchFolder(), 'tree');
    git(root, ['worktree', 'add', '-q', '-b', 'other', tree, 'HEAD~1']);
    const first = git(root, ['rev-parse', 'HEAD~1']);
    expect(openComparison(tree, GIT_ENV, 'main')).toMatchObject({ ok: true, value: { base: first } });
    const outer = scratchRepository({ 'x.md': 'x' });
    git(outer, ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', root, 'docs']);
    expect(openComparison(join(outer, 'docs'), GIT_ENV, 'HEAD~1')).toMatchObject({
      ok: true,
      value: { base: first, files: [{ path: 'a.md' }] },
    });
    expect(nestedRepository(nodeFiles(outer), 'docs/adr')).toMatchObject({
      kind: 'nested-repository',
      wayOut: expect.stringContaining('--cwd docs'),
    });
    expect(nestedRepository(nodeFiles(outer), '.')).toBeUndefined();
  });
});

describe('what can not be compared is a fault with its way out', () => {
  const cases: readonly (readonly [
    name: string,
    kind: string,
    wayOut: RegExp,
    make: () => readonly [root: string, ref: string],
  ])[] = [
    ['no repository', 'not-a-repository', /clone/, () => [scratchFolder(), 'main']],
    ['no commit', 'missing-ref', /first commit/, () => [scratchRepository(), 'main']],
    [
      'no such ref',
      'missing-ref',
      /git fetch origin nowhere:refs\/remotes\/origin\/nowhere/,
      () => [scratchRepository({ a: 'a' }), 'origin/nowhere'],
    ],
    ['a ref that is an option', 'missing-ref', /Fetch it/, () => [scratchRepository({ a: 'a' }), '--upload-pack=touch x']],
    ['a ref of two lines', 'missing-ref', /Fetch it/, () => [scratchRepository({ a: 'a' }), 'main\nHEAD']],
    ['a ref with a NUL', 'missing-ref', /Fetch it/, () => [scratchRepository({ a: 'a' }), 'ma\0in']],
    ['an empty ref', 'missing-ref', /Fetch it/, () => [scratchRepository({ a: 'a' }), ' ']],
    ['a range', 'missing-ref', /Fetch it/, () => [scratchRepository({ a: 'a' }, { a: 'b' }), 'HEAD~1..HEAD']],
    ['a negated ref', 'missing-ref', /Fetch it/, () => [scratchRepository({ a: 'a' }), '^main']],
    ['a file', 'missing-ref', /Fetch it/, () => [scratchRepository({ a: 'a' }), 'HEAD:a']],
    ['a branch that only the remote has', 'missing-ref', /as `origin\/main`/, () => [cloneWithoutMain(), 'main']],
    ['a history apart', 'no-common-ancestor', /made from/, () => [withOrphan(), 'orphan']],
    [
      'a shallow clone without the branch',
      'missing-ref',
      /git fetch --unshallow/,
      () => [shallowClone(1, 'change'), 'origin/main'],
    ],
    ['a shallow clone that ends before the fork', 'shallow', /git fetch --unshallow/, () => [shallowClone(1), 'origin/main']],
    ['a bare repository', 'bare', /work tree/, () => [bareClone(), 'main']],
  ];
  it.each(cases)('%s', (_name, kind, wayOut, make) => {
    const [root, ref] = make();
    expect(openComparison(root, GIT_ENV, ref)).toMatchObject({
      ok: false,
      fault: { kind, wayOut: expect.stringMatching(wayOut) },
    });
  });

  it('git that is not installed', () => {
    expect(openRepository(scratchFolder(), { PATH: '/nowhere' })).toMatchObject({ ok: false, fault: { kind: 'no-git' } });
  });
});

describe('a shallow clone', () => {
  it('that holds the fork is compared', () => {
    const root = shallowClone(3);
    expect(openComparison(root, GIT_ENV, 'origin/main')).toMatchObject({ ok: true, value: { files: [{ path: 'b.md' }] } });
  });

  it('with the merge and its first parent is compared with that parent', () => {
    const origin = scratchRepository({ 'a.md': 'a' });
    git(origin, ['checkout', '-q', '-b', 'change']);
    commit(origin, { 'b.md': 'b' });
    git(origin, ['checkout', '-q', 'main']);
    commit(origin, { 'c.md': 'c' });
    git(origin, ['merge', '-q', '--no-ff', '-m', 'merge', 'change']);
    const root = join(scratchFolder(), 'clone');
    git(origin, ['clone', '-q', '--depth', '2', `file://${origin}`, root]);
    expect(openComparison(root, GIT_ENV, 'HEAD^1')).toMatchObject({ ok: true, value: { files: [{ path: 'b.md' }] } });
  });

  it('does not say that a commit is no ancestor', () => {
    const root = shallowClone(1);
    const [main, change] = ['origin/main', 'HEAD'].map((ref) => git(root, ['rev-parse', ref]));
    expect(isAncestor(open(root), main ?? '', change ?? '')).toMatchObject({ ok: false, fault: { kind: 'shallow' } });
  });
});

describe('ancestry', () => {
  it('tells both ways', () => {
    const root = scratchRepository({ a: 'a' }, { a: 'b' });
    const [old, young] = ['HEAD~1', 'HEAD'].map((ref) => git(root, ['rev-parse', ref]));
    const repository = open(root);
    expect([isAncestor(repository, old ?? '', young ?? ''), isAncestor(repository, young ?? '', old ?? '')]).toEqual([
      { ok: true, value: true },
      { ok: true, value: false },
    ]);
  });
});

describe('a ref', () => {
  it.each(['main', 'HEAD', 'v1', '-odd', 'refs/heads/main', 'quo"te', "it's"])('%s names its commit', (ref) => {
    const root = scratchRepository({ a: 'a' });
    const head = git(root, ['rev-parse', 'HEAD']);
    git(root, ['tag', '-a', '-m', 'one', 'v1']);
    for (const name of ['-odd', 'quo"te', "it's"]) git(root, ['update-ref', `refs/heads/${name}`, head]);
    expect(resolveCommit(open(root), ref)).toEqual({ ok: true, value: head });
  });
});

function cloneWithoutMain(): string {
  const origin = scratchRepository({ a: 'a' });
  const root = join(scratchFolder(), 'clone');
  git(origin, ['clone', '-q', origin, root]);
  git(root, ['checkout', '-q', '-b', 'change']);
  git(root, ['branch', '-q', '-D', 'main']);
  return root;
}

function withOrphan(): string {
  const root = scratchRepository({ a: 'a' });
  git(root, ['checkout', '-q', '--orphan', 'orphan']);
  commit(root, { b: 'b' });
  git(root, ['checkout', '-q', 'main']);
  return root;
}

/** A clone of a branch two commits ahead of the fork, one behind it; both branches unless one is named. */
function shallowClone(depth: number, only?: string): string {
  const origin = scratchRepository({ 'a.md': 'a' });
  git(origin, ['checkout', '-q', '-b', 'change']);
  commit(origin, { 'b.md': 'b' });
  commit(origin, { 'b.md': 'bb' });
  git(origin, ['checkout', '-q', 'main']);
  commit(origin, { 'c.md': 'c' });
  const root = join(scratchFolder(), 'clone');
  git(origin, [
    'clone',
    '-q',
    `--depth=${depth}`,
    ...(only === undefined ? ['--no-single-branch'] : ['--branch', only]),
    `file://${origin}`,
    root,
  ]);
  git(root, ['checkout', '-q', 'change']);
  return root;
}

function bareClone(): string {
  const root = scratchRepository({ a: 'a' });
  const bare = join(scratchFolder(), 'bare.git');
  git(root, ['clone', '-q', '--bare', root, bare]);
  return bare;
}
