/** What a path names. `link` is a symbolic link, whatever it points to. */
export type FileKind = 'file' | 'folder' | 'link' | 'other';

/** One entry of a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: FileKind;
}

/**
 * The only way the product reaches files. Paths are relative to the root, with forward slashes; `.` is the root.
 * Two implementations prove it: the disk and a map in memory. A git ref is the third.
 */
export interface Files {
  /** The folder all paths are relative to, for messages only. */
  readonly root: string;
  /** Entries of a folder, sorted by name; empty when the folder does not exist or can not be read. */
  list(path: string): readonly FolderEntry[];
  /** What the path names, or undefined when there is nothing. */
  kind(path: string): FileKind | undefined;
  /** The bytes of a file, or the reason why there are none. */
  read(path: string): FileContent;
  /** Why the entries of an existing folder could not be had, where an implementation can tell. */
  folderFault?(path: string): string | undefined;
}

/** Bytes, or why they could not be had. */
export type FileContent =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | {
      readonly ok: false;
      readonly reason: 'missing' | 'unreadable' | 'not-a-file' | 'outside' | 'too-large';
      readonly detail: string;
    };

/** Files that can also be changed. Every change is atomic, and none follows a link out of the root. */
export interface WritableFiles extends Files {
  /** Replaces or makes a file; an existing one keeps its mode. Missing folders are made. */
  write(path: string, bytes: Uint8Array): WriteResult;
  /** Makes a file that must not exist, in whatever letter case. Missing folders are made. */
  create(path: string, bytes: Uint8Array): WriteResult;
  /** Renames a file within the root; the new name must be free, but for a change of letter case alone. */
  rename(from: string, to: string): WriteResult;
  /** Removes a file. */
  remove(path: string): WriteResult;
}

/** Done, or why nothing was changed. */
export type WriteResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'exists' | 'missing' | 'not-a-file' | 'outside' | 'unwritable';
      readonly detail: string;
    };
