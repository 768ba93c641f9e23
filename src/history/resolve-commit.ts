import { type Answer, answer, faultOf, type HistoryFault, noAnswer } from './history-fault.ts';
import { type Repository, runGit } from './run-git.ts';

/** Full id of the commit that a ref names: a branch, a tag, an id or an expression such as `HEAD~2`. */
export function resolveCommit(repository: Repository, ref: string): Answer<string> {
  const found = tryResolve(repository, ref);
  if (!found.ok || found.value !== undefined) return found.ok ? answer(found.value ?? '') : found;
  return missingRef(repository, ref);
}

/** The commit's id, or undefined when there is no such commit. */
function tryResolve(repository: Repository, ref: string): Answer<string | undefined> {
  if (!isUsable(ref)) return answer(undefined);
  const result = runGit(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (!result.ok) return result;
  if (/dubious ownership|not a git repository/i.test(result.value.stderr)) return faultOf(result.value.stderr, repository.root);
  const id = result.value.stdout.toString('utf8').trim();
  return answer(result.value.status === 0 && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined);
}

/** A ref that git may be asked for: text on one line. A leading dash is a name like any other after `--end-of-options`. */
function isUsable(ref: string): boolean {
  return ref.trim() !== '' && ref.length < 1000 && !/[\0\r\n]/.test(ref);
}

function missingRef(repository: Repository, ref: string): { readonly ok: false; readonly fault: HistoryFault } {
  const shown = ref.length > 100 ? `${ref.slice(0, 100)}…` : ref.replace(/[\0\r\n]+/g, ' ');
  const remote = tryResolve(repository, `refs/remotes/origin/${ref}`);
  if (remote.ok && remote.value !== undefined) {
    return noAnswer(
      'missing-ref',
      `unexpected ref \`${shown}\`, there is no such commit here`,
      `The remote branch is here as \`origin/${shown}\`: name that one.`,
    );
  }
  const head = ref === 'HEAD' ? undefined : tryResolve(repository, 'HEAD');
  if (head === undefined || (head.ok && head.value === undefined)) {
    return noAnswer('missing-ref', 'the repository has no commit yet', 'Compare after the first commit.');
  }
  const name = /^(?:refs\/remotes\/)?origin\/(.+)$/.exec(shown)?.[1] ?? shown;
  const how = repository.isShallow ? 'The clone is shallow: fetch it with `git fetch --unshallow`' : 'Fetch it';
  const isBranch = /^[\w./-]+$/.test(name) && !name.startsWith('-');
  return noAnswer(
    'missing-ref',
    `unexpected ref \`${shown}\`, there is no such commit here`,
    isBranch
      ? `${how}${repository.isShallow ? ' and' : ' with'} \`git fetch origin ${name}:refs/remotes/origin/${name}\`, and name it \`origin/${name}\`.`
      : `${how}.`,
  );
}
