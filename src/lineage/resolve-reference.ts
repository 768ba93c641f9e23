import type { Decision, Reference } from '../model/decision.ts';
import type { RecordRef, Resolution } from '../model/log.ts';
import { joinPath, parentPath, stemOf } from './paths.ts';

/** What a log's references are looked up in. */
export interface ReferenceIndex {
  readonly byPath: ReadonlyMap<string, string>;
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  readonly byNumber: ReadonlyMap<number, readonly Decision[]>;
  readonly byId: ReadonlyMap<string, Decision>;
  /** Letters before the number in this log's names and titles, in upper case. */
  readonly prefixes: ReadonlySet<string>;
  /** A record of another log by path. */
  readonly elsewhere: (path: string) => RecordRef | undefined;
  /** `owner/name` of the repository on its host, where known: addresses into it are read as paths. */
  readonly repository: string | undefined;
}

/** Builds the index of one log. */
export function indexReferences(
  decisions: readonly Decision[],
  outside: Pick<ReferenceIndex, 'elsewhere' | 'repository'>,
): ReferenceIndex {
  const byPath = new Map<string, string>();
  const byStem = new Map<string, string[]>();
  const byNumber = new Map<number, Decision[]>();
  const byId = new Map<string, Decision>();
  const prefixes = new Set<string>();
  for (const decision of decisions) {
    byPath.set(decision.path.toLowerCase(), decision.id);
    byId.set(decision.id, decision);
    for (const stem of new Set([decision.id, lastPart(decision.id), stemOf(decision.path)]))
      push(byStem, stem.toLowerCase(), decision.id);
    if (decision.number !== undefined) push(byNumber, decision.number, decision);
    const prefix = decision.name.prefix.replace(/[^\p{L}]/gu, '').toUpperCase();
    if (prefix !== '') prefixes.add(prefix);
  }
  return { byPath, byStem, byNumber, byId, prefixes, ...outside };
}

/** Resolves a reference made in the file `from`: link or file name first, then stem, then number. Never picks one of several. */
export function resolveReference(index: ReferenceIndex, reference: Reference, from: string): Resolution {
  if (reference.href !== undefined) return resolveHref(index, reference, from);
  if (reference.stem !== undefined) return resolveStem(index, reference.stem, from);
  if (reference.number !== undefined) return resolveNumber(index, reference.number, reference.prefix);
  return { kind: 'foreign' };
}

const OWN_PREFIXES: ReadonlySet<string> = new Set([
  'ADR',
  'ADRS',
  'DR',
  'RFC',
  'AD',
  'RECORD',
  'DECISION',
  'DECISIONRECORD',
  'ARCHITECTUREDECISIONRECORD',
  'NUMBER',
  'NO',
  'NR',
]);

/** Records with a number; a prefix that only some records of the log carry narrows the choice. */
export function resolveNumber(index: ReferenceIndex, digits: string, prefix: string | undefined): Resolution {
  if (prefix !== undefined && !OWN_PREFIXES.has(prefix) && !index.prefixes.has(prefix)) return { kind: 'foreign' };
  const all = index.byNumber.get(Number(digits)) ?? [];
  const narrowed =
    prefix === undefined ? [] : all.filter((decision) => decision.name.prefix.replace(/[^\p{L}]/gu, '').toUpperCase() === prefix);
  const found = narrowed.length > 0 ? narrowed : all;
  const exact =
    found.length > 1
      ? found.filter(
          (decision) =>
            decision.numbers.name === digits &&
            digits.length > 2 &&
            found.some((other) => other.numbers.name?.length !== digits.length),
        )
      : found;
  const candidates = exact.length === 1 ? exact : found;
  const first = candidates[0];
  if (first === undefined) return { kind: 'dangling' };
  return candidates.length === 1
    ? { kind: 'resolved', id: first.id }
    : { kind: 'ambiguous', candidates: candidates.map((decision) => decision.id) };
}

function resolveHref(index: ReferenceIndex, reference: Reference, from: string): Resolution {
  const href = reference.href ?? '';
  const own = ownPath(href, index.repository);
  if (own === undefined && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return { kind: 'foreign' };
  if (own === undefined && href === '')
    return reference.number === undefined ? { kind: 'foreign' } : resolveNumber(index, reference.number, reference.prefix);
  if (own === undefined && /^@|^www\./.test(href)) return { kind: 'foreign' };
  const path = own ?? (href.startsWith('/') ? joinPath('', href.slice(1)) : joinPath(parentPath(from), href));
  for (const candidate of candidatesOf(path)) {
    const id = index.byPath.get(candidate.toLowerCase());
    if (id !== undefined) return { kind: 'resolved', id };
    const other = index.elsewhere(candidate);
    if (other) return { kind: 'elsewhere', ref: other };
  }
  return resolveStem(index, href, from);
}

/** The paths a target may mean on a code host or a site: itself, with extension, as a folder's page. */
function candidatesOf(path: string): readonly string[] {
  const base = path.replace(/\/+$/, '');
  return [base, `${base}.md`, base.replace(/\.html?$/i, '.md'), `${base}/README.md`, `${base}/index.md`];
}

function resolveStem(index: ReferenceIndex, written: string, _from: string): Resolution {
  const file = written.replace(/\/+$/, '').replace(/\/(?:readme|index)\.md$/i, '');
  const stem = lastPart(file)
    .replace(/\.(?:md|markdown|mdx|html?|adoc|rst)$/i, '')
    .toLowerCase();
  const found = index.byStem.get(stem) ?? [];
  const unique = [...new Set(found)];
  const first = unique[0];
  if (first === undefined) return { kind: 'dangling' };
  return unique.length === 1 ? { kind: 'resolved', id: first } : { kind: 'ambiguous', candidates: unique };
}

/** Path within the repository of an address on its code host. */
function ownPath(href: string, repository: string | undefined): string | undefined {
  if (repository === undefined || !/^https?:\/\//i.test(href)) return undefined;
  const match = /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/(?:-\/)?(?:blob|tree|raw)\/[^/]+\/(.+)$/i.exec(href);
  return match?.[1]?.toLowerCase() === repository.toLowerCase() ? match[2] : undefined;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
