import { joinPath, parentPath } from '../lineage/paths.ts';

/** What is wrong with the text of a target, before any file is looked for. */
export type Malformation = 'empty' | 'handle' | 'address' | 'mail' | 'word' | 'mark' | 'machine' | 'slashes';

/** What the target of a link names, by its text alone. */
export type Target =
  /** A web address, a mail address or text that a site's own template replaces: nothing that could be looked up. */
  | { readonly kind: 'address' }
  | { readonly kind: 'malformed'; readonly how: Malformation }
  /** A place on the page itself. */
  | { readonly kind: 'page'; readonly fragment: string }
  | PathTarget;

/** A path within the repository; it leaves the repository when it begins with `..`. */
export interface PathTarget {
  readonly kind: 'path';
  readonly path: string;
  /** Path as written, decoded, without fragment and query. */
  readonly written: string;
  readonly fragment: string;
  /** True when the path begins at the root of the repository, as `/docs/x.md` does on code hosts. */
  readonly rooted: boolean;
}

const SCHEME = /^(?:[a-z][a-z0-9+-]+:|\/\/)/i;
const MACHINE = /^(?:file:|[a-z]:[\\/])/i;
const SLASHES = /^(?:https?|ftp)(?::\/?(?!\/)|\/\/)/i;
const WORD =
  /^(?:todo|tbd|tba|fixme|url|uri|link|href|target|here|xxx+|n\/a|none|null|undefined|placeholder|insert[\w -]*|url_to_\w+|link_to_\w+|your[-_ ]\w+|\?+|\.{3}|…|-+)$/i;
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** What a site generator replaces: template tags and the roots of Docusaurus. */
const TEMPLATE = /\{[{%]|%\}|^\$\{|^<%|^@(?:site)?\//;

/** Reads a target as a code host does: relative to the file, `/x` from the root of the repository. */
export function readTarget(href: string, from: string): Target {
  const text = href.trim();
  if (text === '') return { kind: 'malformed', how: 'empty' };
  if (MACHINE.test(text)) return { kind: 'malformed', how: 'machine' };
  if (SLASHES.test(text)) return { kind: 'malformed', how: 'slashes' };
  if (SCHEME.test(text) || TEMPLATE.test(text)) return { kind: 'address' };
  const how = malformation(text);
  return how === undefined ? pathTarget(text, from) : { kind: 'malformed', how };
}

function malformation(text: string): Malformation | undefined {
  if (text.startsWith('@')) return 'handle';
  if (/^[(<]/.test(text)) return 'mark';
  if (/^www\./i.test(text)) return 'address';
  if (MAIL.test(text)) return 'mail';
  return WORD.test(text) ? 'word' : undefined;
}

function pathTarget(text: string, from: string): Target {
  const hash = text.indexOf('#');
  const fragment = hash < 0 ? '' : decoded(text.slice(hash + 1));
  const written = decoded((hash < 0 ? text : text.slice(0, hash)).replace(/\?.*$/, ''));
  if (written === '') return { kind: 'page', fragment };
  const rooted = written.startsWith('/');
  return { kind: 'path', path: rooted ? joinPath('', written) : joinPath(parentPath(from), written), written, fragment, rooted };
}

/** Percent-decoded where that is possible, as written where it is not. */
export function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const HOST_PAGE =
  /^(?:\.\.\/)+(?:[\w.-]+\/[\w.-]+\/)?(?:issues|pulls?|discussions|wiki|releases|compare|tree|blob|raw|commits?|actions|milestones?|projects|security|labels|-\/\w+)(?:[/?#]|$)/;

/** True for `../../issues/7` and the like: pages of the code host that stand above the files. */
export function isHostPage(written: string): boolean {
  return HOST_PAGE.test(written);
}

const DOMAIN =
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|gov|edu|no|de|fr|uk|nl|eu|ch|at|se|dk|fi|app|cloud)(?=[/:]|$)/i;

/** True for `github.com/a/b`: an address without its scheme, as long as no file of that name exists. */
export function looksLikeAddress(written: string): boolean {
  return DOMAIN.test(written);
}
