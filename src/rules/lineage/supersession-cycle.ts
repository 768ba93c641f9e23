import { defineRule } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { claimOf, decisionsById, statusPlace } from '../supersession-pairs.ts';

export default defineRule({
  id: 'supersession-cycle',
  summary: 'Records supersede each other in a ring',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    ring: 'unexpected ring of supersession {ring}, expected one of these records to hold',
  },
  *check(log, { text }) {
    const byId = decisionsById(log);
    for (const ring of log.lineage.cycles) {
      const places = ring.flatMap((id, index) => {
        const decision = byId.get(id);
        if (!decision) return [];
        const next = ring[(index + 1) % ring.length] ?? id;
        const place = claimBetween(log, id, next) ?? statusPlace(decision, text(decision.path).text);
        return [{ path: decision.path, place, message: `\`${id}\` is superseded by \`${next}\`` }];
      });
      const [first, ...rest] = places;
      if (!first) continue;
      yield {
        message: 'ring',
        path: first.path,
        place: first.place,
        data: { ring: [...ring, ring[0] ?? ''].map((id) => `\`${id}\``).join(' → ') },
        related: rest,
      };
    }
  },
});

/** What the older of two records says about the other. */
function claimBetween(log: Log, older: string, newer: string) {
  const edge = (log.lineage.successors.get(older) ?? []).find((one) => one.from === newer && one.kind === 'supersedes');
  return edge && claimOf(edge, older)?.link.place;
}
