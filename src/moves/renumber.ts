import type { FileChange } from '../model/change.ts';
import type { Decision } from '../model/decision.ts';
import type { Files } from '../model/files.ts';
import type { Edit } from '../model/finding.ts';
import type { Log } from '../model/log.ts';
import type { SourceText } from '../model/source.ts';
import { applyEdits } from '../source/edits.ts';
import { parseWithRemark } from '../source/parse.ts';
import { parseSourceText } from '../source/parse-source.ts';
import { type DraftLog, readRecord } from './draft-log.ts';
import { type Planned, type PlannedFile, planned, type Refusal } from './move-plan.ts';
import { ownNumberEdits, type Renumbering, renumberEdits } from './renumber-edits.ts';

/** What a record is renumbered to, and where its mentions are looked for. */
export interface RenumberRequest {
  readonly decision: Decision;
  readonly number: number;
  /** Records of the branch that the number must be free on too. */
  readonly target?: Log;
  /**
   * What the change against that branch touches. A bare number in a file that it does not touch was written before the record
   * was, and means another one. Absent: every file of the log may mean it.
   */
  readonly changed?: readonly FileChange[];
  /** Where index pages and the files of a record's own folder are read from. */
  readonly files: Files;
  /** Markdown files outside the log that may link to the record. */
  readonly pages: readonly string[];
}

/**
 * Gives a record another number: file name, heading, front matter and every mention that means it. What means another record, or may
 * mean one of several, stays as it is; doubtful mentions are named in the notes.
 */
export function renumber(draft: DraftLog, request: RenumberRequest): Planned {
  const { log } = draft;
  const { decision, number, target } = request;
  const refusals = [...unfit(decision), ...taken(number, decision, [log, ...(target ? [target] : [])])];
  const path = newPath(decision, number);
  if (path === undefined) refusals.push({ path: decision.path, message: 'has no number in its name' });
  else if (path !== decision.path && log.texts.has(path)) refusals.push({ path, message: 'exists already' });
  if (path === undefined || refusals.length > 0) return { ok: false, refusals };
  const change: Renumbering = { log, decision, number, newStem: stemOf(path) };
  const mine = isMine(request);
  const notes: string[] = [];
  const pages = pagesOf(request, log);
  const others = [...log.decisions.filter((one) => one.id !== decision.id), ...pages.map((page) => asRecord(draft, page))];
  const files = others.flatMap((other): readonly PlannedFile[] => {
    const source = log.texts.get(other.path) ?? pages.find((page) => page.path === other.path);
    if (!source) return [];
    const found = renumberEdits(change, other, { text: source.text, numbersCount: mine(other.path) });
    notes.push(...found.doubtful.map((text) => `\`${other.path}\` mentions \`${text}\`, which may mean another record`));
    return found.edits.length === 0 ? [] : [fileOf(source, found.edits)];
  });
  const own = ownFile(change, draft, path);
  const moved = attachments(request, log).map(
    (file): PlannedFile => ({
      path: file.path,
      to: folderOf(path) + file.path.slice(folderOf(decision.path).length),
      before: file.text,
      after: file.text,
      bom: file.bom,
    }),
  );
  return planned(
    { summary: `renumber ${decision.id} to ${change.newStem}`, log: log.path, files: [own, ...moved, ...files], notes },
    checked(own, draft, number),
  );
}

function unfit({ path, dialect, name }: Decision): Refusal[] {
  if (dialect === 'unreadable') return [{ path, message: 'can not be read' }];
  return name.kind === 'numbered' || name.kind === 'draft'
    ? []
    : [{ path, message: name.kind === 'dated' ? 'is named by a date and has no number' : 'has no number in its name' }];
}

function taken(number: number, decision: Decision, logs: readonly Log[]): readonly Refusal[] {
  const owners = logs.flatMap((log) =>
    log.decisions.filter((one) => one.number === number && one.name.kind === 'numbered' && one.path !== decision.path),
  );
  return owners.slice(0, 1).map(({ path }) => ({ path, message: `has the number \`${number}\` already` }));
}

/** The path with another number in the name of the file, or of the record's own folder. */
function newPath({ path, name, numbers }: Decision, number: number): string | undefined {
  const segments = path.split('/');
  const at = segments.length - (isOwnFolder(path) ? 2 : 1);
  const segment = segments[at] ?? '';
  const written = name.kind === 'draft' ? /X{2,5}|x{3,5}|N{3,5}|n{3,5}/.exec(segment)?.[0] : (numbers.name ?? name.number);
  const start = written === undefined ? -1 : segment.indexOf(written, name.kind === 'draft' ? 0 : name.prefix.length);
  if (written === undefined || start < 0) return undefined;
  const digits = `${number}`.padStart(written.length, '0');
  return segments.with(at, segment.slice(0, start) + digits + segment.slice(start + written.length)).join('/');
}

