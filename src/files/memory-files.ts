import type { FileContent, FileKind, FolderEntry, WritableFiles, WriteResult } from '../model/files.ts';
import { byName, isInsidePath, sizeLimit } from './paths.ts';

/** What a path is made to be, for files that hold no bytes one can have. */
export type SpecialFile = 'link' | 'other' | 'unreadable' | 'too-large';

type Content = Uint8Array | { readonly special: SpecialFile };
type Folder = Map<string, Content | Folder>;

/**
 * Files that exist in memory only: the same behaviour as the disk without one. Keys are paths from the root; folders
 * are made as needed, and a key that ends in `/` makes an empty one. `special` adds paths that can not be read.
 */
export function memoryFiles(
  contents: Readonly<Record<string, string | Uint8Array>>,
  special: Readonly<Record<string, SpecialFile>> = {},
): WritableFiles {
  const root: Folder = new Map();
  for (const [path, content] of Object.entries(contents)) {
    if (path.endsWith('/')) folderAt(root, path.slice(0, -1));
    else place(root, path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  }
  for (const [path, kind] of Object.entries(special)) place(root, path, { special: kind });
  return {
    root: '.',
    list: (path) => listFolder(root, path),
    kind: (path) => kindOf(find(root, path)),
    read: (path) => readFile(root, path),
    write: (path, bytes) => writeFile(root, path, bytes),
    create: (path, bytes) => createFile(root, path, bytes),
    rename: (from, to) => renameFile(root, from, to),
    remove: (path) => removeFile(root, path),
  };
}

function segments(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '' && segment !== '.');
}

function find(root: Folder, path: string): Content | Folder | undefined {
  if (!isInsidePath(path)) return undefined;
  let at: Content | Folder | undefined = root;
  for (const segment of segments(path)) at = at instanceof Map ? at.get(segment) : undefined;
  return at;
}

/** The folder, made when it is missing; undefined when a file stands in its place. */
function folderAt(root: Folder, path: string): Folder | undefined {
  let at = root;
  for (const segment of segments(path)) {
    const next = at.get(segment) ?? new Map();
    if (!(next instanceof Map)) return undefined;
    at.set(segment, next);
    at = next;
  }
  return at;
}

function split(path: string): { readonly parent: string; readonly name: string } {
  const parts = segments(path);
  return { parent: parts.slice(0, -1).join('/') || '.', name: parts.at(-1) ?? '' };
}

function place(root: Folder, path: string, content: Content): boolean {
  const { parent, name } = split(path);
  const folder = folderAt(root, parent);
  folder?.set(name, content);
  return folder !== undefined;
}

function kindOf(node: Content | Folder | undefined): FileKind | undefined {
  if (node === undefined) return undefined;
  if (node instanceof Map) return 'folder';
  if (node instanceof Uint8Array) return 'file';
  return node.special === 'link' || node.special === 'other' ? node.special : 'file';
}

function listFolder(root: Folder, path: string): readonly FolderEntry[] {
  const folder = find(root, path);
  if (!(folder instanceof Map)) return [];
  return [...folder].map(([name, node]) => ({ name, kind: kindOf(node) ?? 'other' })).sort(byName);
}

function readFile(root: Folder, path: string): FileContent {
  if (!isInsidePath(path)) return { ok: false, reason: 'outside', detail: 'the path leaves the repository' };
  const node = find(root, path);
  if (node === undefined) return { ok: false, reason: 'missing', detail: 'ENOENT' };
  if (node instanceof Map) return { ok: false, reason: 'not-a-file', detail: 'folder' };
  if (!(node instanceof Uint8Array)) return specialContent(node.special);
  if (node.length > sizeLimit) return { ok: false, reason: 'too-large', detail: `${node.length} bytes` };
  return { ok: true, bytes: node };
}

function specialContent(special: SpecialFile): FileContent {
  if (special === 'link') return { ok: false, reason: 'outside', detail: 'a symbolic link leads out of the repository' };
  if (special === 'other') return { ok: false, reason: 'not-a-file', detail: 'not a regular file' };
  return { ok: false, reason: special, detail: special };
}

function writeFile(root: Folder, path: string, bytes: Uint8Array): WriteResult {
  const node = find(root, path);
  if (node === undefined) return createFile(root, path, bytes);
  if (kindOf(node) === 'link') return fault('outside', 'a symbolic link leads out of the repository');
  if (kindOf(node) !== 'file') return fault('not-a-file', 'not a regular file');
  place(root, path, bytes.slice());
  return { ok: true };
}

function createFile(root: Folder, path: string, bytes: Uint8Array): WriteResult {
  const refusal = nameFault(root, path);
  if (refusal !== undefined) return refusal;
  return place(root, path, bytes.slice()) ? { ok: true } : fault('unwritable', 'ENOTDIR');
}

/** Why a new file can not have this name: it leaves the root, or the name is taken in some letter case. */
function nameFault(root: Folder, path: string, self?: string): WriteResult | undefined {
  const { parent, name } = split(path);
  if (!isInsidePath(path) || name === '') return fault('outside', 'the path leaves the repository');
  const taken = listFolder(root, parent).find((entry) => entry.name.toLowerCase() === name.toLowerCase() && entry.name !== self);
  if (taken !== undefined) return fault('exists', taken.name);
  return parent === '.' || find(root, parent) instanceof Map ? undefined : nameFault(root, parent);
}

function renameFile(root: Folder, from: string, to: string): WriteResult {
  const node = find(root, from);
  if (!isInsidePath(from)) return fault('outside', 'the path leaves the repository');
  if (node === undefined) return fault('missing', from);
  if (node instanceof Map || kindOf(node) !== 'file') return fault('not-a-file', from);
  const refusal = nameFault(root, to, split(from).parent === split(to).parent ? split(from).name : undefined);
  if (refusal !== undefined) return refusal;
  removeFile(root, from);
  place(root, to, node);
  return { ok: true };
}

function removeFile(root: Folder, path: string): WriteResult {
  if (!isInsidePath(path)) return fault('outside', 'the path leaves the repository');
  const node = find(root, path);
  if (node === undefined) return fault('missing', path);
  if (kindOf(node) !== 'file') return fault('not-a-file', path);
  const { parent, name } = split(path);
  folderAt(root, parent)?.delete(name);
  return { ok: true };
}

function fault(reason: Extract<WriteResult, { ok: false }>['reason'], detail: string): WriteResult {
  return { ok: false, reason, detail };
}
