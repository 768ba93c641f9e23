// @ts-check
// Lays out the parts of the site that run at the user's: sources for Astro, stylesheet and scripts for the browser.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const site = resolve(dirname(fileURLToPath(import.meta.url)));
const root = dirname(site);
const SOURCES = ['pages', 'components', 'layouts', 'bridge.ts', 'loader.ts', 'content.config.ts'];
const common = /** @type {const} */ ({
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
});

/**
 * Builds `dist/site`: `src` for Astro, `assets` for the browser, `diagram` for diagrams that authors wrote. Nothing is done when
 * nothing changed; an old folder is replaced as a whole, so that a site that is built meanwhile finds all its parts.
 * @param {string} [outdir]
 * @returns {Promise<import('esbuild').Metafile[]>} what was bundled, for the notices of licences
 */
export async function buildSiteAssets(outdir = join(root, 'dist/site')) {
  const digest = digestOf([...SOURCES, 'styles', 'scripts', 'machines', 'build-assets.mjs'].map((name) => join(site, name)));
  const mark = join(outdir, '.digest');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return [];
  const fresh = `${outdir}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  for (const name of SOURCES) cpSync(join(site, name), join(fresh, 'src', name), { recursive: true });
  const metafiles = await bundleAll(fresh);
  writeFileSync(join(fresh, '.digest'), digest);
  rmSync(outdir, { recursive: true, force: true });
  renameSync(fresh, outdir);
  return metafiles;
}

/** @param {string} folder */
async function bundleAll(folder) {
  const assets = join(folder, 'assets');
  const diagram = join(folder, 'diagram');
  mkdirSync(assets, { recursive: true });
  mkdirSync(diagram, { recursive: true });
  cpSync(join(site, 'styles/icon.svg'), join(assets, 'icon.svg'));
  cpSync(join(site, 'scripts/frame.html'), join(diagram, 'frame.html'));
  cpSync(join(root, 'node_modules/mermaid/dist/mermaid.min.js'), join(diagram, 'mermaid.js'));
  const lazy = ['filters', 'search', 'diagram'].map((name) => join(site, `scripts/${name}.ts`));
  const results = await Promise.all([
    build({
      ...common,
      metafile: true,
      entryPoints: [join(site, 'styles/site.css')],
      outdir: assets,
      target: ['chrome123', 'firefox120', 'safari17.5'],
    }),
    build({ ...common, metafile: true, entryPoints: [join(site, 'scripts/site.ts')], outdir: assets, format: 'iife' }),
    build({ ...common, metafile: true, entryPoints: lazy, outdir: assets, format: 'esm' }),
    build({ ...common, metafile: true, entryPoints: [join(site, 'scripts/frame.ts')], outdir: diagram, format: 'iife' }),
  ]);
  return results.map(({ metafile }) => metafile);
}

/** @param {string[]} paths */
function digestOf(paths) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path) => hash.update(path).update(readFileSync(path));
  for (const path of paths) {
    if (/\.\w+$/.test(path)) add(path);
    else
      for (const name of readdirSync(path, { recursive: true }).map(String).sort())
        if (/\.\w+$/.test(name)) add(join(path, name));
  }
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSiteAssets();
