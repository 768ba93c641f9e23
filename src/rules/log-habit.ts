import type { Fault } from '../model/finding.ts';

/** Whether so many records of a log deviate alike that it is the log's own habit: three, and a tenth of the log. */
export function isHabit(count: number, records: number): boolean {
  return count >= 3 && count * 10 >= records;
}

/** Whether at least half of the records are alike: then what the others do is the exception. */
export function isMajority(count: number, records: number): boolean {
  return count * 2 >= records;
}

/** A fault of a log's rule. */
export type LogFault = Fault & { readonly path: string };

/** How a habit of a whole log is reported. */
export interface HabitFacts {
  /** Records that could deviate. */
  readonly records: number;
  /** Message of the one finding; its holes `{count}` and `{records}` are filled here, all others by the first fault. */
  readonly message: string;
  readonly level: 'warning' | 'note';
}

/** The faults of single records, at most one a record; where they are the log's habit, one finding at the first of them instead. */
export function unlessHabit(faults: readonly LogFault[], habit: HabitFacts): readonly LogFault[] {
  const [first] = faults;
  if (!first || !isHabit(faults.length, habit.records)) return faults;
  const { message, level, records } = habit;
  return [{ message, level, path: first.path, place: first.place, data: { ...first.data, count: faults.length, records } }];
}
