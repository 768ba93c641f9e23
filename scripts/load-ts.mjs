// @ts-check
// Runs TypeScript of this repository from a plain script: bundles one module and imports it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, 'node_modules/.cache/adr-lint');

/**
 * Imports a TypeScript module by its path from the root of the repository. Packages are not bundled.
 * @param {string} path such as `src/rules/index.ts`
 * @returns {Promise<Record<string, unknown>>} the module's exports
 */
export async function loadTs(path) {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [join(root, path)],
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    write: false,
    logLevel: 'silent',
  });
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${path.replaceAll(/[^\w]+/g, '-')}.${process.pid}.mjs`);
  writeFileSync(file, result.outputFiles[0]?.text ?? '');
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}
