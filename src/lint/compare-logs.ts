import type { FileChange, LogChange, RecordChange } from '../model/change.ts';
import type { Decision } from '../model/decision.ts';
import type { Files } from '../model/files.ts';
import type { Log } from '../model/log.ts';
import type { WorkspaceLog } from '../model/workspace.ts';
import { pairRecords } from './pair-records.ts';
import { commonLines, likeness, plainText } from './similar-text.ts';

/** The past of a workspace. */
export interface History {
  /** The branch that the change is compared with, as the user named it. */
  readonly ref: string;
  /** All logs where the change began. */
  readonly base: readonly WorkspaceLog[];
  /** All logs as they are on the branch now; the same value as `base` when nothing was added there. */
  readonly target: readonly WorkspaceLog[];
  /** What differs between the base and the work tree. */
  readonly files: readonly FileChange[];
  /** Log by record path, of every log of the work tree, also those that were not asked for. */
  readonly records: ReadonlyMap<string, string>;
  /** Paths of every log of the work tree. */
  readonly logPaths: ReadonlySet<string>;
  /** The work tree. */
  readonly now: Files;
}

/**
 * Every log with what happened to it, and logs that are gone, as empty ones. Only what git shows as changed counts as new or lost:
 * a file that a sparse checkout leaves out is neither.
 */
export function withChanges(head: readonly WorkspaceLog[], history: History): readonly WorkspaceLog[] {
  const pairs = pairLogs(head, history);
  const kept = head.map((one): WorkspaceLog => {
    const base = pairs.get(one)?.log ?? emptyLog(one.log);
    return { ...one, change: changeOf(base, one.log, history) };
  });
  const paired = new Set(pairs.values());
  const gone = history.base.filter((one) => !paired.has(one) && !history.logPaths.has(one.log.path));
  return [
    ...kept,
    ...gone.map(
      (one): WorkspaceLog => ({
        settings: one.settings,
        faults: [],
        log: emptyLog(one.log),
        change: changeOf(one.log, emptyLog(one.log), history),
      }),
    ),
  ];
}

/** Log now → log before: at the same path, else the one that most of its files came from. */
function pairLogs(head: readonly WorkspaceLog[], history: History): ReadonlyMap<WorkspaceLog, WorkspaceLog> {
  const byPath = new Map(history.base.map((one) => [one.log.path, one]));
  const pairs = new Map<WorkspaceLog, WorkspaceLog>();
  for (const one of head) {
    const before = byPath.get(one.log.path);
    if (before) pairs.set(one, before);
  }
  const taken = new Set(pairs.values());
  for (const one of head.filter((log) => !pairs.has(log))) {
    const origin = originOf(
      one,
      history.base.filter((before) => !taken.has(before) && !history.logPaths.has(before.log.path)),
      history.files,
    );
    if (!origin) continue;
    pairs.set(one, origin);
    taken.add(origin);
  }
  return pairs;
}

function originOf(
  one: WorkspaceLog,
  candidates: readonly WorkspaceLog[],
  files: readonly FileChange[],
): WorkspaceLog | undefined {
  const now = new Set(one.log.decisions.map((decision) => decision.path));
  const cameFrom = files.flatMap((change) => (change.from !== undefined && now.has(change.path) ? [change.from] : []));
  const names = new Set(one.log.decisions.map((decision) => baseName(decision.path)));
  const scored = candidates.map((candidate) => {
    const paths = new Set(candidate.log.decisions.map((decision) => decision.path));
    const renamed = cameFrom.filter((path) => paths.has(path)).length;
    const alike = candidate.log.decisions.filter((decision) => names.has(baseName(decision.path))).length;
    return { candidate, score: Math.max(renamed, alike), size: candidate.log.decisions.length };
  });
  const best = scored.sort((a, b) => b.score - a.score)[0];
  return best && best.score * 2 >= best.size && best.score > 0 ? best.candidate : undefined;
}

function changeOf(base: Log, head: Log, history: History): LogChange {
  const target =
    history.target === history.base ? base : (history.target.find((one) => one.log.path === base.path)?.log ?? emptyLog(base));
  const scene: Scene = { base, head, target, history, byPath: changesByPath(history.files) };
  return { ref: history.ref, base, head, target, records: recordChanges(scene), files: history.files };
}

