import { basename, isAbsolute, join, resolve } from 'node:path';
import { setSite } from './bridge.ts';
import { siteFiles } from './machines/site-files.ts';
import { copiedFile } from './machines/copied-file.ts';
import { type SiteModel, siteModel } from './model/site-model.ts';
import { loadHighlight } from './render/highlight.ts';
import { grammarsIn } from './render/languages.ts';
import { loadAstro } from './run/astro.ts';
import { astroConfig } from './run/astro-config.ts';
import { isFolder, measureFolder, namesIn, readText, removeFolder, replaceFolder, writeFile } from './run/disk.ts';
import { packageParts, publishAssets } from './run/package-assets.ts';
import { servePreview } from './run/preview-server.ts';
import { layShadowRoot } from './run/shadow-root.ts';
import { SiteFault } from './run/site-fault.ts';
import { bundleServerCode, devFiles, themeComponents } from './run/vite-plugins.ts';
import { typeOf } from './run/media-types.ts';
import type { SiteInput } from './views/site-input.ts';
import { basePath, siteFacts } from './views/site-facts.ts';

/** How a site is asked for. */
export interface SiteOptions {
  /** Working directory, absolute, and that of the process: Astro looks for its own files from there. */
  readonly cwd: string;
  /** Reads the logs: once for a build, at each change in the dev server. */
  readonly load: () => Promise<SiteInput>;
  /** Folder of the built site, `_site` by default. */
  readonly out?: string;
  readonly base?: string;
  readonly url?: string;
  readonly port?: number;
  /** Told after each page of a long build. */
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

const DEFAULT_OUT = '_site';
/** Tells our output from a folder that somebody needs. */
const MARK = '.adr-lint-site';

/** Builds the site into a folder of its own, which is replaced as a whole. @throws SiteFault */
export async function buildSite(options: SiteOptions): Promise<SiteResult> {
  const out = outFolder(options);
  checkOut(out);
  const astro = await loadAstro(options.cwd);
  const parts = packageParts();
  const site = await makeSite(options, parts);
  const root = layShadowRoot(options.cwd, { sources: parts.sources, modules: astro.modules });
  const theirs = site.input.setting.components;
  setSite(withProgress(site.model, options.progress));
  removeFolder(root.outDir);
  const { base, url } = site.model.facts;
  const plugins = [bundleServerCode(), themeComponents(root.components, theirs === undefined ? undefined : resolve(site.input.workspace.files.root, theirs))];
  await astro.api.build(astroConfig({ ...root, base, url, plugins }));
  for (const [address, content] of siteFiles(site.model, site.assets)) writeFile(join(root.outDir, address), content());
  for (const path of site.model.copied) {
    const content = copiedFile(site.input.workspace.files, path);
    if (content !== undefined) writeFile(join(root.outDir, 'files', path), content);
  }
  writeFile(join(root.outDir, MARK), 'Made by adr-lint; the next build replaces this folder.\n');
  writeFile(join(root.outDir, '.nojekyll'), '');
  replaceFolder(root.outDir, out);
  return { out, records: site.model.facts.records.length, ...measureFolder(out) };
}

/** Serves the site from memory and shows each saved record at once. @throws SiteFault */
export async function devSite(options: SiteOptions): Promise<SiteServer> {
  const astro = await loadAstro(options.cwd);
  const parts = packageParts();
  let site = await makeSite(options, parts);
  const root = layShadowRoot(options.cwd, { sources: parts.sources, modules: astro.modules });
  const theirs = site.input.setting.components;
  let reload = (): void => undefined;
  setSite(site.model);
  const { base, url } = site.model.facts;
  const file = (address: string): { content: string | Uint8Array; type: string } | undefined => {
    const content = siteFiles(site.model, site.assets).get(address)?.() ?? (address.startsWith('files/') ? copiedFile(site.input.workspace.files, address.slice(6)) : undefined);
    return content === undefined ? undefined : { content, type: typeOf(address) };
  };
  const plugins = [themeComponents(root.components, theirs === undefined ? undefined : resolve(site.input.workspace.files.root, theirs)), devFiles(base, file, (call) => {
    reload = call;
  })];
  const config = astroConfig({ ...root, base, url, plugins });
  const server = await astro.api.dev({ ...config, server: { port: options.port ?? 4321 } });
  const watched = site.input.workspace.logs.map(({ log }) => resolve(site.input.workspace.files.root, log.path));
  server.watcher.add(watched);
  let waiting: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, path) => {
    if (!watched.some((folder) => path.startsWith(folder)) || path.includes(`${root.root}`)) return;
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      site = await makeSite(options, parts);
      setSite(site.model);
      reload();
    }, 30);
  });
  return { url: `http://localhost:${server.address.port}${base}`, stop: () => server.stop() };
}

/** Serves a built site under its base path. @throws SiteFault */
export async function previewSite(options: Omit<SiteOptions, 'load'>): Promise<SiteServer> {
  const out = outFolder(options);
  if (readText(join(out, MARK)) === undefined) throw new SiteFault(`no built site in \`${out}\``, 'Run `adr-lint site build` first');
  return servePreview({ folder: out, base: basePath(options.base ?? '/'), port: options.port ?? 4321 });
}

interface MadeSite {
  readonly input: SiteInput;
  readonly model: SiteModel;
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
}

async function makeSite(options: SiteOptions, parts: ReturnType<typeof packageParts>): Promise<MadeSite> {
  const input = await options.load();
  const { files } = input.workspace;
  const assets = publishAssets(parts, input.setting, files);
  const texts = input.workspace.logs.flatMap(({ log }) => [...log.texts.values()].map(({ text }) => text));
  const highlight = await loadHighlight(grammarsIn([...texts, ...input.rules.map(({ page }) => page)]));
  const call = { ...(options.base === undefined ? {} : { base: options.base }), ...(options.url === undefined ? {} : { url: options.url }) };
  const model = siteModel({ facts: siteFacts(input, call), assets: assets.names, highlight });
  return { input, model, assets: assets.files };
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

function outFolder(options: Pick<SiteOptions, 'cwd' | 'out'>): string {
  const out = options.out ?? DEFAULT_OUT;
  return isAbsolute(out) ? out : resolve(options.cwd, out);
}

/** Only a new folder, an empty one and an earlier site are replaced. */
function checkOut(out: string): void {
  const names = namesIn(out);
  if (!isFolder(out) || names.length === 0 || names.includes(MARK)) return;
  throw new SiteFault(`unexpected files in \`${basename(out)}\`, expected an empty folder or an earlier site`, 'Choose another folder with `--out`, or empty this one');
}
