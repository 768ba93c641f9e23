import type { Files } from '../model/files.ts';
import { below, foldCase } from './found-log.ts';

/** A path as written in a folder, from the root; undefined when it leaves the root. Either slash is read. */
export function resolvePath(folder: string, written: string): string | undefined {
  if (/^(?:\/|\\|[A-Za-z]:)/.test(written)) return undefined;
  const parts: string[] = folder === '.' ? [] : folder.split('/');
  for (const part of written.split(/[/\\]/)) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/') || '.';
}

/** An existing path with its names as the disk spells them: where letter case does not count, `docs/ADR` may be `docs/adr`. */
export function namedPath(files: Files, path: string): string {
  if (path === '.') return path;
  return path.split('/').reduce((folder, part) => {
    const names = files.list(folder).map(({ name }) => name);
    const name = names.includes(part) ? part : names.find((other) => foldCase(other) === foldCase(part));
    return below(folder, name ?? part);
  }, '.');
}
