import type { Decision } from '../model/decision.ts';
import type { Edge, Log, RecordRef } from '../model/log.ts';

/** A record in JSON. Absent facts are null. */
export interface RecordJson {
  readonly log: string;
  readonly path: string;
  readonly id: string;
  readonly number: number | null;
  readonly title: string | null;
  readonly status: string | null;
  readonly statusText: string | null;
  readonly date: string | null;
  readonly people: {
    readonly decisionMakers: readonly string[];
    readonly consulted: readonly string[];
    readonly informed: readonly string[];
  };
  readonly tags: readonly string[];
  readonly dialect: string;
  readonly supersedes: readonly RecordRef[];
  readonly supersededBy: readonly RecordRef[];
  readonly current: readonly RecordRef[];
  readonly inForce: boolean;
  readonly followUps: {
    readonly total: number;
    readonly done: number;
    readonly dropped: number;
    readonly items: readonly { readonly text: string; readonly state: string; readonly line: number }[];
  };
  readonly reviewBy: string | null;
  readonly governs: readonly string[];
  readonly findings: number;
}

/** An edge in JSON: `from` is the newer record. */
export interface EdgeJson {
  readonly from: RecordRef;
  readonly to: RecordRef;
  readonly kind: string;
  readonly part: 'whole' | 'partial';
  readonly scope?: string;
  readonly claimedBy: 'from' | 'to' | 'both';
  readonly doubt?: 'one-sided' | 'conflicting' | 'ambiguous';
}

/** Shape of `export`, `list --json` and the site's `log.json`: `schemas/log.schema.json`. */
export interface LogJson {
  readonly version: 1;
  readonly records: readonly RecordJson[];
  readonly edges: readonly EdgeJson[];
}

/** Which records to take, and how many findings each has. */
export interface ExportOptions {
  readonly take: (decision: Decision, log: Log) => boolean;
  /** By path. */
  readonly findings: ReadonlyMap<string, number>;
}

/** Logs as data: records in order, edges between the records taken. No timestamps, so that equal logs give equal bytes. */
export function exportLogs(logs: readonly Log[], options: ExportOptions): LogJson {
  const taken = logs.map((log) => ({
    log,
    ids: new Set(log.decisions.filter((decision) => options.take(decision, log)).map((decision) => decision.id)),
  }));
  return {
    version: 1,
    records: taken.flatMap(({ log, ids }) =>
      log.decisions.filter((decision) => ids.has(decision.id)).map((decision) => recordJson(decision, log, options.findings)),
    ),
    edges: taken.flatMap(({ log, ids }) =>
      log.edges.filter((edge) => ids.has(edge.from) && ids.has(edge.to)).map((edge) => edgeJson(edge, log)),
    ),
  };
}

/** One record as data. */
export function recordJson(decision: Decision, log: Log, findings: ReadonlyMap<string, number>): RecordJson {
  const refs = (ids: readonly string[]): readonly RecordRef[] => ids.map((id) => ({ log: log.name, id }));
  const whole = (edges: readonly Edge[] | undefined): readonly Edge[] =>
    (edges ?? []).filter((edge) => edge.kind === 'supersedes');
  return {
    log: log.name,
    path: decision.path,
    id: decision.id,
    number: decision.number ?? null,
    title: decision.title?.value ?? null,
    status: decision.status?.name ?? null,
    statusText: decision.status?.text ?? null,
    date: decision.date?.iso ?? null,
    people: {
      decisionMakers: values(decision.decisionMakers),
      consulted: values(decision.consulted),
      informed: values(decision.informed),
    },
    tags: values(decision.tags),
    dialect: decision.dialect,
    supersedes: refs(whole(log.lineage.predecessors.get(decision.id)).map((edge) => edge.to)),
    supersededBy: refs(whole(log.lineage.successors.get(decision.id)).map((edge) => edge.from)),
    current: refs(log.lineage.heads.get(decision.id) ?? []),
    inForce: log.lineage.inForce.has(decision.id),
    followUps: followUpsJson(decision, log),
    reviewBy: decision.reviewBy?.iso ?? null,
    governs: values(decision.governs),
    findings: findings.get(decision.path) ?? 0,
  };
}

/** One edge as data. */
export function edgeJson(edge: Edge, log: Log): EdgeJson {
  return {
    from: { log: log.name, id: edge.from },
    to: { log: log.name, id: edge.to },
    kind: edge.kind,
    part: edge.part,
    ...(edge.scope === undefined ? {} : { scope: edge.scope }),
    claimedBy: edge.claimedBy,
    ...(edge.doubt === undefined ? {} : { doubt: edge.doubt }),
  };
}

function followUpsJson(decision: Decision, log: Log): RecordJson['followUps'] {
  const text = log.texts.get(decision.path)?.text ?? '';
  const items = decision.followUps.map((item) => ({ text: item.text, state: item.state, line: lineAt(text, item.place.start) }));
  const count = (state: string): number => items.filter((item) => item.state === state).length;
  return { total: count('open') + count('done'), done: count('done'), dropped: count('dropped'), items };
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

function values(list: readonly { readonly value: string }[]): readonly string[] {
  return list.map((one) => one.value);
}
