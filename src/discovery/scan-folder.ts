import type { RecordName } from '../model/decision.ts';
import type { FileContent, Files, FolderEntry } from '../model/files.ts';
import type { InputFault, Skipped } from '../model/log.ts';
import { classifyFile } from './classify-file.ts';
import { filesBelow, folderKind, folderName, skippedAs } from './folder-kind.ts';
import { baseOf, below, fileFault, foldCase } from './found-log.ts';
import { isLogName, isRetiredFolder } from './known-names.ts';
import { isMarkdown, recordName, stemOf } from './record-name.ts';

/** One folder of a log and the folders in it. */
export interface FolderScan {
  readonly path: string;
  /** `log`: a log of its own when it holds records; `component` and `retired` belong to the log around them. */
  readonly role: 'log' | 'component' | 'retired';
  readonly records: readonly ScannedRecord[];
  readonly skipped: readonly Skipped[];
  readonly faults: readonly InputFault[];
  readonly children: readonly FolderScan[];
}

export interface ScannedRecord {
  readonly path: string;
  readonly name: RecordName;
  /** Stem, or name of the record's own folder. */
  readonly stem: string;
  readonly retired?: string;
}

/** What holds for a whole search. */
export interface ScanContext {
  readonly files: Files;
  /** Whether `ignore` patterns of the config leave the path out; folders end in `/`. */
  isIgnored(path: string): boolean;
  /** Folders that are logs of their own whatever their name. */
  readonly logFolders: ReadonlySet<string>;
}

/** How a folder is read: `flat` leaves out folders but those that retire records or are records (the repository's root). */
export interface ScanPlan {
  readonly role: FolderScan['role'];
  readonly flat?: true;
  readonly prefixes?: ReadonlySet<string>;
  readonly retired?: string;
  readonly depth?: number;
}

const maximumDepth = 12;

/** Reads a folder of a log: one listing a folder, and no file is opened whose name tells what it is. */
export function scanFolder(context: ScanContext, path: string, plan: ScanPlan): FolderScan {
  const entries = context.files.list(path);
  const markdown = entries.filter((entry) => entry.kind === 'file' && isMarkdown(entry.name));
  const prefixes = withPrefixes(plan.prefixes ?? new Set(), markdown);
  const siblings = new Set(markdown.map((entry) => stemOf(entry.name).toLowerCase()));
  const scan: OpenScan = {
    context,
    path,
    plan,
    prefixes,
    siblings,
    records: [],
    skipped: [],
    faults: [],
    children: [],
  };
  scan.faults.push(...caseClashes(path, entries));
  const fault = entries.length === 0 ? context.files.folderFault?.(path) : undefined;
  if (fault !== undefined) scan.faults.push(fileFault('unreadable', path, { detail: fault }));
  for (const entry of entries) scanEntry(scan, entry);
  const { records, skipped, faults, children } = scan;
  return { path, role: plan.role, records, skipped, faults, children };
}

interface OpenScan {
  readonly context: ScanContext;
  readonly path: string;
  readonly plan: ScanPlan;
  readonly prefixes: ReadonlySet<string>;
  readonly siblings: ReadonlySet<string>;
  readonly records: ScannedRecord[];
  readonly skipped: Skipped[];
  readonly faults: InputFault[];
  readonly children: FolderScan[];
}

/** Letters before numbers that are nobody's but this log's: once seen with a leading zero, they hold for `-100-` too. */
function withPrefixes(known: ReadonlySet<string>, entries: readonly FolderEntry[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { name } of entries) {
    if (!/^\p{L}[^\d]*0\d/u.test(name)) continue;
    const { kind, prefix } = recordName(name);
    if (kind === 'numbered') found.add(prefix);
  }
  return found.size === 0 ? known : new Set([...known, ...found]);
}

function scanEntry(scan: OpenScan, entry: FolderEntry): void {
  const path = below(scan.path, entry.name);
  if (entry.name.startsWith('.') && !(entry.kind === 'file' && isMarkdown(entry.name))) return;
  if (scan.context.isIgnored(entry.kind === 'folder' ? `${path}/` : path)) {
    if (!scan.plan.flat || isMarkdown(path)) scan.skipped.push(skippedAs(path, 'ignored'));
  } else if (entry.kind === 'folder') scanSubfolder(scan, path);
  else if (entry.kind === 'file') scanFile(scan, path);
  else scanLink(scan, path, entry);
}

