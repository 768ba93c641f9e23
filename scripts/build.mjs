// @ts-check
// Builds what is published: dist/cli (bundled) and dist/lib (unbundled, with types). `--watch` rebuilds the command line only.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSiteAssets } from '../site/build-assets.mjs';
import { buildCli, bundledNotices, watchCli } from './build-cli.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Emits the library with the compiler: one file a module, so that users share one copy of unified with us. */
function buildLibrary() {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const run = spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) throw new Error('The library was not built: see the errors of the compiler above');
}

async function main() {
  if (process.argv.includes('--watch')) return watchCli();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  buildLibrary();
  const metafile = await buildCli();
  await buildSiteAssets();
  writeFileSync(join(root, 'dist/THIRD-PARTY-NOTICES.txt'), bundledNotices(metafile));
  const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
  console.log(`built dist/lib and dist/cli (${Object.keys(metafile.outputs).length} files, ${Math.round(bytes / 1024)} KiB)`);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
