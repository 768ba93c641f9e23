import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder of its own, outside any git repository, removed when the file's tests are done. */
export function tempFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'adr-lint-')));
  made.push(folder);
  return folder;
}

/** A temporary folder with files; a path that ends in `/` makes a folder, such as `.git/`. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = tempFolder();
  for (const [path, content] of Object.entries(files)) putFile(folder, path, content);
  return folder;
}

/** Writes one file below a folder and makes the folders it needs. */
export function putFile(folder: string, path: string, content: string | Uint8Array): void {
  const absolute = join(folder, path);
  mkdirSync(path.endsWith('/') ? absolute : dirname(absolute), { recursive: true });
  if (!path.endsWith('/')) writeFileSync(absolute, content);
}

/** Every file below a folder: path → mode and bytes in hexadecimal, so that two moments can be compared. */
export function treeOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .sort()
      .map((path) => [
        path.slice(folder.length + 1),
        `${(statSync(path).mode & 0o777).toString(8)} ${readFileSync(path).toString('hex')}`,
      ]),
  );
}

/** Sets the mode of a file below a folder. */
export function setMode(folder: string, path: string, mode: number): void {
  chmodSync(join(folder, path), mode);
}
