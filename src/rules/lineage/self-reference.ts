import { defineRule } from '../../model/finding.ts';
import { isLineageKind } from '../lineage-claims.ts';
import { decisionsById } from '../supersession-pairs.ts';

export default defineRule({
  id: 'self-reference',
  summary: 'A record names itself as the other one',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    itself: 'unexpected reference `{reference}` after `{phrase}`, it is the record itself; expected another record',
  },
  *check(log) {
    const byId = decisionsById(log);
    for (const { claimant, link, resolution } of log.links) {
      const decision = byId.get(claimant);
      if (!decision || resolution.kind !== 'resolved' || resolution.id !== claimant) continue;
      yield {
        message: 'itself',
        path: decision.path,
        place: link.reference.place,
        data: { reference: link.reference.text, phrase: link.phrase },
        ...(isLineageKind(link.kind) ? {} : { level: 'warning' as const }),
      };
    }
  },
});
