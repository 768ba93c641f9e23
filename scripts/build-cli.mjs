// @ts-check
// Bundles the command line: one entry, and a chunk for each command that is imported lazily.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const entry = join(root, 'src/cli/bin.ts');
const outdir = join(root, 'dist/cli');
const bin = join(outdir, 'bin.js');

/** CommonJS packages in the bundle call `require` for Node's own modules; an ES module has none. */
const REQUIRE =
  "import { createRequire as createRequireOfBundle } from 'node:module';\nconst require = createRequireOfBundle(import.meta.url);\n";

/**
 * Packages that stay outside the bundle: native or optional ones, which may be missing where the command line runs.
 * @returns {string[]}
 */
function externals() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys({ ...manifest.optionalDependencies, ...manifest.peerDependencies });
}

/** @returns {import('esbuild').BuildOptions} */
function options() {
  return {
    absWorkingDir: root,
    entryPoints: { bin: entry },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: externals(),
    chunkNames: 'chunks/[name]-[hash]',
    charset: 'utf8',
    legalComments: 'none',
    // Small files start faster: reading and compiling the source is most of what a start costs.
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
  };
}

/**
 * Gives `require` to the one file that holds esbuild's stand-in for it, if the bundle needs it at all.
 * @param {string} text
 */
function withRequire(text) {
  if (!text.includes('Dynamic require of ')) return text;
  const shebang = /^#!.*\n/.exec(text)?.[0] ?? '';
  return shebang + REQUIRE + text.slice(shebang.length);
}

/**
 * Writes what changed, the entry last, so that a command line that runs meanwhile finds all its chunks.
 * @param {import('esbuild').BuildResult} result
 * @returns {string[]} the files of the bundle
 */
function writeOutputs(result) {
  const files = [...(result.outputFiles ?? [])].sort((a, b) => Number(a.path === bin) - Number(b.path === bin));
  for (const file of files) {
    const text = withRequire(file.text);
    if (existsSync(file.path) && readFileSync(file.path, 'utf8') === text) continue;
    mkdirSync(dirname(file.path), { recursive: true });
    const temporary = `${file.path}.${process.pid}`;
    writeFileSync(temporary, text, { mode: file.path === bin ? 0o755 : 0o644 });
    renameSync(temporary, file.path);
  }
  return files.map((file) => file.path);
}

/**
 * Builds `dist/cli`. When that fails the old entry is removed: nobody shall test yesterday's program.
 * @returns {Promise<import('esbuild').Metafile>}
 * @throws esbuild's failure with its messages
 */
export async function buildCli() {
  try {
    const result = await build(options());
    writeOutputs(result);
    return result.metafile ?? { inputs: {}, outputs: {} };
  } catch (error) {
    rmSync(bin, { force: true });
    throw error;
  }
}

/** Builds `dist/cli` and again at each change, until the process ends. */
export async function watchCli() {
  const report = {
    name: 'write-and-report',
    /** @param {import('esbuild').PluginBuild} task */
    setup(task) {
      task.onEnd((result) => {
        if (result.errors.length === 0) console.log(`built ${writeOutputs(result).length} files`);
      });
    },
  };
  const task = await context({ ...options(), logLevel: 'warning', plugins: [report] });
  await task.watch();
}

/**
 * Licence texts of the packages whose code is in the bundle: their licences ask for it.
 * @param {import('esbuild').Metafile} metafile
 */
export function bundledNotices(metafile) {
  const used = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  const folders = new Set(used.flatMap((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []));
  return [...folders]
    .sort()
    .map((folder) => notice(join(root, folder)))
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} folder */
function notice(folder) {
  const manifest = createRequire(import.meta.url)(join(folder, 'package.json'));
  const names = ['LICENSE', 'license', 'LICENSE.md', 'license.md', 'LICENCE', 'LICENSE.txt'];
  const file = names.map((name) => join(folder, name)).find((path) => existsSync(path));
  const text = file === undefined ? `Licence: ${manifest.license}\n` : readFileSync(file, 'utf8').trimEnd();
  return `${manifest.name} ${manifest.version}\n\n${text}\n`;
}
