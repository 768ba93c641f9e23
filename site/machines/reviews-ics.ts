import { numberOf } from '../views/record-link.ts';
import { absoluteHref, type SiteFacts, type SiteRecord } from '../views/site-facts.ts';

/** Reviews of decisions in force as a calendar of whole days. The stamp is the day of the build: no clock is read. */
export function reviewsCalendar(facts: SiteFacts): string {
  const due = facts.records.filter(
    ({ log, decision }) =>
      decision.reviewBy?.kind === 'date' && decision.reviewBy.iso?.length === 10 && log.lineage.inForce.has(decision.id),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//adr-lint//decision log//EN',
    `NAME:${escapeText(`${facts.title}: ${facts.say('reviews.title')}`)}`,
    ...due.flatMap((record) => event(facts, record)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function event(facts: SiteFacts, record: SiteRecord): readonly string[] {
  const day = record.decision.reviewBy?.iso ?? '';
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(encodeURI(record.key))}@adr-lint`,
    `DTSTAMP:${compact(facts.input.today)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escapeText(`${facts.say('decision.review')}: ${numberOf(record)} ${record.title}`.replace(/\s+/g, ' '))}`,
    ...(facts.url === undefined ? [] : [`URL:${absoluteHref(facts, record.address)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[\\;,]/g, '\\$&');
}

const LONGEST = 73;

/** Lines hold at most 75 bytes; the next one goes on after a blank. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length;
    if (size + bytes > LONGEST) {
      parts.push(part);
      part = '';
      size = 0;
    }
    part += letter;
    size += bytes;
  }
  return [...parts, part].join('\r\n ');
}
