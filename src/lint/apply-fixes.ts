import { writeField } from '../dialects/write-field.ts';
import type { Edit, FieldChange, Finding, Fix } from '../model/finding.ts';
import type { Workspace, WorkspaceLog } from '../model/workspace.ts';
import { applyEdits, areDisjoint } from '../source/edits.ts';

/** What fixes changed, and what could not be changed. */
export interface FixedTexts {
  /** New text by path, without byte-order mark; only files that change. */
  readonly texts: ReadonlyMap<string, string>;
  readonly applied: readonly Finding[];
  /** Findings whose fix would touch the same text as an earlier one: they come with the next run. */
  readonly skipped: readonly Finding[];
}

/** Applies the fixes of findings, in their order; a fix whose edits overlap with one already taken waits for the next run. */
export function applyFixes(
  findings: readonly Finding[],
  facts: { readonly workspace: Pick<Workspace, 'logs'>; readonly safeties: readonly Fix['safety'][]; readonly today?: string },
): FixedTexts {
  const taken = new Map<string, Edit[]>();
  const applied: Finding[] = [];
  const skipped: Finding[] = [];
  for (const finding of findings) {
    if (!finding.fix || !facts.safeties.includes(finding.fix.safety)) continue;
    const edits = editsOf(finding.fix, {
      today: facts.today,
      logs: facts.workspace.logs.filter(({ log }) => log.texts.has(finding.path)),
    });
    if (edits.size === 0 || [...edits].some(([path, list]) => !areDisjoint([...(taken.get(path) ?? []), ...list]))) {
      skipped.push(finding);
      continue;
    }
    for (const [path, list] of edits) taken.set(path, [...(taken.get(path) ?? []), ...list]);
    applied.push(finding);
  }
  const texts = new Map<string, string>();
  for (const [path, edits] of taken) {
    const before = textOf(path, facts.workspace.logs);
    if (before === undefined) continue;
    const after = applyEdits(before, edits);
    if (after !== before) texts.set(path, after);
  }
  return { texts, applied, skipped };
}

/** What the writer of fields needs beside the change. */
interface Writing {
  /** The log of the finding: ids are unique in a log, not across logs. */
  readonly logs: readonly WorkspaceLog[];
  /** `YYYY-MM-DD`, for records that date every change of their status. */
  readonly today: string | undefined;
}

/** All edits of a fix by path; empty when one of its field changes can not be written. */
function editsOf(fix: Fix, writing: Writing): ReadonlyMap<string, readonly Edit[]> {
  const edits = new Map<string, readonly Edit[]>(Object.entries(fix.edits ?? {}));
  for (const change of fix.changes ?? []) {
    const written = fieldEdits(change, writing);
    if (!written) return new Map();
    edits.set(written.path, [...(edits.get(written.path) ?? []), ...written.edits]);
  }
  return edits;
}

function fieldEdits(
  change: FieldChange,
  { logs, today }: Writing,
): { readonly path: string; readonly edits: readonly Edit[] } | undefined {
  for (const { log, settings } of logs) {
    const decision = log.decisions.find((one) => one.id === change.id);
    const text = decision && log.texts.get(decision.path);
    if (!decision || !text) continue;
    const edits = writeField(decision, change, {
      text: text.text,
      log,
      adopted: settings.dialect,
      own: settings,
      ...(today === undefined ? {} : { today }),
    });
    if (edits) return { path: decision.path, edits };
  }
  return undefined;
}

function textOf(path: string, logs: readonly WorkspaceLog[]): string | undefined {
  return logs.map(({ log }) => log.texts.get(path)?.text).find((text) => text !== undefined);
}
