import { type Answer, answer, faultOf, shallowFault } from './history-fault.ts';
import { type Repository, runGit } from './run-git.ts';

/** Whether one commit lies in the history of another. A commit is its own ancestor. Both are full ids. */
export function isAncestor(repository: Repository, ancestor: string, descendant: string): Answer<boolean> {
  const result = runGit(repository, ['merge-base', '--is-ancestor', '--end-of-options', ancestor, descendant]);
  if (!result.ok) return result;
  if (result.value.status === 0) return answer(true);
  if (result.value.status !== 1)
    return repository.isShallow
      ? shallowFault('the history of a commit is not known')
      : faultOf(result.value.stderr, repository.root);
  return repository.isShallow ? shallowFault('the history of a commit is not known') : answer(false);
}
