import { parse, relative, resolve, sep } from 'node:path';
import { nodeFiles } from '../files/node-files.ts';
import type { WritableFiles } from '../model/files.ts';

/** Writes a file that the caller named, wherever it lies; folders it needs are made. Gives the reason when it can not be written. */
export function writeNamedFile(path: string, cwd: string, text: string): string | undefined {
  const place = named(path, cwd);
  const result = place.files.write(place.path, new TextEncoder().encode(text));
  return result.ok ? undefined : result.detail;
}

/** Adds a text at the end of a file that the caller named. */
export function appendNamedFile(path: string, cwd: string, text: string): string | undefined {
  const place = named(path, cwd);
  const before = place.files.read(place.path);
  if (!before.ok && before.reason !== 'missing') return before.detail;
  return writeNamedFile(path, cwd, (before.ok ? new TextDecoder().decode(before.bytes) : '') + text);
}

/** The whole disk is the root: the caller may name any file, and a link to another one. */
function named(path: string, cwd: string): { readonly files: WritableFiles; readonly path: string } {
  const absolute = resolve(cwd, path);
  const { root } = parse(absolute);
  return { files: nodeFiles(root), path: relative(root, absolute).split(sep).join('/') };
}
