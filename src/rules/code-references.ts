import type { Decision } from '../model/decision.ts';
import type { Files } from '../model/files.ts';
import type { Log } from '../model/log.ts';
import type { Located } from '../model/place.ts';
import { findFile } from './find-file.ts';
import { linesOutsideCode } from './section-lines.ts';

/** A path in a code span: folders and a file with an extension, perhaps with a line after it. */
const SPAN = /(?<!`)`(?:\.\/)?([\w@][\w.@+-]*(?:\/[\w.@+-]+)+)(?::\d+(?:[-:]\d+)?|#L\d+(?:-L?\d+)?)?`(?!`)/g;

/** Files of the repository that a record names: in code spans, and as paths that it governs. The line of a reference is left out. */
export function codeReferences(decision: Decision, text: string): readonly Located<string>[] {
  const spans = linesOutsideCode(text, { start: decision.frontMatter?.place.end ?? 0, end: text.length }).flatMap(
    ({ value, place }) =>
      [...value.matchAll(SPAN)].map(({ 0: whole, 1: path = '', index }) => ({
        value: path,
        place: { start: place.start + index, end: place.start + index + whole.length },
      })),
  );
  const governed = decision.governs.filter(({ value }) => !/[*?[\]\\]/.test(value) && value.includes('/'));
  return [
    ...spans,
    ...governed.map(({ value, place }) => ({ value: value.replace(/^\.\//, '').replace(/\/+$/, ''), place })),
  ].filter(({ value }) => isFilePath(value));
}

/** A last part with an extension of letters; what ends in digits is a version or a host. */
function isFilePath(path: string): boolean {
  return /\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(path) && !path.split('/').some((part) => part === '..' || part === '.');
}

/** References to files that are not there; paths that lead into folders the repository never had are those of another one. */
export function missingReferences(decision: Decision, text: string, files: Files): readonly Located<string>[] {
  return codeReferences(decision, text).filter(({ value }) => {
    const near = decision.path.split('/').slice(0, -1).join('/');
    return findFile(files, value).kind === 'missing' && findFile(files, `${near}/${value}`).kind === 'missing';
  });
}

/** Whether a record speaks of the present: what was replaced or turned down is history, and may name what is gone. */
export function isCurrent({ id, status }: Decision, log: Log): boolean {
  const isOver =
    status?.name === 'superseded' || status?.name === 'deprecated' || status?.name === 'rejected' || status?.name === 'withdrawn';
  return !isOver && (log.lineage.heads.get(id)?.includes(id) ?? true);
}
