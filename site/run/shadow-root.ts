import { join } from 'node:path';
import { linkFolder, mirrorFolder, readText, writeFile } from './disk.ts';

/** Folders that Astro works in, all below the user's working directory. */
export interface ShadowRoot {
  readonly root: string;
  readonly outDir: string;
  readonly cacheDir: string;
  /** Our components, as copied. */
  readonly components: string;
}

/**
 * Lays out a root for Astro in `<cwd>/.adr-lint/site`: a copy of the site's sources beside a link to the packages. Astro writes into its
 * root, and the package may be read-only; a root below `node_modules` would not be watched. The output lies in it too, so that the
 * server code that Astro writes there finds its packages: bundling them instead costs as much as all pages.
 */
export function layShadowRoot(cwd: string, parts: { readonly sources: string; readonly modules: string }): ShadowRoot {
  const folder = join(cwd, '.adr-lint');
  const root = join(folder, 'site');
  writeOnce(join(folder, '.gitignore'), '*\n');
  writeOnce(join(root, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeOnce(join(root, 'tsconfig.json'), '{ "compilerOptions": { "target": "ES2022", "verbatimModuleSyntax": true } }\n');
  mirrorFolder(parts.sources, join(root, 'src'));
  linkFolder(parts.modules, join(root, 'node_modules'));
  return { root, outDir: join(root, 'out'), cacheDir: join(folder, 'cache'), components: join(root, 'src/components') };
}

function writeOnce(path: string, text: string): void {
  if (readText(path) !== text) writeFile(path, text);
}
