import type { Finding, Level } from '../model/finding.ts';
import type { Counts, Report } from '../model/report.ts';
import { countReport } from './count-report.ts';
import { inertLines } from './inert-lines.ts';
import { counted, findingsPhrase, hiddenPhrase, logPhrase } from './phrases.ts';
import { levels, sortByLevel } from './sort-findings.ts';
import { visible } from './visible.ts';

/** What GitHub shows of each level in one step; the rest it drops without a word. */
const shownAnnotations = 10;

const commands: Readonly<Record<Level, string>> = { error: 'error', warning: 'warning', note: 'notice' };

/**
 * Workflow commands that GitHub turns into annotations, then the complete list and the counts as plain text. The last
 * line says how many annotations GitHub will not show.
 */
export function github(report: Report): string {
  const findings = sortByLevel(report.findings);
  const counts = countReport(report);
  const hidden = hiddenPhrase(counts);
  const plain = [
    ...report.logs.map((log) => `${visible(log.path)}: ${logPhrase(log)}`),
    ...(report.logs.length === 0 ? ['0 records read, no log found'] : []),
    ...(hidden === undefined ? [] : [hidden]),
    findingsPhrase(counts),
    ...missingAnnotations(counts.byLevel),
  ];
  return [...findings.map(annotation), ...plainList(findings), ...plain.map(inertLines), ''].join('\n');
}

function annotation(finding: Finding): string {
  const { path, ruleId, message, level } = finding;
  const place = placeProperties(finding).map(([name, value]) => `${name}=${value}`);
  const properties = [`file=${property(path)}`, ...place, `title=${property(ruleId)}`];
  return `::${commands[level]} ${properties.join(',')}::${data(message)}`;
}

/** GitHub refuses columns for a range of several lines. */
function placeProperties({ range }: Finding): readonly (readonly [string, number])[] {
  if (range.endLine !== range.line)
    return [
      ['line', range.line],
      ['endLine', range.endLine],
    ];
  return [
    ['line', range.line],
    ['col', range.column],
    ['endLine', range.endLine],
    ['endColumn', range.endColumn],
  ];
}

function data(text: string): string {
  return visible(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function plainList(findings: readonly Finding[]): readonly string[] {
  if (findings.length === 0) return [];
  const lines = findings.flatMap(({ path, range, level, message, ruleId, related }) => [
    `${path}:${range.line}:${range.column} ${level} ${message} (${ruleId})`,
    ...related.map((other) => `  ${other.path}:${other.line}:${other.column} ${other.message}`),
  ]);
  return [
    `::group::${findings.length === 1 ? 'The finding' : `All ${findings.length} findings`}`,
    ...lines.map((line) => inertLines(visible(line))),
    '::endgroup::',
  ];
}

function missingAnnotations(counts: Counts): readonly string[] {
  const missing = levels.filter((level) => counts[level] > shownAnnotations);
  if (missing.length === 0) return [];
  const parts = missing.map((level) => `${counts[level] - shownAnnotations} of ${counted(counts[level], level)}`);
  return [
    `GitHub shows ${shownAnnotations} annotations of a level in a step and will not show ${parts.join(', ')}; the list above holds them all`,
  ];
}
