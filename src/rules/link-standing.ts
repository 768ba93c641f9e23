import { joinPath, parentPath } from '../lineage/paths.ts';
import type { Files } from '../model/files.ts';
import type { LinkUse } from '../model/source.ts';
import { findFile } from './find-file.ts';
import { isHostPage, looksLikeAddress, type Malformation, type PathTarget, readTarget } from './read-target.ts';

/** Where a link leads, as far as the files of the repository can tell. */
export type Standing =
  | { readonly kind: 'address' }
  | { readonly kind: 'malformed'; readonly how: Malformation }
  | { readonly kind: 'page'; readonly fragment: string }
  | ({ readonly kind: 'found' } & PathFacts)
  | ({ readonly kind: 'outside' } & PathFacts)
  | ({ readonly kind: 'missing' } & PathFacts)
  /** The file exists in other letters: `actual` is its path. */
  | ({ readonly kind: 'case'; readonly actual: string } & PathFacts)
  /** A page that only a site generator makes: `actual` is the file it is made from. */
  | ({ readonly kind: 'site'; readonly actual: string } & PathFacts);

type PathFacts = Omit<PathTarget, 'kind'>;

const KNOWN = new WeakMap<LinkUse, Standing>();

/** Where the target of a use leads, from the record at `from`. */
export function standingOf(use: LinkUse, from: string, files: Files): Standing {
  const before = KNOWN.get(use);
  if (before) return before;
  const standing =
    use.kind === 'autolink' || use.href === undefined ? ({ kind: 'address' } as const) : standingOfHref(use.href, from, files);
  KNOWN.set(use, standing);
  return standing;
}

/** The same for a target alone. */
export function standingOfHref(href: string, from: string, files: Files): Standing {
  const target = readTarget(href, from);
  if (target.kind !== 'path') return target;
  const { path, written, fragment, rooted } = target;
  const facts = { path, written, fragment, rooted };
  if (path === '..' || path.startsWith('../')) return isHostPage(written) ? { kind: 'address' } : { kind: 'outside', ...facts };
  const found = findFile(files, path);
  if (found.kind === 'exact') return { kind: 'found', ...facts };
  if (found.kind === 'case') return { kind: 'case', actual: found.path, ...facts };
  if (isInSubmodule(path, files)) return { kind: 'address' };
  const actual = sitePage(target, from, files);
  if (actual !== undefined) return { kind: 'site', actual, ...facts };
  if (looksLikeAddress(written)) return { kind: 'malformed', how: 'address' };
  return { kind: 'missing', ...facts };
}

const SUBMODULES = new WeakMap<Files, readonly string[]>();

/** What a submodule holds is not part of the repository's own files. */
function isInSubmodule(path: string, files: Files): boolean {
  const known = SUBMODULES.get(files) ?? submodules(files);
  SUBMODULES.set(files, known);
  return known.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

function submodules(files: Files): readonly string[] {
  const content = files.read('.gitmodules');
  if (!content.ok) return [];
  return [...new TextDecoder().decode(content.bytes).matchAll(/^\s*path\s*=\s*(\S[^\r\n]*)/gm)].map((match) =>
    joinPath('', (match[1] ?? '').trim()),
  );
}

/** The file behind an address as site generators make them: without extension, as `.html`, as a folder, from the site's own root. */
function sitePage(target: PathTarget, from: string, files: Files): string | undefined {
  const folder = parentPath(from);
  const paths = target.rooted
    ? underAncestors(target.path, folder)
    : [target.path, joinPath(from.replace(/\.[^./]+$/, ''), target.written)];
  for (const path of paths) {
    for (const candidate of path === target.path ? pagesOf(path) : [path, ...pagesOf(path)]) {
      const found = candidate.startsWith('..') ? undefined : findFile(files, candidate);
      if (found?.kind === 'exact') return candidate;
      if (found?.kind === 'case') return found.path;
    }
  }
  return undefined;
}

function pagesOf(path: string): readonly string[] {
  const base = path.replace(/\/+$/, '');
  if (/\.html?$/i.test(base)) return [base.replace(/\.html?$/i, '.md'), base.replace(/\/index\.html?$/i, '.md')];
  return /\.(?:md|markdown|mdx)$/i.test(base) ? [] : [`${base}.md`, `${base}.mdx`, `${base}.markdown`];
}

const ASSET_ROOTS = ['', 'static/', 'public/', 'assets/'];

/** A rooted path below each folder the record stands in: one of them may be the root of the site. */
function underAncestors(path: string, folder: string): readonly string[] {
  const parts = folder.split('/').filter((part) => part !== '');
  const roots = ['', ...parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`)];
  return [path, ...roots.flatMap((root) => ASSET_ROOTS.map((assets) => `${root}${assets}${path}`)).filter((one) => one !== path)];
}
