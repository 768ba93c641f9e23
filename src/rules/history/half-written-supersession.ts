import type { LogChange } from '../../model/change.ts';
import { defineRule } from '../../model/finding.ts';
import type { Edge } from '../../model/log.ts';
import { claimOf, isConflict, type Pair, readsInForce, retiresNothing, statusPlace, wholePairs } from '../supersession-pairs.ts';

export default defineRule({
  id: 'half-written-supersession',
  summary: 'A change writes or removes one side of a supersession and not the other',
  scope: 'change',
  level: 'warning',
  fix: 'none',
  messages: {
    half: 'unexpected silence of `{predecessor}` about `{successor}`, which supersedes it since this change; expected both to name each other in one change',
    dropped:
      'unexpected removal of the reference to `{other}`, which still says that one supersedes the other; expected both to change together',
  },
  *check(change, { settings }) {
    if (settings.supersession === 'forward-only') return;
    const edited = new Set(change.records.flatMap((record) => (record.kind === 'kept' && record.edited ? [record.head.id] : [])));
    const before = edgesBefore(change);
    for (const pair of wholePairs(change.head)) {
      const { edge, predecessor, successor } = pair;
      if (edge.claimedBy === 'both' || isConflict(pair, change.head)) continue;
      const silent = edge.claimedBy === 'from' ? predecessor : successor;
      const other = edge.claimedBy === 'from' ? successor : predecessor;
      const old = before.get(keyOf(edge));
      const text = change.head.texts.get(silent.path)?.text ?? '';
      if (
        text.includes(other.id) ||
        silent.links.some(
          ({ kind, direction }) => kind === 'supersedes' && (direction === 'inverse') === (silent === predecessor),
        )
      )
        continue;
      const place = statusPlace(silent, text);
      if (old?.claimedBy === 'both')
        yield { message: 'dropped', path: silent.path, place, data: { other: other.id }, related: relatedTo(pair, other.id) };
      else if (
        old === undefined &&
        edge.claimedBy === 'from' &&
        edited.has(predecessor.id) &&
        !readsInForce(predecessor) &&
        !retiresNothing(successor)
      ) {
        yield {
          message: 'half',
          path: predecessor.path,
          place,
          data: { predecessor: predecessor.id, successor: successor.id },
          related: relatedTo(pair, successor.id),
        };
      }
    }
  },
});

/** Whole supersessions before the change, by the names that both records have now. */
function edgesBefore({ base, records }: LogChange): ReadonlyMap<string, Edge> {
  const now = new Map(records.flatMap((record) => (record.kind === 'kept' ? [[record.base.id, record.head.id] as const] : [])));
  const named = (id: string): string => now.get(id) ?? id;
  return new Map(
    base.edges
      .filter((edge) => edge.kind === 'supersedes')
      .map((edge) => [keyOf({ from: named(edge.from), to: named(edge.to) }), edge]),
  );
}

function keyOf({ from, to }: Pick<Edge, 'from' | 'to'>): string {
  return `${from}\0${to}`;
}

function relatedTo(
  { edge, successor, predecessor }: Pair,
  claimant: string,
): readonly {
  readonly path: string;
  readonly place: { readonly start: number; readonly end: number };
  readonly message: string;
}[] {
  const claim = claimOf(edge, claimant);
  const { path } = claimant === successor.id ? successor : predecessor;
  return claim ? [{ path, place: claim.link.place, message: `\`${claimant}\` claims the supersession` }] : [];
}
