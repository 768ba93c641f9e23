import type { RelationKind } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { claimOf, decisionsById, statusPlace } from '../supersession-pairs.ts';

const DEPENDING: ReadonlySet<RelationKind> = new Set(['depends-on', 'assumes', 'implements', 'extends', 'refines']);

export default defineRule({
  id: 'dead-dependency',
  summary: 'A decision in force rests on one that no longer holds',
  scope: 'log',
  level: 'warning',
  fix: 'none',
  messages: {
    replaced: 'unexpected dependency of `{from}` on `{to}`, which is `{state}`; expected a decision in force such as {heads}',
    dead: 'unexpected dependency of `{from}` on `{to}`, which is `{state}`; expected a decision in force',
  },
  *check(log, { text }) {
    const byId = decisionsById(log);
    const { inForce, heads } = log.lineage;
    for (const edge of log.edges) {
      const from = byId.get(edge.from);
      const to = byId.get(edge.to);
      if (!from || !to || !DEPENDING.has(edge.kind) || !inForce.has(from.id)) continue;
      const living = (heads.get(to.id) ?? []).filter((id) => id !== to.id);
      const state = living.length > 0 ? 'superseded' : to.status?.name;
      if (
        living.includes(from.id) ||
        (state !== 'superseded' && state !== 'deprecated' && state !== 'rejected' && state !== 'withdrawn')
      )
        continue;
      const claim = claimOf(edge, from.id) ?? claimOf(edge, to.id);
      const claimant = claim?.claimant === to.id ? to : from;
      yield {
        message: living.length > 0 ? 'replaced' : 'dead',
        path: claimant.path,
        place: claim?.link.place ?? statusPlace(from, text(from.path).text),
        data: { from: from.id, to: to.id, state, heads: living.map((id) => `\`${id}\``).join(', ') },
        related: [{ path: to.path, place: statusPlace(to, text(to.path).text), message: `\`${to.id}\` no longer holds` }],
      };
    }
  },
});
