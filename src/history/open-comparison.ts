import type { FileChange } from '../model/change.ts';
import { changesSince } from './changes-since.ts';
import { type Answer, answer, noAnswer } from './history-fault.ts';
import { type MergeBase, mergeBase } from './merge-base.ts';
import { openRepository } from './open-repository.ts';
import type { Environment, Repository } from './run-git.ts';

/** What a work tree is compared with. */
export interface Comparison extends MergeBase {
  readonly repository: Repository;
  /** As the user named it. */
  readonly ref: string;
  /** What differs between the base and the work tree. */
  readonly files: readonly FileChange[];
}

/** Everything git has to tell before two states of a log can be compared, or why it can not. */
export function openComparison(root: string, env: Environment, ref: string): Answer<Comparison> {
  const repository = openRepository(root, env);
  if (!repository.ok) return repository;
  if (repository.value.isBare)
    return noAnswer('bare', 'the repository is bare: it has no files to compare', 'Run it in a clone with a work tree.');
  const found = mergeBase(repository.value, ref);
  if (!found.ok) return found;
  const files = changesSince(repository.value, found.value.base);
  return files.ok ? answer({ repository: repository.value, ref, ...found.value, files: files.value }) : files;
}
