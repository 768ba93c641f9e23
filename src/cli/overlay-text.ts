import type { WritableFiles } from '../model/files.ts';
import { fromRoot } from './open-workspace.ts';

/** Files with one text put over the disk, whether or not the disk has a file there. */
export function overlayText(
  files: WritableFiles,
  over: { readonly path: string; readonly cwd: string; readonly root: string; readonly bytes: Uint8Array },
): WritableFiles {
  const path = fromRoot(over.path, over.cwd, over.root);
  const at = path.lastIndexOf('/');
  const folder = at < 0 ? '.' : path.slice(0, at);
  const name = path.slice(at + 1);
  return {
    ...files,
    list: (asked) => {
      const entries = files.list(asked);
      if (asked !== folder || entries.some((entry) => entry.name === name)) return entries;
      return [...entries, { name, kind: 'file' as const }].sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    kind: (asked) => (asked === path ? 'file' : files.kind(asked)),
    read: (asked) => (asked === path ? { ok: true, bytes: over.bytes } : files.read(asked)),
  };
}
