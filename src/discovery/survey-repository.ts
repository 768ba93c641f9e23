import ignore from 'ignore';
import type { LogSetting } from '../model/config.ts';
import type { Files, FolderEntry } from '../model/files.ts';
import type { InputFault } from '../model/log.ts';
import type { LogDraft } from './assemble-logs.ts';
import { assembleLogs, holdsRecords, narrowed } from './assemble-logs.ts';
import { isDecision } from './classify-file.ts';
import { decisionSigns } from './decision-signs.ts';
import { expandGlob, isGlob } from './expand-glob.ts';
import { readAdrDir, readLog4brains } from './foreign-config.ts';
import { below, fileFault, isWithin } from './found-log.ts';
import { isMarkdown, isStrongName, recordName } from './record-name.ts';
import { namedPath, resolvePath } from './resolve-path.ts';
import type { ScanContext } from './scan-folder.ts';
import { scanFolder } from './scan-folder.ts';
import type { NamedFolder } from './search-folders.ts';
import { searchFolders } from './search-folders.ts';

/** Where to look, and what the config says about it. */
export interface FindOptions {
  /** Files, folders and globs from the root of the repository; none: all logs of the repository. */
  readonly paths?: readonly string[];
  /** `logs` of the config: these and no others are the repository's logs. */
  readonly logs?: readonly (string | LogSetting)[];
  /** Patterns in the syntax of `.gitignore`, from the root. */
  readonly ignore?: readonly string[];
}

/** The logs of a repository, before anybody asked for some of them. */
export interface Survey {
  readonly context: ScanContext;
  readonly known: readonly KnownLog[];
  readonly named: readonly NamedFolder[];
  readonly faults: readonly InputFault[];
}

export interface KnownLog extends LogDraft {
  readonly name?: string;
}

/** Finds every log of the repository: those the config names, or else those that other tools' configs and folder names tell of. */
export function surveyRepository(files: Files, options: FindOptions): Survey {
  const context = makeContext(files, options.ignore ?? []);
  if (options.logs === undefined) return surveyFolders(context);
  const { roots, faults } = configuredRoots(context, options.logs);
  return { context, known: scanRoots(context, roots).filter((log) => isKnown(log, roots)), named: [], faults };
}

/** A folder to read as a log. `fixed`: a config names it, so that it is a log also when empty. */
interface LogRoot {
  readonly path: string;
  readonly name?: string;
  readonly fixed?: true;
}

function makeContext(files: Files, patterns: readonly string[]): ScanContext {
  const listings = new Map<string, readonly FolderEntry[]>();
  const list = (path: string): readonly FolderEntry[] => {
    const entries = listings.get(path) ?? files.list(path);
    listings.set(path, entries);
    return entries;
  };
  const rules = ignore({ ignorecase: false }).add([...patterns]);
  const isIgnored = patterns.length === 0 ? () => false : (path: string): boolean => rules.ignores(path);
  const folderFault = files.folderFault?.bind(files);
  return {
    files: {
      root: files.root,
      list,
      kind: (path) => files.kind(path),
      read: (path) => files.read(path),
      ...(folderFault ? { folderFault } : {}),
    },
    isIgnored,
    logFolders: new Set(),
  };
}

interface Roots {
  readonly roots: readonly LogRoot[];
  readonly faults: readonly InputFault[];
}

function configuredRoots({ files }: ScanContext, settings: readonly (string | LogSetting)[]): Roots {
  const roots: LogRoot[] = [];
  const faults: InputFault[] = [];
  for (const setting of settings) {
    const written = typeof setting === 'string' ? setting : setting.path;
    const name = typeof setting === 'string' ? undefined : setting.name;
    const path = resolvePath('.', written);
    const globbed =
      path !== undefined && isGlob(files, path) ? expandGlob(files, path).filter((match) => files.kind(match) === 'folder') : [];
    if (globbed.length > 0) roots.push(...globbed.map((match) => ({ path: match, fixed: true as const })));
    else if (path !== undefined && files.list(path).length > 0)
      roots.push({ path: namedPath(files, path), fixed: true, ...(name === undefined ? {} : { name }) });
    else faults.push(fileFault('missing-log', '.adr-config.yml', { folder: written }));
  }
  return { roots, faults };
}

