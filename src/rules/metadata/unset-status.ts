import type { Decision } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { StatusClaim } from '../../model/status.ts';
import { type LogFault, unlessHabit } from '../log-habit.ts';
import { either } from '../nearest-word.ts';

export default defineRule({
  id: 'unset-status',
  summary: 'The status is still the choice or the placeholder of the template, or empty',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    choice: 'unexpected choice of statuses, expected one of them',
    placeholder: 'unexpected placeholder `{text}`, expected a status such as {words}',
    empty: 'unexpected status without a word, expected one such as {words}',
    habit: 'unexpected status without a word on {count} of {records} records, expected one such as {words}',
  },
  check({ decisions }, context) {
    const faults = decisions.flatMap((decision) => unsetStatus(decision, context));
    return unlessHabit(faults, { records: decisions.length, message: 'habit', level: 'warning' });
  },
});

/** One finding a record, where no statement about the status has a word. */
function unsetStatus(decision: Decision, { dialect }: RuleContext): readonly LogFault[] {
  const [claim] = decision.statuses;
  if (!claim || decision.statuses.some(({ kind }) => kind === 'word')) return [];
  const { status } = dialect(decision);
  const words = either(status.words.length > 0 ? status.words.slice(0, 3) : ['proposed', 'accepted']);
  return [
    {
      message: messageOf(claim),
      level: status.required ? 'error' : claim.kind === 'empty' ? 'note' : 'warning',
      path: decision.path,
      place: claim.valuePlace,
      data: { text: claim.text, words },
    },
  ];
}

function messageOf({ kind }: StatusClaim): string {
  return kind === 'choice' || kind === 'placeholder' ? kind : 'empty';
}
