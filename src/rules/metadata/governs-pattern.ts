import type { Decision } from '../../model/decision.ts';
import type { Files, FolderEntry } from '../../model/files.ts';
import { defineRule } from '../../model/finding.ts';
import { fnmatch } from '../../source/fnmatch.ts';
import type { LogFault } from '../log-habit.ts';

export default defineRule({
  id: 'governs-pattern',
  summary: 'A pattern of `governs` can not match, or matches nothing',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    absolute: 'unexpected absolute path `{pattern}`, expected one from the root of the repository',
    backslash: 'unexpected `\\` in `{pattern}`, expected `/`',
    upward: 'unexpected `..` in `{pattern}`, expected a path within the repository',
    empty: 'unexpected empty pattern, expected a path such as `src/*`',
    folder: 'unexpected folder `{pattern}`, expected `{pattern}/*` for what lies in it',
    nothing: 'unexpected pattern `{pattern}`, expected one that matches a file: none does',
  },
  *check({ decisions }, { files }) {
    const list = cachedList(files);
    for (const decision of decisions) {
      for (const { value, place } of decision.governs) {
        const message = malformed(value) ?? (isInForce(decision) ? unmatched(value, { files, list }) : undefined);
        if (message === undefined) continue;
        const isDoubt = message === 'folder' || message === 'nothing';
        yield {
          message,
          ...(isDoubt ? { level: 'note' } : {}),
          path: decision.path,
          place,
          data: { pattern: value.replace(/\/+$/, '') || value },
        } satisfies LogFault;
      }
    }
  },
});

function malformed(pattern: string): string | undefined {
  if (pattern.trim() === '') return 'empty';
  if (/^[/\\]|^[A-Za-z]:/.test(pattern)) return 'absolute';
  if (pattern.includes('\\')) return 'backslash';
  return pattern.split('/').includes('..') ? 'upward' : undefined;
}

/** What a proposal governs may not be there yet, and what a retired record governed may be gone. */
function isInForce({ status }: Decision): boolean {
  return status?.name === 'accepted' || status?.name === 'implemented';
}

interface Repository {
  readonly files: Files;
  readonly list: (folder: string) => readonly FolderEntry[];
}

function unmatched(written: string, { files, list }: Repository): string | undefined {
  const pattern = written.replace(/^(?:\.\/)+/, '');
  const wildcard = pattern.search(/[*?[]/);
  if (wildcard < 0) {
    // A word alone may be the name of a part.
    if (!/[/.]/.test(pattern)) return undefined;
    const kind = files.kind(pattern.replace(/\/+$/, '') || '.');
    return kind === 'folder' ? 'folder' : kind === undefined ? 'nothing' : undefined;
  }
  const slash = pattern.lastIndexOf('/', wildcard);
  return matchesSome(pattern, slash < 0 ? '.' : pattern.slice(0, slash), list) ? undefined : 'nothing';
}

/** So many entries are looked at for one pattern; a larger folder is taken to hold a match. */
const MOST_ENTRIES = 20_000;

function matchesSome(pattern: string, base: string, list: Repository['list']): boolean {
  const matches = fnmatch(pattern);
  const folders = [base];
  let seen = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const { name, kind } of list(folder)) {
      const path = folder === '.' ? name : `${folder}/${name}`;
      if (++seen > MOST_ENTRIES) return true;
      if (kind !== 'folder') {
        if (matches(path)) return true;
      } else if (name !== '.git' && name !== 'node_modules') folders.push(path);
    }
  }
  return false;
}

/** Folders once listed are not listed again: many records govern the same ones. */
function cachedList(files: Files): Repository['list'] {
  const known = new Map<string, readonly FolderEntry[]>();
  return (folder) => {
    const entries = known.get(folder) ?? files.list(folder);
    known.set(folder, entries);
    return entries;
  };
}
