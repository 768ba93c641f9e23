import * as fs from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder at or above one for which a test holds. */
export function findAbove(start: string, holds: (folder: string) => boolean): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (holds(folder)) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** The text of a file, or undefined when it can not be read. */
export function readText(path: string): string | undefined {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The bytes of a file, or undefined when it can not be read. */
export function readBytes(path: string): Uint8Array | undefined {
  try {
    return fs.readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Names in a folder; empty when there is none. */
export function namesIn(folder: string): readonly string[] {
  try {
    return fs.readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Whether a path is a folder. */
export function isFolder(path: string): boolean {
  return fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Writes a file when it says something else so far; folders are made. */
export function writeFile(path: string, content: string | Uint8Array): void {
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, content);
}

/** Copies a folder with all it holds, and takes away what it does not hold. Files that are the same stay untouched. */
export function mirrorFolder(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  const names = new Set(namesIn(from));
  for (const name of namesIn(to)) if (!names.has(name)) fs.rmSync(join(to, name), { recursive: true });
  for (const name of names) {
    const [source, target] = [join(from, name), join(to, name)];
    if (isFolder(source)) mirrorFolder(source, target);
    else if (readText(target) !== readText(source)) writeFile(target, readBytes(source) ?? '');
  }
}

/** Makes a path stand for a folder elsewhere. */
export function linkFolder(target: string, path: string): void {
  if (fs.existsSync(path) && fs.realpathSync(path) === fs.realpathSync(target)) return;
  fs.rmSync(path, { recursive: true, force: true });
  fs.mkdirSync(dirname(path), { recursive: true });
  // A junction needs no rights on Windows; elsewhere the kind is ignored.
  fs.symlinkSync(target, path, 'junction');
}

/** Puts a folder in the place of another, which is taken away. */
export function replaceFolder(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(dirname(to), { recursive: true });
  try {
    fs.renameSync(from, to);
  } catch {
    // Another file system: rename can not cross it.
    fs.cpSync(from, to, { recursive: true });
    fs.rmSync(from, { recursive: true, force: true });
  }
}

/** Takes a folder away. */
export function removeFolder(path: string): void {
  fs.rmSync(path, { recursive: true, force: true });
}

/** The path with every link resolved. */
export function realPath(path: string): string {
  return fs.realpathSync(path);
}

/** Bytes of all files below a folder, and how many there are. */
export function measureFolder(folder: string): { readonly files: number; readonly bytes: number } {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    files: files.length,
    bytes: files.reduce((sum, entry) => sum + fs.statSync(join(entry.parentPath, entry.name)).size, 0),
  };
}
