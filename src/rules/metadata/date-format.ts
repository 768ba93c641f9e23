import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { type LogFault, unlessHabit } from '../log-habit.ts';

export default defineRule({
  id: 'date-format',
  summary: 'A date is not written as year, month and day',
  scope: 'log',
  level: 'note',
  fix: 'safe',
  messages: {
    format: 'unexpected form of the date `{text}`, expected `{iso}`',
    habit: 'unexpected form of the date `{text}`, expected `{iso}`: {count} of {records} records have such dates',
  },
  check({ decisions }, { level, text }) {
    const faults = decisions.flatMap((decision) => dateFaults(decision, text(decision.path).text));
    if (level !== 'note') return faults;
    const records = new Map(faults.map((fault) => [fault.path, fault]));
    const habit = unlessHabit([...records.values()], { records: decisions.length, message: 'habit', level: 'note' });
    return habit.length < records.size ? habit : faults;
  },
});

/** Dates of the header that name one day in another form. */
function dateFaults(decision: Decision, source: string): readonly LogFault[] {
  return decision.dates.flatMap(({ kind, iso, role, notation, place, text }): readonly LogFault[] => {
    if (kind !== 'date' || iso?.length !== 10 || role === 'name' || role === 'status' || notation === 'text') return [];
    const written = source.slice(place.start, place.end);
    // More words around the date may change what it means.
    if (written === iso || written !== text) return [];
    return [
      {
        message: 'format',
        path: decision.path,
        place,
        data: { text: written, iso },
        fix: { safety: 'safe', title: `Write \`${iso}\``, edits: { [decision.path]: [{ ...place, insert: iso }] } },
      },
    ];
  });
}
