import { joinPath, relativePath } from '../lineage/paths.ts';
import type { Files } from '../model/files.ts';
import type { Fix } from '../model/finding.ts';
import type { Log } from '../model/log.ts';
import type { LinkUse } from '../model/source.ts';
import { nearest } from '../source/nearest.ts';
import { filesByName, findFile, namesIn } from './find-file.ts';
import { numberInName, slugInName } from './record-like.ts';

/** A path that leads nowhere, and where it was written. */
export interface LostPath {
  readonly path: string;
  readonly written: string;
  /** Path of the record that names it. */
  readonly from: string;
  /** True when the path is the name of a record. */
  readonly record: boolean;
}

const MOST = 3;
const PAGE = /\.(?:md|markdown|mdx)$/i;

/**
 * Files that a lost path may have meant, at most three; of the ways to tell only the surest that gives any: written from the
 * root of the repository, the same name elsewhere, the same words under another number, the same number under other words, a
 * name a letter or two away.
 */
export function candidatesFor(lost: LostPath, facts: { readonly log: Log; readonly files: Files }): readonly string[] {
  const ways = [
    () => fromRoot(lost, facts),
    () => sameName(lost, facts.files),
    () => (lost.record || PAGE.test(lost.path) ? sameWords(lost, facts.log) : []),
    () => (lost.record ? sameNumber(lost, facts.log) : []),
    () => nearName(lost, facts.files),
  ];
  for (const way of ways) {
    const found = [...new Set(way())].filter((path) => path !== lost.from && path !== lost.path);
    if (found.length > 0) return found.slice(0, MOST);
  }
  return [];
}

function fromRoot(lost: LostPath, { log, files }: { readonly log: Log; readonly files: Files }): readonly string[] {
  const bare = joinPath('', lost.written.replace(/^(?:\.{1,2}\/)+/, ''));
  const paths = [bare, ...(log.path === '.' ? [] : [joinPath(log.path, bare)])];
  return paths.filter((path) => path !== '' && path !== lost.path && findFile(files, path).kind === 'exact').slice(0, 1);
}

function sameName(lost: LostPath, files: Files): readonly string[] {
  const name = lost.path.slice(lost.path.lastIndexOf('/') + 1).toLowerCase();
  if (name === '' || /^(?:readme|index)\.|^\.+$/.test(name)) return [];
  const found = filesByName(files).get(name) ?? [];
  return found.length <= MOST ? found : [];
}

interface RecordIndex {
  readonly bySlug: ReadonlyMap<string, readonly string[]>;
  readonly byNumber: ReadonlyMap<number, readonly string[]>;
}

const INDEXES = new WeakMap<Log, RecordIndex>();

function indexOf(log: Log): RecordIndex {
  const known = INDEXES.get(log);
  if (known) return known;
  const bySlug = new Map<string, string[]>();
  const byNumber = new Map<number, string[]>();
  for (const { path, number } of log.decisions) {
    const slug = slugInName(path);
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), path].slice(0, MOST + 1));
    if (number !== undefined) byNumber.set(number, [...(byNumber.get(number) ?? []), path].slice(0, MOST + 1));
  }
  const index = { bySlug, byNumber };
  INDEXES.set(log, index);
  return index;
}

function sameWords(lost: LostPath, log: Log): readonly string[] {
  const slug = slugInName(lost.path);
  return slug.length < 4 ? [] : (indexOf(log).bySlug.get(slug) ?? []);
}

/** The record with the number, where only one carries it. */
function sameNumber(lost: LostPath, log: Log): readonly string[] {
  const number = numberInName(lost.path);
  const found = number === undefined ? [] : (indexOf(log).byNumber.get(number) ?? []);
  return found.length === 1 ? found : [];
}

/** Folders with more names are not searched for one that is a letter away: every lost path would cost too much. */
const MANY_NAMES = 500;

function nearName(lost: LostPath, files: Files): readonly string[] {
  const at = lost.path.lastIndexOf('/');
  const folder = at < 0 ? '' : lost.path.slice(0, at);
  const names = namesIn(files, folder);
  const near = names.length > MANY_NAMES ? undefined : nearest(lost.path.slice(at + 1), names);
  return near === undefined ? [] : [folder === '' ? near : `${folder}/${near}`];
}

/** How a link in `from` writes a path: relative, or from the root where it was written so. */
export function targetTo(path: string, from: string, written: string): string {
  const target = written.startsWith('/') ? `/${path}` : relativePath(from, path);
  const dotted = written.startsWith('./') && !target.startsWith('.') ? `./${target}` : target;
  return dotted.replace(/[%\s()<>#?]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

/** A fix that gives uses another path and keeps fragment and query; undefined when a target does not stand in the text literally. */
export function retarget(
  uses: readonly LinkUse[],
  change: { readonly to: string; readonly path: string; readonly text: string; readonly safety: Fix['safety'] },
): Fix | undefined {
  const edits = uses.flatMap(({ hrefPlace }) => {
    if (!hrefPlace) return [];
    const raw = change.text.slice(hrefPlace.start, hrefPlace.end);
    const end = hrefPlace.start + (/[#?]/.exec(raw)?.index ?? raw.length);
    return [{ start: hrefPlace.start, end, insert: change.to }];
  });
  if (edits.length !== uses.length) return undefined;
  return { safety: change.safety, title: `Link to \`${change.to}\``, edits: { [change.path]: edits } };
}
