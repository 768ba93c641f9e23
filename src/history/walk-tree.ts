import type { TreeNode } from './list-tree.ts';

/** What stands at the end of a path: `outside` when a link leads out of the tree. */
export type Walked = TreeNode | 'outside' | undefined;

const MOST_LINKS = 40;

/** The node behind a path, with all links followed. `textOf` gives the target of a link by its object id. */
export function walkTree(root: TreeNode, path: string, textOf: (id: string) => string | undefined): Walked {
  let waiting = partsOf(path);
  let done: readonly string[] = [];
  let node: TreeNode | undefined = root;
  for (let links = 0; waiting.length > 0; ) {
    const [segment = '', ...rest]: readonly string[] = waiting;
    if (segment === '..') {
      if (done.length === 0) return 'outside';
      done = done.slice(0, -1);
      node = done.reduce<TreeNode | undefined>(childOf, root);
      waiting = rest;
      continue;
    }
    const next: TreeNode | undefined = childOf(node, segment);
    if (next?.kind !== 'link') {
      node = next;
      done = [...done, segment];
      waiting = rest;
      continue;
    }
    const target = textOf(next.id);
    if (target === undefined || ++links > MOST_LINKS) return undefined;
    if (target.startsWith('/')) return 'outside';
    waiting = [...partsOf(target), ...rest];
  }
  return node;
}

function childOf(node: TreeNode | undefined, name: string): TreeNode | undefined {
  return node?.kind === 'folder' ? node.children.get(name) : undefined;
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '' && part !== '.');
}
