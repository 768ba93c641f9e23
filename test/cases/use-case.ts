import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Run, runProgram } from '../cli/run-program.ts';
import { tempFolder } from '../temp-folder.ts';

const CASES = fileURLToPath(new URL('.', import.meta.url));

/** A case laid out in a folder of its own, as its `README` asks: everything but `expect.md`. */
export interface UsedCase {
  /** The root of the case. */
  readonly root: string;
  /** Runs the program in the root. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Run>;
}

/** Copies a case into an empty folder. */
export function useCase(name: string): UsedCase {
  const root = tempFolder();
  cpSync(join(CASES, name), root, { recursive: true });
  rmSync(join(root, 'expect.md'));
  return { root, run: (args, env) => runProgram(args, { cwd: root, ...(env === undefined ? {} : { env }) }) };
}
