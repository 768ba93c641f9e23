import { defineRule } from '../../model/finding.ts';
import { claimOf, pairsOf, retiresNothing, rivals, statusPlace, wholePairs } from '../supersession-pairs.ts';

export default defineRule({
  id: 'conflicting-supersession',
  summary: 'A record names another successor than the record that claims to replace it',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    rival:
      'unexpected successor `{named}` of `{predecessor}`, which `{claimant}` claims to supersede; expected both to name the same record',
  },
  *check(log, { text }) {
    for (const named of wholePairs(log)) {
      const rival = pairsOf(log, named.predecessor.id).find(
        (other) => rivals(other, named.edge) && !retiresNothing(other.successor),
      );
      if (!rival) continue;
      const { predecessor, successor } = named;
      const own = claimOf(named.edge, predecessor.id);
      const other = claimOf(rival.edge, rival.successor.id);
      yield {
        message: 'rival',
        path: predecessor.path,
        place: own?.link.place ?? statusPlace(predecessor, text(predecessor.path).text),
        data: { named: successor.id, predecessor: predecessor.id, claimant: rival.successor.id },
        related: [
          {
            path: rival.successor.path,
            place: other?.link.place ?? { start: 0, end: 0 },
            message: `\`${rival.successor.id}\` claims the supersession`,
          },
          {
            path: successor.path,
            place: statusPlace(successor, text(successor.path).text),
            message: `\`${successor.id}\` claims nothing`,
          },
        ],
      };
    }
  },
});
