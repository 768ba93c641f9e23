import type { Decision } from './decision.ts';
import type { Log, SkipReason } from './log.ts';

/** A file that differs between two states of a repository. */
export interface FileChange {
  readonly kind: 'added' | 'modified' | 'deleted' | 'renamed';
  /** Path now; the former path of a deleted file. */
  readonly path: string;
  /** Former path of a renamed file. */
  readonly from?: string;
}

/** What became of one record between two states of its log. */
export type RecordChange =
  | {
      readonly kind: 'kept';
      readonly base: Decision;
      readonly head: Decision /** Whether the file itself differs. */;
      readonly edited: boolean;
    }
  | { readonly kind: 'added'; readonly head: Decision }
  /** No record of any log now. `at` is where its file lies, when it is still there. */
  | {
      readonly kind: 'lost';
      readonly base: Decision;
      readonly at?: { readonly path: string; readonly reason: SkipReason | 'outside' };
    }
  /** A record of another log now. */
  | { readonly kind: 'moved'; readonly base: Decision; readonly path: string };

/** A log at two moments: where a change began, and with the change. */
export interface LogChange {
  /** The branch that the change is compared with, as the user named it. */
  readonly ref: string;
  /** The log where the change began. */
  readonly base: Log;
  readonly head: Log;
  /** The log as it is on the branch now; the base itself while nothing was added there. */
  readonly target: Log;
  /** Every record of base or head, once; those of head first, in their order. */
  readonly records: readonly RecordChange[];
  readonly files: readonly FileChange[];
}

/** What became of a file that is no longer there. */
export interface PathFate {
  readonly kind: 'deleted' | 'moved';
  /** Where it was moved to. */
  readonly to?: string;
  /** Short id of the commit. */
  readonly commit: string;
  /** Day of the commit, `YYYY-MM-DD`. */
  readonly date: string;
}
