import type { RecordName } from '../model/decision.ts';
import type { Files } from '../model/files.ts';
import type { Skipped, SkipReason } from '../model/log.ts';
import { baseOf, below } from './found-log.ts';
import { isAttachmentFolder, isLooseFolder, templateFolders } from './known-names.ts';
import { isFolderPage, isMarkdown, isStrongName, recordName } from './record-name.ts';

/**
 * What a folder in a log is: misnamed like a file, a record with its page, a place of templates or attachments, or
 * undefined for a folder of records.
 */
export type FolderKind = 'misnamed' | { readonly page: string } | 'template' | 'attachment' | undefined;

/** What the folder around it knows. */
export interface FolderSurroundings {
  /** Letters before numbers that are this log's habit. */
  readonly prefixes: ReadonlySet<string>;
  /** Stems of the Markdown files beside it, in lower case. */
  readonly siblings: ReadonlySet<string>;
}

/** Tells what a folder in a log is, by its name and the names in it. */
export function folderKind(files: Files, path: string, around: FolderSurroundings): FolderKind {
  const name = baseOf(path);
  if (isMarkdown(name)) return 'misnamed';
  const pages = markdownIn(files, path);
  const page = recordPage(path, pages, around.prefixes);
  if (page !== undefined) return { page };
  if (templateFolders.has(name.toLowerCase())) return 'template';
  if (isAttachmentFolder(name) || around.siblings.has(name.toLowerCase())) return 'attachment';
  const holdsRecords = pages.some((file) => isStrongName(recordName(file, around.prefixes)));
  return isLooseFolder(name) && !holdsRecords ? 'attachment' : undefined;
}

/** What a folder's name says about the record that it is. */
export function folderName(path: string, prefixes: ReadonlySet<string>): RecordName {
  return recordName(`${baseOf(path)}.md`, prefixes);
}

/** The page that is the record: `2022-02-03-title/README.md`. None in `2023/`, or beside numbered records. */
function recordPage(path: string, pages: readonly string[], prefixes: ReadonlySet<string>): string | undefined {
  if (!isStrongName(folderName(path, prefixes)) || /^(?:19|20)\d\d$/.test(baseOf(path))) return undefined;
  if (pages.some((page) => isStrongName(recordName(page, prefixes)))) return undefined;
  const readme = pages.find((page) => isFolderPage(page));
  const [only, ...others] = pages;
  return readme ?? (others.length === 0 && only !== undefined && /^(?:adr|decision|record)\.\w+$/i.test(only) ? only : undefined);
}

function markdownIn(files: Files, path: string): readonly string[] {
  return files.list(path).flatMap((entry) => (entry.kind === 'file' && isMarkdown(entry.name) ? [entry.name] : []));
}

/** Every file below a folder that holds no records, hidden ones left out: Markdown for the given reason, all else as asset. */
export function filesBelow(files: Files, path: string, reason: 'attachment' | 'template'): readonly Skipped[] {
  return files.list(path).flatMap((entry) => {
    const file = below(path, entry.name);
    if (entry.name.startsWith('.')) return [];
    if (entry.kind === 'folder') return filesBelow(files, file, reason);
    return [skippedAs(file, entry.kind !== 'file' ? 'link' : isMarkdown(file) ? reason : 'asset')];
  });
}

/** A file that is no record and does not look like one. */
export function skippedAs(path: string, reason: SkipReason): Skipped {
  return { path, reason, suspicious: false };
}
