import type { LogJson } from '../../src/queries/export-log.ts';
import type { Run } from './run-program.ts';

/** Reads what `list --json`, `export` and `graph --format json` print. */
export function readLog({ stdout, stderr }: Run): LogJson {
  if (stdout === '') throw new Error(`no log: ${stderr}`);
  return JSON.parse(stdout);
}

/** `0002 superseded by 0005`: the number of each record, its status, and by whom it is superseded. */
export function standings({ records }: LogJson): readonly string[] {
  return records.map(({ id, status, supersededBy }) => {
    const by = supersededBy.map((ref) => ref.id.slice(0, 4)).join(' ');
    return `${id.slice(0, 4)} ${status}${by === '' ? '' : ` by ${by}`}`;
  });
}

/** `0003 supersedes 0002`, with the doubt in brackets. */
export function edgesOf({ edges }: LogJson): readonly string[] {
  return edges.map(
    ({ from, to, kind, doubt }) =>
      `${from.id.slice(0, 4)} ${kind} ${to.id.slice(0, 4)}${doubt === undefined ? '' : ` (${doubt})`}`,
  );
}
