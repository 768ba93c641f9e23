/** Starts the line of a commit in a log that is read by machine. */
const MARK = '\u0002';

/** One commit of a log: the texts that were asked for, and the fields of its `--name-status -z`. */
export interface LoggedCommit {
  readonly texts: readonly string[];
  readonly fields: readonly string[];
}

/** The `--format` of a log that `readCommits` reads; placeholders such as `%aI` must not hold a line break. */
export function commitFormat(...placeholders: readonly string[]): string {
  return `--format=format:${MARK}${placeholders.join('\u0003')}`;
}

/** Reads `git log --name-status -z`, newest first. The mark counts where a status is expected, never where a path is. */
export function readCommits(output: string): readonly LoggedCommit[] {
  const commits: { texts: readonly string[]; fields: string[] }[] = [];
  const fields = output.split('\0');
  for (let at = 0; at < fields.length; ) {
    const field = (fields[at] ?? '').replace(/^\n/, '');
    const header = field.startsWith(MARK) ? field.slice(MARK.length).split('\n') : undefined;
    const status = header ? (header[1] ?? '') : field;
    if (header) commits.push({ texts: (header[0] ?? '').split('\u0003'), fields: [] });
    const width = status === '' ? 0 : /^[RC]/.test(status) ? 2 : 1;
    if (width > 0) commits.at(-1)?.fields.push(status, ...fields.slice(at + 1, at + 1 + width));
    at += 1 + width;
  }
  return commits;
}
