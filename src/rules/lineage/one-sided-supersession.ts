import { defineRule, type Fault, type RuleContext } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { isHabit } from '../log-habit.ts';
import { claimOf, isConflict, type Pair, readsInForce, retiresNothing, statusPlace, wholePairs } from '../supersession-pairs.ts';

/** What a pair lacks. `unmarked`: the old record reads as in force. `unclaimed`: only the old record names the pair. */
type Lack = 'unmarked' | 'still' | 'unclaimed' | 'silent' | 'back';

/** Logs shorter than this have no habit in how they write supersession: one slip would be half of it. */
const MANY_RECORDS = 20;

export default defineRule({
  id: 'one-sided-supersession',
  summary: 'One of two records does not know that one replaces the other',
  scope: 'log',
  level: 'error',
  fix: 'suggested',
  messages: {
    unmarked: 'unexpected status `{status}` of `{predecessor}`, which `{successor}` supersedes; expected `superseded`',
    still: 'unexpected status `{status}` of `{predecessor}`, which names its successor `{successor}`; expected `superseded`',
    unclaimed:
      'unexpected successor `{successor}` of `{predecessor}`, it does not say that it supersedes anything; expected it to name `{predecessor}`',
    silent: 'unexpected silence of `{predecessor}` about its successor `{successor}`, expected both to name each other',
    back: 'unexpected reference from `{predecessor}` to its successor `{successor}`, expected the successor alone to name the pair',
    'unmarked-habit':
      'unexpected status `{status}` of `{predecessor}`, which `{successor}` supersedes, and of {more} more replaced records; expected `superseded`, or `supersession: forward-only` in the config',
    'unclaimed-habit':
      'unexpected successor `{successor}` of `{predecessor}`, it does not say that it supersedes anything, nor do {more} more; expected each to name what it replaces',
  },
  *check(log, context) {
    const pairs = wholePairs(log).filter((pair) => !isConflict(pair, log) && !retiresNothing(pair.successor));
    const lacking = pairs.flatMap((pair) => {
      const lack = lackOf(pair, context);
      return lack === undefined ? [] : [{ pair, lack }];
    });
    const habit = habitOf(
      lacking.map((one) => one.lack),
      pairs.length,
      log,
    );
    for (const [index, { pair, lack }] of lacking.entries()) {
      if (habit !== lack) yield toFault(pair, lack, context);
      else if (lacking.findIndex((one) => one.lack === lack) === index)
        yield asHabit(toFault(pair, lack, context), lacking.length - 1);
    }
  },
});

function lackOf(pair: Pair, { settings }: RuleContext): Lack | undefined {
  const { edge, predecessor } = pair;
  if (settings.supersession === 'forward-only') return edge.claimedBy === 'from' ? undefined : 'back';
  if (readsInForce(predecessor) && !saysSo(pair)) return edge.claimedBy === 'from' ? 'unmarked' : 'still';
  if (edge.claimedBy === 'to') return 'unclaimed';
  return settings.supersession === 'both-sides' && edge.claimedBy === 'from' ? 'silent' : undefined;
}

/** `Accepted (superseded by ADR-0005)`: the status itself names the successor. */
function saysSo({ edge, predecessor }: Pair): boolean {
  const claim = claimOf(edge, predecessor.id)?.link.place;
  const status = predecessor.status?.valuePlace;
  return claim !== undefined && status !== undefined && status.start <= claim.start && claim.end <= status.end;
}

/** What every pair of a larger log lacks is how the log writes supersession. */
function habitOf(lacks: readonly Lack[], pairs: number, log: Log): Lack | undefined {
  const [first] = lacks;
  if (first !== 'unmarked' && first !== 'unclaimed') return undefined;
  const all = lacks.length === pairs && lacks.every((lack) => lack === first);
  return all && log.decisions.length >= MANY_RECORDS && isHabit(lacks.length, pairs) ? first : undefined;
}

function asHabit(fault: Fault & { readonly path: string }, more: number): Fault & { readonly path: string } {
  const { fix: _fix, ...rest } = fault;
  return {
    ...rest,
    message: `${fault.message}-habit`,
    data: { ...fault.data, more },
    level: fault.level === 'warning' ? 'note' : 'warning',
  };
}

function toFault(pair: Pair, lack: Lack, context: RuleContext): Fault & { readonly path: string } {
  const { edge, predecessor, successor } = pair;
  const own = claimOf(edge, predecessor.id);
  const other = claimOf(edge, successor.id);
  const atStatus = lack === 'unmarked' || lack === 'still' || lack === 'silent';
  const status = statusPlace(predecessor, context.text(predecessor.path).text);
  const change =
    lack === 'unclaimed'
      ? ({ id: successor.id, field: 'supersedes', value: predecessor.id } as const)
      : ({ id: predecessor.id, field: 'superseded-by', value: successor.id } as const);
  const title =
    lack === 'unclaimed'
      ? `Let \`${successor.id}\` say that it supersedes \`${predecessor.id}\``
      : `Mark \`${predecessor.id}\` as superseded by \`${successor.id}\``;
  return {
    message: lack,
    path: predecessor.path,
    place: atStatus ? status : (own?.link.place ?? status),
    data: { status: predecessor.status?.word ?? '', predecessor: predecessor.id, successor: successor.id },
    ...levelOf(pair, lack, context),
    related: [
      {
        path: successor.path,
        place: other?.link.place ?? statusPlace(successor, context.text(successor.path).text),
        message: other
          ? `\`${successor.id}\` claims the supersession`
          : `\`${successor.id}\` does not name \`${predecessor.id}\``,
      },
    ],
    ...(lack === 'back' ? {} : { fix: { safety: 'suggested', title, changes: [change] } }),
  };
}

/** A claim of the old record alone is a warning, but where both sides are wanted; so is a successor without a known status. */
function levelOf({ successor }: Pair, lack: Lack, { settings }: RuleContext): Pick<Fault, 'level'> {
  if (settings.supersession !== 'either') return {};
  return lack === 'unclaimed' || successor.status?.name === undefined ? { level: 'warning' } : {};
}
