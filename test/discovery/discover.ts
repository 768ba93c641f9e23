import { findLogs } from '../../src/discovery/find-logs.ts';
import type { Discovery } from '../../src/discovery/found-log.ts';
import type { FindOptions } from '../../src/discovery/survey-repository.ts';
import type { SpecialFile } from '../../src/files/memory-files.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';

/** The text of a record whose file name says nothing. */
export const record = '# Use NATS\n\n## Status\n\nAccepted\n\n## Context\n\n## Decision\n\nUse NATS.\n';

/** A tree as a list of paths, one a line, or with contents; `→` marks a link. */
export function discover(tree: string | Readonly<Record<string, string>>, options: FindOptions = {}): Discovery {
  const listed = typeof tree === 'string' ? Object.fromEntries(lines(tree).map((path) => [path, ''])) : tree;
  const links = Object.keys(listed).filter((path) => path.endsWith('→'));
  const contents = Object.fromEntries(Object.entries(listed).filter(([path]) => !path.endsWith('→')));
  const special = Object.fromEntries(links.map((path): [string, SpecialFile] => [path.slice(0, -1), 'link']));
  return findLogs(memoryFiles(contents, special), options);
}

export function lines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `name @ path: ids`, then a line for each skipped file. */
export function summary({ logs }: Discovery): readonly string[] {
  return logs.flatMap(({ name, path, records, skipped }) => [
    `${name} @ ${path}: ${records.map(({ id }) => id).join(' ')}`.trim(),
    ...skipped.map((file) => `- ${file.path}: ${file.reason}${file.suspicious ? ' !' : ''}`),
  ]);
}
