import type { Log } from '../../src/model/log.ts';
import { lintFiles } from '../rules/lint-files.ts';

/** What a record of a test log says. */
export interface Said {
  readonly status?: string;
  readonly date?: string;
  /** Further lines of front matter. */
  readonly front?: string;
  readonly body?: string;
}

/** A log of MADR records by id; a path with a folder puts one elsewhere below `docs/adr`. */
export function logOf(records: Readonly<Record<string, Said>>): Log {
  const files = Object.fromEntries(
    Object.entries(records).map(([id, { status = 'accepted', date, front = '', body = '' }]) => [
      `docs/adr/${id}.md`,
      `---\nstatus: ${status}\n${date === undefined ? '' : `date: ${date}\n`}${front === '' ? '' : `${front}\n`}---\n\n# ${id.replace(/^.*?-/, '')}\n\n## Context and Problem Statement\n\nx\n\n## Considered Options\n\n* A\n* B\n\n## Decision Outcome\n\nChosen option: "A", because x.\n\n${body}`,
    ]),
  );
  const [log] = lintFiles(files, { rules: [] }).workspace.logs;
  if (!log) throw new Error('no log');
  return log.log;
}
