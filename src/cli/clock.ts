import type { Clock } from './command.ts';
import { UsageError } from './usage-error.ts';

const DAY = 86_400_000;

/** The clock of a run: `--today` first, then `SOURCE_DATE_EPOCH`, then the machine's. A date means the end of that day in UTC. */
export function clockFrom(facts: {
  readonly today: string | undefined;
  readonly epoch: string | undefined;
  readonly now: Date;
}): Clock {
  if (facts.today !== undefined) return clockAt(readToday(facts.today));
  if (facts.epoch !== undefined && facts.epoch !== '') return clockAt(readEpoch(facts.epoch));
  return clockAt(facts.now.getTime());
}

function clockAt(now: number): Clock {
  return { now, today: dayOf(now), tomorrow: dayOf(now + DAY) };
}

function readToday(text: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isStamp = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/i.test(text);
  const time = isDay ? Date.parse(`${text}T23:59:59.999Z`) : isStamp ? Date.parse(withZone(text)) : Number.NaN;
  const exists =
    !Number.isNaN(time) && new Date(Date.parse(`${text.slice(0, 10)}T00:00:00Z`)).toISOString().startsWith(text.slice(0, 10));
  if (!exists)
    throw new UsageError(
      `unexpected --today \`${text}\`, expected a day such as \`2026-01-15\` or a timestamp such as \`2026-01-15T10:00:00Z\``,
    );
  return time;
}

function withZone(text: string): string {
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  return (zoned ? text : `${text}Z`).replace(' ', 'T');
}

function readEpoch(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new UsageError(`unexpected SOURCE_DATE_EPOCH \`${text}\`, expected seconds since 1970`);
  return Number(text) * 1000;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
