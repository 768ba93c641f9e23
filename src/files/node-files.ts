import { randomBytes } from 'node:crypto';
import type { Dirent, Stats } from 'node:fs';
import * as fs from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { FileContent, FileKind, WritableFiles, WriteResult } from '../model/files.ts';
import { byName, isInsidePath, sizeLimit } from './paths.ts';

type ReadFault = Extract<FileContent, { ok: false }>;
type WriteFault = Extract<WriteResult, { ok: false }>;

/**
 * The files below a folder of the disk. Links are followed only where their target stays in the root; only regular
 * files are read, so a pipe or a device never blocks; files over `sizeLimit` bytes are not read.
 */
export function nodeFiles(root: string): WritableFiles {
  const disk: Disk = { root: resolve(root), realRoot: realRoot(root), folders: new Map() };
  return {
    root: disk.root,
    list: (path) => listFolder(disk, path).map((entry) => ({ name: entry.name, kind: kindOf(entry) })),
    kind: (path) => (isInsidePath(path) ? kindAt(join(disk.root, path)) : undefined),
    read: (path) => readFile(disk, path),
    folderFault: (path) => folderFault(disk, path),
    write: (path, bytes) => writeFile(disk, path, bytes),
    create: (path, bytes) => createFile(disk, path, bytes),
    rename: (from, to) => renameFile(disk, from, to),
    remove: (path) => removeFile(disk, path),
  };
}

/** The nearest folder at or above `cwd` that holds `.git` (a folder, or the file of a worktree), else `cwd` itself. */
export function findRoot(cwd: string): string {
  const start = resolve(cwd);
  for (let folder = start; ; folder = dirname(folder)) {
    if (kindAt(join(folder, '.git')) !== undefined) return folder;
    if (dirname(folder) === folder) return start;
  }
}

interface Disk {
  readonly root: string;
  readonly realRoot: string;
  /** Real paths of folders looked into. */
  readonly folders: Map<string, string>;
}

function realRoot(root: string): string {
  try {
    return fs.realpathSync.native(resolve(root));
  } catch {
    return resolve(root);
  }
}

function kindAt(absolute: string): FileKind | undefined {
  try {
    return kindOf(fs.lstatSync(absolute));
  } catch {
    return undefined;
  }
}

function kindOf(entry: Dirent | Stats): FileKind {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isFile()) return 'file';
  return entry.isDirectory() ? 'folder' : 'other';
}

/** The path with every link resolved, or why there is none to use. */
function resolveInside(disk: Disk, path: string): { readonly ok: true; readonly real: string } | ReadFault {
  if (!isInsidePath(path)) return { ok: false, reason: 'outside', detail: 'the path leaves the repository' };
  try {
    const real = fs.realpathSync.native(join(disk.root, path));
    if (isBelow(disk.realRoot, real)) return { ok: true, real };
    return { ok: false, reason: 'outside', detail: 'a symbolic link leads out of the repository' };
  } catch (error) {
    return readFault(error);
  }
}

