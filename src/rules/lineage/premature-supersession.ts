import { defineRule } from '../../model/finding.ts';
import { pairsOf, retiresNothing, statusPlace, wholePairs } from '../supersession-pairs.ts';

export default defineRule({
  id: 'premature-supersession',
  summary: 'A record reads as superseded while its successor was never accepted',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    open: 'unexpected status `{status}` of `{predecessor}`, its successor `{successor}` is `{state}`; expected it to hold until the successor is accepted',
    dead: 'unexpected status `{status}` of `{predecessor}`, its successor `{successor}` is `{state}`; expected a successor that was accepted',
  },
  *check(log, { settings, text }) {
    if (settings.supersession === 'forward-only') return;
    for (const { edge, predecessor, successor } of wholePairs(log)) {
      if (predecessor.status?.name !== 'superseded' || !retiresNothing(successor)) continue;
      if (pairsOf(log, predecessor.id).some((other) => !retiresNothing(other.successor))) continue;
      const state = successor.status?.name;
      yield {
        message: state === 'rejected' || state === 'withdrawn' ? 'dead' : 'open',
        path: predecessor.path,
        place: statusPlace(predecessor, text(predecessor.path).text),
        data: {
          status: predecessor.status.word,
          predecessor: predecessor.id,
          successor: successor.id,
          state: successor.status?.word ?? '',
        },
        related: [
          {
            path: successor.path,
            place: statusPlace(successor, text(successor.path).text),
            message: `\`${edge.from}\` is not accepted`,
          },
        ],
      };
    }
  },
});
