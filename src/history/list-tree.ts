import { type Answer, answer } from './history-fault.ts';
import { gitOutput, type Repository } from './run-git.ts';

/** One entry of a commit's tree. */
export type TreeNode =
  | { readonly kind: 'folder'; readonly children: ReadonlyMap<string, TreeNode> }
  | { readonly kind: 'file' | 'link' | 'submodule'; readonly id: string };

type Folder = { readonly kind: 'folder'; readonly children: Map<string, TreeNode | Folder> };

/** Every entry of a commit below the repository's root, by one `ls-tree`. `commit` is a full id. */
export function listTree(repository: Repository, commit: string): Answer<TreeNode> {
  const listed = gitOutput(repository, ['ls-tree', '-r', '-z', commit]);
  if (!listed.ok) return listed;
  const root: Folder = { kind: 'folder', children: new Map() };
  for (const entry of listed.value.toString('utf8').split('\0')) {
    const tab = entry.indexOf('\t');
    const [mode = '', , id = ''] = entry.slice(0, tab).split(' ');
    if (tab > 0) place(root, entry.slice(tab + 1).split('/'), { kind: kindOf(mode), id });
  }
  return answer(root);
}

function kindOf(mode: string): 'file' | 'link' | 'submodule' {
  return mode === '120000' ? 'link' : mode === '160000' ? 'submodule' : 'file';
}

function place(root: Folder, path: readonly string[], node: TreeNode): void {
  let at = root;
  for (const segment of path.slice(0, -1)) {
    const next = at.children.get(segment);
    const folder: Folder =
      next?.kind === 'folder' && next.children instanceof Map
        ? { kind: 'folder', children: next.children }
        : { kind: 'folder', children: new Map() };
    if (next === undefined) at.children.set(segment, folder);
    at = folder;
  }
  const name = path.at(-1);
  if (name !== undefined) at.children.set(name, node);
}
