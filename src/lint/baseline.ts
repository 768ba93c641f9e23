import type { ConfigFault } from '../model/config.ts';
import type { Finding } from '../model/finding.ts';
import type { InputFault } from '../model/log.ts';
import { validate } from '../schema/validate.ts';
import { lineRange, lineStarts } from '../source/line-range.ts';
import { parseYaml } from '../source/yaml.ts';

/** Where a baseline is looked for when none is named. */
export const BASELINE_NAME = '.adr-baseline.json';

/** Findings that were there when the check was turned on. */
export interface Baseline {
  readonly path: string;
  readonly text: string;
  readonly entries: readonly BaselineEntry[];
}

export interface BaselineEntry {
  readonly path: string;
  readonly ruleId: string;
  readonly message: string;
  readonly fingerprint: string;
}

/** Reads a baseline; a fault of the file is one of the setup. */
export function readBaseline(
  path: string,
  text: string,
): { readonly ok: true; readonly baseline: Baseline } | { readonly ok: false; readonly faults: readonly ConfigFault[] } {
  const data = parseJson(text);
  if (data === undefined) return { ok: false, faults: [syntaxFault(path, text)] };
  const faults = validate('baseline', data);
  if (faults.length > 0) {
    const yaml = parseYaml(text, 0);
    return {
      ok: false,
      faults: faults.map((fault) => at(path, text, yaml.placeAt(fault.path, fault.at)?.start ?? 0, fault.message)),
    };
  }
  // No fault of the schema: the data has the shape of its type.
  return { ok: true, baseline: { path, text, entries: (data as { readonly findings: readonly BaselineEntry[] }).findings } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function syntaxFault(path: string, text: string): ConfigFault {
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text);
  const fault = conflict
    ? {
        start: conflict.index,
        message: 'unexpected conflict marker, expected a merged file: take both sides and run `--update-baseline`',
      }
    : undefined;
  const place = fault?.start ?? parseYaml(text, 0).faults[0]?.place.start ?? 0;
  return at(path, text, place, fault?.message ?? 'unexpected text, expected the JSON that `--update-baseline` writes');
}

function at(path: string, text: string, start: number, message: string): ConfigFault {
  const { line, column } = lineRange(lineStarts(text), { start, end: start });
  return { path, message, line, column };
}

/** Findings parted by a baseline. */
export interface BaselineResult {
  /** Findings that are not in it. */
  readonly findings: readonly Finding[];
  /** Findings that are. */
  readonly known: readonly Finding[];
  /** Entries without a finding, as faults of the rule `stale-baseline-entry`. */
  readonly stale: readonly InputFault[];
}

/** What a run looked at: an entry it could not have found again is not stale. */
export interface Judged {
  readonly hasRun: (ruleId: string) => boolean;
  readonly isAskedFor: (path: string) => boolean;
}

/** Parts findings into new and known ones by their fingerprints. Each entry hides one finding. Notes are never hidden, as they fail nothing. */
export function applyBaseline(findings: readonly Finding[], baseline: Baseline, judged: Judged): BaselineResult {
  const left = new Map<string, BaselineEntry[]>();
  for (const entry of baseline.entries) {
    const same = left.get(entry.fingerprint);
    if (same) same.push(entry);
    else left.set(entry.fingerprint, [entry]);
  }
  const open: Finding[] = [];
  const known: Finding[] = [];
  for (const finding of findings) {
    const entry = isRecorded(finding) ? left.get(finding.fingerprint)?.shift() : undefined;
    if (entry) known.push(finding);
    else open.push(finding);
  }
  const idle = [...left.values()].flat().filter(({ ruleId, path }) => judged.hasRun(ruleId) && judged.isAskedFor(path));
  return { findings: open, known, stale: idle.map((entry) => staleFault(entry, baseline)) };
}

function isRecorded({ level }: Finding): boolean {
  return level !== 'note';
}

function staleFault(entry: BaselineEntry, { path, text }: Baseline): InputFault {
  const start = Math.max(0, text.indexOf(entry.fingerprint));
  return {
    kind: 'stale-baseline-entry',
    message: 'gone',
    path,
    place: { start, end: Math.min(text.length, start + entry.fingerprint.length) },
    data: { rule: entry.ruleId, path: entry.path },
  };
}

/**
 * The text of a new baseline: every error and warning of a run, known or not. Entries of a former one that the run could not have
 * found are kept.
 */
export function baselineText(
  findings: readonly Finding[],
  before?: { readonly baseline: Baseline; readonly judged: Judged },
): string {
  const kept =
    before?.baseline.entries.filter(({ ruleId, path }) => !before.judged.hasRun(ruleId) || !before.judged.isAskedFor(path)) ?? [];
  const entries = [...kept, ...findings.filter(isRecorded)].map(({ path, ruleId, message, fingerprint }) => ({
    path,
    ruleId,
    message,
    fingerprint,
  }));
  const lines = entries.sort(byPlace).map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}

function byPlace(a: BaselineEntry, b: BaselineEntry): number {
  return compare(a.path, b.path) || compare(a.ruleId, b.ruleId) || compare(a.fingerprint, b.fingerprint);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
