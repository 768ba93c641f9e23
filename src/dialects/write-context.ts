import type { Dialect } from '../model/dialect.ts';
import type { Log } from '../model/log.ts';
import type { OwnWords } from './read-decision.ts';

/** What the writer of fields may look at. */
export interface WriteContext {
  readonly text: string;
  readonly log: Log;
  /** The team's own template, where it has adopted one. */
  readonly adopted: Dialect | undefined;
  /** `YYYY-MM-DD`, for notations that date every change; without it those can not be written. */
  readonly today?: string;
  /** Words that the config adds, so that what was written can be read back. */
  readonly own?: Pick<OwnWords, 'statusWords' | 'headings'>;
}
