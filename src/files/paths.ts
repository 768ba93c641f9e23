/** Files over this many bytes (5 MiB) are not read: the largest real record is under 200 KiB. */
export const sizeLimit = 5 * 1024 * 1024;

/** Whether a path is relative, with forward slashes, and stays in the root. */
export function isInsidePath(path: string): boolean {
  if (path === '' || path.startsWith('/') || path.includes('\0') || /^[A-Za-z]:/.test(path)) return false;
  return !path.split(/[/\\]/).includes('..');
}

/** Order of names by UTF-16 unit: the same on every machine. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
