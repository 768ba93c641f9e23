import { readNameStatus } from './changes-since.ts';
import { type Answer, answer, shallowFault } from './history-fault.ts';
import { commitFormat, readCommits } from './read-commits.ts';
import { gitOutput, type Repository } from './run-git.ts';

/** When a file came in and when it last changed, by the author's clock: ISO 8601 with its offset. */
export interface FileDates {
  readonly added: string;
  readonly changed: string;
}

/** Dates of all files below some paths (none: everywhere), by their present path and across renames: one `git log`. */
export function fileDates(repository: Repository, paths: readonly string[]): Answer<ReadonlyMap<string, FileDates>> {
  if (repository.isShallow) return shallowFault('the dates of files are not known');
  const places = paths.length === 0 ? ['.'] : paths;
  const logged = gitOutput(repository, ['log', ...NAMES, '--find-renames=50%', commitFormat('%aI'), 'HEAD', '--', ...places]);
  if (!logged.ok) return logged;
  const dates = new Map<string, FileDates>();
  const present = new Map<string, string>();
  for (const { texts, fields } of readCommits(logged.value.toString('utf8'))) {
    const date = texts[0] ?? '';
    for (const change of readNameStatus(fields)) {
      const path = present.get(change.path) ?? change.path;
      dates.set(path, { added: date, changed: dates.get(path)?.changed ?? date });
      if (change.from !== undefined) present.set(change.from, path);
    }
  }
  return answer(dates);
}

const NAMES: readonly string[] = [
  '--name-status',
  '-z',
  '--relative',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '-O/dev/null',
];
