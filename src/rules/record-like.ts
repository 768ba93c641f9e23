import { parentPath } from '../lineage/paths.ts';
import type { Decision } from '../model/decision.ts';
import type { Log } from '../model/log.ts';

const RECORD_NAME = /^(?:[A-Za-z]{1,12}[-_ ]?){0,4}\d{3,8}(?:[-_ ][^/]*)?$/;
const PAGE = /\.(?:md|markdown|mdx|html?)$/i;

/** Whether a path that leads nowhere was meant as a record of the log: the name of one, where the log keeps its records. */
export function isRecordLike(path: string, written: string, log: Log): boolean {
  const name = nameOf(path);
  if (!PAGE.test(name) && name.includes('.')) return false;
  if (!RECORD_NAME.test(name.replace(PAGE, ''))) return false;
  return (
    foldersOf(log).has(parentPath(path)) ||
    parentPath(written) === '' ||
    (log.path !== '.' && parentPath(written).replace(/^(?:\.{0,2}\/)+/, '') === log.path)
  );
}

/** Number in the name of a record's file, if there is one. */
export function numberInName(path: string): number | undefined {
  const digits = /^(?:[A-Za-z]{1,12}[-_ ]?){0,4}(\d{1,5})(?=[-_ .]|$)/.exec(nameOf(path))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The words in the name of a record's file: without number, prefix and extension, in lower case. */
export function slugInName(path: string): string {
  return nameOf(path)
    .replace(PAGE, '')
    .replace(/^(?:[A-Za-z]{1,5}[-_ ]?)?\d{1,8}(?:-\d{2}-\d{2})?[-_ ]+/, '')
    .toLowerCase();
}

/** Record of a log by path, in any letter case. */
export function recordAt(log: Log, path: string): Decision | undefined {
  return recordsByPath(log).get(path.toLowerCase());
}

const RECORDS = new WeakMap<Log, ReadonlyMap<string, Decision>>();

function recordsByPath(log: Log): ReadonlyMap<string, Decision> {
  const known = RECORDS.get(log) ?? new Map(log.decisions.map((decision) => [decision.path.toLowerCase(), decision]));
  RECORDS.set(log, known);
  return known;
}

/** Folders that hold records of a log. */
const FOLDERS = new WeakMap<Log, ReadonlySet<string>>();

function foldersOf(log: Log): ReadonlySet<string> {
  const known =
    FOLDERS.get(log) ??
    new Set([log.path === '.' ? '' : log.path, ...log.decisions.map((decision) => parentPath(decision.path))]);
  FOLDERS.set(log, known);
  return known;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
