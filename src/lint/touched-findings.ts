import type { FileChange } from '../model/change.ts';
import type { Finding, Rule } from '../model/finding.ts';

/**
 * Findings that a change touches: of rules about the change itself, in a file it changed, or about such a file from elsewhere, as a
 * record that now has the number of a new one. The whole log was looked at all the same.
 */
export function touchedFindings(
  findings: readonly Finding[],
  files: readonly FileChange[],
  rules: readonly Rule[],
): readonly Finding[] {
  const changed = new Set(files.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from])));
  const ofChanges = new Set(rules.filter(({ scope }) => scope === 'change').map(({ id }) => id));
  return findings.filter(
    ({ ruleId, path, related }) => ofChanges.has(ruleId) || changed.has(path) || related.some((one) => changed.has(one.path)),
  );
}
