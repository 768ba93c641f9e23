import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteSetting } from '../../src/model/config.ts';
import type { Files } from '../../src/model/files.ts';
import type { AssetNames } from '../views/shell-view.ts';
import { findAbove, namesIn, readBytes, readText } from './disk.ts';
import { SiteFault } from './site-fault.ts';

/** The site's own parts as they lie in the package. */
export interface PackageParts {
  /** Sources for Astro: pages, components, layouts. */
  readonly sources: string;
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** Empty when the diagrams' code was not built. */
  readonly diagram: ReadonlyMap<string, Uint8Array>;
}

/** Files to publish, with digests in their names, and the names. */
export interface PublishedAssets {
  readonly names: AssetNames;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

/** Finds the parts of the site in our package. */
export function packageParts(): PackageParts {
  const root = findAbove(dirname(fileURLToPath(import.meta.url)), (folder) =>
    /"name":\s*"adr-lint"/.test(readText(join(folder, 'package.json')) ?? ''),
  );
  const folder = join(root ?? '.', 'dist/site');
  const assets = readAll(join(folder, 'assets'));
  if (assets.size === 0)
    throw new SiteFault(
      'the parts of the site are missing from the package',
      'Run `npm run build` in a checkout, else install the package again',
    );
  return { sources: join(folder, 'src'), assets, diagram: readAll(join(folder, 'diagram')) };
}

function readAll(folder: string): ReadonlyMap<string, Uint8Array> {
  return new Map(namesIn(folder).flatMap((name) => [[name, readBytes(join(folder, name)) ?? new Uint8Array()] as const]));
}

/** Stylesheet and scripts under their public names. The team's colours and stylesheet are part of the one stylesheet. */
export function publishAssets(parts: PackageParts, setting: SiteSetting, files: Files): PublishedAssets {
  const css = [textOf(parts.assets, 'site.css'), colorRules(setting.colors ?? {}), ownStyles(setting.theme, files)]
    .filter((text) => text !== '')
    .join('\n');
  const styles = named('site', 'css', css);
  const scripts = ['site', 'filters', 'search', 'diagram'].map((name) => named(name, 'js', textOf(parts.assets, `${name}.js`)));
  const [script, filters, search, diagram] = scripts.map(({ path }) => path);
  return {
    names: {
      stylesheet: styles.path,
      script: script ?? '',
      filters: filters ?? '',
      search: search ?? '',
      diagram: diagram ?? '',
    },
    files: new Map(
      [styles, ...scripts, { path: 'assets/icon.svg', text: textOf(parts.assets, 'icon.svg') }].map(({ path, text }) => [
        path,
        text,
      ]),
    ),
  };
}

function textOf(assets: ReadonlyMap<string, Uint8Array>, name: string): string {
  return new TextDecoder().decode(assets.get(name) ?? new Uint8Array());
}

function named(name: string, extension: string, text: string): { readonly path: string; readonly text: string } {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `assets/${name}.${digest}.${extension}`, text };
}

const COLOR = /^[a-z0-9#(),.%\s/+-]{1,120}$/i;

/** Colours of the theme as custom properties; a value that could be more than a colour is left out. */
function colorRules(colors: Readonly<Record<string, string>>): string {
  const rules = Object.entries(colors).filter(
    ([name, value]) => /^[a-z][a-z0-9-]*$/.test(name) && COLOR.test(value) && !/url\(|expression/i.test(value),
  );
  return rules.length === 0 ? '' : `:root{${rules.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}

function ownStyles(theme: string | undefined, files: Files): string {
  const content = theme === undefined ? undefined : files.read(theme);
  return content?.ok ? new TextDecoder().decode(content.bytes) : '';
}