function stemOf(path: string): string {
  const segment = path.split('/').at(isOwnFolder(path) ? -2 : -1) ?? '';
  return isOwnFolder(path) ? segment : segment.replace(/\.[^.]+$/, '');
}

/** Whether a record is the page of a folder of its own. */
function isOwnFolder(path: string): boolean {
  return /\/(?:readme|index)\.\w+$/i.test(path);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Whether a bare number in a file may mean the record. */
function isMine({ changed, decision }: RenumberRequest): (path: string) => boolean {
  if (changed === undefined) return () => true;
  const touched = new Set(changed.map(({ path }) => path));
  return (path) => path === decision.path || touched.has(path);
}

/** Index pages of the log and pages that the caller names. */
function pagesOf({ files, pages }: RenumberRequest, log: Log): readonly SourceText[] {
  const beside = log.skipped
    .filter(({ path, reason }) => /\.(?:md|markdown|mdx)$/i.test(path) && reason !== 'link')
    .map(({ path }) => path);
  return [...new Set([...beside, ...pages])].filter((path) => !log.texts.has(path)).flatMap((path) => readText(files, path));
}

function readText(files: Files, path: string): readonly SourceText[] {
  const content = files.read(path);
  if (!content.ok) return [];
  const [a, b, c] = content.bytes;
  return [{ path, text: new TextDecoder().decode(content.bytes), bom: a === 0xef && b === 0xbb && c === 0xbf }];
}

/** A page mentions and links in the same ways as a record does. */
function asRecord(draft: DraftLog, page: SourceText): Decision {
  return readRecord(draft, page, { id: page.path, name: { kind: 'plain', shape: '', prefix: '', slug: '' } });
}

/** Files in the record's own folder, when it has one: they move with it. */
function attachments({ files, decision }: RenumberRequest, log: Log): readonly SourceText[] {
  if (!isOwnFolder(decision.path)) return [];
  const inside = (folder: string): readonly string[] =>
    files
      .list(folder)
      .flatMap(({ name, kind }) =>
        kind === 'folder' ? inside(`${folder}/${name}`) : kind === 'file' ? [`${folder}/${name}`] : [],
      );
  return inside(folderOf(decision.path).replace(/\/$/, ''))
    .filter((path) => path !== decision.path && !log.texts.has(path))
    .flatMap((path) => readText(files, path));
}

function ownFile(change: Renumbering, { log }: DraftLog, path: string): PlannedFile {
  const { decision } = change;
  const source = log.texts.get(decision.path) ?? { path: decision.path, text: '', bom: false };
  const mentions = renumberEdits(change, decision, { text: source.text, numbersCount: true }).edits;
  const edits = [...ownNumberEdits(change, source.text), ...mentions];
  return { ...fileOf(source, disjoint(edits)), ...(path === decision.path ? {} : { to: path }) };
}

function fileOf({ path, text, bom }: SourceText, edits: readonly Edit[]): PlannedFile {
  return { path, before: text, after: applyEdits(text, edits), bom };
}

/** The number of a heading may be a mention too. */
function disjoint(edits: readonly Edit[]): readonly Edit[] {
  const kept: Edit[] = [];
  for (const edit of edits) if (!kept.some((other) => edit.start < other.end && other.start < edit.end)) kept.push(edit);
  return kept;
}

/** Reads the record as it will be: it must carry the new number and no other. */
function checked(file: PlannedFile, draft: DraftLog, number: number): readonly Refusal[] {
  const before = draft.log.decisions.find(({ path }) => path === file.path);
  if (!before) return [];
  const source = { path: file.to ?? file.path, text: file.after, bom: file.bom };
  const digits = `${number}`.padStart(before.numbers.name?.length ?? 4, '0');
  const after = readRecord(draft, source, { id: before.id, name: { ...before.name, kind: 'numbered', number: digits } });
  const isSound = after.number === number && parseSourceText(source, parseWithRemark).problems.length <= before.problems.length;
  return isSound ? [] : [{ path: file.path, message: `would not read as number \`${number}\` afterwards` }];
}
