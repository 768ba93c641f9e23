import picomatch from 'picomatch';
import type { Files } from '../model/files.ts';
import { below } from './found-log.ts';

/** Whether a path is a pattern: it has a glob's characters and nothing of that very name exists. */
export function isGlob(files: Files, path: string): boolean {
  return /[*?[\]{}()!]/.test(path) && files.kind(path) === undefined;
}

/** Files and folders that match, sorted. Packages that were installed and hidden folders do not match unless named. */
export function expandGlob(files: Files, pattern: string): readonly string[] {
  const { base, negated } = picomatch.scan(pattern);
  if (negated) return [];
  const matches = picomatch(pattern, { dot: /(?:^|\/)\./.test(pattern) });
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of files.list(folder)) {
      const path = below(folder, entry.name);
      if (entry.kind !== 'file' && entry.kind !== 'folder') continue;
      if (matches(path)) found.push(path);
      if (entry.kind === 'folder' && entry.name !== 'node_modules' && entry.name !== '.git') visit(path);
    }
  };
  visit(base === '' ? '.' : base.replace(/\/$/, ''));
  return found.sort();
}
