import { defineRule } from '../../model/finding.ts';
import { claimOf, decisionsById, isConflict, pairsOf, retiresNothing, statusPlace } from '../supersession-pairs.ts';

export default defineRule({
  id: 'fork-without-scope',
  summary: 'Several records replace one, and none says which part it takes over',
  scope: 'log',
  level: 'note',
  fix: 'none',
  messages: {
    fork: 'unexpected successors {successors} of `{predecessor}`, expected each to say which part it takes over',
  },
  *check(log, { text }) {
    const byId = decisionsById(log);
    for (const [id, edges] of log.lineage.successors) {
      const predecessor = byId.get(id);
      const living = new Set(log.lineage.heads.get(id));
      if (!predecessor || living.size < 2 || edges.some((edge) => edge.scope !== undefined)) continue;
      const pairs = pairsOf(log, id).filter((pair) => !retiresNothing(pair.successor) && !isConflict(pair, log));
      const separate = pairs.filter(
        (pair) =>
          !pairs.some((other) => other !== pair && (log.lineage.heads.get(pair.successor.id) ?? []).includes(other.successor.id)),
      );
      if (separate.length < 2) continue;
      yield {
        message: 'fork',
        path: predecessor.path,
        place: statusPlace(predecessor, text(predecessor.path).text),
        data: { successors: separate.map((pair) => `\`${pair.successor.id}\``).join(', '), predecessor: id },
        related: separate.map(({ edge, successor }) => ({
          path: successor.path,
          place: claimOf(edge, successor.id)?.link.place ?? statusPlace(successor, text(successor.path).text),
          message: `\`${successor.id}\` is one of them`,
        })),
      };
    }
  },
});
