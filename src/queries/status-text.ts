import type { ActiveRow, FollowUpRow, StatusReport } from './status-report.ts';

/** The report as text, in the layout of the decision lifecycle's status command; empty sections say None. */
export function statusText(report: StatusReport, logPath: string): string {
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Active', report.active.map(activeLine)],
    [
      'Superseded',
      report.superseded.map((row) => `${row.record} — ${row.title} — superseded by ${names(row.supersededBy)}${currentOf(row)}`),
    ],
    [
      'Ambiguous supersession',
      report.ambiguous.map(
        (row) =>
          `${row.record} — supersedes: ${row.written} names ${row.candidates.length} records (${row.candidates.join(', ')}) — unresolved`,
      ),
    ],
    ['Unresolved CONFIRM-NN', report.unresolvedConfirm.map((row) => `${row.record} — [${row.marker}]: ${row.text}`)],
    ['Rejected, withdrawn, deprecated', report.closed.map(activeLine)],
    ['Open follow-ups', report.openFollowUps.map(followUpLine)],
    ['Open follow-ups of proposals', report.proposedFollowUps.map(followUpLine)],
    ['Reviews due', report.reviewsDue.map((row) => `${row.record} — ${row.title} — due ${row.reviewBy}`)],
    [
      'Stale proposals',
      report.staleProposals.map((row) => `${row.record} — ${row.title} — proposed ${row.date}, ${row.days} days ago`),
    ],
  ];
  const body = sections.map(
    ([title, rows]) => `### ${title}\n${rows.length === 0 ? 'None' : rows.map((row) => `- ${row}`).join('\n')}\n`,
  );
  return `## ADR Status — ${report.date} — ${logPath}\n\n${body.join('\n')}`;
}

function activeLine(row: ActiveRow): string {
  const delivery = row.delivery === null ? '' : `; delivery: ${row.delivery}`;
  return `${row.record} — ${row.title} — governance: ${row.governance}${delivery}${row.date === null ? '' : ` (${row.date})`}`;
}

function followUpLine(row: FollowUpRow): string {
  const age = row.date === null ? 'no date' : `${row.date}${row.days === null ? '' : `, ${row.days} days`}`;
  return `${row.path}:${row.line} — ${row.text} (${age})`;
}

function names(ids: readonly string[]): string {
  return ids.length === 0 ? 'a successor that is not named' : ids.join(', ');
}

function currentOf(row: { readonly supersededBy: readonly string[]; readonly current: readonly string[] }): string {
  const other = row.current.filter((id) => !row.supersededBy.includes(id));
  return other.length === 0 ? '' : `, current: ${other.join(', ')}`;
}
