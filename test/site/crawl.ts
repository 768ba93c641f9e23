import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readTags } from './read-html.ts';

/** What a walk over a built site found. */
export interface Crawl {
  /** Addresses of HTML pages with the base, in the order they were found. */
  readonly pages: readonly string[];
  /** Every other file that was reached. */
  readonly files: readonly string[];
  readonly broken: readonly string[];
  /** Links and sources that leave the site. */
  readonly outside: readonly string[];
}

const SOURCES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src'],
  iframe: ['src'],
  image: ['href'],
  use: ['href'],
  form: ['action'],
};

/** Follows every internal link, image, script and stylesheet from the first page on, fragments too. */
export function crawl(folder: string, base: string): Crawl {
  const ids = new Map<string, ReadonlySet<string>>();
  const open = [base, `${base}404.html`];
  const seen = new Set(open);
  const found = { pages: [] as string[], files: [] as string[], broken: new Set<string>(), outside: new Set<string>() };
  const fragments: (readonly [from: string, page: string, id: string])[] = [];
  for (let address = open.shift(); address !== undefined; address = open.shift()) {
    const file = fileAt(folder, base, address);
    if (file === undefined) {
      found.broken.add(`missing: ${address}`);
      continue;
    }
    if (!file.endsWith('.html')) {
      found.files.push(address);
      continue;
    }
    found.pages.push(address);
    const tags = readTags(readFileSync(file, 'utf8'));
    ids.set(address, new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])));
    for (const target of tags.flatMap((tag) => targetsOf(tag))) {
      const url = new URL(target, `http://site.test${address}`);
      if (url.origin !== 'http://site.test') {
        found.outside.add(target);
        continue;
      }
      const path = decodeURIComponent(url.pathname);
      if (!path.startsWith(base)) found.broken.add(`outside of the base: ${target} on ${address}`);
      if (url.hash !== '') fragments.push([address, path, decodeURIComponent(url.hash.slice(1))]);
      if (seen.has(path)) continue;
      seen.add(path);
      if (fileAt(folder, base, path) === undefined) found.broken.add(`${target} on ${address}`);
      else open.push(path);
    }
  }
  for (const [from, page, id] of fragments)
    if (ids.has(page) && !ids.get(page)?.has(id)) found.broken.add(`#${id} of ${page} on ${from}`);
  return { pages: found.pages, files: found.files, broken: [...found.broken], outside: [...found.outside] };
}

function targetsOf({ name, attributes }: ReturnType<typeof readTags>[number]): readonly string[] {
  if (name === 'link' && attributes.get('rel') === 'canonical') return [];
  return (SOURCES[name] ?? []).flatMap((key) => attributes.get(key) ?? []).filter((target) => !/^(?:mailto|data):/.test(target));
}

function fileAt(folder: string, base: string, address: string): string | undefined {
  if (!address.startsWith(base)) return undefined;
  const path = join(folder, address.slice(base.length));
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return path;
  return address.endsWith('/') && existsSync(join(path, 'index.html')) ? join(path, 'index.html') : undefined;
}
