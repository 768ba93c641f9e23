import type { Files, WritableFiles } from '../model/files.ts';
import { bytesOf, journalPath, readJournal, textAt } from './journal.ts';
import type { PlannedFile } from './move-plan.ts';

/** How far a file of an interrupted move got. `other`: somebody changed it since. */
export type FileState = 'old' | 'new' | 'half' | 'other';

/** A move that was stopped in the middle, or files that a stopped run left behind. */
export interface InterruptedMove {
  readonly log: string;
  /** Absent when only files that were being written are left, or when the journal can not be read. */
  readonly summary?: string;
  readonly journal?: string;
  readonly files: readonly { readonly file: PlannedFile; readonly state: FileState }[];
  /** Files that were being written: nothing is lost with them. */
  readonly temporary: readonly string[];
}

const TEMPORARY = /^\..+\.[0-9a-f]{12}\.tmp$/;

/** What stopped runs left in the folders of logs. */
export function findInterrupted(files: Files, logs: readonly string[]): readonly InterruptedMove[] {
  return logs.flatMap((log) => {
    const journal = journalPath(log);
    const isThere = files.kind(journal) !== undefined;
    const plan = isThere ? readJournal(textAt(files, journal) ?? '') : undefined;
    const temporary = temporaryFiles(files, log);
    if (!isThere && temporary.length === 0) return [];
    return [
      {
        log,
        ...(plan ? { summary: plan.summary } : {}),
        ...(isThere ? { journal } : {}),
        files: (plan?.files ?? []).map((file) => ({ file, state: stateOf(files, file) })),
        temporary,
      },
    ];
  });
}

function temporaryFiles(files: Files, folder: string): readonly string[] {
  return files.list(folder).flatMap(({ name, kind }) => {
    const path = folder === '.' ? name : `${folder}/${name}`;
    if (kind === 'folder') return folder === '.' || name.startsWith('.') ? [] : temporaryFiles(files, path);
    return kind === 'file' && TEMPORARY.test(name) ? [path] : [];
  });
}

function stateOf(files: Files, { path, to, before, after }: PlannedFile): FileState {
  const [here, there] = [textAt(files, path), to === undefined ? undefined : textAt(files, to)];
  if (before === undefined) return here === undefined ? 'old' : here === after ? 'new' : 'other';
  if (to === undefined) return here === before ? 'old' : here === after ? 'new' : 'other';
  if (there === undefined) return here === before ? 'old' : 'other';
  if (here !== undefined) return 'other';
  return there === after ? 'new' : there === before ? 'half' : 'other';
}

/** What happened, in sentences for people. */
export function explainInterrupted(move: InterruptedMove): readonly string[] {
  const written = move.files
    .filter(({ state }) => state === 'new' || state === 'half')
    .map(({ file }) => `\`${file.to ?? file.path}\``);
  const changed = move.files.filter(({ state }) => state === 'other').map(({ file }) => `\`${file.path}\``);
  const lines: string[] = [];
  if (move.summary !== undefined)
    lines.push(
      `a move was interrupted in \`${move.log}\`: ${move.summary}; ${written.length === 0 ? 'no file was written' : `written: ${written.join(', ')}`}`,
    );
  else if (move.journal !== undefined)
    lines.push(
      `a move was interrupted in \`${move.log}\`, and \`${move.journal}\` can not be read: look at the records with git, then delete it`,
    );
  if (changed.length > 0)
    lines.push(
      `somebody changed ${changed.join(', ')} since: nothing is undone, look at the records with git, then delete \`${move.journal ?? ''}\``,
    );
  if (move.temporary.length > 0)
    lines.push(`files of an interrupted run that nothing needs: ${move.temporary.map((path) => `\`${path}\``).join(', ')}`);
  return lines;
}

/** What could be undone. */
export interface Undone {
  readonly ok: boolean;
  /** Files that have their old text and name again. */
  readonly restored: readonly string[];
  readonly removed: readonly string[];
}

/** Takes back what an interrupted move wrote, unless somebody has changed one of its files since. */
export function undoInterrupted(files: WritableFiles, move: InterruptedMove): Undone {
  const removed = move.temporary.filter((path) => files.remove(path).ok);
  const isReadable = move.journal === undefined || move.summary !== undefined;
  if (!isReadable || move.files.some(({ state }) => state === 'other')) return { ok: false, restored: [], removed };
  const begun = move.files.filter(({ state }) => state !== 'old').toReversed();
  const restored = begun.filter(({ file }) => takeBack(files, file)).map(({ file }) => file.path);
  const ok = restored.length === begun.length;
  if (ok && move.journal !== undefined) files.remove(move.journal);
  return { ok, restored: restored.toReversed(), removed };
}

function takeBack(files: WritableFiles, { path, to, before, after, bom }: PlannedFile): boolean {
  if (before === undefined) return files.remove(path).ok;
  const at = to ?? path;
  // A file that only moved may hold anything: its bytes are left alone.
  const isWritten = before === after || files.write(at, bytesOf(before, bom)).ok;
  return isWritten && (to === undefined || files.rename(to, path).ok);
}
