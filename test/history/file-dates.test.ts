import { describe, expect, it } from 'vitest';
import { fileDates } from '../../src/history/file-dates.ts';
import { pathFates } from '../../src/history/path-fates.ts';
import { commit, git, open, scratchRepository } from './scratch-repository.ts';

const LONG = Array.from({ length: 30 }, (_, line) => `line ${line} of a file\n`).join('');

describe('dates of files', () => {
  it('are of the first and the last commit, across renames', () => {
    const root = scratchRepository();
    commit(root, { 'docs/a.md': LONG, 'docs/two\nlines.md': 'x' }, '2025-01-01T08:00:00+0200');
    commit(root, { 'docs/a.md': undefined, 'docs/b.md': LONG, '\u0002m.md': 'm' }, '2025-02-01T08:00:00Z');
    commit(root, {}, '2025-02-02T08:00:00Z');
    commit(root, { 'docs/b.md': `${LONG}more\n`, 'other.md': 'o' }, '2025-03-01T08:00:00Z');
    const all = fileDates(open(root), []);
    expect(all.ok && Object.fromEntries(all.value)).toEqual({
      'docs/b.md': { added: '2025-01-01T08:00:00+02:00', changed: '2025-03-01T08:00:00+00:00' },
      'docs/two\nlines.md': { added: '2025-01-01T08:00:00+02:00', changed: '2025-01-01T08:00:00+02:00' },
      '\u0002m.md': { added: '2025-02-01T08:00:00+00:00', changed: '2025-02-01T08:00:00+00:00' },
      'other.md': { added: '2025-03-01T08:00:00+00:00', changed: '2025-03-01T08:00:00+00:00' },
    });
    const some = fileDates(open(root), ['docs']);
    expect(some.ok && [...some.value.keys()].sort()).toEqual(['docs/b.md', 'docs/two\nlines.md']);
  });

  it('are not made up in a shallow clone', () => {
    const root = scratchRepository({ a: 'a' }, { a: 'b' });
    const clone = scratchRepository();
    git(clone, ['fetch', '-q', '--depth=1', `file://${root}`, 'main']);
    git(clone, ['checkout', '-q', 'FETCH_HEAD']);
    expect(fileDates(open(clone), [])).toMatchObject({ ok: false, fault: { kind: 'shallow' } });
    expect(pathFates(open(clone), ['a'])).toMatchObject({ ok: false, fault: { kind: 'shallow' } });
  });
});

describe('fates of paths', () => {
  it('tell deleted, moved and never seen apart, and whole folders', () => {
    const root = scratchRepository({ 'src/a.ts': LONG, 'src/b.ts': 'b', 'lib/deep/c.ts': 'c', '-x': 'x', 'live.ts': 'l' });
    commit(root, { 'src/a.ts': undefined, 'src/core/a.ts': `${LONG}more\n`, 'src/b.ts': undefined }, '2025-02-01T08:00:00Z');
    commit(root, { 'lib/deep/c.ts': undefined, '-x': undefined }, '2025-03-01T08:00:00Z');
    const [last, before] = ['HEAD', 'HEAD~1'].map((ref) => git(root, ['rev-parse', '--short', ref]));
    const found = pathFates(open(root), [
      'src/a.ts',
      'src/b.ts',
      'lib',
      'lib/deep/c.ts',
      '-x',
      'never.ts',
      '',
      '../up',
      'two\nlines',
    ]);
    expect(found.ok && Object.fromEntries(found.value)).toEqual({
      'src/a.ts': { kind: 'moved', to: 'src/core/a.ts', commit: before, date: '2025-02-01' },
      'src/b.ts': { kind: 'deleted', commit: before, date: '2025-02-01' },
      lib: { kind: 'deleted', commit: last, date: '2025-03-01' },
      'lib/deep/c.ts': { kind: 'deleted', commit: last, date: '2025-03-01' },
      '-x': { kind: 'deleted', commit: last, date: '2025-03-01' },
    });
    expect(pathFates(open(root), [])).toEqual({ ok: true, value: new Map() });
  });
});
