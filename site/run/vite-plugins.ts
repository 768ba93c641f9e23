import { join } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { isFolder, readText } from './disk.ts';

type PluginOption = NonNullable<NonNullable<AstroInlineConfig['vite']>['plugins']>[number];

/** A plugin of the Vite that Astro brings. */
export type SitePlugin = Extract<PluginOption, { readonly name: string }>;

const OWN = '@adr-theme/';
const THEMED = '@theme/';

/**
 * Lets a team replace components: `@theme/x.astro` is the file of that name in the team's folder, else our own; `@adr-theme/x.astro`
 * is always our own, so that a replacement can wrap it.
 */
export function themeComponents(own: string, theirs: string | undefined): SitePlugin {
  return {
    name: 'adr-lint:theme-components',
    enforce: 'pre',
    resolveId(source) {
      if (source.startsWith(OWN)) return join(own, source.slice(OWN.length));
      if (!source.startsWith(THEMED)) return null;
      const name = source.slice(THEMED.length);
      const replacement = theirs === undefined ? undefined : join(theirs, name);
      return replacement !== undefined && readText(replacement) !== undefined ? replacement : join(own, name);
    },
    config: () => (theirs !== undefined && isFolder(theirs) ? { server: { fs: { allow: [theirs] } } } : undefined),
  };
}

/** What the dev server gives out beside pages. */
export type DevFile = (address: string) => { readonly content: string | Uint8Array; readonly type: string } | undefined;

/** Serves files that a build writes beside the pages, and hands out the server so that it can be told to reload. */
export function devFiles(base: string, file: DevFile, onServer: (reload: () => void) => void): SitePlugin {
  return {
    name: 'adr-lint:dev-files',
    apply: 'serve',
    configureServer(server) {
      onServer(() => server.ws.send({ type: 'full-reload' }));
      server.middlewares.use((request, response, next) => {
        // Astro takes the base away before.
        const path = decodedPath(request.originalUrl ?? request.url ?? '/');
        const found = path.startsWith(base) ? file(path.slice(base.length)) : undefined;
        if (found === undefined) return next();
        response.setHeader('content-type', found.type);
        response.setHeader('cache-control', 'no-store');
        response.end(found.content);
      });
    },
  };
}

function decodedPath(url: string): string {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/, ''));
  } catch {
    return '';
  }
}
