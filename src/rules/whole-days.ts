/** Whole days from one ISO day to another; undefined where the first is no full day. */
export function daysBetween(from: string | undefined, to: string): number | undefined {
  if (from === undefined || from.length !== 10) return undefined;
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** The ISO day that lies so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The last day of `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export function lastDay(iso: string): string {
  if (iso.length === 4) return `${iso}-12-31`;
  if (iso.length !== 7) return iso;
  return new Date(Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), 0)).toISOString().slice(0, 10);
}

const DAY = 86_400_000;
