import { spawnSync } from 'node:child_process';
import { type Answer, answer, faultOf, noAnswer } from './history-fault.ts';

/** A git repository, as seen from the root of the files that are checked. */
export interface Repository {
  /** Absolute path of the folder that all paths are relative to: the top of the work tree, or a folder in it. */
  readonly root: string;
  /** Environment of this process; what would lead git elsewhere is taken out. */
  readonly env: Environment;
  readonly isShallow: boolean;
  readonly isBare: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** How git ended. */
export interface GitResult {
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface GitOptions {
  /** Text for its standard input, which is closed otherwise. */
  readonly input?: string;
  /** Settings added as if written in the user's config. */
  readonly settings?: readonly (readonly [key: string, value: string])[];
}

const TIME_LIMIT = 60_000;
const OUTPUT_LIMIT = 1024 ** 3;

/**
 * Runs git once, without a shell, and waits for it. It reads only: no hook, filter, pager, signature check or network access is
 * started, and no index is written. The answer is a fault when git is missing, does not end in a minute or is stopped.
 */
export function runGit(
  at: Pick<Repository, 'root' | 'env'>,
  args: readonly string[],
  options: GitOptions = {},
): Answer<GitResult> {
  if (args.some((arg) => arg.includes('\0')))
    return noAnswer('failed', 'a name holds a NUL character', 'Name refs and paths without it.');
  const result = spawnSync('git', [...FIXED, ...args], {
    cwd: at.root,
    env: childEnvironment(at.env, options.settings ?? []),
    stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(options.input === undefined ? {} : { input: options.input }),
    timeout: TIME_LIMIT,
    killSignal: 'SIGKILL',
    maxBuffer: OUTPUT_LIMIT,
    windowsHide: true,
  });
  if (result.error) return startFault(result.error, at.root);
  if (result.status === null)
    return noAnswer('failed', `git was stopped by ${result.signal ?? 'a signal'}`, 'Run the command again.');
  return answer({ status: result.status, stdout: result.stdout, stderr: result.stderr.toString('utf8') });
}

/** Standard output of a git that must end well. */
export function gitOutput(
  at: Pick<Repository, 'root' | 'env'>,
  args: readonly string[],
  options: GitOptions = {},
): Answer<Buffer> {
  const result = runGit(at, args, options);
  if (!result.ok) return result;
  return result.value.status === 0 ? answer(result.value.stdout) : faultOf(result.value.stderr, at.root);
}

/** Settings that hold whatever the user's config says. */
const FIXED: readonly string[] = [
  '--no-pager',
  '--no-optional-locks',
  '--literal-pathspecs',
  ...[
    'core.quotePath=false',
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.untrackedCache=false',
    'log.showSignature=false',
    'log.follow=false',
    'protocol.allow=never',
  ].flatMap((setting) => ['-c', setting]),
];

/** Variables of git that describe the machine and not one repository: only these are handed on. */
const KEPT =
  /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|EXEC_PATH)$/;

function childEnvironment(env: Environment, settings: readonly (readonly [string, string])[]): Record<string, string> {
  const kept = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && (!/^GIT_/i.test(entry[0]) || KEPT.test(entry[0])),
  );
  const before = /^\d{1,4}$/.test(env['GIT_CONFIG_COUNT'] ?? '') ? Number(env['GIT_CONFIG_COUNT']) : 0;
  const own = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${before + index}`, key],
    [`GIT_CONFIG_VALUE_${before + index}`, value],
  ]);
  return {
    ...Object.fromEntries([...kept, ...own]),
    ...(settings.length === 0 ? {} : { GIT_CONFIG_COUNT: `${before + settings.length}` }),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_LAZY_FETCH: '1',
  };
}

function startFault(error: Error, root: string): Answer<GitResult> {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return noAnswer('no-git', 'git was not found', 'Install git, or put it on the PATH.');
  if (code === 'ETIMEDOUT')
    return noAnswer('timeout', 'git did not answer within a minute', 'Look whether another git is busy in the repository.');
  return faultOf(error.message, root);
}
