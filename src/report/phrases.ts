import type { LogCount } from '../model/report.ts';
import type { ReportCounts } from './count-report.ts';
import { skippedByReason } from './count-report.ts';

/** A number with its noun: `1 record`, `3 records`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** What was read of a log: `3 records read, 2 files skipped (index: 1, template: 1)`. */
export function logPhrase(log: LogCount): string {
  const read = `${counted(log.records, 'record')} read`;
  if (log.skipped.length === 0) return `${read}, no file skipped`;
  return `${read}, ${counted(log.skipped.length, 'file')} skipped (${reasonsPhrase(log)})`;
}

/** Skipped files counted by reason: `index: 2, template: 1`. */
export function reasonsPhrase(log: LogCount): string {
  return skippedByReason(log)
    .map(([reason, files]) => `${reason}: ${files.length}`)
    .join(', ');
}

/** Findings by level, levels without one left out: `3 errors, 1 note`; `no findings` when there are none. */
export function levelsPhrase({ byLevel, findings }: ReportCounts): string {
  if (findings === 0) return 'no findings';
  const parts = [
    byLevel.error > 0 ? counted(byLevel.error, 'error') : undefined,
    byLevel.warning > 0 ? counted(byLevel.warning, 'warning') : undefined,
    byLevel.note > 0 ? counted(byLevel.note, 'note') : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** `4 findings (3 errors, 1 note)`, or `no findings`. */
export function findingsPhrase(counts: ReportCounts): string {
  return counts.findings === 0 ? 'no findings' : `${counted(counts.findings, 'finding')} (${levelsPhrase(counts)})`;
}

/** Findings of the baseline (known) and of comments (suppressed), which are not listed; undefined when there are none. */
export function hiddenPhrase({ baselined, suppressed }: ReportCounts): string | undefined {
  const parts = [
    baselined > 0 ? `${counted(baselined, 'known finding')} hidden` : undefined,
    suppressed > 0 ? `${counted(suppressed, 'finding')} suppressed` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** How many findings a fix is offered for, or undefined when there is none. */
export function fixesPhrase({ safeFixes, suggestedFixes }: ReportCounts): string | undefined {
  if (safeFixes === 0 && suggestedFixes === 0) return undefined;
  if (safeFixes === 0) return `${suggestedFixes} fixable with --fix-suggested`;
  return `${safeFixes} fixable with --fix${suggestedFixes === 0 ? '' : `, ${suggestedFixes} more with --fix-suggested`}`;
}

/** Rules that could not judge every record and how many they could: `date-order could judge 12 of 61 records, review-due 4`. */
export function judgedPhrase(judged: ReadonlyMap<string, number> | undefined, records: number): string | undefined {
  if (judged === undefined || judged.size === 0) return undefined;
  const rules = [...judged].sort(([a], [b]) => (a < b ? -1 : 1));
  return rules
    .map(([id, count], index) => (index === 0 ? `${id} could judge ${count} of ${counted(records, 'record')}` : `${id} ${count}`))
    .join(', ');
}
