import type { RecordName } from '../model/decision.ts';
import type { FileContent, Files, FolderEntry } from '../model/files.ts';
import type { InputFault, SkipReason, Skipped } from '../model/log.ts';
import { classifyFile } from './classify-file.ts';
import { baseOf, below, fileFault, foldCase } from './found-log.ts';
import { isAttachmentFolder, isLogName, isLooseFolder, isRetiredFolder, templateFolders } from './known-names.ts';
import { isFolderPage, isMarkdown, isStrongName, recordName, stemOf } from './record-name.ts';

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
  const scan: OpenScan = { context, path, plan: { ...plan, prefixes }, siblings, records: [], skipped: [], faults: [], children: [] };
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
  readonly plan: ScanPlan & { readonly prefixes: ReadonlySet<string> };
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
    if (!scan.plan.flat || isMarkdown(path)) skip(scan, path, 'ignored');
  } else if (entry.kind === 'folder') scanSubfolder(scan, path);
  else if (entry.kind === 'file') scanFile(scan, path, entry.name);
  else scanLink(scan, path, entry);
}

function skip(scan: OpenScan, path: string, reason: SkipReason, suspicious?: boolean): void {
  scan.skipped.push({ path, reason, suspicious: suspicious ?? false });
}

function scanLink(scan: OpenScan, path: string, entry: FolderEntry): void {
  const mayBeRecord = isMarkdown(path) || !/\.\w{1,5}$/.test(path);
  if (scan.plan.flat && !isMarkdown(path)) return;
  skip(scan, path, entry.kind === 'link' ? 'link' : 'not Markdown', mayBeRecord);
  if (mayBeRecord) scan.faults.push(fileFault(entry.kind === 'link' ? 'link' : 'unreadable', path, { detail: entry.kind }));
}

function scanFile(scan: OpenScan, path: string, pathInLog: string): void {
  if (scan.plan.flat && !/\.(?:md|markdown|mdx|adoc|rst)$/i.test(path)) return;
  if (/(?:^|\/)\.codearbiter\/(?:.*\/)?decision-log\.md$/i.test(path)) return skip(scan, path, 'ledger');
  const { prefixes } = scan.plan;
  const found = classifyFile({ pathInLog, prefixes, siblings: scan.siblings, read: () => scan.context.files.read(path) });
  if (found.kind === 'record') return addRecord(scan, path, found.name, stemOf(path));
  skip(scan, path, found.reason, found.suspicious);
  if (found.content !== undefined) scan.faults.push(...contentFault(path, found.content));
}

/** The fault of a file that could not be read; none for one that could. */
export function contentFault(path: string, content: FileContent): readonly InputFault[] {
  if (content.ok) return [];
  const kind = content.reason === 'too-large' ? 'too-large' : content.reason === 'outside' ? 'link' : 'unreadable';
  return [fileFault(kind, path, { detail: content.detail })];
}

function addRecord(scan: OpenScan, path: string, name: RecordName, stem: string): void {
  const { retired } = scan.plan;
  scan.records.push({ path, name, stem, ...(retired === undefined ? {} : { retired }) });
}

function scanSubfolder(scan: OpenScan, path: string): void {
  const name = baseOf(path);
  const depth = (scan.plan.depth ?? 0) + 1;
  if (name === 'node_modules' || depth > maximumDepth) return;
  if (isMarkdown(name)) {
    skip(scan, path, 'folder with a record name', true);
    scan.faults.push(fileFault('folder-name', path, {}));
    return;
  }
  const page = recordPage(scan, path);
  if (page !== undefined) return scanRecordFolder(scan, path, page);
  const role = isRetiredFolder(name) ? 'retired' : scan.context.logFolders.has(path) || isLogName(name) ? 'log' : 'component';
  if (scan.plan.flat && role !== 'retired') return;
  if (templateFolders.has(name.toLowerCase())) return collect(scan, path, 'template');
  if (holdsAttachments(scan, path)) return collect(scan, path, 'attachment');
  const retired = role === 'retired' ? name : scan.plan.retired;
  const prefixes = role === 'log' ? new Set<string>() : scan.plan.prefixes;
  scan.children.push(scanFolder(scan.context, path, { role, prefixes, depth, ...(retired === undefined ? {} : { retired }) }));
}

function holdsAttachments(scan: OpenScan, path: string): boolean {
  const name = baseOf(path);
  if (isAttachmentFolder(name) || scan.siblings.has(name.toLowerCase())) return true;
  return isLooseFolder(name) && !markdownOf(scan, path).some((file) => isStrongName(recordName(file, scan.plan.prefixes)));
}

function markdownOf(scan: OpenScan, path: string): readonly string[] {
  return scan.context.files.list(path).flatMap((entry) => (entry.kind === 'file' && isMarkdown(entry.name) ? [entry.name] : []));
}

/**
 * The page of a folder that is a record: `2022-02-03-title/README.md`. Undefined for other folders, such as `2023/` or a
 * folder of numbered records with a page about them.
 */
function recordPage(scan: OpenScan, path: string): string | undefined {
  const folder = recordName(`${baseOf(path)}.md`, scan.plan.prefixes);
  if (!isStrongName(folder) || /^(?:19|20)\d\d$/.test(baseOf(path))) return undefined;
  const pages = markdownOf(scan, path);
  if (pages.some((page) => isStrongName(recordName(page, scan.plan.prefixes)))) return undefined;
  const readme = pages.find((page) => isFolderPage(page));
  return readme ?? (pages.length === 1 && /^(?:adr|decision|record)\.\w+$/i.test(pages[0] ?? '') ? pages[0] : undefined);
}

function scanRecordFolder(scan: OpenScan, path: string, page: string): void {
  const name = recordName(`${baseOf(path)}.md`, scan.plan.prefixes);
  const pagePath = below(path, page);
  if (scan.context.isIgnored(pagePath)) skip(scan, pagePath, 'ignored');
  else addRecord(scan, pagePath, name, baseOf(path));
  collect(scan, path, 'attachment', pagePath);
}

/** Names every file below a folder that holds no records. */
function collect(scan: OpenScan, path: string, reason: 'attachment' | 'template', except?: string): void {
  for (const entry of scan.context.files.list(path)) {
    const file = below(path, entry.name);
    if (entry.name.startsWith('.') || file === except) continue;
    if (entry.kind === 'folder') collect(scan, file, reason);
    else if (entry.kind !== 'file') skip(scan, file, 'link');
    else skip(scan, file, isMarkdown(file) ? reason : 'asset');
  }
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
