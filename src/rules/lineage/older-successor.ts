import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { claimOf, isConflict, statusPlace, wholePairs } from '../supersession-pairs.ts';

export default defineRule({
  id: 'older-successor',
  summary: 'A record is older than the one it supersedes',
  scope: 'log',
  level: 'warning',
  fix: 'none',
  messages: {
    number: 'unexpected successor `{successor}` of `{predecessor}`, its number is the lower one; expected a newer record',
    date: 'unexpected successor `{successor}` of `{predecessor}`, its date {later} is before {earlier}; expected a newer record',
  },
  *check(log, { text }) {
    for (const pair of wholePairs(log)) {
      const { edge, predecessor, successor } = pair;
      if (isConflict(pair, log)) continue;
      const byNumber = isLower(successor, predecessor);
      const byDate = isEarlier(successor, predecessor);
      if (!byNumber && !byDate) continue;
      const claim = claimOf(edge, successor.id);
      const claimant = claim ? successor : predecessor;
      const other = claim ? predecessor : successor;
      yield {
        message: byNumber ? 'number' : 'date',
        path: claimant.path,
        place: (claim ?? claimOf(edge, predecessor.id))?.link.place ?? statusPlace(claimant, text(claimant.path).text),
        data: {
          successor: successor.id,
          predecessor: predecessor.id,
          later: `\`${successor.date?.iso ?? ''}\``,
          earlier: `\`${predecessor.date?.iso ?? ''}\``,
        },
        related: [{ path: other.path, place: statusPlace(other, text(other.path).text), message: 'the other record' }],
        ...(byNumber ? {} : { level: 'note' as const }),
      };
    }
  },
});

function isLower(successor: Decision, predecessor: Decision): boolean {
  if (
    successor.name.kind !== 'numbered' ||
    predecessor.name.kind !== 'numbered' ||
    successor.name.shape !== predecessor.name.shape
  )
    return false;
  return successor.number !== undefined && predecessor.number !== undefined && successor.number < predecessor.number;
}

/** Only whole days of the same kind can be compared: a day of change says nothing about which decision came first. */
function isEarlier(successor: Decision, predecessor: Decision): boolean {
  const [later, earlier] = [successor.date, predecessor.date];
  if (later?.iso?.length !== 10 || earlier?.iso?.length !== 10) return false;
  return later.role === earlier.role && later.role !== 'updated' && later.role !== 'status' && later.iso < earlier.iso;
}
