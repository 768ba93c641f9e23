import { basename, dirname, resolve } from 'node:path';
import { nodeFiles } from '../files/node-files.ts';

/** Writes a file that the caller named, wherever it lies. Gives the reason when it can not be written. */
export function writeNamedFile(path: string, cwd: string, text: string): string | undefined {
  const absolute = resolve(cwd, path);
  const result = nodeFiles(dirname(absolute)).write(basename(absolute), new TextEncoder().encode(text));
  return result.ok ? undefined : result.detail;
}

/** Adds a text at the end of a file that the caller named. */
export function appendNamedFile(path: string, cwd: string, text: string): string | undefined {
  const absolute = resolve(cwd, path);
  const before = nodeFiles(dirname(absolute)).read(basename(absolute));
  if (!before.ok && before.reason !== 'missing') return before.detail;
  return writeNamedFile(absolute, cwd, (before.ok ? new TextDecoder().decode(before.bytes) : '') + text);
}
