import type { Files } from '../model/files.ts';
import type { InputFault } from '../model/log.ts';
import type { Choice } from './choose-logs.ts';
import { chooseLogs } from './choose-logs.ts';
import type { Discovery, FoundLog, FoundRecord } from './found-log.ts';
import { baseOf, foldCase, parentOf } from './found-log.ts';
import { nameLogs } from './name-logs.ts';
import type { ScannedRecord } from './scan-folder.ts';
import { caseClashes } from './scan-folder.ts';
import type { FindOptions, KnownLog, Survey } from './survey-repository.ts';
import { surveyRepository } from './survey-repository.ts';

/**
 * Finds the logs of a repository, or those that paths name. Only names are looked at, and files whose names do not tell
 * what they are. An empty log or none is no fault here: whoever calls knows what it means.
 */
export function findLogs(files: Files, options: FindOptions = {}): Discovery {
  const survey = surveyRepository(files, options);
  const { logs, only, wrongPaths } = choose(survey, options.paths ?? []);
  const others = survey.known.filter((log) => !logs.some(({ path }) => path === log.path));
  const names = allNames(survey, logs);
  return {
    logs: sortByPath(logs).map((log) => foundLog(log, names)),
    others: sortByPath(others).map((log) => foundLog(log, names)),
    ...(only === undefined ? {} : { only }),
    faults: [...survey.faults, ...ancestorClashes(survey, logs), ...logs.flatMap((log) => log.faults)],
    wrongPaths,
    candidates: survey.known.length > 0 ? [] : survey.named.filter(({ count }) => count >= 2).map(({ path }) => path),
  };
}

function choose(survey: Survey, paths: readonly string[]): Choice {
  return paths.length === 0 ? { logs: survey.known, wrongPaths: [] } : chooseLogs(survey, paths);
}

/** Names of all logs: those that were only found because a path names them take none from the others. */
function allNames({ known }: Survey, logs: readonly KnownLog[]): ReadonlyMap<string, string> {
  const names = nameLogs(known);
  const settled = [...names].map(([path, name]) => ({ path, name }));
  return nameLogs([...settled, ...logs.filter(({ path }) => !names.has(path))]);
}

function foundLog(log: KnownLog, names: ReadonlyMap<string, string>): FoundLog {
  return {
    name: names.get(log.path) ?? log.path,
    path: log.path,
    records: sortByPath(identify(log.path, log.records)),
    skipped: sortByPath(log.skipped),
  };
}

/** Gives each record its id: what it is called, or its path in the log where another one is called the same. */
function identify(folder: string, records: readonly ScannedRecord[]): readonly FoundRecord[] {
  const inLog = ({ path }: ScannedRecord): string => (folder === '.' ? path : path.slice(folder.length + 1));
  return [...groupBy(records, ({ stem }) => foldCase(stem)).values()].flatMap((group) => {
    const ids = group.length === 1 ? group.map(({ stem }) => stem) : pathIds(group.map(inLog));
    return group.map(({ path, name, stem, retired }, index) => ({
      path,
      id: ids[index] ?? stem,
      name,
      ...(retired === undefined ? {} : { retired }),
    }));
  });
}

/** The paths without extension, or with it where the extension alone makes the difference. */
function pathIds(paths: readonly string[]): readonly string[] {
  const short = (path: string): string => path.replace(/\.[^./]+$/, '');
  const alike = groupBy(paths, (path) => foldCase(short(path)));
  return paths.map((path) => (alike.get(foldCase(short(path)))?.length === 1 ? short(path) : path));
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Folders on the way to a log that are one folder where letter case does not count. */
function ancestorClashes({ context }: Survey, logs: readonly KnownLog[]): readonly InputFault[] {
  const clashes = new Map<string, InputFault>();
  for (const log of logs) {
    for (let path = log.path; path !== '.'; path = parentOf(path)) {
      const name = foldCase(baseOf(path));
      const alike = context.files
        .list(parentOf(path))
        .filter((entry) => entry.kind === 'folder' && foldCase(entry.name) === name);
      for (const fault of alike.length > 1 ? caseClashes(parentOf(path), alike) : []) clashes.set(fault.path, fault);
    }
  }
  return [...clashes.values()];
}

function sortByPath<T extends { readonly path: string }>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
