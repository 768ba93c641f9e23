import { readDecision } from '../../src/dialects/read-decision.ts';
import { recordName } from '../../src/discovery/record-name.ts';
import type { Decision, Link } from '../../src/model/decision.ts';
import { type Parse, parseWithRemark } from '../../src/source/parse.ts';
import { parseSource } from '../../src/source/parse-source.ts';

/** Where the record of a test stands when its place does not matter. */
export const PATH = '0007-use-nats.md';

/** Reads one record, as a log in the folder it stands in would. */
export function readRecord(content: string | Uint8Array, path: string = PATH, parse: Parse = parseWithRemark): Decision {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  return readDecision(
    parseSource(path, bytes, parse),
    { log: 'root', id: stem, name: recordName(path), folders: path.split('/').slice(0, -1) },
    { statusWords: {}, headings: {} },
  );
}

/** The status as a person would say it: the canonical name, `?word` for a word nobody knows, `choice` and the like for what is none. */
export function statusOf(decision: Decision): string {
  const { status, statuses } = decision;
  if (status === undefined) return statuses[0]?.kind ?? 'none';
  return status.name ?? `?${status.word}`;
}

/** The date of the decision, `?text` for one that can not be read. */
export function dateOf({ date }: Decision): string {
  return date === undefined ? 'none' : (date.iso ?? `?${date.text}`);
}

/** `superseded by 0005`, `supersedes in part 0005 (sessions)`: relation, part and what is named, in document order. */
export function linksOf(decision: Decision): readonly string[] {
  return decision.links.map((link) => {
    const scope = link.scope === undefined ? '' : ` (${link.scope})`;
    return `${link.direction === 'inverse' ? 'inverse ' : ''}${link.kind}${link.part === 'partial' ? ' in part' : ''} ${named(link)}${scope}`;
  });
}

function named({ reference }: Link): string {
  return (
    reference.href ??
    reference.stem ??
    `${reference.prefix === undefined ? '' : `${reference.prefix}-`}${reference.number ?? reference.text}`
  );
}

/** A record with a header of one's own and the sections every record has. */
export function recordWith(header: string, body = ''): string {
  return `# 7. Use NATS\n\n${header}\n\n## Context\n\nMessages get lost.\n\n## Decision\n\nUse NATS.\n\n## Consequences\n\nOne more tool.\n${body}`;
}
