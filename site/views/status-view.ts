import type { Decision } from '../../src/model/decision.ts';
import type { Log } from '../../src/model/log.ts';
import type { StatusName } from '../../src/model/status.ts';
import type { Say } from '../texts/texts.ts';

/** Which shape and colour a status has: a canonical name, `unknown` for other words, `none` for no word at all. */
export type StatusTone = StatusName | 'unknown' | 'none';

/** A status as it is shown: a word, and a shape and colour that say the same. */
export interface StatusView {
  readonly tone: StatusTone;
  readonly word: string;
  /** What the record says, where that is another word. */
  readonly written?: string;
}

/** The order of statuses in lists: what holds first, what is over last. */
export const STATUS_ORDER: readonly StatusTone[] = [
  'accepted',
  'implemented',
  'proposed',
  'draft',
  'deprecated',
  'superseded',
  'rejected',
  'withdrawn',
  'unknown',
  'none',
];

/** How a record's status is shown. A word that is not known is shown as written. */
export function statusView(decision: Decision, say: Say): StatusView {
  const tone = statusTone(decision);
  const claim = decision.status;
  if (tone === 'none' || claim === undefined) return { tone: 'none', word: say('status.none') };
  if (tone === 'unknown') return { tone, word: claim.word === '' ? say('status.none') : claim.word };
  const word = say(`status.${tone}`);
  const same = claim.word === '' || [tone, word.toLowerCase()].includes(claim.word.toLowerCase());
  return same ? { tone, word } : { tone, word, written: claim.word };
}

/** The tone of a record's status. */
export function statusTone(decision: Decision): StatusTone {
  const claim = decision.status;
  if (claim === undefined || claim.kind === 'empty' || claim.word.trim() === '') return claim?.name ?? 'none';
  return claim.name ?? 'unknown';
}

const OVER: ReadonlySet<StatusTone> = new Set<StatusTone>(['superseded', 'deprecated', 'rejected', 'withdrawn']);

/** True for a record that must not be followed any more, by its own word or because another one replaced it. */
export function isOver(decision: Decision, log: Log): boolean {
  if (OVER.has(statusTone(decision))) return true;
  const heads = log.lineage.heads.get(decision.id) ?? [];
  return heads.length !== 1 || heads[0] !== decision.id;
}
