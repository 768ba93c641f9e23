// @ts-check
// Lays out the parts of the site that run at the user's: sources for Astro, stylesheet and scripts for the browser.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const site = resolve(dirname(fileURLToPath(import.meta.url)));
const root = dirname(site);
const SOURCES = ['pages', 'components', 'layouts', 'bridge.ts', 'loader.ts', 'content.config.ts'];

/**
 * Builds `dist/site`: `src` for Astro, `assets` for the browser, `diagram` for diagrams that authors wrote.
 * @param {string} [outdir]
 */
export async function buildSiteAssets(outdir = join(root, 'dist/site')) {
  rmSync(outdir, { recursive: true, force: true });
  for (const name of SOURCES) cpSync(join(site, name), join(outdir, 'src', name), { recursive: true });
  const common = /** @type {const} */ ({ bundle: true, minify: true, target: 'es2022', charset: 'utf8', legalComments: 'none', logLevel: 'silent' });
  const assets = join(outdir, 'assets');
  await Promise.all([
    build({ ...common, entryPoints: [join(site, 'styles/site.css')], outdir: assets, target: ['chrome123', 'firefox120', 'safari17.5'] }),
    build({ ...common, entryPoints: [join(site, 'scripts/site.ts')], outdir: assets, format: 'iife' }),
    build({ ...common, entryPoints: ['filters', 'search', 'diagram'].map((name) => join(site, `scripts/${name}.ts`)), outdir: assets, format: 'esm' }),
  ]);
  cpSync(join(site, 'styles/icon.svg'), join(assets, 'icon.svg'));
  const diagram = join(outdir, 'diagram');
  mkdirSync(diagram, { recursive: true });
  const mermaid = join(root, 'node_modules/mermaid/dist/mermaid.min.js');
  if (existsSync(mermaid)) writeFileSync(join(diagram, 'mermaid.js'), readFileSync(mermaid));
  cpSync(join(site, 'scripts/frame.html'), join(diagram, 'frame.html'));
  await build({ ...common, entryPoints: [join(site, 'scripts/frame.ts')], outdir: diagram, format: 'iife' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSiteAssets();
