import { diffArrays } from 'diff';
import { loadConfig } from '../../src/config/load-config.ts';
import { resolveSettings } from '../../src/config/resolve-config.ts';
import { findLogs } from '../../src/discovery/find-logs.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import type { Decision } from '../../src/model/decision.ts';
import type { Files } from '../../src/model/files.ts';
import { type DraftLog, draftLog } from '../../src/moves/draft-log.ts';
import type { Planned } from '../../src/moves/move-plan.ts';
import { ruleTable } from '../../src/rules/rule-table.ts';
import { RULES } from '../../src/rules/rules.ts';
import { parseWithRemark } from '../../src/source/parse.ts';
import { loadWorkspace } from '../../src/workspace.ts';

export const TODAY = '2025-06-01';

/** The first log of some files, as a move sees it. */
export function openDraft(files: Files | Readonly<Record<string, string>>, config?: string): DraftLog {
  const all =
    'list' in files && typeof files.list === 'function'
      ? (files as Files)
      : memoryFiles(files as Readonly<Record<string, string>>);
  const layers = config === undefined ? [] : [loadConfig(memoryFiles({ '.adr-config.yml': config }), '.adr-config.yml')];
  const { settings } = resolveSettings({ table: ruleTable(RULES), files: layers });
  const [one] = loadWorkspace(all, { discovery: findLogs(all), settings: () => settings, parse: parseWithRemark }).logs;
  if (!one) throw new Error('no log');
  return draftLog(one.log, settings, TODAY);
}

/** A record by its id. */
export function record(draft: DraftLog, id: string): Decision {
  const found = draft.log.decisions.find((decision) => decision.id === id);
  if (!found) throw new Error(`no record ${id}: ${draft.log.decisions.map((decision) => decision.id).join(', ')}`);
  return found;
}

/** The reasons against a move, as `path: message`. */
export function refusals(planned: Planned): readonly string[] {
  return planned.ok ? [] : planned.refusals.map(({ path, message }) => (path === undefined ? message : `${path}: ${message}`));
}

/** The files after a plan. */
export function filesAfter(before: Readonly<Record<string, string>>, planned: Planned): Readonly<Record<string, string>> {
  if (!planned.ok) throw new Error(refusals(planned).join('\n'));
  const after: Record<string, string> = { ...before };
  for (const { path, to, after: text, bom } of planned.plan.files) {
    if (to !== undefined) delete after[path];
    after[to ?? path] = bom ? `\uFEFF${text}` : text;
  }
  return after;
}

/** Lines that differ, as a diff shows them. */
export function diffLines(before: string, after: string): readonly string[] {
  return diffArrays(before.split('\n'), after.split('\n')).flatMap(({ value, added, removed }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'}${line}`) : [],
  );
}
