import { type Answer, answer, noAnswer, shallowFault } from './history-fault.ts';
import { resolveCommit } from './resolve-commit.ts';
import { gitOutput, type Repository, runGit } from './run-git.ts';

/** The two commits that a branch is compared with. */
export interface MergeBase {
  /** Tip of the branch that was named: what the change will land on. */
  readonly target: string;
  /** Where the change began: the last commit both have. */
  readonly base: string;
}

/** Where the work tree's branch left another one. In a shallow clone only an answer that the missing commits can not change is given. */
export function mergeBase(repository: Repository, ref: string): Answer<MergeBase> {
  const target = resolveCommit(repository, ref);
  if (!target.ok) return target;
  const head = resolveCommit(repository, 'HEAD');
  if (!head.ok) return head;
  if (head.value === target.value) return answer({ target: target.value, base: target.value });
  const result = runGit(repository, ['merge-base', head.value, target.value]);
  if (!result.ok) return result;
  const base = /^[0-9a-f]{40,64}$/m.exec(result.value.stdout.toString('utf8'))?.[0];
  if (base === undefined)
    return repository.isShallow ? shallowFault(`\`${ref}\` and this branch have no common commit here`) : unrelated(ref);
  if (!repository.isShallow || base === target.value) return answer({ target: target.value, base });
  const cut = gitOutput(repository, ['rev-list', '--max-parents=0', head.value, target.value, `^${base}`]);
  if (!cut.ok) return cut;
  // Where a line of history ends above the common commit, a later common commit may be missing from the clone.
  return cut.value.length === 0
    ? answer({ target: target.value, base })
    : shallowFault(`where this branch left \`${ref}\` is not known`);
}

function unrelated(ref: string): Answer<MergeBase> {
  return noAnswer(
    'no-common-ancestor',
    `\`${ref}\` and this branch have no common commit`,
    'Name a branch that this one was made from.',
  );
}
