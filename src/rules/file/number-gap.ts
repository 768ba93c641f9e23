import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'number-gap',
  summary: 'Numbers are missing between the first and the last record',
  scope: 'log',
  level: 'note',
  fix: 'none',
  messages: {
    gap: 'unexpected gap in the numbers before `{number}`, expected {missing}',
    gaps: 'unexpected gaps in the numbers, expected {missing}',
  },
  *check(log, { level, text, change }) {
    const numbered = log.decisions.filter((decision) => decision.numbers.name !== undefined);
    // What the change removed has a finding of its own, and what the branch has is taken.
    const elsewhere = change ? [...change.base.decisions, ...change.target.decisions] : [];
    const holes = holesOf([...numbersOf(elsewhere), ...skippedNumbers(log)], numbered);
    const [first] = holes;
    if (!first || (level === 'note' && isSparse(holes, numbered.length))) return;
    const after = numbered.find((decision) => Number(decision.numbers.name) > first.to);
    if (!after) return;
    yield {
      message: holes.length === 1 ? 'gap' : 'gaps',
      path: after.path,
      place: after.numbers.heading?.place ?? recordPlace(after, text(after.path).text),
      data: { number: after.numbers.name ?? '', missing: named(holes, after.numbers.name?.length ?? 1) },
    };
  },
});

/** Missing numbers that follow one another, both ends included. */
interface Hole {
  readonly from: number;
  readonly to: number;
}

/** The holes between the smallest and the largest number of the records; files that are no records hold their number too. */
function holesOf(others: readonly number[], numbered: readonly Decision[]): readonly Hole[] {
  const own = numbersOf(numbered);
  const first = own.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);
  const last = own.reduce((most, number) => Math.max(most, number), 0);
  const taken = new Set([...own, ...others]);
  const sorted = [...taken].filter((number) => number >= first && number <= last).sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const next = sorted[index + 1];
    return next === undefined || next === number + 1 ? [] : [{ from: number + 1, to: next - 1 }];
  });
}

function numbersOf(decisions: readonly Decision[]): readonly number[] {
  return decisions.flatMap(({ numbers }) => (numbers.name === undefined ? [] : [Number(numbers.name)]));
}

function skippedNumbers(log: Log): readonly number[] {
  return log.skipped.flatMap(({ path, reason }) => {
    if (reason === 'asset' || reason === 'attachment') return [];
    const digits = /^\D*(\d{1,6})(?!\d)/.exec(path.slice(path.lastIndexOf('/') + 1))?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
}

/** Numbers that come from elsewhere, such as those of issues, have more holes than records. */
function isSparse(holes: readonly Hole[], records: number): boolean {
  return holes.reduce((sum, { from, to }) => sum + to - from + 1, 0) > records;
}

/** So many holes are named one by one. */
const MOST_NAMED = 12;

function named(holes: readonly Hole[], width: number): string {
  const padded = (number: number): string => `\`${`${number}`.padStart(width, '0')}\``;
  const words = holes
    .slice(0, MOST_NAMED)
    .map(({ from, to }) => (from === to ? padded(from) : `${padded(from)} to ${padded(to)}`));
  const rest = holes.length > MOST_NAMED ? [`${holes.length - MOST_NAMED} more`] : [];
  const all = [...words, ...rest];
  return all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
}
