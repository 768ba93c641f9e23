import ignore from 'ignore';
import type { Files, FolderEntry } from '../model/files.ts';
import { below } from './found-log.ts';
import { isLogName, searchedHiddenFolders, unsearchedFolders } from './known-names.ts';
import { isMarkdown, isStrongName, recordName } from './record-name.ts';
import type { ScanContext } from './scan-folder.ts';

/** What a look through the folders of a repository shows, before any of them is read as a log. */
export interface Sightings {
  /** Folders with a usual name, or with a config of their own; the folders in them are not looked through. */
  readonly logFolders: readonly string[];
  /** Folders that hold an `.adr-config.yml`: logs whatever their name. */
  readonly configured: readonly string[];
  /** Folders that hold an `.adr-dir`. */
  readonly adrDirs: readonly string[];
  /** Other folders with files named like records. */
  readonly named: readonly NamedFolder[];
}

export interface NamedFolder {
  readonly path: string;
  /** Files whose names hold a date, three digits or more, or letters such as `ADR` and digits. */
  readonly count: number;
  /** Of these, the ones with letters such as `ADR`. */
  readonly prefixed: number;
}

/** Folders deeper than this below the start are not searched. */
const maximumDepth = 10;

/**
 * Looks through the folders below `start`. Left out: hidden folders, what tools and package managers made, test data and
 * examples, what `.gitignore` of the root excludes, and other repositories inside this one.
 */
export function searchFolders(context: ScanContext, start: string): Sightings {
  const search: Search = {
    context,
    isGitIgnored: gitIgnore(context.files),
    logFolders: [],
    configured: [],
    adrDirs: [],
    named: [],
  };
  visit(search, start, 0);
  return search;
}

interface Search {
  readonly context: ScanContext;
  isGitIgnored(path: string): boolean;
  readonly logFolders: string[];
  readonly configured: string[];
  readonly adrDirs: string[];
  readonly named: NamedFolder[];
}

function visit(search: Search, path: string, depth: number): void {
  const entries = search.context.files.list(path);
  const names = new Set(entries.map(({ name }) => name));
  if (depth > 0 && names.has('.git')) return;
  if (names.has('.adr-dir')) search.adrDirs.push(path);
  const isConfigured = path !== '.' && names.has('.adr-config.yml');
  if (isConfigured) search.configured.push(path);
  if (isConfigured || (path !== '.' && isLogName(path.slice(path.lastIndexOf('/') + 1)))) {
    search.logFolders.push(path);
    return;
  }
  noteNames(search, path, entries);
  if (depth >= maximumDepth) return;
  for (const entry of entries) {
    if (entry.kind !== 'folder') continue;
    if (entry.name === '.peri') visitTasks(search, below(path, entry.name));
    else if (isSearched(search, below(path, entry.name), entry.name)) visit(search, below(path, entry.name), depth + 1);
  }
}

function isSearched(search: Search, path: string, name: string): boolean {
  if (search.context.isIgnored(`${path}/`)) return false;
  if (isLogName(name)) return true;
  if (name.startsWith('.')) return searchedHiddenFolders.has(name);
  return !unsearchedFolders.has(name.toLowerCase()) && !search.isGitIgnored(`${path}/`);
}

/** Decision records of Ultra-ADLC tasks: `.peri/adlc/tasks/<id>/decisions/`. */
function visitTasks(search: Search, path: string): void {
  const tasks = below(path, 'adlc/tasks');
  for (const task of search.context.files.list(tasks)) {
    const folder = below(tasks, `${task.name}/decisions`);
    if (task.kind === 'folder' && search.context.files.kind(folder) === 'folder') search.logFolders.push(folder);
  }
}

function noteNames(search: Search, path: string, entries: readonly FolderEntry[]): void {
  let count = 0;
  let prefixed = 0;
  for (const { name, kind } of entries) {
    if (kind !== 'file' || !isMarkdown(name)) continue;
    const parsed = recordName(name);
    if (!isStrongName(parsed)) continue;
    count += 1;
    if (/(?:adr|decision)[-_ ]*$/i.test(parsed.prefix) || /^(?:adr|dr)\b/i.test(parsed.prefix)) prefixed += 1;
  }
  if (count > 0) search.named.push({ path, count, prefixed });
}

function gitIgnore(files: Files): (path: string) => boolean {
  if (files.kind('.gitignore') !== 'file') return () => false;
  const content = files.read('.gitignore');
  if (!content.ok) return () => false;
  const rules = ignore({ ignorecase: false }).add(new TextDecoder().decode(content.bytes));
  return (path) => rules.ignores(path);
}
