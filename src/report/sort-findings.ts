import type { Finding, Level } from '../model/finding.ts';

/** Levels from grave to light: the order of every list that starts with errors. */
export const levels: readonly Level[] = ['error', 'warning', 'note'];

/** By file, then line, column and rule: the same order on every machine. */
export function sortByPlace(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(comparePlaces);
}

/** Errors first, then warnings, then notes; each by place. */
export function sortByLevel(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || comparePlaces(a, b));
}

function comparePlaces(a: Finding, b: Finding): number {
  return (
    compareText(a.path, b.path) ||
    a.range.line - b.range.line ||
    a.range.column - b.range.column ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.messageId, b.messageId) ||
    compareText(a.message, b.message)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