interface Scene {
  readonly base: Log;
  readonly head: Log;
  readonly target: Log;
  readonly history: History;
  /** By present path, and by former path too. */
  readonly byPath: ReadonlyMap<string, FileChange>;
}

function changesByPath(files: readonly FileChange[]): ReadonlyMap<string, FileChange> {
  const byPath = new Map(files.flatMap((change) => (change.from === undefined ? [] : [[change.from, change] as const])));
  for (const change of files) byPath.set(change.path, change);
  return byPath;
}

function recordChanges(scene: Scene): readonly RecordChange[] {
  const { base, head, byPath, history } = scene;
  const { pairs, gone } = pairRecords(base, head, history.files);
  const now = head.decisions.flatMap((decision): readonly RecordChange[] => {
    const before = pairs.get(decision);
    if (before) return [{ kind: 'kept', base: before, head: decision, edited: isEdited(before, decision, scene) }];
    const isNew = byPath.has(decision.path) && !isOnTarget(decision, scene);
    return isNew ? [{ kind: 'added', head: decision }] : [];
  });
  return [...now, ...gone.flatMap((decision) => lossOf(decision, scene))];
}

/** Whether the change edits a record; what the branch has just like that is not the change's doing. */
function isEdited(before: Decision, now: Decision, scene: Scene): boolean {
  const { base, head, byPath } = scene;
  if (before.path === now.path && !byPath.has(now.path)) return false;
  const text = textIn(head, now.path);
  return text !== textIn(base, before.path) && !isOnTarget(now, scene);
}

function isOnTarget(now: Decision, { base, target, head }: Scene): boolean {
  return target !== base && target.texts.has(now.path) && textIn(target, now.path) === textIn(head, now.path);
}

function textIn(log: Log, path: string): string {
  return plainText(log.texts.get(path)?.text ?? '');
}

function lossOf(before: Decision, scene: Scene): readonly RecordChange[] {
  const { byPath, history, base, target } = scene;
  const change = byPath.get(before.path);
  if (change === undefined || (target !== base && !target.texts.has(before.path))) return [];
  const isThere =
    change.kind === 'modified' || (change.kind === 'renamed' && change.path === before.path) || change.kind === 'added';
  const path = isThere ? before.path : change.kind === 'renamed' ? change.path : strayCopy(before, scene);
  if (path === undefined) return [{ kind: 'lost', base: before }];
  if (history.records.has(path))
    return [
      history.records.get(path) === scene.head.name ? { kind: 'lost', base: before } : { kind: 'moved', base: before, path },
    ];
  const reason = scene.head.skipped.find((file) => file.path === path)?.reason ?? 'outside';
  return [{ kind: 'lost', base: before, at: { path, reason } }];
}

const MOST_STRAYS = 200;

/** A new file that is no record and holds what the lost one held: a rename that git was not told of. */
function strayCopy(before: Decision, { base, history }: Scene): string | undefined {
  const strays = history.files.filter(
    (change) =>
      change.kind === 'added' &&
      !history.records.has(change.path) &&
      /\.(?:md|markdown|mdx|txt|adoc|rst|bak|old|orig)$/i.test(change.path),
  );
  if (strays.length === 0 || strays.length > MOST_STRAYS) return undefined;
  const common = commonLines([...base.texts.values()].map(({ text }) => text));
  const text = base.texts.get(before.path)?.text ?? '';
  return strays.find((stray) => {
    const content = history.now.read(stray.path);
    if (!content.ok) return false;
    const other = new TextDecoder().decode(content.bytes);
    return plainText(other) === plainText(text) || likeness(text, other, common) >= 0.5;
  })?.path;
}

function emptyLog(log: Log): Log {
  const none = new Map<string, never>();
  return {
    name: log.name,
    path: log.path,
    decisions: [],
    texts: none,
    skipped: [],
    links: [],
    edges: [],
    lineage: { successors: none, predecessors: none, heads: none, cycles: [], inForce: new Set() },
    resolve: () => ({ kind: 'dangling' }),
  };
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
