import type { DateClaim, Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'dates-out-of-order',
  summary: 'A record was accepted before it was proposed, or changed before it was made',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    order: 'unexpected date `{late}` for {lateRole}, expected `{early}` or later: that is the date for {earlyRole}',
  },
  *check(decision) {
    for (const [earlyRole, lateRole] of PAIRS) {
      const early = dayOf(decision, earlyRole);
      const late = dayOf(decision, lateRole);
      if (early?.iso === undefined || late?.iso === undefined || late.iso >= early.iso) continue;
      yield {
        message: 'order',
        place: late.place,
        data: { early: early.iso, late: late.iso, earlyRole: `\`${earlyRole}\``, lateRole: `\`${lateRole}\`` },
        related: [{ path: decision.path, place: early.place, message: `\`${earlyRole}\`` }],
      };
    }
  },
});

type Role = DateClaim['role'];

const PAIRS: readonly (readonly [early: Role, late: Role])[] = [
  ['proposed', 'accepted'],
  ['created', 'updated'],
  ['created', 'accepted'],
];

/** The full day of a role, from the header's own entries. */
function dayOf({ dates }: Decision, role: Role): DateClaim | undefined {
  return dates.find((date) => date.role === role && date.iso?.length === 10 && date.notation !== 'text');
}
