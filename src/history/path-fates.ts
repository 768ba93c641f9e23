import type { PathFate } from '../model/change.ts';
import { readNameStatus } from './changes-since.ts';
import { type Answer, answer, shallowFault } from './history-fault.ts';
import { commitFormat, readCommits } from './read-commits.ts';
import { gitOutput, type Repository } from './run-git.ts';

/**
 * What became of paths that are not there: deleted or moved, by which commit. Paths that never were are missing from the answer.
 * Two looks at the history, however many paths there are.
 */
export function pathFates(repository: Repository, paths: readonly string[]): Answer<ReadonlyMap<string, PathFate>> {
  const asked = new Set(paths.filter((path) => !/[\0\r\n]/.test(path) && path !== '' && !path.split('/').includes('..')));
  if (asked.size === 0) return answer(new Map());
  if (repository.isShallow) return shallowFault('which commit deleted a file is not known');
  const input = `HEAD\n--\n${[...asked].map((path) => `${path}\n`).join('')}`;
  const logged = gitOutput(repository, [...LOG, '--no-renames', '--diff-filter=D', commitFormat('%H', '%h', '%as'), '--stdin'], {
    input,
  });
  if (!logged.ok) return logged;
  const fates = new Map<string, PathFate>();
  const commits = new Map<string, string>();
  for (const { texts, fields } of readCommits(logged.value.toString('utf8'))) {
    const [id = '', commit = '', date = ''] = texts;
    for (const { path } of readNameStatus(fields)) {
      for (const lost of [path, ...parentsOf(path)].filter((one) => asked.has(one) && !fates.has(one))) {
        fates.set(lost, { kind: 'deleted', commit, date });
        if (lost === path) commits.set(path, id);
      }
    }
  }
  return commits.size === 0 ? answer(fates) : withTargets(repository, fates, commits);
}

const LOG: readonly string[] = [
  'log',
  '--name-status',
  '-z',
  '--relative',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '-O/dev/null',
];

/** Tells moved files from deleted ones, by the renames that git sees in the commits that took them away. */
function withTargets(
  repository: Repository,
  fates: ReadonlyMap<string, PathFate>,
  commits: ReadonlyMap<string, string>,
): Answer<ReadonlyMap<string, PathFate>> {
  const input = [...new Set(commits.values())].map((id) => `${id}\n`).join('');
  const logged = gitOutput(
    repository,
    [...LOG, '--no-walk=unsorted', '--find-renames=50%', '--diff-filter=R', commitFormat('%H'), '--stdin'],
    { input },
  );
  if (!logged.ok) return logged;
  const targets = new Map<string, string>();
  for (const { texts, fields } of readCommits(logged.value.toString('utf8'))) {
    for (const change of readNameStatus(fields)) {
      if (change.from !== undefined && commits.get(change.from) === texts[0]) targets.set(change.from, change.path);
    }
  }
  return answer(
    new Map(
      [...fates].map(([path, fate]) => {
        const to = targets.get(path);
        return [path, to === undefined ? fate : { ...fate, kind: 'moved', to }] as const;
      }),
    ),
  );
}

/** Folders around a path, from the inside. */
function parentsOf(path: string): readonly string[] {
  const segments = path.split('/');
  return segments.slice(1).map((_, index) => segments.slice(0, segments.length - 1 - index).join('/'));
}
