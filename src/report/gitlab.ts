import type { Finding, Level } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { jsonText } from './json-text.ts';
import { sortByPlace } from './sort-findings.ts';

const severities: Readonly<Record<Level, string>> = { error: 'major', warning: 'minor', note: 'info' };

/** A Code Quality report for GitLab: a list of issues, each with a fingerprint of its own. */
export function gitlab(report: Report): string {
  const findings = sortByPlace(report.findings);
  const fingerprints = uniqueFingerprints(findings);
  return jsonText(findings.map((finding, index) => issue(finding, fingerprints[index] ?? finding.fingerprint)));
}

function issue({ message, ruleId, level, path, range }: Finding, fingerprint: string): object {
  return {
    description: message,
    check_name: ruleId,
    fingerprint,
    severity: severities[level],
    location: { path, lines: { begin: range.line, end: Math.max(range.line, range.endLine) } },
  };
}

/** GitLab keeps one issue of those that share a fingerprint: later ones get their number. */
function uniqueFingerprints(findings: readonly Finding[]): readonly string[] {
  const taken = new Set<string>();
  return findings.map(({ fingerprint }) => {
    let unique = fingerprint;
    for (let number = 2; taken.has(unique); number++) unique = `${fingerprint}-${number}`;
    taken.add(unique);
    return unique;
  });
}
