import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { type LogFault, unlessHabit } from '../log-habit.ts';

export default defineRule({
  id: 'multiple-titles',
  summary: 'A record has two headings that can both be its title',
  scope: 'log',
  level: 'warning',
  fix: 'none',
  messages: {
    second: 'unexpected second `#` heading `{title}`, expected only one: the title `{first}`',
    habit:
      'unexpected second `#` heading `{title}`, expected only the title `{first}`: {count} of {records} records have several',
  },
  check({ decisions }) {
    return unlessHabit(decisions.flatMap(secondTitle), { records: decisions.length, message: 'habit', level: 'note' });
  },
});

function secondTitle(decision: Decision): readonly LogFault[] {
  const [first, second] = decision.titles.filter((title) => title.from === 'heading');
  if (!first || !second) return [];
  const related = [{ path: decision.path, place: first.place, message: 'the title' }];
  return [
    {
      message: 'second',
      path: decision.path,
      place: second.place,
      data: { title: second.written, first: first.written },
      related,
    },
  ];
}
