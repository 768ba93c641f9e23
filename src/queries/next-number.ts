import type { Decision } from '../model/decision.ts';

/** The next free number of a log: one more than the highest in use, never a gap, so that a number is not used twice in time. */
export function nextNumber(decisions: readonly Decision[]): { readonly number: number; readonly text: string } {
  const numbered = decisions.filter((decision) => decision.number !== undefined && decision.name.kind === 'numbered');
  const highest = numbered.reduce((max, decision) => Math.max(max, decision.number ?? 0), 0);
  const number = numbered.length === 0 ? 1 : highest + 1;
  const width = widest(numbered);
  return { number, text: `${number}`.padStart(width, '0') };
}

/** Digits the log usually writes. */
function widest(decisions: readonly Decision[]): number {
  const counts = new Map<number, number>();
  for (const decision of decisions) {
    const length = decision.name.number?.length ?? 4;
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 4;
}