function isBelow(root: string, real: string): boolean {
  return real === root || real.startsWith(root.endsWith(sep) ? root : root + sep);
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function readFault(error: unknown): ReadFault {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return { ok: false, reason: 'missing', detail: code };
  if (code === 'EISDIR') return { ok: false, reason: 'not-a-file', detail: 'folder' };
  return { ok: false, reason: 'unreadable', detail: code };
}

function listFolder(disk: Disk, path: string): readonly Dirent[] {
  const folder = resolveInside(disk, path);
  if (!folder.ok) return [];
  try {
    return fs.readdirSync(folder.real, { withFileTypes: true }).sort(byName);
  } catch {
    return [];
  }
}

function folderFault(disk: Disk, path: string): string | undefined {
  const folder = resolveInside(disk, path);
  if (!folder.ok) return folder.reason === 'missing' ? undefined : folder.detail;
  try {
    fs.opendirSync(folder.real).closeSync();
    return undefined;
  } catch (error) {
    return errorCode(error);
  }
}

function readFile(disk: Disk, path: string): FileContent {
  return readPlainFile(disk, path) ?? readAnyFile(disk, path);
}

/**
 * The quick way for a file that is no link in a folder whose real path is known: one look less a file. Undefined when it
 * is anything else, for the slow way to say what.
 */
function readPlainFile(disk: Disk, path: string): FileContent | undefined {
  if (!isInsidePath(path)) return undefined;
  const folder = realFolder(disk, path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.');
  if (folder === undefined) return undefined;
  let descriptor: number | undefined;
  try {
    const flags = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0) | (fs.constants.O_NOFOLLOW ?? 0);
    if (!fs.constants.O_NOFOLLOW) return undefined;
    descriptor = fs.openSync(`${folder}${sep}${path.slice(path.lastIndexOf('/') + 1)}`, flags);
    const stats = fs.fstatSync(descriptor);
    if (!stats.isFile() || stats.size > sizeLimit) return undefined;
    return { ok: true, bytes: fs.readFileSync(descriptor) };
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor);
  }
}

/** The real path of a folder inside the root, remembered for one run. */
function realFolder(disk: Disk, path: string): string | undefined {
  const known = disk.folders.get(path);
  if (known !== undefined) return known;
  const resolved = resolveInside(disk, path);
  if (!resolved.ok) return undefined;
  disk.folders.set(path, resolved.real);
  return resolved.real;
}

function readAnyFile(disk: Disk, path: string): FileContent {
  const file = resolveInside(disk, path);
  if (!file.ok) return file;
  let descriptor: number | undefined;
  try {
    if (!fs.statSync(file.real).isFile()) return notAFile();
    // Not blocking: between the two looks the file may have become a pipe.
    descriptor = fs.openSync(file.real, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0));
    const stats = fs.fstatSync(descriptor);
    if (!stats.isFile()) return notAFile();
    if (stats.size > sizeLimit) return { ok: false, reason: 'too-large', detail: `${stats.size} bytes` };
    return { ok: true, bytes: fs.readFileSync(descriptor) };
  } catch (error) {
    return readFault(error);
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor);
  }
}

function notAFile(): ReadFault {
  return { ok: false, reason: 'not-a-file', detail: 'not a regular file' };
}

function writeFile(disk: Disk, path: string, bytes: Uint8Array): WriteResult {
  const target = resolveInside(disk, path);
  if (!target.ok) return target.reason === 'missing' ? createFile(disk, path, bytes) : writeFault(target);
  try {
    const stats = fs.statSync(target.real);
    if (!stats.isFile()) return notWritten('not-a-file', 'not a regular file');
    fs.accessSync(target.real, fs.constants.W_OK);
    replaceFile(target.real, bytes, stats.mode & 0o7777);
    return { ok: true };
  } catch (error) {
    return notWritten('unwritable', errorCode(error));
  }
}

