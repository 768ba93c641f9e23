import { existsSync } from 'node:fs';
import { buildCli } from '../scripts/build-cli.mjs';

/**
 * Bundles the command line before the tests, because some of them start it as users do.
 * A failure is printed and takes the old program away: tests that start it fail, all others still tell the truth.
 */
export default async function setup(): Promise<void> {
  if (!existsSync('src/cli/bin.ts')) return;
  try {
    await buildCli();
  } catch (error) {
    console.error(`The command line was not built: ${error instanceof Error ? error.message : String(error)}`);
  }
}
