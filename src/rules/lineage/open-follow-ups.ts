import type { Decision, FollowUp } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import { daysBetween } from '../whole-days.ts';

export default defineRule({
  id: 'open-follow-ups',
  summary: 'A decision in force still has work to do',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  options: {
    days: {
      type: 'integer',
      default: 90,
      minimum: 0,
      description: 'Days after the date of an accepted record from which open work is a warning; before, it is a note.',
    },
  },
  messages: {
    dated:
      'unexpected open follow-up `{text}` ({open} of {total} open) of a record {state} on `{date}`, {days} days ago; expected it done or dropped',
    undated: 'unexpected open follow-up `{text}` ({open} of {total} open) of {state} record, expected it done or dropped',
  },
  *check(decision, context) {
    if (!context.log.lineage.inForce.has(decision.id)) return;
    const items = countedItems(decision, context);
    const open = items.filter((item) => item.state === 'open');
    const [first, ...more] = open;
    if (!first) return;
    const days = daysBetween(decision.date?.iso, context.today);
    const implemented = decision.status?.name === 'implemented';
    const overdue = implemented || (days !== undefined && days > Number(context.options['days']));
    yield {
      message: days === undefined ? 'undated' : 'dated',
      place: first.place,
      data: {
        text: shortened(first.text),
        open: open.length,
        total: items.length,
        date: decision.date?.iso ?? '',
        days: days ?? '',
        state: days === undefined ? `an ${decision.status?.name ?? ''}` : (decision.status?.name ?? ''),
      },
      ...(overdue ? {} : { level: 'note' as const }),
      ...(more.length > 0
        ? {
            related: more
              .slice(0, 10)
              .map((item) => ({ path: decision.path, place: item.place, message: `open: ${shortened(item.text)}` })),
          }
        : {}),
    };
  },
});

/** Items that count: dropped ones do not, and the profile `mx-decision` counts by its own narrow rule. */
function countedItems(decision: Decision, { settings }: RuleContext): readonly FollowUp[] {
  return decision.followUps.filter((item) => item.state !== 'dropped' && (settings.profile !== 'mx-decision' || item.strict));
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
