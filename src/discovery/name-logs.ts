import { containerFolders, isLogName, plainName } from './known-names.ts';

/** A log that waits for its name; `name` is the one its config gives. */
export interface NamelessLog {
  readonly path: string;
  readonly name?: string;
}

/**
 * A name for each log, by path: the configured one, else that of the package it lies in, `root` for the repository's own.
 * Where two would share a name, the one nearer to the root (then the first by path) keeps it, and the other takes more of
 * its path: the log that was there first keeps its address.
 */
export function nameLogs(logs: readonly NamelessLog[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const holders = new Map<string, string>();
  const take = (path: string, name: string): void => {
    names.set(path, name);
    holders.set(addressKey(name), path);
  };
  for (const { path, name } of logs) if (name !== undefined) take(path, uniqueName([name, pathName(path)], holders));
  const rest = logs
    .filter(({ path }) => !names.has(path))
    .toSorted((a, b) => depthOf(a.path) - depthOf(b.path) || compare(a.path, b.path));
  for (const { path } of rest) {
    const base = packageOf(path);
    const holder = holders.get(addressKey(base.name));
    take(path, uniqueName([base.name, longerName(path, base, holder), pathName(path)], holders));
  }
  return names;
}

interface Package {
  readonly name: string;
  /** Index of the path's segment the name comes from; -1 for `root`. */
  readonly at: number;
}

/** The last segment of the path that is neither a usual name of a log nor, above one, a container such as `docs`. */
function packageOf(path: string): Package {
  const segments = path === '.' ? [] : path.split('/');
  const own = segments.at(-1);
  const at =
    own !== undefined && !isLogName(own) ? segments.length - 1 : segments.findLastIndex((segment) => !isBetween(segment));
  const name = segments[at];
  return name === undefined ? { name: 'root', at: -1 } : { name, at };
}

function isBetween(segment: string): boolean {
  return isLogName(segment) || containerFolders.has(plainName(segment)) || containerFolders.has(segment.toLowerCase());
}

/** A second name: with the folders that differ where both lie in one package, else with the folder above the package. */
function longerName(path: string, { name, at }: Package, holder: string | undefined): string {
  const segments = path.split('/');
  const packagePath = segments.slice(0, at + 1).join('/');
  const isSamePackage = at === -1 || holder === packagePath || holder?.startsWith(`${packagePath}/`) === true;
  const above = segments[at - 1];
  if (!isSamePackage && above !== undefined) return `${above}-${name}`;
  const tail = tailOf(segments.slice(at + 1), holder?.split('/') ?? []);
  return at === -1 ? tail : `${name}-${tail}`;
}

/** The shortest end of a path that is no end of the other. */
function tailOf(segments: readonly string[], other: readonly string[]): string {
  let length = 1;
  while (length < segments.length && segments.at(-length) === other.at(-length)) length += 1;
  return segments.slice(-length).join('-');
}

function pathName(path: string): string {
  return path === '.' ? 'root' : path.replaceAll('/', '-');
}

function uniqueName(candidates: readonly string[], taken: ReadonlyMap<string, string>): string {
  const free = candidates.find((name) => !taken.has(addressKey(name)));
  if (free !== undefined) return free;
  const last = candidates.at(-1) ?? 'log';
  for (let count = 2; ; count += 1) if (!taken.has(addressKey(`${last}-${count}`))) return `${last}-${count}`;
}

/** What the name becomes in an address: two names with one key would share their pages. */
function addressKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function depthOf(path: string): number {
  return path === '.' ? 0 : path.split('/').length;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
