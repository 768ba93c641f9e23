import { endsPredecessor } from '../../src/lineage/build-lineage.ts';
import type { Log } from '../../src/model/log.ts';

/** How a record ended: replaced on a day, or on a day that no record tells. */
export interface Ending {
  /** The earliest full date of a successor. */
  readonly day: string | undefined;
}

const KNOWN = new WeakMap<Log, ReadonlyMap<string, Ending>>();

/** Records of a log that others ended, by id. */
export function endings(log: Log): ReadonlyMap<string, Ending> {
  const known = KNOWN.get(log) ?? findEndings(log);
  KNOWN.set(log, known);
  return known;
}

function findEndings(log: Log): ReadonlyMap<string, Ending> {
  const status = new Map(log.decisions.map(({ id, status: claim }) => [id, claim?.name]));
  const dates = new Map(log.decisions.map(({ id, date }) => [id, date?.iso]));
  const found = new Map<string, Ending>();
  for (const edge of log.edges) {
    if (!endsPredecessor(edge, status)) continue;
    const day = dates.get(edge.from);
    const before = found.get(edge.to)?.day;
    const full = day?.length === 10 ? day : undefined;
    found.set(edge.to, { day: before === undefined ? full : full === undefined || before < full ? before : full });
  }
  return found;
}
