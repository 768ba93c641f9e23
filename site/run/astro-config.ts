import { join } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import type { SitePlugin } from './vite-plugins.ts';

/** What Astro needs to know of a site. */
export interface AstroSetup {
  /** The shadow root. */
  readonly root: string;
  readonly outDir: string;
  readonly cacheDir: string;
  /** Begins and ends with `/`. */
  readonly base: string;
  readonly url: string | undefined;
  readonly plugins: readonly SitePlugin[];
}

/** Astro's settings, whole: no file of the user's is read. */
export function astroConfig(setup: AstroSetup): AstroInlineConfig {
  return {
    configFile: false,
    root: setup.root,
    srcDir: join(setup.root, 'src'),
    publicDir: join(setup.root, 'public'),
    outDir: setup.outDir,
    cacheDir: setup.cacheDir,
    base: setup.base,
    ...(setup.url === undefined ? {} : { site: setup.url }),
    output: 'static',
    trailingSlash: 'always',
    compressHTML: true,
    logLevel: 'error',
    devToolbar: { enabled: false },
    build: { format: 'directory', inlineStylesheets: 'never' },
    image: { service: { entrypoint: 'astro/assets/services/noop' } },
    vite: {
      cacheDir: join(setup.cacheDir, 'vite'),
      logLevel: 'error',
      // The server code is run once and thrown away: finding out what of it is not needed costs more than running it.
      build: { assetsInlineLimit: 0, rollupOptions: { treeshake: false } },
      plugins: [...setup.plugins],
    },
  };
}
