import type { FileKind, Files } from '../model/files.ts';

/** What stands at a path. `case` is the path in the letters the files really have. */
export type Found = { readonly kind: 'exact' } | { readonly kind: 'case'; readonly path: string } | { readonly kind: 'missing' };

interface Folder {
  /** Names as they are, in Unicode normal form C. */
  readonly names: ReadonlyMap<string, FileKind>;
  /** Lower case → names. */
  readonly folded: ReadonlyMap<string, readonly string[]>;
  readonly list: readonly string[];
}

const FOLDERS = new WeakMap<Files, Map<string, Folder>>();

/**
 * Looks for a path letter by letter, so that the answer is the same on file systems that ignore case. What lies behind a
 * symbolic link that leaves the repository can not be known and counts as found.
 */
export function findFile(files: Files, path: string): Found {
  let at = '';
  let exact = true;
  for (const segment of path.split('/').filter((part) => part !== '' && part !== '.')) {
    const folder = folderAt(files, at);
    const wanted = segment.normalize('NFC');
    const alike = folder.names.has(wanted) ? [wanted] : (folder.folded.get(wanted.toLowerCase()) ?? []);
    const name = alike[0];
    if (name === undefined || alike.length > 1) return { kind: 'missing' };
    if (name !== wanted) exact = false;
    at = at === '' ? name : `${at}/${name}`;
    if (folder.names.get(name) === 'link') return exact ? { kind: 'exact' } : { kind: 'missing' };
  }
  return exact ? { kind: 'exact' } : { kind: 'case', path: at };
}

/** Names in a folder of the repository; empty when there is no such folder. */
export function namesIn(files: Files, path: string): readonly string[] {
  return folderAt(files, path).list;
}

function folderAt(files: Files, path: string): Folder {
  const known = FOLDERS.get(files) ?? new Map<string, Folder>();
  FOLDERS.set(files, known);
  const before = known.get(path);
  if (before) return before;
  const names = new Map<string, FileKind>();
  const folded = new Map<string, string[]>();
  for (const entry of files.list(path === '' ? '.' : path)) {
    const name = entry.name.normalize('NFC');
    names.set(name, entry.kind);
    const lower = name.toLowerCase();
    const alike = folded.get(lower);
    if (alike) alike.push(name);
    else folded.set(lower, [name]);
  }
  const folder = { names, folded, list: [...names.keys()] };
  known.set(path, folder);
  return folder;
}

const INDEX = new WeakMap<Files, ReadonlyMap<string, readonly string[]>>();
const SKIPPED: ReadonlySet<string> = new Set(['.git', 'node_modules', 'vendor', 'dist', 'target', '.venv']);
const MOST_FILES = 20_000;

/** Paths of the repository's files by name in lower case. Large repositories are looked through in part: it serves suggestions only. */
export function filesByName(files: Files): ReadonlyMap<string, readonly string[]> {
  const before = INDEX.get(files);
  if (before) return before;
  const index = new Map<string, string[]>();
  const open = [''];
  let seen = 0;
  for (let next = 0; next < open.length && seen < MOST_FILES; next++) {
    const at = open[next] ?? '';
    for (const [name, kind] of folderAt(files, at).names) {
      const path = at === '' ? name : `${at}/${name}`;
      if (kind === 'folder' && !SKIPPED.has(name)) open.push(path);
      if (kind !== 'file') continue;
      seen++;
      const alike = index.get(name.toLowerCase());
      if (alike) alike.push(path);
      else index.set(name.toLowerCase(), [path]);
    }
  }
  INDEX.set(files, index);
  return index;
}

const LOG_FOLDER = /(?:^|\/)(?:[\w.-]*adrs?|[\w.-]*decisions?|[\w.-]*decision-records?|rfcs?)(?:\/|$)/i;
const NUMBERED = /^(?:[a-z]{1,12}[-_ ]?){0,4}(\d{1,5})(?=[-_ .]).*\.(?:md|markdown|mdx|adoc|rst|txt)$/;
const NUMBERS = new WeakMap<Files, ReadonlySet<number>>();

/** Numbers in the names of files that stand in folders named as logs are, anywhere in the repository. */
export function numbersInLogs(files: Files): ReadonlySet<number> {
  const before = NUMBERS.get(files);
  if (before) return before;
  const numbers = new Set<number>();
  for (const [name, paths] of filesByName(files)) {
    const digits = NUMBERED.exec(name)?.[1];
    if (digits !== undefined && paths.some((path) => LOG_FOLDER.test(path.slice(0, -name.length)))) numbers.add(Number(digits));
  }
  NUMBERS.set(files, numbers);
  return numbers;
}
