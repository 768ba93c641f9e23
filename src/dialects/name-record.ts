import type { Decision, Reference } from '../model/decision.ts';
import type { Log } from '../model/log.ts';
import { mostCommon } from './log-words.ts';
import { readReferences } from './read-references.ts';
import type { RelationField } from './relation-field.ts';

/** How a record is named: `[5. Title](0005-title.md)`, `[ADR-0005](…)`, `[0005-title](…)`, `[Title](…)`, `ADR-0005`, `0005`, `0005-title`, `0005-title.md`. */
export type NameStyle = 'numbered-link' | 'id-link' | 'slug-link' | 'title-link' | 'id' | 'number' | 'stem' | 'file';

/** Where the name will stand. */
export type NamePlace = 'key' | 'status-key' | 'prose';

/** A record to be named, seen from the record that names it. */
export interface Naming {
  readonly other: Decision;
  readonly from: Decision;
  readonly log: Log;
}

/** The name of a record in the manner of the log and the dialect; of the ways to name it the first that leads to it and to no other. */
export function nameRecord(naming: Naming, place: NamePlace): string | undefined {
  const styles = [habitOf(naming, place) ?? defaultStyle(naming, place), ...(place === 'prose' ? PROSE : KEYS)];
  for (const style of styles) {
    const name = inStyle(naming, style);
    if (name !== undefined && leadsTo(name, naming)) return name;
  }
  return undefined;
}

const PROSE: readonly NameStyle[] = ['id-link', 'slug-link'];
const KEYS: readonly NameStyle[] = ['id', 'stem', 'file'];

/** How the log's own claims name records in the same place. */
function habitOf({ log }: Naming, place: NamePlace): NameStyle | undefined {
  const links = log.links.filter(({ link, resolution }) => {
    const inKey = link.notation === 'front-matter';
    const asStatus = inKey && /\s/.test(link.phrase.trim());
    return resolution.kind === 'resolved' && (place === 'prose' ? !inKey : inKey && asStatus === (place === 'status-key'));
  });
  const lineage = links.filter(({ link }) => link.kind === 'supersedes' || link.kind === 'amends');
  return mostCommon((lineage.length > 0 ? lineage : links).map(({ link }) => styleOf(link.reference)));
}

function styleOf(reference: Reference): NameStyle {
  if (reference.href === undefined) {
    if (reference.stem !== undefined) return /\.\w+$/.test(reference.stem) ? 'file' : 'stem';
    return reference.prefix === undefined ? 'number' : 'id';
  }
  const label = /^\[([\s\S]*)\]\(/.exec(reference.text)?.[1] ?? '';
  if (/^\d+\.\s/.test(label)) return 'numbered-link';
  if (/^(?:[A-Za-z]{2,8}[-_ ]?)?\d{1,5}$/.test(label.trim())) return 'id-link';
  return reference.href.includes(label.replace(/\.md$/, '')) ? 'slug-link' : 'title-link';
}

function defaultStyle({ from, other }: Naming, place: NamePlace): NameStyle {
  if (from.dialect === 'hve-core' && place !== 'prose') return 'number';
  if (from.dialect === 'decision-lifecycle' && place !== 'prose') return 'stem';
  if (place === 'key' || from.dialect === 'mx-decision') return other.number === undefined ? 'stem' : 'id';
  if (place === 'status-key') return other.number === undefined ? 'stem' : from.dialect === 'madr-3' ? 'id-link' : 'id';
  if (from.dialect === 'log4brains') return 'slug-link';
  if (other.name.kind !== 'numbered') return 'title-link';
  return other.titles.some((title) => title.from === 'heading' && /^\d+\.\s/.test(title.written)) ? 'numbered-link' : 'id-link';
}

function inStyle(naming: Naming, style: NameStyle): string | undefined {
  const { other } = naming;
  const digits = other.numbers.name ?? other.numbers.heading?.value ?? other.numbers.frontMatter?.value;
  const title = plainTitle(other);
  switch (style) {
    case 'numbered-link':
      return digits === undefined || title === '' ? undefined : link(`${Number(digits)}. ${title}`, naming);
    case 'id-link':
      return digits === undefined ? undefined : link(idOf(naming, digits), naming);
    case 'slug-link':
      return link(stemOf(other.id), naming);
    case 'title-link':
      return title === '' ? undefined : link(title, naming);
    case 'id':
      return digits === undefined ? undefined : idOf(naming, digits);
    case 'number':
      return digits;
    case 'stem':
      return stemOf(other.id);
    case 'file':
      return pathBetween(naming.from.path, other.path);
  }
}

function idOf({ other, from }: Naming, digits: string): string {
  const letters = other.name.prefix.replace(/[^\p{L}]/gu, '').toUpperCase();
  const plain = from.dialect === 'rfc' ? 'RFC' : 'ADR';
  return `${letters === '' ? plain : letters}-${digits}`;
}

function plainTitle(other: Decision): string {
  return (other.title?.value ?? '')
    .replace(/[[\]\\|`*_<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
}

function link(label: string, { from, other }: Naming): string {
  const target = pathBetween(from.path, other.path).replace(
    /[%\s()<>#?]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `[${label}](${target})`;
}

/** Relative path from one file to another. */
function pathBetween(from: string, to: string): string {
  const a = from.split('/').slice(0, -1);
  const b = to.split('/');
  let same = 0;
  while (same < a.length && same < b.length - 1 && a[same] === b[same]) same++;
  return [...a.slice(same).map(() => '..'), ...b.slice(same)].join('/');
}

function stemOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** Whether the text, read as the reader reads it, names the record and nothing else. */
function leadsTo(name: string, { other, from, log }: Naming): boolean {
  const { references, end } = readReferences(name, 0, { definitions: new Map(), bare: true });
  const [first] = references;
  if (!first || references.length !== 1 || end !== name.length) return false;
  const resolution = log.resolve(first, from.path);
  return resolution.kind === 'resolved' && resolution.id === other.id;
}

/** Records the relation of a record already names, by id. */
export function namedBy(decision: Decision, relation: RelationField, log: Log): readonly string[] {
  return decision.links.flatMap((link_) => {
    if (link_.kind !== relation.kind || link_.direction !== relation.direction) return [];
    const resolution = log.resolve(link_.reference, decision.path);
    return resolution.kind === 'resolved' ? [resolution.id] : [];
  });
}
