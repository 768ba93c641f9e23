import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Astro from 'astro';
import { readText, realPath } from './disk.ts';
import { SiteFault } from './site-fault.ts';

/** The Astro that was found. */
export interface FoundAstro {
  readonly api: Pick<typeof Astro, 'build' | 'dev'>;
  readonly version: string;
  /** The folder of packages it lies in. */
  readonly modules: string;
}

/** What `peerDependencies` says, for messages and for the check. */
const RANGE = '^5.18.2 || ^7.3.5';
const SUPPORTED = /^(?:5\.(?:1[89]|[2-9]\d)\.|7\.(?:[3-9]|\d\d)\.)/;

/** Finds Astro from the working directory, then from our own package, and loads it. */
export async function loadAstro(cwd: string): Promise<FoundAstro> {
  const manifest = manifestFrom(join(cwd, 'package.json')) ?? manifestFrom(fileURLToPath(import.meta.url));
  if (manifest === undefined) {
    throw new SiteFault(
      'the site is built with Astro, which is not installed',
      'Run `npm install --save-dev astro`, or without installing: `npx -p adr-lint -p astro adr-lint site build`',
    );
  }
  const { version } = JSON.parse(readText(manifest) ?? '{}') as { readonly version?: string };
  if (version === undefined || !SUPPORTED.test(version)) {
    throw new SiteFault(
      `unexpected Astro \`${version ?? 'without a version'}\`, expected \`${RANGE}\``,
      `Run \`npm install --save-dev "astro@${RANGE}"\``,
    );
  }
  // Astro would tell its makers of the build, and ask them for news.
  env['ASTRO_TELEMETRY_DISABLED'] = '1';
  env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';
  const folder = realPath(dirname(manifest));
  const api: typeof Astro = await import(pathToFileURL(join(folder, 'dist/index.js')).href);
  return { api, version, modules: dirname(folder) };
}

function manifestFrom(path: string): string | undefined {
  try {
    return createRequire(pathToFileURL(path)).resolve('astro/package.json');
  } catch {
    return undefined;
  }
}
