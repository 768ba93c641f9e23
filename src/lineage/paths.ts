/** Folder of a path; empty for the root. */
export function parentPath(path: string): string {
  const at = path.lastIndexOf('/');
  return at < 0 ? '' : path.slice(0, at);
}

/** Joins and normalises; `..` above the root stays as leading `..` segments, so that it can be told. */
export function joinPath(base: string, relative: string): string {
  const parts: string[] = [];
  for (const part of `${base}/${relative}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

/** File name without its last extension. */
export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
}

/** Relative path from one file to another, as a link is written. */
export function relativePath(from: string, to: string): string {
  const a = parentPath(from)
    .split('/')
    .filter((part) => part !== '');
  const b = to.split('/').filter((part) => part !== '');
  let same = 0;
  while (same < a.length && same < b.length - 1 && a[same] === b[same]) same++;
  return [...a.slice(same).map(() => '..'), ...b.slice(same)].join('/');
}
