import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built program, as users start it. */
export const PROGRAM = fileURLToPath(new URL('../../dist/cli/bin.js', import.meta.url));

/** What a run of the program gave. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunPlace {
  readonly cwd: string;
  /** Added to an environment that holds nothing but PATH and HOME. */
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input; none is an input that ends at once. */
  readonly input?: string | Uint8Array;
}

/** Starts the built program and waits for its end. */
export function runProgram(args: readonly string[], place: RunPlace): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: place.cwd, env: cleanEnvironment(place.env) });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(place.input ?? '');
  });
}

/** The environment of a run: what the machine needs, and nothing that changes what the program does. */
export function cleanEnvironment(extra: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...extra };
}
