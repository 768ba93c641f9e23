import type { Report } from '../model/report.ts';
import type { ReportCounts } from './count-report.ts';
import { countReport } from './count-report.ts';
import type { Layout } from './layout.ts';
import type { Tone } from './paint.ts';
import { counted, findingsPhrase, fixesPhrase, hiddenPhrase, judgedPhrase, logPhrase } from './phrases.ts';
import { levels, sortByLevel } from './sort-findings.ts';
import { visible } from './visible.ts';
import { wrap } from './wrap.ts';

/** What was read, found, hidden and can be fixed; it is printed for a clean run too. */
export function summaryLines(report: Report, layout: Layout): readonly string[] {
  const counts = countReport(report);
  const rule = sortByLevel(report.findings)[0]?.ruleId;
  const rows: readonly Row[] = [
    ...readTexts(report, counts, layout).map((text, index) => ({ label: index === 0 ? 'Read' : '', text })),
    { label: 'Partly', text: judgedPhrase(report.judged, counts.records) },
    { label: 'Hidden', text: hiddenPhrase(counts) },
    { label: 'Found', text: findingsPhrase(counts), tone: worst(counts) },
    { label: 'Fixes', text: fixesPhrase(counts) },
    { label: 'Help', text: rule === undefined ? undefined : `adr-lint explain ${visible(rule)}` },
  ];
  return rows.flatMap((row) => rowLines(row, layout));
}

interface Row {
  readonly label: string;
  /** Without a text there is no row. */
  readonly text: string | undefined;
  readonly tone?: Tone;
}

const labelWidth = 'Hidden  '.length;

function rowLines({ label, text, tone }: Row, { paint, width }: Layout): readonly string[] {
  if (text === undefined) return [];
  return wrap(text, width - labelWidth).map((line, index) => {
    const head = paint('quiet', (index === 0 ? label : '').padEnd(labelWidth));
    return `${head}${tone === undefined ? line : paint(tone, line)}`;
  });
}

function readTexts({ logs }: Report, counts: ReportCounts, { view }: Layout): readonly string[] {
  if (logs.length === 0) return ['0 records read, no log found'];
  const texts = logs.map((log) => `${visible(view.displayPath(log.path))}: ${logPhrase(log)}`);
  if (logs.length === 1) return texts;
  return [
    ...texts,
    `in all ${counted(logs.length, 'log')}: ${counted(counts.records, 'record')} read, ${counted(counts.skipped, 'file')} skipped`,
  ];
}

function worst({ byLevel }: ReportCounts): Tone {
  return levels.find((level) => byLevel[level] > 0) ?? 'good';
}
