import { readReferences } from '../dialects/read-references.ts';
import type { Decision, Reference } from '../model/decision.ts';
import type { Log } from '../model/log.ts';

/** What an identifier is looked up with. */
export interface IdentifierScope {
  readonly decision: Decision;
  readonly log: Log | undefined;
}

/**
 * The identifier of a referenced record as a status of MADR 4 holds it: `ADR-0009`, or the stem of the file where a number would
 * name none or several. Undefined when the reference names nothing that can be read back.
 */
export function identifierOf(reference: Reference, scope: IdentifierScope): string | undefined {
  const known = knownIdentifier(reference, scope);
  if (known !== undefined) return known;
  if (reference.href === undefined && reference.stem === undefined)
    return numbered(reference.prefix, reference.number, reference.text);
  const target = reference.href ?? reference.stem ?? '';
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(target) && !/\.md$/i.test(target))
    return numbered(reference.prefix, reference.number, reference.text);
  return readable(identifierOfStem(stemOf(target))) ?? numbered(reference.prefix, reference.number, undefined);
}

/** The identifier of a file's stem: its number where it has one. */
export function identifierOfStem(stem: string): string {
  const match = /^(?:([A-Za-z]{1,8}(?:[-_][A-Za-z]{1,8})?)[-_]?)?(\d{1,5})(?=[-_.]|$)/.exec(stem);
  if (match?.[2] === undefined || /^\d{4}-\d{2}-\d{2}/.test(stem)) return stem;
  return `${(match[1] ?? 'ADR').toUpperCase()}-${match[2]}`;
}

function knownIdentifier(reference: Reference, { decision, log }: IdentifierScope): string | undefined {
  const resolved = log?.resolve(reference, decision.path);
  if (!log || resolved?.kind !== 'resolved') return undefined;
  const target = log.decisions.find((one) => one.id === resolved.id);
  if (!target) return undefined;
  const written = reference.href === undefined && reference.prefix !== undefined ? reference.text : undefined;
  const letters = target.name.prefix.replace(/[^\p{L}\p{N}]+$/u, '').toUpperCase();
  const digits = target.name.kind === 'numbered' ? target.numbers.name : undefined;
  const numbered = digits === undefined ? undefined : `${letters === '' ? 'ADR' : letters}-${digits}`;
  return [written, numbered, target.id].find((text) => text !== undefined && names(text, target.id, { decision, log }));
}

/** True when a text, read as a reference, resolves to the record. */
function names(text: string, id: string, { decision, log }: IdentifierScope): boolean {
  const reference = readReference(text);
  const resolved = reference && log?.resolve(reference, decision.path);
  return resolved?.kind === 'resolved' && resolved.id === id;
}

function readReference(text: string): Reference | undefined {
  const { references, end } = readReferences(text, 0, { definitions: new Map(), bare: false });
  return references.length === 1 && end === text.length ? references[0] : undefined;
}

function readable(text: string): string | undefined {
  return readReference(text) ? text : undefined;
}

function numbered(prefix: string | undefined, number: string | undefined, text: string | undefined): string | undefined {
  if (number === undefined) return undefined;
  const written = text !== undefined && prefix !== undefined && readable(text);
  return written || `${prefix ?? 'ADR'}-${number}`;
}

function stemOf(target: string): string {
  const path = target.replace(/\/+$/, '').replace(/\/(?:readme|index)\.md$/i, '');
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.(?:md|markdown|mdx|html?|adoc|rst)$/i, '');
}
