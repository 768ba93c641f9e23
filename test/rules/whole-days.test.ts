import { describe, expect, it } from 'vitest';
import { dayAfter, daysBetween, lastDay } from '../../src/rules/whole-days.ts';

describe('days', () => {
  it.each([
    ['2024-02-01', '2026-01-15', 714],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-01-16', '2026-01-15', -1],
    ['2024-02', '2026-01-15', undefined],
    [undefined, '2026-01-15', undefined],
  ])('from %s to %s are %s', (from, to, wanted) => {
    expect(daysBetween(from, to)).toBe(wanted);
  });

  it.each([
    ['2024-02-28', 2, '2024-03-01'],
    ['2025-12-31', 1, '2026-01-01'],
  ])('%s and %s days later is %s', (day, days, wanted) => {
    expect(dayAfter(day, days)).toBe(wanted);
  });

  it.each([
    ['2024', '2024-12-31'],
    ['2024-02', '2024-02-29'],
    ['2025-02', '2025-02-28'],
    ['2025-02-03', '2025-02-03'],
  ])('the last day of %s is %s', (iso, wanted) => {
    expect(lastDay(iso)).toBe(wanted);
  });
});