/** Writes beside the target and renames: a reader sees the old bytes or the new ones, never half of them. */
function replaceFile(target: string, bytes: Uint8Array, mode: number): void {
  const temporary = temporaryFor(target);
  try {
    writeNew(temporary, bytes, mode);
    fs.renameSync(temporary, target);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

/** Fails when the file exists. */
function writeNew(path: string, bytes: Uint8Array, mode?: number): void {
  const descriptor = fs.openSync(path, 'wx');
  try {
    fs.writeFileSync(descriptor, bytes);
    if (mode !== undefined) fs.fchmodSync(descriptor, mode);
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

function createFile(disk: Disk, path: string, bytes: Uint8Array): WriteResult {
  const place = freePlace(disk, path);
  if (!place.ok) return place;
  try {
    fs.mkdirSync(dirname(place.real), { recursive: true });
    linkNew(place.real, bytes);
    return { ok: true };
  } catch (error) {
    const code = errorCode(error);
    return notWritten(code === 'EEXIST' ? 'exists' : 'unwritable', code);
  }
}

/** Writes beside the target and gives it the name: the file is there whole or not at all, and no other file is overwritten. */
function linkNew(target: string, bytes: Uint8Array): void {
  const temporary = temporaryFor(target);
  try {
    writeNew(temporary, bytes);
    fs.linkSync(temporary, target);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || !NO_LINKS.has(errorCode(error))) throw error;
    writeDirectly(target, bytes);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
}

/** What file systems without hard links answer. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EACCES', 'EXDEV']);

function writeDirectly(target: string, bytes: Uint8Array): void {
  try {
    writeNew(target, bytes);
  } catch (error) {
    // A half-written new file is worse than none; one that was there before us is not ours to remove.
    if (errorCode(error) !== 'EEXIST') fs.rmSync(target, { force: true });
    throw error;
  }
}

/** Name of a file that is being written: hidden, beside its target, and recognised by the next run when it is left over. */
function temporaryFor(target: string): string {
  return join(dirname(target), `.${basename(target).slice(0, 100)}.${randomBytes(6).toString('hex')}.tmp`);
}

/** Where a new file would lie, when its name is free in every letter case and its nearest existing folder is inside the root. */
function freePlace(disk: Disk, path: string, self?: string): { readonly ok: true; readonly real: string } | WriteFault {
  if (!isInsidePath(path) || path === '.') return notWritten('outside', 'the path leaves the repository');
  const parent = dirname(path);
  const folder = resolveInside(disk, parent);
  if (!folder.ok) {
    if (folder.reason !== 'missing' || kindAt(join(disk.root, parent)) !== undefined) return writeFault(folder);
    const above = freePlace(disk, parent, self);
    return above.ok ? { ok: true, real: join(above.real, basename(path)) } : above;
  }
  const name = basename(path).toLowerCase();
  const taken = listFolder(disk, parent).find((entry) => entry.name.toLowerCase() === name && entry.name !== self);
  if (taken !== undefined) return notWritten('exists', taken.name);
  return { ok: true, real: join(folder.real, basename(path)) };
}

function renameFile(disk: Disk, from: string, to: string): WriteResult {
  if (!isInsidePath(from)) return notWritten('outside', 'the path leaves the repository');
  const folder = resolveInside(disk, dirname(from));
  if (!folder.ok) return writeFault(folder);
  const source = join(folder.real, basename(from));
  if (kindAt(source) !== 'file') return notWritten(kindAt(source) === undefined ? 'missing' : 'not-a-file', from);
  const place = freePlace(disk, to, dirname(from) === dirname(to) ? basename(from) : undefined);
  if (!place.ok) return place;
  try {
    fs.mkdirSync(dirname(place.real), { recursive: true });
    fs.renameSync(source, place.real);
    return { ok: true };
  } catch (error) {
    return notWritten('unwritable', errorCode(error));
  }
}

function removeFile(disk: Disk, path: string): WriteResult {
  if (!isInsidePath(path)) return notWritten('outside', 'the path leaves the repository');
  const folder = resolveInside(disk, dirname(path));
  if (!folder.ok) return writeFault(folder);
  const target = join(folder.real, basename(path));
  const kind = kindAt(target);
  if (kind !== 'file') return notWritten(kind === undefined ? 'missing' : 'not-a-file', path);
  try {
    fs.unlinkSync(target);
    return { ok: true };
  } catch (error) {
    return notWritten('unwritable', errorCode(error));
  }
}

function writeFault(fault: ReadFault): WriteFault {
  const { reason, detail } = fault;
  return notWritten(reason === 'unreadable' || reason === 'too-large' ? 'unwritable' : reason, detail);
}

function notWritten(reason: WriteFault['reason'], detail: string): WriteFault {
  return { ok: false, reason, detail };
}
