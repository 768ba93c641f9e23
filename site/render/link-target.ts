import type { Log } from '../../src/model/log.ts';
import { standingOfHref } from '../../src/rules/link-standing.ts';
import { logAddress } from '../views/addresses.ts';
import { hrefTo, recordOf, type SiteFacts, type SiteRecord } from '../views/site-facts.ts';
import { isCopied } from './copied-files.ts';
import { folderHref, sourceHref } from './source-href.ts';

/** Where a link of a record leads on the site. */
export type LinkTarget =
  | { readonly kind: 'record'; readonly record: SiteRecord; readonly fragment: string }
  /** Another page of the site. */
  | { readonly kind: 'page'; readonly href: string }
  /** A place on the same page. */
  | { readonly kind: 'fragment'; readonly fragment: string }
  /** A file that is copied beside the pages. */
  | { readonly kind: 'file'; readonly path: string; readonly href: string }
  /** Another host; a file of the repository on its code host. */
  | { readonly kind: 'elsewhere'; readonly href: string }
  /** A file that has no page here, or nothing at all: the words stay, the link goes. */
  | { readonly kind: 'nowhere'; readonly path: string; readonly missing: boolean };

/** The text a link stands in. */
export interface LinkOrigin {
  /** Path of the file, from the root of the repository. */
  readonly path: string;
  /** The log it belongs to, if any. */
  readonly log?: Log;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:|^\/\//i;
const SAFE = /^(?:https?:|mailto:|\/\/)/i;

/** Finds out where a target leads: a file as it is written, else a record that goes by that name. */
export function linkTarget(href: string, origin: LinkOrigin, facts: SiteFacts): LinkTarget {
  const text = href.trim();
  if (SCHEME.test(text))
    return recordTarget(text, origin, facts) ?? (SAFE.test(text) ? { kind: 'elsewhere', href: text } : NOWHERE);
  const standing = standingOfHref(text, origin.path, facts.input.workspace.files);
  switch (standing.kind) {
    case 'page':
      return { kind: 'fragment', fragment: standing.fragment };
    case 'found':
      return fileTarget(standing, facts) ?? recordTarget(text, origin, facts) ?? sourceTarget(standing, facts);
    case 'case':
    case 'site':
      return (
        fileTarget({ ...standing, path: standing.actual }, facts) ?? sourceTarget({ ...standing, path: standing.actual }, facts)
      );
    case 'address':
      return hostPage(text, facts);
    case 'malformed':
      return recordTarget(text, origin, facts) ?? NOWHERE;
    case 'outside':
    case 'missing':
      return recordTarget(text, origin, facts) ?? { kind: 'nowhere', path: standing.written, missing: true };
  }
}

const NOWHERE: LinkTarget = { kind: 'nowhere', path: '', missing: false };

function recordTarget(href: string, origin: LinkOrigin, facts: SiteFacts): LinkTarget | undefined {
  const hash = href.indexOf('#');
  const bare = decoded((hash < 0 ? href : href.slice(0, hash)).replace(/\?.*$/, ''));
  const fragment = hash < 0 ? '' : decoded(href.slice(hash + 1));
  if (bare === '' || origin.log === undefined) return undefined;
  const place = { start: 0, end: 0 };
  const resolution = origin.log.resolve({ text: bare, place, href: bare }, origin.path);
  const ref =
    resolution.kind === 'resolved'
      ? { log: origin.log.name, id: resolution.id }
      : resolution.kind === 'elsewhere'
        ? resolution.ref
        : undefined;
  const record = ref === undefined ? undefined : recordOf(facts, ref);
  return record === undefined ? undefined : { kind: 'record', record, fragment };
}

interface FoundFile {
  readonly path: string;
  readonly fragment: string;
}

/** What of a file or folder is on the site: a record, a log, a copy. */
function fileTarget({ path, fragment }: FoundFile, facts: SiteFacts): LinkTarget | undefined {
  const { files } = facts.input.workspace;
  const record = facts.byPath.get(path.toLowerCase());
  if (record !== undefined) return { kind: 'record', record, fragment };
  const page = logPage(path, facts);
  if (page !== undefined) return { kind: 'page', href: page };
  const isFile = files.kind(path === '' ? '.' : path) === 'file';
  return isFile && isCopied(path) ? { kind: 'file', path, href: hrefTo(facts, `files/${path}`) } : undefined;
}

function sourceTarget({ path, fragment }: FoundFile, facts: SiteFacts): LinkTarget {
  const isFolder = facts.input.workspace.files.kind(path === '' ? '.' : path) === 'folder';
  const href = isFolder ? folderHref(facts, path) : sourceHref(facts, path);
  if (href === undefined) return { kind: 'nowhere', path, missing: false };
  return { kind: 'elsewhere', href: fragment === '' ? href : `${href}#${encodeURIComponent(fragment)}` };
}

/** The page of a log whose folder or index a link names. */
function logPage(path: string, facts: SiteFacts): string | undefined {
  const folder = path.replace(/\/+$/, '').replace(/(?:^|\/)(?:README|index)\.md$/i, '');
  const log = facts.logs.find((one) => one.path === (folder === '' ? '.' : folder));
  if (log === undefined || log.path === '.') return undefined;
  return hrefTo(facts, facts.several ? logAddress(log.name) : '');
}

/** `../../issues/7` and the like: pages of the code host that stand above the files. */
function hostPage(href: string, facts: SiteFacts): LinkTarget {
  const { repository } = facts.input.setting;
  const path = href.replace(/^(?:\.\.\/)+/, '');
  return repository === undefined || !/^(?:issues|pulls?|discussions|wiki|releases|-\/)/.test(path)
    ? { kind: 'nowhere', path: '', missing: false }
    : { kind: 'elsewhere', href: `${repository.replace(/\/+$/, '')}/${path}` };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
