import type { Decision } from '../model/decision.ts';
import type { Dialect } from '../model/dialect.ts';
import type { Edit, FieldChange } from '../model/finding.ts';
import type { Log } from '../model/log.ts';

/** What the writer of fields may look at. */
export interface WriteContext {
  readonly text: string;
  readonly log: Log;
  readonly adopted: Dialect | undefined;
}

/** Edits that give a record's field a value, in the record's own dialect; undefined when the record has no place for it. */
export function writeField(_decision: Decision, _change: FieldChange, _context: WriteContext): readonly Edit[] | undefined {
  return undefined;
}
