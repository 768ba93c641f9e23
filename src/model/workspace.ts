import type { LogChange } from './change.ts';
import type { Settings } from './config.ts';
import type { Files } from './files.ts';
import type { InputFault, Log } from './log.ts';
import type { SourceText } from './source.ts';

/** A log with the settings that hold for it and the faults of its files. */
export interface WorkspaceLog {
  readonly log: Log;
  readonly settings: Settings;
  /** Faults that were found while the log's files were looked for. */
  readonly faults: readonly InputFault[];
  /** Texts of files outside the log that the faults speak about. */
  readonly texts?: ReadonlyMap<string, SourceText>;
  /** What happened to the log since a commit, when a history is given. */
  readonly change?: LogChange;
}

/** The logs of one repository at one moment. */
export interface Workspace {
  readonly files: Files;
  readonly logs: readonly WorkspaceLog[];
}
