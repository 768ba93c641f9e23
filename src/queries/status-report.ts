import type { Decision } from '../model/decision.ts';
import type { Edge, Log } from '../model/log.ts';

/** The report of a log by sections, as data. */
export interface StatusReport {
  readonly date: string;
  readonly active: readonly ActiveRow[];
  readonly superseded: readonly SupersededRow[];
  readonly ambiguous: readonly AmbiguousRow[];
  readonly unresolvedConfirm: readonly {
    readonly record: string;
    readonly marker: string;
    readonly text: string;
    readonly line: number;
  }[];
  readonly closed: readonly ActiveRow[];
  readonly openFollowUps: readonly FollowUpRow[];
  readonly proposedFollowUps: readonly FollowUpRow[];
  readonly reviewsDue: readonly { readonly record: string; readonly title: string; readonly reviewBy: string }[];
  readonly staleProposals: readonly {
    readonly record: string;
    readonly title: string;
    readonly date: string;
    readonly days: number;
  }[];
}

export interface ActiveRow {
  readonly record: string;
  readonly title: string;
  /** The status as stored: canonical, else as written, `none` when there is none. */
  readonly governance: string;
  /** `Accepted/Planned` for accepted records: repository evidence decides more. */
  readonly delivery: string | null;
  readonly date: string | null;
}

export interface SupersededRow {
  readonly record: string;
  readonly title: string;
  readonly supersededBy: readonly string[];
  /** Living heads. */
  readonly current: readonly string[];
}

export interface AmbiguousRow {
  readonly record: string;
  readonly written: string;
  readonly candidates: readonly string[];
}

export interface FollowUpRow {
  readonly record: string;
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly date: string | null;
  /** Age of the record in days on the day of the report. */
  readonly days: number | null;
}

/** What the report is computed for. */
export interface StatusRequest {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly staleAfterDays: number;
  /** Ids to report; undefined for all. */
  readonly only: ReadonlySet<string> | undefined;
}

/** The read-only report of one log: every record stands in exactly one of active, superseded and closed. */
export function statusReport(log: Log, request: StatusRequest): StatusReport {
  const records = log.decisions.filter((decision) => request.only?.has(decision.id) ?? true);
  const superseded = records.filter((decision) => isSuperseded(decision, log));
  const rest = records.filter((decision) => !superseded.includes(decision));
  const closed = rest.filter((decision) => CLOSED.has(decision.status?.name ?? ''));
  return {
    date: request.today,
    active: rest.filter((decision) => !closed.includes(decision)).map(activeRow),
    superseded: superseded.map((decision) => supersededRow(decision, log)),
    ambiguous: ambiguousRows(records, log),
    unresolvedConfirm: records.flatMap((decision) => confirmRows(decision, log)),
    closed: closed.map(activeRow),
    openFollowUps: records
      .filter((decision) => log.lineage.inForce.has(decision.id))
      .flatMap((decision) => followUpRows(decision, log, request.today)),
    proposedFollowUps: records
      .filter((decision) => decision.status?.name === 'proposed' || decision.status?.name === 'draft')
      .flatMap((decision) => followUpRows(decision, log, request.today)),
    reviewsDue: records.flatMap((decision) => reviewRow(decision, log, request.today)),
    staleProposals: records.flatMap((decision) => staleRow(decision, request)),
  };
}

const CLOSED: ReadonlySet<string> = new Set(['rejected', 'withdrawn', 'deprecated']);

function isSuperseded(decision: Decision, log: Log): boolean {
  const heads = log.lineage.heads.get(decision.id) ?? [];
  return decision.status?.name === 'superseded' || heads.length !== 1 || heads[0] !== decision.id;
}

function activeRow(decision: Decision): ActiveRow {
  const name = decision.status?.name;
  return {
    record: decision.id,
    title: titleOf(decision),
    governance: name ?? decision.status?.text ?? 'none',
    delivery: name === 'accepted' ? 'Accepted/Planned' : name === 'implemented' ? 'Implemented (as stated in the record)' : null,
    date: decision.date?.iso ?? decision.date?.text ?? null,
  };
}

function supersededRow(decision: Decision, log: Log): SupersededRow {
  const edges = (log.lineage.successors.get(decision.id) ?? []).filter(
    (edge: Edge) => edge.kind === 'supersedes' && edge.part === 'whole',
  );
  return {
    record: decision.id,
    title: titleOf(decision),
    supersededBy: edges.map((edge) => edge.from),
    current: (log.lineage.heads.get(decision.id) ?? []).filter((id) => id !== decision.id),
  };
}

function ambiguousRows(records: readonly Decision[], log: Log): readonly AmbiguousRow[] {
  const ids = new Set(records.map((decision) => decision.id));
  return log.links.flatMap(({ claimant, link, resolution }) =>
    ids.has(claimant) && resolution.kind === 'ambiguous' && link.kind === 'supersedes'
      ? [{ record: claimant, written: link.reference.text, candidates: resolution.candidates }]
      : [],
  );
}

function confirmRows(decision: Decision, log: Log): StatusReport['unresolvedConfirm'] {
  return decision.markers
    .filter((marker) => marker.kind === 'confirm')
    .map((marker) => ({
      record: decision.id,
      marker: `CONFIRM-${marker.number ?? ''}`,
      text: marker.text,
      line: lineAt(log, decision, marker.place.start),
    }));
}

function followUpRows(decision: Decision, log: Log, today: string): readonly FollowUpRow[] {
  const date = decision.date?.iso ?? null;
  return decision.followUps
    .filter((item) => item.state === 'open')
    .map((item) => ({
      record: decision.id,
      path: decision.path,
      line: lineAt(log, decision, item.place.start),
      text: item.text,
      date,
      days: daysBetween(date, today),
    }));
}

function reviewRow(decision: Decision, log: Log, today: string): StatusReport['reviewsDue'] {
  const due = decision.reviewBy?.iso;
  return due !== undefined && due <= today && log.lineage.inForce.has(decision.id)
    ? [{ record: decision.id, title: titleOf(decision), reviewBy: due }]
    : [];
}

function staleRow(decision: Decision, request: StatusRequest): StatusReport['staleProposals'] {
  const date = decision.date?.iso;
  const days = daysBetween(date ?? null, request.today);
  return decision.status?.name === 'proposed' && date !== undefined && days !== null && days > request.staleAfterDays
    ? [{ record: decision.id, title: titleOf(decision), date, days }]
    : [];
}

/** Whole days from one ISO day to another; null where one of them is no full day. */
export function daysBetween(from: string | null, to: string): number | null {
  if (from === null || from.length !== 10) return null;
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

function titleOf(decision: Decision): string {
  return decision.title?.value ?? decision.name.slug;
}

function lineAt(log: Log, decision: Decision, offset: number): number {
  return (log.texts.get(decision.path)?.text.slice(0, offset).split('\n').length ?? 1) || 1;
}