function scanLink(scan: OpenScan, path: string, entry: FolderEntry): void {
  const mayBeRecord = isMarkdown(path) || !/\.\w{1,5}$/.test(path);
  if (scan.plan.flat && !isMarkdown(path)) return;
  scan.skipped.push({ path, reason: entry.kind === 'link' ? 'link' : 'not Markdown', suspicious: mayBeRecord });
  if (mayBeRecord) scan.faults.push(fileFault(entry.kind === 'link' ? 'link' : 'unreadable', path, { detail: entry.kind }));
}

function scanFile(scan: OpenScan, path: string): void {
  if (scan.plan.flat && !/\.(?:md|markdown|mdx|adoc|rst)$/i.test(path)) return;
  const { prefixes, siblings } = scan;
  const found = classifyFile({ path, prefixes, siblings, read: () => scan.context.files.read(path) });
  if (found.kind === 'record') {
    addRecord(scan, { path, name: found.name, stem: stemOf(path) });
    return;
  }
  scan.skipped.push({ path, reason: found.reason, suspicious: found.suspicious });
  if (found.content !== undefined) scan.faults.push(...contentFault(path, found.content));
}

/** The fault of a file that could not be read; none for one that could. */
function contentFault(path: string, content: FileContent): readonly InputFault[] {
  if (content.ok) return [];
  const kind = content.reason === 'too-large' ? 'too-large' : content.reason === 'outside' ? 'link' : 'unreadable';
  return [fileFault(kind, path, { detail: content.detail })];
}

function addRecord(scan: OpenScan, record: ScannedRecord): void {
  const { retired } = scan.plan;
  scan.records.push(retired === undefined ? record : { ...record, retired });
}

function scanSubfolder(scan: OpenScan, path: string): void {
  const name = baseOf(path);
  const { files } = scan.context;
  const depth = (scan.plan.depth ?? 0) + 1;
  if (name === 'node_modules' || depth > maximumDepth) return;
  const kind = folderKind(files, path, scan);
  if (kind === 'misnamed') {
    scan.skipped.push({ path, reason: 'folder with a record name', suspicious: true });
    scan.faults.push(fileFault('folder-name', path, {}));
  } else if (typeof kind === 'object') {
    scanRecordFolder(scan, path, kind.page);
  } else if (scan.plan.flat && !isRetiredFolder(name)) {
    return;
  } else if (kind === 'template' || kind === 'attachment') {
    scan.skipped.push(...filesBelow(files, path, kind));
  } else {
    scan.children.push(scanFolder(scan.context, path, { ...planOf(scan, path), depth }));
  }
}

function planOf({ context, plan, prefixes }: OpenScan, path: string): ScanPlan {
  const name = baseOf(path);
  if (isRetiredFolder(name)) return { role: 'retired', prefixes, retired: name };
  const isLog = context.logFolders.has(path) || isLogName(name);
  const retired = plan.retired === undefined ? {} : { retired: plan.retired };
  return isLog ? { role: 'log', ...retired } : { role: 'component', prefixes, ...retired };
}

function scanRecordFolder(scan: OpenScan, path: string, page: string): void {
  const pagePath = below(path, page);
  if (scan.context.isIgnored(pagePath)) scan.skipped.push(skippedAs(pagePath, 'ignored'));
  else addRecord(scan, { path: pagePath, name: folderName(path, scan.prefixes), stem: baseOf(path) });
  scan.skipped.push(...filesBelow(scan.context.files, path, 'attachment').filter((file) => file.path !== pagePath));
}

/** Names of one folder that are one name where letter case does not count. */
export function caseClashes(path: string, entries: readonly FolderEntry[]): readonly InputFault[] {
  const seen = new Map<string, string>();
  return entries.flatMap(({ name, kind }) => {
    const key = foldCase(name);
    const other = seen.get(key);
    seen.set(key, other ?? name);
    return other === undefined ? [] : [fileFault('case-clash', below(path, name), { other: below(path, other), kind })];
  });
}
