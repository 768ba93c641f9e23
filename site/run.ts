import { basename, join, resolve } from 'node:path';
import { setSite } from './bridge.ts';
import { copiedFile } from './machines/copied-file.ts';
import type { SiteModel } from './model/site-model.ts';
import { loadAstro } from './run/astro.ts';
import { astroConfig } from './run/astro-config.ts';
import { isFolder, measureFolder, namesIn, readText, removeFolder, replaceFolder, writeFile } from './run/disk.ts';
import { componentsFolder, type MadeSite, makeSite } from './run/make-site.ts';
import { typeOf } from './run/media-types.ts';
import { packageParts } from './run/package-assets.ts';
import { servePreview } from './run/preview-server.ts';
import { layShadowRoot } from './run/shadow-root.ts';
import { SiteFault } from './run/site-fault.ts';
import { type DevFile, devFiles, themeComponents } from './run/vite-plugins.ts';
import { watchLogs } from './run/watch-logs.ts';
import { basePath } from './views/site-facts.ts';
import type { SiteCall, SiteInput } from './views/site-input.ts';

/** How a site is asked for. */
export interface SiteOptions extends SiteCall {
  /** Working directory, absolute, and that of the process: Astro looks for its own files from there. */
  readonly cwd: string;
  /** Reads the logs: once for a build, at each change in the dev server. */
  readonly load: () => Promise<SiteInput>;
  /** Folder of the built site, from the working directory; `_site` by default. */
  readonly out?: string;
  /** Port of a server; the first free one from 4321 by default. */
  readonly port?: number;
  /** Told when the logs can not be read again, such as for a fault in the config: the dev server goes on with what it had. */
  readonly failed?: (error: unknown) => void;
  /** Told after each record of a build. */
  readonly progress?: (done: number, total: number) => void;
}

/** What was built. */
export interface SiteResult {
  /** Absolute. */
  readonly out: string;
  readonly records: number;
  readonly files: number;
  readonly bytes: number;
}

/** A server that runs. */
export interface SiteServer {
  /** Address of the first page. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Tells our output from a folder that somebody needs. */
const MARK = '.adr-lint-site';
const FIRST_PORT = 4321;

/** Builds the site into a folder of its own, which is replaced as a whole when all went well. @throws SiteFault */
export async function buildSite(options: SiteOptions): Promise<SiteResult> {
  const out = outFolder(options);
  checkOut(out);
  const astro = await loadAstro(options.cwd);
  const parts = packageParts();
  const site = makeSite(await options.load(), options, parts);
  const root = layShadowRoot(options.cwd, { sources: parts.sources, modules: astro.modules });
  const { base, url, records } = site.model.facts;
  setSite(withProgress(site.model, options.progress));
  removeFolder(root.outDir);
  const plugins = [themeComponents(root.components, componentsFolder(site.input))];
  await astro.api.build(astroConfig({ ...root, base, url, plugins }));
  writeFiles(root.outDir, site);
  replaceFolder(root.outDir, out);
  return { out, records: records.length, ...measureFolder(out) };
}

/** Serves the site from memory and shows each saved record at once. @throws SiteFault */
export async function devSite(options: SiteOptions): Promise<SiteServer> {
  const astro = await loadAstro(options.cwd);
  const parts = packageParts();
  let site = makeSite(await options.load(), options, parts);
  const root = layShadowRoot(options.cwd, { sources: parts.sources, modules: astro.modules });
  const { base, url } = site.model.facts;
  let reload = (): void => undefined;
  setSite(forDev(site.model));
  const plugins = [
    themeComponents(root.components, componentsFolder(site.input)),
    devFiles(
      base,
      (address) => devFile(site, address),
      (call) => {
        reload = call;
      },
    ),
  ];
  const server = await astro.api.dev({
    ...astroConfig({ ...root, base, url, plugins }),
    server: { port: options.port ?? FIRST_PORT },
  });
  watchLogs(server.watcher, site.input, async () => {
    try {
      site = makeSite(await options.load(), options, parts);
      setSite(forDev(site.model));
      reload();
    } catch (error) {
      options.failed?.(error);
    }
  });
  return { url: `http://localhost:${server.address.port}${base}`, stop: () => server.stop() };
}

/** Serves a built site under its base path. @throws SiteFault */
export async function previewSite(options: Omit<SiteOptions, 'load'>): Promise<SiteServer> {
  const out = outFolder(options);
  const mark = readText(join(out, MARK));
  if (mark === undefined) throw new SiteFault(`no built site in \`${basename(out)}\``, 'Run `adr-lint site build` first');
  const base = basePath(options.base ?? /^base: (.+)$/m.exec(mark)?.[1] ?? '/');
  return servePreview({ folder: out, base, port: options.port ?? FIRST_PORT });
}

/** Writes everything that is no page beside the pages that Astro wrote. */
function writeFiles(folder: string, { model, input, files }: MadeSite): void {
  for (const [address, content] of files()) writeFile(join(folder, address), content());
  for (const path of model.copied) {
    const content = copiedFile(input.workspace.files, path);
    if (content !== undefined) writeFile(join(folder, 'files', path), content);
  }
  writeFile(join(folder, MARK), `Made by adr-lint; the next build replaces this folder.\nbase: ${model.facts.base}\n`);
  // Without it GitHub Pages leaves out what begins with an underscore.
  writeFile(join(folder, '.nojekyll'), '');
}

function devFile({ files, input }: MadeSite, address: string): ReturnType<DevFile> {
  const own = files().get(address)?.();
  const content =
    own ?? (address.startsWith('files/') ? copiedFile(input.workspace.files, address.slice('files/'.length)) : undefined);
  return content === undefined ? undefined : { content, type: typeOf(address) };
}

/** The dev server puts scripts of its own into the pages. */
function forDev(model: SiteModel): SiteModel {
  return { ...model, shell: { ...model.shell, policy: undefined } };
}

/** Counts the pages of records as Astro asks for them: they are nearly all there is. */
function withProgress(model: SiteModel, progress: SiteOptions['progress']): SiteModel {
  if (progress === undefined) return model;
  const total = model.facts.records.length;
  let done = 0;
  return {
    ...model,
    decision: (key) => {
      done += 1;
      progress(done, total);
      return model.decision(key);
    },
  };
}

function outFolder({ cwd, out = '_site' }: Pick<SiteOptions, 'cwd' | 'out'>): string {
  return resolve(cwd, out);
}

/** Only a new folder, an empty one and an earlier site are replaced. */
function checkOut(out: string): void {
  const names = namesIn(out);
  if (!isFolder(out) || names.length === 0 || names.includes(MARK)) return;
  throw new SiteFault(
    `unexpected files in \`${basename(out)}\`, expected an empty folder or an earlier site`,
    'Choose another folder with `--out`, or empty this one',
  );
}
