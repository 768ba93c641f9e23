import type { Settings } from '../../model/config.ts';
import { defineRule } from '../../model/finding.ts';
import { either } from '../nearest-word.ts';
import { recordPlace } from '../record-place.ts';
import { editedRecords } from '../settled.ts';

export default defineRule({
  id: 'illegal-transition',
  summary: 'The status of a record moved in a way that the log does not allow',
  scope: 'change',
  level: 'error',
  fix: 'none',
  messages: {
    step: 'unexpected move from `{from}` to `{to}`, expected {allowed}',
  },
  *check(change, { settings }) {
    for (const { base, head } of editedRecords(change)) {
      const [from, to] = [base.status?.name, head.status?.name];
      if (from === undefined || to === undefined || isReachable(from, to, settings.moves)) continue;
      const next = settings.moves[from] ?? [];
      const allowed = next.length === 0 ? `a new record, as \`${from}\` is final` : `\`${from}\` to become ${either(next)}`;
      const place = head.status?.place ?? recordPlace(head, change.head.texts.get(head.path)?.text ?? '');
      yield { message: 'step', path: head.path, place, data: { from, to, allowed } };
    }
  },
});

/** A branch may hold several steps at once. */
function isReachable(from: string, to: string, moves: Settings['moves']): boolean {
  const seen = new Set([from]);
  for (const status of seen) for (const next of moves[status] ?? []) seen.add(next);
  return seen.has(to);
}
