import type { Finding } from '../model/finding.ts';
import type { Report, ReportView } from '../model/report.ts';
import { countReport } from './count-report.ts';
import { markdownCode, markdownText } from './markdown-text.ts';
import { counted, findingsPhrase, fixesPhrase, hiddenPhrase, judgedPhrase, levelsPhrase, logPhrase } from './phrases.ts';
import { sortByLevel } from './sort-findings.ts';

/** Findings that stand open; what is beyond is folded. */
const openFindings = 20;

/** A summary for pull requests and job summaries: errors first, long lists folded, the counts last. */
export function markdown(report: Report, view: ReportView): string {
  const findings = sortByLevel(report.findings);
  const beyond = findings.length - openFindings;
  const blocks = [
    `## adr-lint: ${levelsPhrase(countReport(report))}`,
    ...(findings.length === 0 ? [] : [findingTable(findings.slice(0, openFindings), report, view)]),
    ...(beyond <= 0
      ? []
      : [folded(`${counted(beyond, 'more finding')}`, findingTable(findings.slice(openFindings), report, view))]),
    ...skippedList(report, view),
    closingList(report, view),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function findingTable(findings: readonly Finding[], report: Report, view: ReportView): string {
  const rows = findings.map((finding) => [
    finding.level,
    placeCell(finding.path, finding.range.line, view),
    messageCell(finding, view),
    ruleCell(finding, report),
  ]);
  return [['Level', 'Place', 'Message', 'Rule'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function placeCell(path: string, line: number, view: ReportView): string {
  return markdownCode(`${view.displayPath(path)}:${line}`);
}

function messageCell({ message, related }: Finding, view: ReportView): string {
  const places = related.map((other) => `${placeCell(other.path, other.line, view)} ${markdownText(other.message)}`);
  return [markdownText(message), ...places].join('<br>');
}

function ruleCell({ ruleId }: Finding, { rules }: Report): string {
  const url = rules.get(ruleId)?.url;
  return url === undefined || !/^https?:\/\/[\w./#?=&%-]+$/.test(url)
    ? markdownCode(ruleId)
    : `[${markdownText(ruleId)}](${url})`;
}

function skippedList({ logs }: Report, view: ReportView): readonly string[] {
  const files = logs.flatMap((log) => log.skipped);
  if (files.length === 0) return [];
  const items = files.map(({ path, reason }) => `- ${markdownCode(view.displayPath(path))}: ${reason}`);
  return [folded(`${counted(files.length, 'file')} skipped`, items.join('\n'))];
}

function folded(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

function closingList(report: Report, view: ReportView): string {
  const counts = countReport(report);
  const lines = [
    ...(report.logs.length === 0 ? ['0 records read, no log found'] : []),
    ...report.logs.map((log) => `${markdownCode(view.displayPath(log.path))}: ${logPhrase(log)}`),
    judgedPhrase(report.judged, counts.records),
    fixesPhrase(counts)?.replace(/--[a-z-]+/g, '`$&`'),
    hiddenPhrase(counts),
    findingsPhrase(counts),
  ];
  return lines
    .filter((line) => line !== undefined)
    .map((line) => `- ${line}`)
    .join('\n');
}
