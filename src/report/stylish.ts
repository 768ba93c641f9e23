import type { Finding } from '../model/finding.ts';
import type { Report, ReportView } from '../model/report.ts';
import { groupBy } from './group-by.ts';
import { inertLines } from './inert-lines.ts';
import type { Layout } from './layout.ts';
import { painter } from './paint.ts';
import { sortByPlace } from './sort-findings.ts';
import type { PlaceWidths } from './stylish-finding.ts';
import { findingLines } from './stylish-finding.ts';
import { summaryLines } from './stylish-summary.ts';
import { visible } from './visible.ts';

/** The report for people at a terminal: findings by file with the lines they are about, a summary last. */
export function stylish(report: Report, view: ReportView): string {
  const paint = painter(view);
  const width = Math.max(narrowest, view.width);
  const blocks = [...fileBlocks(report.findings, { view, paint, width }), summaryLines(report, { view, paint, width })];
  return inertLines(`${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`);
}

/** Below this many columns lines are no longer made shorter. */
const narrowest = 40;

function fileBlocks(findings: readonly Finding[], layout: Layout): readonly (readonly string[])[] {
  const places = placeWidths(findings);
  return groupBy(sortByPlace(findings), (finding) => finding.path).map(([path, group]) => [
    layout.paint('file', visible(layout.view.displayPath(path))),
    ...group.flatMap((finding) => findingLines(finding, places, layout)),
  ]);
}

/** Digits of the longest line and column of all findings: the columns of the whole report stand in line. */
function placeWidths(findings: readonly Finding[]): PlaceWidths {
  const digits = (numbers: readonly number[]) => numbers.reduce((most, number) => Math.max(most, String(number).length), 1);
  return { line: digits(findings.map(({ range }) => range.line)), column: digits(findings.map(({ range }) => range.column)) };
}
