import type { Finding } from '../model/finding.ts';
import type { LogCount, Report } from '../model/report.ts';
import { groupBy } from './group-by.ts';
import { logPhrase } from './phrases.ts';
import { sortByPlace } from './sort-findings.ts';
import { xmlText } from './xml-text.ts';

/**
 * JUnit XML: a test suite for each file with findings, in it a test case a finding, which fails for errors and
 * warnings; and a suite with one passing test case for each log without findings.
 */
export function junit(report: Report): string {
  const logsWithFindings = new Set(report.findings.map((finding) => owner(finding.path, report.logs)));
  const suites = [
    ...report.logs.filter((log) => !logsWithFindings.has(log.path)).map(logSuite),
    ...groupBy(sortByPlace(report.findings), (finding) => finding.path).map(([path, findings]) => fileSuite(path, findings)),
  ];
  const counts = `tests="${total(suites, 'tests')}" failures="${total(suites, 'failures')}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="adr-lint" ${counts}>`,
    ...suites.flatMap(suiteLines),
    '</testsuites>',
    '',
  ].join('\n');
}

interface Suite {
  readonly name: string;
  readonly tests: number;
  readonly failures: number;
  /** Lines of its test cases. */
  readonly lines: readonly string[];
}

function fileSuite(path: string, findings: readonly Finding[]): Suite {
  return {
    name: path,
    tests: findings.length,
    failures: findings.filter(fails).length,
    lines: findings.flatMap((finding) => [
      `    <testcase name="${xmlText(caseName(finding))}" classname="${xmlText(path)}" file="${xmlText(path)}" line="${finding.range.line}">`,
      ...outcomeLines(finding),
      '    </testcase>',
    ]),
  };
}

function logSuite(log: LogCount): Suite {
  return {
    name: log.path,
    tests: 1,
    failures: 0,
    lines: [
      `    <testcase name="no findings" classname="${xmlText(log.path)}">`,
      `      <system-out>${xmlText(logPhrase(log))}</system-out>`,
      '    </testcase>',
    ],
  };
}

function suiteLines({ name, tests, failures, lines }: Suite): readonly string[] {
  return [
    `  <testsuite name="${xmlText(name)}" tests="${tests}" failures="${failures}" errors="0" skipped="0">`,
    ...lines,
    '  </testsuite>',
  ];
}

function caseName({ ruleId, range }: Finding): string {
  return `${ruleId} at ${range.line}:${range.column}`;
}

function outcomeLines(finding: Finding): readonly string[] {
  const places = [
    { path: finding.path, line: finding.range.line, column: finding.range.column, message: finding.message },
    ...finding.related,
  ];
  const body = places.map(({ path, line, column, message }) => xmlText(`${path}:${line}:${column} ${message}`)).join('\n');
  if (!fails(finding)) return [`      <system-out>${body}</system-out>`];
  return [`      <failure type="${finding.level}" message="${xmlText(finding.message)}">${body}</failure>`];
}

function fails({ level }: Finding): boolean {
  return level !== 'note';
}

/** The innermost log whose folder a file is in, by path. */
function owner(path: string, logs: readonly LogCount[]): string | undefined {
  return logs
    .map((log) => log.path)
    .filter((folder) => folder === '.' || path === folder || path.startsWith(`${folder}/`))
    .toSorted((a, b) => depth(b) - depth(a))[0];
}

function depth(folder: string): number {
  return folder === '.' ? 0 : folder.length;
}

function total(suites: readonly Suite[], key: 'tests' | 'failures'): number {
  return suites.reduce((sum, suite) => sum + suite[key], 0);
}
