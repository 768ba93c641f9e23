/** What a move does to one file. */
export interface PlannedFile {
  /** Path now; of a file that will be made, its path then. */
  readonly path: string;
  /** Path then, when it changes. */
  readonly to?: string;
  /** Text now, without byte-order mark; absent when the file will be made. */
  readonly before?: string;
  readonly after: string;
  readonly bom: boolean;
}

/** A change of several files that is made as a whole or not at all. */
export interface MovePlan {
  /** What it does, in one line: `supersede 0002-use-ftp by 0005-use-sftp`. */
  readonly summary: string;
  /** Folder of the log. */
  readonly log: string;
  readonly files: readonly PlannedFile[];
  /** What a person should look at afterwards. */
  readonly notes: readonly string[];
}

/** Why a move can not be made. */
export interface Refusal {
  /** Record at fault, where there is one. */
  readonly path?: string;
  readonly message: string;
}

/** A plan, or every reason against it: the whole set is looked at before anything is written. */
export type Planned =
  | { readonly ok: true; readonly plan: MovePlan }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** A plan of the files that really change, or the reasons against it. */
export function planned(parts: MovePlan, refusals: readonly Refusal[]): Planned {
  if (refusals.length > 0) return { ok: false, refusals };
  return {
    ok: true,
    plan: { ...parts, files: parts.files.filter(({ before, after, to }) => before !== after || to !== undefined) },
  };
}
