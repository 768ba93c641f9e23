import type { Decision } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { statusPlace } from '../supersession-pairs.ts';

export default defineRule({
  id: 'finished-follow-ups',
  summary: 'All work is done and the record still reads accepted',
  scope: 'decision',
  level: 'note',
  fix: 'suggested',
  messages: {
    done: 'unexpected status `{status}`, all {total} follow-ups are done; expected `implemented`',
  },
  *check(decision, context) {
    if (
      decision.status?.name !== 'accepted' ||
      !context.log.lineage.inForce.has(decision.id) ||
      !knowsImplemented(decision, context)
    )
      return;
    const items = decision.followUps.filter(
      (item) => item.state !== 'dropped' && (context.settings.profile !== 'mx-decision' || item.strict),
    );
    if (items.length === 0 || items.some((item) => item.state === 'open')) return;
    yield {
      message: 'done',
      place: statusPlace(decision, context.text(decision.path).text),
      data: { status: decision.status.word, total: items.length },
      fix: {
        safety: 'suggested',
        title: 'Mark the record as implemented',
        changes: [{ id: decision.id, field: 'status', value: 'implemented' }],
      },
    };
  },
});

/** Only logs that tell implemented from accepted want the change. */
function knowsImplemented(decision: Decision, { log, settings, dialect }: RuleContext): boolean {
  if (settings.profile === 'mx-decision' || dialect(decision).status.words.includes('implemented')) return true;
  const known = SAYS_IMPLEMENTED.get(log) ?? log.decisions.some((other) => other.status?.name === 'implemented');
  SAYS_IMPLEMENTED.set(log, known);
  return known;
}

/** Asked once a log, not once a record. */
const SAYS_IMPLEMENTED = new WeakMap<Log, boolean>();
