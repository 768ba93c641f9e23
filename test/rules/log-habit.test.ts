import { describe, expect, it } from 'vitest';
import { isHabit, type LogFault, unlessHabit } from '../../src/rules/log-habit.ts';

describe('isHabit', () => {
  it.each([
    [2, 4, false],
    [3, 4, true],
    [3, 30, true],
    [3, 31, false],
    [0, 0, false],
  ])('%i of %i: %s', (count, records, habit) => {
    expect(isHabit(count, records)).toBe(habit);
  });
});

describe('unlessHabit', () => {
  const fault = (number: number): LogFault => ({
    message: 'one',
    path: `docs/adr/000${number}-a.md`,
    place: { start: number, end: number },
    data: { number },
  });
  const habit = { message: 'all', level: 'note' } as const;

  it('keeps single faults', () => {
    expect(unlessHabit([fault(1), fault(2)], { ...habit, records: 4 })).toEqual([fault(1), fault(2)]);
  });

  it('makes one of many, at the first', () => {
    expect(unlessHabit([fault(1), fault(2), fault(3)], { ...habit, records: 4 })).toEqual([
      {
        message: 'all',
        level: 'note',
        path: 'docs/adr/0001-a.md',
        place: { start: 1, end: 1 },
        data: { number: 1, count: 3, records: 4 },
      },
    ]);
  });

  it('makes none of none', () => {
    expect(unlessHabit([], { ...habit, records: 0 })).toEqual([]);
  });
});
