import type { FileChange } from '../model/change.ts';
import { type Answer, answer, noAnswer } from './history-fault.ts';
import { type GitOptions, gitOutput, type Repository, runGit } from './run-git.ts';

/**
 * Every file that differs between a commit and the work tree: committed, staged, not staged and not tracked alike. Renames are
 * found by git. `base` is a full id. Paths outside the repository's root are left out.
 */
export function changesSince(repository: Repository, base: string): Answer<readonly FileChange[]> {
  if (repository.isBare)
    return noAnswer('bare', 'the repository is bare: it has no files to compare', 'Run it in a clone with a work tree.');
  const filters = idleFilters(repository);
  if (!filters.ok) return filters;
  const compared = gitOutput(repository, [...DIFF, base, '--'], { settings: filters.value });
  if (!compared.ok) return compared;
  const untracked = gitOutput(repository, ['ls-files', '-z', '--others', '--exclude-standard']);
  if (!untracked.ok) return untracked;
  const changes = new Map(readNameStatus(compared.value.toString('utf8').split('\0')).map((change) => [change.path, change]));
  for (const path of untracked.value.toString('utf8').split('\0')) {
    if (path === '' || path.endsWith('/')) continue;
    changes.set(path, { kind: changes.has(path) ? 'modified' : 'added', path });
  }
  return answer([...changes.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)));
}

const DIFF: readonly string[] = [
  'diff',
  '--name-status',
  '-z',
  '--find-renames=50%',
  '-l2000',
  '-O/dev/null',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--relative',
  '--ignore-submodules=dirty',
];

/** Settings that keep git from starting the programs that the user's config names as content filters. */
function idleFilters(repository: Repository): Answer<NonNullable<GitOptions['settings']>> {
  const listed = runGit(repository, ['config', '--name-only', '-z', '--get-regexp', '^filter\\..*\\.(clean|process|required)$']);
  if (!listed.ok) return listed;
  const keys = [...new Set(listed.value.stdout.toString('utf8').split('\0'))].filter((key) => key !== '');
  return answer(keys.map((key) => [key, key.endsWith('.required') ? 'false' : ''] as const));
}

/** Reads the fields of `--name-status -z`. */
export function readNameStatus(fields: readonly string[]): readonly FileChange[] {
  const changes: FileChange[] = [];
  for (let at = 0; at < fields.length; ) {
    const status = fields[at] ?? '';
    const [path = '', second = ''] = fields.slice(at + 1, at + 3);
    if (/^[RC]/.test(status)) {
      changes.push(status.startsWith('R') ? { kind: 'renamed', path: second, from: path } : { kind: 'added', path: second });
      at += 3;
    } else {
      if (path !== '' && status !== '')
        changes.push({ kind: status === 'A' ? 'added' : status === 'D' ? 'deleted' : 'modified', path });
      at += 2;
    }
  }
  return changes;
}
