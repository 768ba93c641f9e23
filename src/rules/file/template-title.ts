import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { type LogFault, unlessHabit } from '../log-habit.ts';
import { isTemplateTitle } from './is-template-title.ts';

export default defineRule({
  id: 'template-title',
  summary: 'The title is still the one of the template',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    placeholder: 'unexpected title `{title}` of a template, expected what this record decides',
    habit:
      'unexpected title `{title}` of a template, expected what the record decides: {count} of {records} records have such a title',
  },
  check({ decisions }) {
    return unlessHabit(decisions.flatMap(templateTitle), { records: decisions.length, message: 'habit', level: 'warning' });
  },
});

function templateTitle(decision: Decision): readonly LogFault[] {
  const title = decision.titles.find(({ text, written }) => isTemplateTitle(text) || isTemplateTitle(written));
  if (!title) return [];
  return [
    {
      message: 'placeholder',
      level: isDecided(decision) ? 'error' : 'warning',
      path: decision.path,
      place: title.place,
      data: { title: shortened(title.written) },
    },
  ];
}

function isDecided({ status }: Decision): boolean {
  return status?.name !== undefined && status.name !== 'draft' && status.name !== 'proposed';
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
