import type { Files } from '../model/files.ts';
import type { MovePlan, PlannedFile } from './move-plan.ts';

/** The file that says which move is under way in a log. It is gone when the move is done. */
export function journalPath(log: string): string {
  return log === '.' ? JOURNAL : `${log}/${JOURNAL}`;
}

const JOURNAL = '.adr-lint-move.json';

/** Bytes of a text as a file holds it. */
export function bytesOf(text: string, bom: boolean): Uint8Array {
  return new TextEncoder().encode(bom ? `\uFEFF${text}` : text);
}

/** The journal of a plan, before its first file is written. */
export function journalText(plan: MovePlan): string {
  return `${JSON.stringify({ version: 1, summary: plan.summary, log: plan.log, files: plan.files }, undefined, 1)}\n`;
}

/** A move as its journal tells it; undefined when the text is no journal. */
export function readJournal(text: string): MovePlan | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('files' in data) || !Array.isArray(data.files)) return undefined;
    const files = data.files.filter(isPlannedFile);
    if (files.length !== data.files.length || !('summary' in data) || !('log' in data)) return undefined;
    return { summary: String(data.summary), log: String(data.log), files, notes: [] };
  } catch {
    return undefined;
  }
}

function isPlannedFile(value: unknown): value is PlannedFile {
  if (typeof value !== 'object' || value === null) return false;
  const isText = (key: string): boolean => typeof Object.entries(value).find(([name]) => name === key)?.[1] === 'string';
  const isAbsent = (key: string): boolean => !(key in value);
  return (
    isText('path') &&
    isText('after') &&
    'bom' in value &&
    typeof value.bom === 'boolean' &&
    (isText('to') || isAbsent('to')) &&
    (isText('before') || isAbsent('before'))
  );
}

/** Text of a file without its byte-order mark; undefined when there is none or it can not be read. */
export function textAt(files: Files, path: string): string | undefined {
  const content = files.read(path);
  return content.ok ? new TextDecoder().decode(content.bytes) : undefined;
}
