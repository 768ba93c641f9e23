import type { RecordName } from '../model/decision.ts';
import type { InputFault, Skipped } from '../model/log.ts';

/** A decision log as it lies in the repository: which files are its records, and what became of the others. */
export interface FoundLog {
  /** Unique in the repository, in any letter case. */
  readonly name: string;
  /** Folder of the log, from the root of the repository; `.` for the root itself. */
  readonly path: string;
  /** Sorted by path. */
  readonly records: readonly FoundRecord[];
  /** Every other file of the folder, sorted by path; hidden files are no part of a log. */
  readonly skipped: readonly Skipped[];
}

export interface FoundRecord {
  readonly path: string;
  /** Identity in the log: the stem, the folder's name for the page of a record's own folder; the path in the log where two share it. */
  readonly id: string;
  readonly name: RecordName;
  /** The folder that retires the record, as written: `outdated`, `_superseded`. */
  readonly retired?: string;
}

/** What was asked for, and what else there is. */
export interface Discovery {
  /** The logs asked for: all of the repository, or those that the paths name. Sorted by path. */
  readonly logs: readonly FoundLog[];
  /** Further logs of the repository, which links may lead to. */
  readonly others: readonly FoundLog[];
  /** Set when a path named a part of a log: files and folders that findings are reported for. */
  readonly only?: readonly string[];
  /** Kinds: `case-clash`, `link`, `unreadable`, `too-large`, `folder-name`, `foreign-config`. */
  readonly faults: readonly InputFault[];
  /** Paths that could not be used: faults of the call. */
  readonly wrongPaths: readonly WrongPath[];
  /** When the repository has no log: folders with files named like records, for the message. */
  readonly candidates: readonly string[];
}

export interface WrongPath {
  readonly path: string;
  readonly reason: 'missing' | 'outside' | 'no-match' | 'no-log';
  /** One sentence that names the logs that were found. */
  readonly message: string;
}

/** Whether findings about a file are asked for. */
export function isAskedFor(discovery: Discovery, path: string): boolean {
  return discovery.only === undefined || discovery.only.some((part) => isWithin(part, path));
}

/** Whether a path is a folder or lies in it. */
export function isWithin(folder: string, path: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}

/** A path below a folder, from the root. */
export function below(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`;
}

export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

export function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What a name is where neither letter case nor the way an accent is stored counts. */
export function foldCase(name: string): string {
  return (/[^\x20-\x7e]/.test(name) ? name.normalize('NFC') : name).toLowerCase();
}

/** A fault of a file or folder as a whole. */
export function fileFault(kind: string, path: string, data: Readonly<Record<string, string>>): InputFault {
  return { kind, path, place: { start: 0, end: 0 }, data };
}
