import type { Field, Link } from '../model/decision.ts';
import type { StatusClaim, StatusName } from '../model/status.ts';
import type { OwnWords } from './read-decision.ts';
import { readStatusValue } from './status-value.ts';

/** What labelled entries say about the status. */
export function fieldStatuses(fields: readonly Field[], own: OwnWords): readonly StatusClaim[] {
  const claims = fields
    .filter((field) => field.name === 'status')
    .map((field) => readStatusValue(field.value, field.valuePlace, field.notation, own.statusWords));
  const first = new Map(claims.map((claim, index) => [claim.place.start, index] as const).reverse());
  return claims.filter((claim, index) => !(claim.notation === 'section' && (first.get(claim.place.start) ?? index) < index));
}

/** Claims in document order; the same words read twice count once. */
export function sortClaims(claims: readonly StatusClaim[]): readonly StatusClaim[] {
  const sorted = [...claims].sort((a, b) => a.place.start - b.place.start);
  const seen = new Set<string>();
  return sorted.filter(({ notation, place }) => {
    const key = `${place.start}-${place.end}`;
    const isNew = notation === 'folder' || !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const RETIRED_FOLDERS: Readonly<Record<string, StatusName>> = {
  _superseded: 'superseded',
  superseded: 'superseded',
  superceded: 'superseded',
  outdated: 'deprecated',
  deprecated: 'deprecated',
  obsolete: 'deprecated',
  rejected: 'rejected',
  retired: 'deprecated',
};

/** The status that a retired folder gives its records. */
export function folderStatus(folders: readonly string[]): readonly StatusClaim[] {
  for (const folder of folders) {
    const name = RETIRED_FOLDERS[folder.toLowerCase()];
    const place = { start: 0, end: 0 };
    if (name) return [{ text: folder, word: folder, name, kind: 'word', notation: 'folder', place, valuePlace: place }];
  }
  return [];
}

/** Front matter speaks first, then fields and sections, then titles and folders; claims without a word do not count. */
export function chooseStatus(statuses: readonly StatusClaim[], links: readonly Link[]): StatusClaim | undefined {
  const words = statuses.filter((claim) => claim.kind === 'word');
  const strong = words.filter((claim) => claim.notation !== 'title' && claim.notation !== 'folder');
  const first =
    strong.find((claim) => claim.notation === 'front-matter') ?? strong.find((claim) => claim.name !== undefined) ?? strong[0];
  const replaced = links.some((link) => link.kind === 'supersedes' && link.direction === 'inverse' && link.part === 'whole');
  const agreeing = words.find((claim) => claim.name === 'superseded' && claim.notation === 'folder');
  if (first === undefined || (agreeing && replaced && first.name === undefined))
    return words.find((claim) => claim.notation === 'title') ?? words[0];
  return first;
}
