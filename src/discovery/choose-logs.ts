import { holdsRecords } from './assemble-logs.ts';
import { expandGlob, isGlob } from './expand-glob.ts';
import type { WrongPath } from './found-log.ts';
import { baseOf, isWithin, parentOf } from './found-log.ts';
import { isLogName, isRetiredFolder } from './known-names.ts';
import { isFolderPage, isStrongName, recordName } from './record-name.ts';
import { namedPath, resolvePath } from './resolve-path.ts';
import { searchFolders } from './search-folders.ts';
import type { KnownLog, Survey } from './survey-repository.ts';
import { holdsDecisions, scanRoots } from './survey-repository.ts';

/** The logs that paths name, and the parts of them that were named. */
export interface Choice {
  readonly logs: readonly KnownLog[];
  /** Undefined when only whole logs were named. */
  readonly only?: readonly string[];
  readonly wrongPaths: readonly WrongPath[];
}

/**
 * The logs that files, folders and globs name. A folder is the log it holds, the logs below it, or the part of a log that it is;
 * a file is a part of its log.
 */
export function chooseLogs(survey: Survey, paths: readonly string[]): Choice {
  const parts = paths.map((path) => choosePath(survey, path));
  const chosen = parts.flatMap((part) => ('message' in part ? [] : [part]));
  const logs = [...new Map(chosen.flatMap((part) => part.logs).map((log) => [log.path, log])).values()];
  const only = chosen.flatMap((part) => part.only ?? part.logs.flatMap(filesOf));
  const isPartial = chosen.some((part) => part.only !== undefined);
  return { logs, ...(isPartial ? { only } : {}), wrongPaths: parts.flatMap((part) => ('message' in part ? [part] : [])) };
}

interface Part {
  readonly logs: readonly KnownLog[];
  readonly only?: readonly string[];
}

function filesOf(log: KnownLog): readonly string[] {
  return log.path === '.' ? [...log.records, ...log.skipped].map(({ path }) => path) : [log.path];
}

function choosePath(survey: Survey, written: string): Part | WrongPath {
  const { files } = survey.context;
  const resolved = resolvePath('.', written);
  if (resolved === undefined) return wrongPath(survey, written, 'outside');
  if (isGlob(files, resolved)) return chooseGlob(survey, resolved, written);
  const path = files.kind(resolved) === undefined ? resolved : namedPath(files, resolved);
  const kind = files.kind(path);
  if (kind === undefined) return wrongPath(survey, written, 'missing');
  if (kind === 'link') {
    const content = files.read(path);
    if (!content.ok && (content.reason === 'missing' || content.reason === 'outside'))
      return wrongPath(survey, written, content.reason);
  }
  const isFolder = kind === 'folder' || files.list(path).length > 0;
  return isFolder ? chooseFolder(survey, path) : (chooseFile(survey, path) ?? wrongPath(survey, written, 'no-log'));
}

function chooseFolder(survey: Survey, path: string): Part {
  const inside = survey.known.filter((log) => isWithin(path, log.path));
  const holder = survey.known.find((log) => log.path !== path && isWithin(log.path, path) && holdsFileIn(log, path));
  const isLog = inside.some((log) => log.path === path);
  if (holder !== undefined && !isLog) return { logs: [holder, ...inside], only: [path, ...inside.flatMap(filesOf)] };
  if (inside.length === 0) return { logs: newLogs(survey, path) };
  const hasOwn = path !== '.' && !isLog && holdsDecisions(survey.context, path);
  return { logs: hasOwn ? [...newLogs(survey, path), ...inside] : inside };
}

function holdsFileIn(log: KnownLog, folder: string): boolean {
  return [...log.records, ...log.skipped].some(({ path }) => isWithin(folder, path));
}

/** Logs of a folder that the search of the repository did not find: outside the places where logs are looked for, or without a usual name. */
function newLogs({ context, known }: Survey, path: string): readonly KnownLog[] {
  const sightings = searchFolders(context, path);
  const usual = scanRoots(
    context,
    sightings.logFolders.map((folder) => ({ path: folder })),
  ).filter(holdsRecords);
  if (usual.length > 0 && !holdsDecisions(context, path)) return usual;
  const drafts = scanRoots(context, [{ path, fixed: true }]);
  const full = drafts.filter((log) => holdsRecords(log) && !known.some((other) => other.path === log.path));
  if (full.length > 0 || path === '.') return full;
  return drafts.slice(0, 1);
}

function chooseFile(survey: Survey, path: string): Part | undefined {
  const isIn = (log: KnownLog): boolean => [...log.records, ...log.skipped].some((file) => file.path === path);
  const known = survey.known.find(isIn);
  if (known !== undefined) return { logs: [known], only: [path] };
  if (!/\.(?:md|markdown|mdx|adoc|asciidoc|rst)$/i.test(path)) return undefined;
  const log = scanRoots(survey.context, [{ path: homeOf(path), fixed: true }]).find(isIn);
  return log === undefined ? undefined : { logs: [log], only: [path] };
}

/** The folder whose log a file belongs to, by names: the nearest with a usual name, else the file's own. */
function homeOf(path: string): string {
  for (let folder = parentOf(path); folder !== '.'; folder = parentOf(folder)) if (isLogName(baseOf(folder))) return folder;
  let folder = parentOf(path);
  if (isFolderPage(path) && folder !== '.' && isStrongName(recordName(`${baseOf(folder)}.md`))) folder = parentOf(folder);
  while (folder !== '.' && isRetiredFolder(baseOf(folder))) folder = parentOf(folder);
  return folder;
}

function chooseGlob(survey: Survey, pattern: string, written: string): Part | WrongPath {
  const matches = expandGlob(survey.context.files, pattern);
  if (matches.length === 0) return wrongPath(survey, written, 'no-match');
  const kindOf = (path: string): 'folder' | 'file' => (survey.context.files.kind(path) === 'folder' ? 'folder' : 'file');
  const whole = survey.known.filter((log) => matches.includes(log.path));
  const asked = new Set(matches);
  const partly = survey.known.filter(
    (log) => !whole.includes(log) && [...log.records, ...log.skipped].some(({ path }) => asked.has(path)),
  );
  if (partly.length > 0)
    return {
      logs: [...whole, ...partly],
      only: [...whole.flatMap(filesOf), ...matches.filter((path) => kindOf(path) === 'file')],
    };
  if (whole.length > 0) return { logs: whole };
  const folders = matches.filter((path) => kindOf(path) === 'folder');
  const parts =
    folders.length > 0
      ? folders.map((path) => chooseFolder(survey, path))
      : matches.flatMap((path) => chooseFile(survey, path) ?? []);
  const logs = parts.flatMap((part) => part.logs).filter(holdsRecords);
  if (logs.length === 0) return wrongPath(survey, written, 'no-log');
  return folders.length > 0 ? { logs } : { logs, only: matches };
}

const expectations = {
  missing: 'expected a file, a folder or a glob that exists',
  outside: 'expected a path inside the repository',
  'no-match': 'expected a glob that matches something',
  'no-log': 'expected a file of a decision log',
} as const;

function wrongPath({ known }: Survey, path: string, reason: WrongPath['reason']): WrongPath {
  const places = known.slice(0, 5).map((log) => `\`${log.path}\``);
  const more = known.length > places.length ? ` and ${known.length - places.length} more` : '';
  const found = places.length === 0 ? 'no log was found in the repository' : `logs were found in ${places.join(', ')}${more}`;
  return { path, reason, message: `unexpected path \`${path}\`, ${expectations[reason]}; ${found}` };
}