function surveyFolders(context: ScanContext): Survey {
  const sightings = searchFolders(context, '.');
  const foreign = foreignRoots(context, sightings.adrDirs);
  const configured = sightings.configured.map((path) => ({ path, fixed: true as const }));
  const root = sightings.named.filter(
    ({ path, count, prefixed }) => path === '.' && (prefixed >= 2 || (count >= 3 && holdsDecisions(context, path))),
  );
  const usual = [...sightings.logFolders, ...root.map(({ path }) => path)].map((path) => ({ path }));
  const roots = [...foreign.roots, ...configured, ...usual];
  const logs = scanRoots(context, roots);
  const full = logs.filter((log) => isKnown(log, roots));
  const found = full.some(holdsRecords) ? full : scanRoots(context, lesserRoots(context, sightings.named)).filter(holdsRecords);
  const known = found.some(holdsRecords) ? found : [...full, ...logs.filter((log) => !full.includes(log) && isBegun(log))];
  return { context, known, named: sightings.named, faults: foreign.faults };
}

function foreignRoots({ files }: ScanContext, adrDirs: readonly string[]): Roots {
  const configs = adrDirs.map((folder) => readAdrDir(files, folder));
  if (files.kind('.log4brains.yml') === 'file') configs.unshift(readLog4brains(files));
  return {
    roots: configs.flatMap(({ logs }) => logs).map((log) => ({ ...log, fixed: true as const })),
    faults: configs.flatMap(({ faults }) => faults),
  };
}

function isKnown(log: KnownLog, roots: readonly LogRoot[]): boolean {
  return holdsRecords(log) || roots.some((root) => root.fixed && root.path === log.path);
}

/** An empty log: a folder with a usual name and nothing in it but the pages that logs have. */
function isBegun(log: KnownLog): boolean {
  return (
    log.skipped.length === 0 ||
    log.skipped.some(({ reason }) => reason === 'index' || reason === 'template' || reason === 'process page')
  );
}

/** Reads folders as logs, each once: a folder in another one is found while that is read. */
export function scanRoots(context: ScanContext, roots: readonly LogRoot[]): readonly KnownLog[] {
  const byPath = new Map<string, LogRoot>();
  for (const root of roots) byPath.set(root.path, { ...root, ...byPath.get(root.path) });
  const outer = [...byPath.values()].filter(
    ({ path }) => path === '.' || ![...byPath.keys()].some((other) => other !== '.' && other !== path && isWithin(other, path)),
  );
  const fixed = new Set([...byPath.values()].filter((root) => root.fixed).map(({ path }) => path));
  const scanning = { ...context, logFolders: fixed };
  const drafts = outer.flatMap(({ path }) => {
    const scan = scanFolder(scanning, path, { role: 'log', ...(path === '.' ? { flat: true } : {}) });
    const [own, ...rest] = assembleLogs(scan);
    return [fixed.has(path) ? own : narrowed(own, scan), ...rest];
  });
  return drafts.map((draft) => {
    const name = byPath.get(draft.path)?.name;
    return { ...draft, ...(name === undefined ? {} : { name }) };
  });
}

/**
 * What is taken for a log when no folder has a usual name: folders of `ADR-001` and the like, else folders of numbered
 * files that read like decisions, and the root itself.
 */
function lesserRoots(context: ScanContext, named: readonly NamedFolder[]): readonly LogRoot[] {
  const prefixed = named.filter(({ path, prefixed: count }) => path !== '.' && count >= 2);
  if (prefixed.length > 0) return prefixed;
  return named.filter(({ path, count }) => (path === '.' || count >= 2) && holdsDecisions(context, path));
}

/** Whether most of a few files named like records, right in the folder, read like decisions. */
export function holdsDecisions({ files }: ScanContext, folder: string): boolean {
  const records = files
    .list(folder)
    .filter(({ name, kind }) => kind === 'file' && isMarkdown(name) && isStrongName(recordName(name)));
  const sample = records.slice(0, 5).map(({ name }) => files.read(below(folder, name)));
  const decisions = sample.filter((content) => content.ok && isDecision(decisionSigns(new TextDecoder().decode(content.bytes))));
  return decisions.length * 2 > sample.length;
}
