import type { Log } from '../../src/model/log.ts';

/** Names of the site's own pages and files: no record takes one of them. */
const RESERVED: ReadonlySet<string> = new Set([
  '404',
  'assets',
  'at',
  'components',
  'feed',
  'files',
  'follow-ups',
  'health',
  'index',
  'lineage',
  'llms',
  'log',
  'logs',
  'mermaid',
  'options',
  'pages',
  'people',
  'reviews',
  'robots',
  'rules',
  'search',
  'sitemap',
  'status',
  'tags',
  'timeline',
  '_astro',
]);

/** Key of a record in the site: `log/id`. */
export function recordKey(log: string, id: string): string {
  return `${log}/${id}`;
}

/**
 * Addresses of all records by key, relative to the base and with a closing slash: `0001-use-ftp/` where the repository has one log,
 * `logs/label/0001-print-zpl/` where it has several. Made from log and id alone; no two are equal in any letter case.
 */
export function recordAddresses(logs: readonly Log[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const addresses = new Map<string, string>();
  for (const log of logs) {
    const folder = logs.length > 1 ? logAddress(log.name) : '';
    for (const { id } of log.decisions) {
      const path = id.split('/').map(slugOf).join('/');
      const free = folder === '' && RESERVED.has((path.split('/')[0] ?? '').toLowerCase()) ? `record-${path}` : path;
      addresses.set(recordKey(log.name, id), `${unique(folder + free, taken)}/`);
    }
  }
  return addresses;
}

/** Address of a log's own page where there are several. */
export function logAddress(name: string): string {
  return `logs/${slugOf(name)}/`;
}

/** A text as one segment of an address: letters, digits, `-`, `_`, `~` and inner dots; never empty. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._~-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  return slug === '' ? 'record' : shortened(slug);
}

/** Bytes of a segment: file systems take 255, and a page of plain text needs an extension. */
const MOST_BYTES = 180;

/** A long slug is cut, and told from others that begin alike by a sum of the whole. */
function shortened(slug: string): string {
  if (bytesOf(slug) <= MOST_BYTES) return slug;
  let cut = slug;
  while (bytesOf(cut) > MOST_BYTES - 9) cut = [...cut].slice(0, -8).join('');
  let sum = 0x811c9dc5;
  for (const letter of slug) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${cut}-${sum.toString(16).padStart(8, '0')}`;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Addresses for names of one kind, such as tags: equal slugs get a number. */
export function slugsFor(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(names.map((name) => [name, unique(slugOf(name.toLowerCase()), taken)]));
}

function unique(wanted: string, taken: Set<string>): string {
  let free = wanted;
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${wanted}-${count}`;
  taken.add(free.toLowerCase());
  return free;
}
