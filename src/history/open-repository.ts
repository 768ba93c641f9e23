import { type Answer, answer } from './history-fault.ts';
import { type Environment, gitOutput, type Repository } from './run-git.ts';

/** The repository around a folder. Work trees, sub-modules (as repositories of their own), detached heads and bare repositories are fine here. */
export function openRepository(root: string, env: Environment): Answer<Repository> {
  const facts = gitOutput({ root, env }, ['rev-parse', '--is-bare-repository', '--is-shallow-repository']);
  if (!facts.ok) return facts;
  const [bare, shallow] = facts.value.toString('utf8').split('\n');
  return answer({ root, env, isBare: bare === 'true', isShallow: shallow === 'true' });
}
