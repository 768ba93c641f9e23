import type { FileContent, FileKind, Files, FolderEntry } from '../model/files.ts';
import type { HistoryFault } from './history-fault.ts';
import { listTree, type TreeNode } from './list-tree.ts';
import { readObjects, type StoredObject } from './read-objects.ts';
import type { Repository } from './run-git.ts';
import { type Walked, walkTree } from './walk-tree.ts';

/** The files of a commit. */
export interface GitFiles extends Files {
  /** Full id. */
  readonly commit: string;
  /** What could not be had from git so far: with a fault here, the files are not to be judged. */
  faults(): readonly HistoryFault[];
}

/** Files over this many bytes (5 MiB) are not read, as on the disk. */
const SIZE_LIMIT = 5 * 1024 ** 2;
const MOST_AT_ONCE = 5_000;

/**
 * The files of a commit without a checkout. The tree is listed once; contents come in batches, a folder's files together, and
 * are kept. Links inside the tree are followed; a sub-module is `other`, as its files are not here.
 */
export function gitFiles(repository: Repository, commit: string): GitFiles {
  const view: View = { repository, commit, tree: undefined, faults: [], misses: new Map(), stored: storeOf(repository) };
  return {
    root: repository.root,
    commit,
    list: (path) => listFolder(view, path),
    kind: (path) => kindOf(at(view, path)),
    read: (path) => readFile(view, path),
    faults: () => view.faults,
  };
}

interface View {
  readonly repository: Repository;
  readonly commit: string;
  tree: TreeNode | undefined;
  readonly faults: HistoryFault[];
  /** Folder → how often a file in or below it was not at hand. */
  readonly misses: Map<string, number>;
  readonly stored: Map<string, StoredObject>;
}

const STORES = new WeakMap<Repository, Map<string, StoredObject>>();

/** Contents by object id: two commits share most of them. */
function storeOf(repository: Repository): Map<string, StoredObject> {
  const store = STORES.get(repository) ?? new Map<string, StoredObject>();
  STORES.set(repository, store);
  return store;
}

const EMPTY: TreeNode = { kind: 'folder', children: new Map() };

function treeOf(view: View): TreeNode {
  if (view.tree === undefined) {
    const listed = listTree(view.repository, view.commit);
    if (!listed.ok) view.faults.push(listed.fault);
    view.tree = listed.ok ? listed.value : EMPTY;
  }
  return view.tree;
}

/** Segments of a path, or undefined when it leaves the root. */
function segmentsOf(path: string): readonly string[] | undefined {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments;
}

/** The node itself: a link is not followed in its last segment. */
function at(view: View, path: string): TreeNode | undefined {
  const segments = path.startsWith('/') || path.split('/').includes('..') ? undefined : segmentsOf(path);
  if (segments === undefined) return undefined;
  const parent = follow(view, segments.slice(0, -1).join('/'));
  const name = segments.at(-1);
  if (name === undefined) return treeOf(view);
  return typeof parent === 'object' && parent.kind === 'folder' ? parent.children.get(name) : undefined;
}

/** The node behind a path with all links followed. */
function follow(view: View, path: string): Walked {
  return walkTree(treeOf(view), path, (id) => textOf(view, id));
}

function textOf(view: View, id: string): string | undefined {
  const stored = view.stored.get(id) ?? load(view, [id]).get(id);
  return stored?.kind === 'bytes' ? new TextDecoder().decode(stored.bytes) : undefined;
}

function kindOf(node: TreeNode | undefined): FileKind | undefined {
  return node?.kind === 'submodule' ? 'other' : node?.kind;
}

function listFolder(view: View, path: string): readonly FolderEntry[] {
  const node = segmentsOf(path) === undefined || path.startsWith('/') ? undefined : follow(view, path);
  if (typeof node !== 'object' || node.kind !== 'folder') return [];
  return [...node.children]
    .map(([name, child]) => ({ name, kind: kindOf(child) ?? 'other' }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function readFile(view: View, path: string): FileContent {
  const segments = path.startsWith('/') || path.split('/').includes('..') ? undefined : segmentsOf(path);
  if (segments === undefined) return { ok: false, reason: 'outside', detail: 'the path leaves the repository' };
  const node = follow(view, segments.join('/'));
  if (node === 'outside') return { ok: false, reason: 'outside', detail: 'a symbolic link leads out of the repository' };
  if (node === undefined) return { ok: false, reason: 'missing', detail: 'not in the commit' };
  if (node.kind !== 'file') return { ok: false, reason: 'not-a-file', detail: node.kind };
  const stored = view.stored.get(node.id) ?? load(view, neighbours(view, segments, node.id)).get(node.id);
  if (stored?.kind === 'bytes') return { ok: true, bytes: stored.bytes };
  if (stored?.kind === 'too-large') return { ok: false, reason: 'too-large', detail: `${stored.size} bytes` };
  return { ok: false, reason: 'unreadable', detail: 'git could not read it' };
}

function load(view: View, ids: readonly string[]): ReadonlyMap<string, StoredObject> {
  const read = readObjects(view.repository, ids, SIZE_LIMIT);
  if (!read.ok) {
    view.faults.push(read.fault);
    for (const id of ids) view.stored.set(id, { kind: 'missing' });
    return view.stored;
  }
  for (const [id, object] of read.value) {
    view.stored.set(id, object);
    if (object.kind === 'missing')
      view.faults.push({
        kind: 'missing-objects',
        message: 'the clone lacks files of older commits',
        wayOut: 'Fetch them with `git fetch --refetch --no-filter`, or clone without `--filter`.',
      });
  }
  return view.stored;
}

/** The file that is wanted and what is likely to be wanted next: the files of its kind beside it, or in all of a folder above that is asked about again and again. */
function neighbours(view: View, segments: readonly string[], id: string): readonly string[] {
  const folders = segments.map((_, index) => segments.slice(0, segments.length - 1 - index));
  const counted = folders.map((folder) => {
    const key = folder.join('/');
    const count = (view.misses.get(key) ?? 0) + 1;
    view.misses.set(key, count);
    return { folder, count };
  });
  const busy = counted.slice(1).find(({ count }, index) => count > (index === 0 ? 2 : 8));
  const folder = follow(view, (busy ?? counted[0])?.folder.join('/') ?? '');
  const extension = extensionOf(segments.at(-1) ?? '');
  const ids = new Set([id]);
  if (typeof folder === 'object') collect(folder, { extension, ids, stored: view.stored, deep: busy !== undefined });
  return [...ids];
}

function collect(
  node: TreeNode,
  into: {
    readonly extension: string;
    readonly ids: Set<string>;
    readonly stored: ReadonlyMap<string, StoredObject>;
    readonly deep: boolean;
  },
): void {
  if (node.kind !== 'folder') return;
  for (const [name, child] of node.children) {
    if (into.ids.size >= MOST_AT_ONCE) return;
    if (child.kind === 'folder' && into.deep) collect(child, into);
    if (child.kind === 'file' && extensionOf(name) === into.extension && !into.stored.has(child.id)) into.ids.add(child.id);
  }
}

function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
}
