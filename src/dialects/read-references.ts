import type { Reference } from '../model/decision.ts';

/** A reference found in a text, with offsets into that text. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly reference: Omit<Reference, 'place' | 'text'>;
}

/** Targets of reference links by identifier in lower case. */
export type Definitions = ReadonlyMap<string, string>;

const LINK = /^!?\[((?:[^\]\\[]|\\.|\[[^\]]*\])*)\]\(\s*<?([^)\s>]*)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/;
const REFERENCE_LINK = /^\[((?:[^\]\\[]|\\.)*)\](?:\[([^\]]*)\])?(?![(:])/;
const AUTOLINK = /^<([^\s<>]+)>/;
const ADDRESS = /^https?:\/\/[^\s<>)\]]+/;
const FILE = /^(?:\.{0,2}\/)*(?:[\p{L}\p{N}_.-]+\/)*[\p{L}\p{N}_.-]*[\p{L}\p{N}_-]\.(?:md|markdown|adoc|rst|html)\b/iu;
const STEM = /^(?:[A-Za-z]{1,8}[-_]?)?\d{3,8}[-_][a-z0-9][\p{L}\p{N}_-]*/u;
const DATED = /^\d{4}-\d{2}-\d{2}[-_][\p{L}\p{N}_-]+/u;
const PREFIXED = /^([A-Za-z]{1,12}(?:-[A-Za-z]{1,10}){0,3})(?:s)?[-_#\s]{0,2}#?(\d{1,5})(?![\d\p{L}]|[.-]\d)/u;
/** Digits before another word are an amount: `supersedes 3 earlier rules`. */
const BARE = /^(\d{1,5})(?![\d\p{L}/]|\.\d)(?!\s+(?!(?:and|und|y|et|e|for|in|as|regarding|on|since)\s)\p{L})/iu;
const SEPARATOR = /^(?:\s*(?:,|;|&|\+|\/|\band\b|\bund\b|\by\b|\bet\b|\be\b|\bund auch\b|、|，)\s*)+|^\s+/;
const OPENING = /^[\s"'“`*_({[]*(?=\S)/;

/** No reference is longer; the patterns stay cheap on texts that look like one and never end. */
const LONGEST_REFERENCE = 2000;

/**
 * References that stand at the start of a text, one after another, separated by commas or "and". Stops at the first word that
 * is none. `bare` allows plain numbers.
 */
export function readReferences(
  text: string,
  base: number,
  options: { readonly definitions: Definitions; readonly bare: boolean },
): { readonly references: readonly Reference[]; readonly end: number } {
  const references: Reference[] = [];
  let at = text.length - text.replace(/^[\s"'“`*_:：–—-]+/, '').length;
  let end = at;
  let prefix: string | undefined;
  while (at < text.length) {
    const found = referenceAt(text, at, { ...options, prefix });
    if (!found) break;
    references.push({
      ...found.reference,
      text: text.slice(found.start, found.end),
      place: { start: base + found.start, end: base + found.end },
    });
    prefix = found.reference.prefix ?? prefix;
    end = found.end;
    const gap = SEPARATOR.exec(text.slice(end).replace(/^["'”`*_]+/, (marks) => ' '.repeat(marks.length)))?.[0].length ?? 0;
    if (gap === 0) break;
    at = end + gap;
  }
  return { references, end };
}

function referenceAt(
  text: string,
  from: number,
  options: { readonly definitions: Definitions; readonly bare: boolean; readonly prefix: string | undefined },
): Found | undefined {
  const opening = OPENING.exec(text.slice(from))?.[0] ?? '';
  const at = from + (opening.includes('[') ? opening.indexOf('[') : opening.length);
  const rest = text.slice(at, at + LONGEST_REFERENCE);
  return (
    linkAt(rest, at) ??
    referenceLinkAt(rest, at, options.definitions) ??
    matchAt(AUTOLINK, rest, at, (m) => ({ href: withoutFragment(m[1] ?? '') })) ??
    matchAt(ADDRESS, rest, at, (m) => ({ href: m[0].replace(/[.,;]+$/, '') })) ??
    matchAt(FILE, rest, at, (m) => ({ stem: m[0] })) ??
    matchAt(DATED, rest, at, (m) => ({ stem: m[0] })) ??
    matchAt(STEM, rest, at, (m) => ({ stem: m[0] })) ??
    matchAt(PREFIXED, rest, at, (m) => ({ prefix: (m[1] ?? '').replace(/[^A-Za-z]/g, '').toUpperCase(), number: m[2] ?? '' })) ??
    (options.bare || options.prefix !== undefined ? matchAt(BARE, rest, at, (m) => ({ number: m[1] ?? '' })) : undefined)
  );
}

function linkAt(rest: string, at: number): Found | undefined {
  const match = LINK.exec(rest);
  if (!match) return undefined;
  const label = match[1] ?? '';
  const href = withoutFragment(match[2] ?? '');
  return { start: at, end: at + match[0].length, reference: { href, ...numberIn(label) } };
}

function referenceLinkAt(rest: string, at: number, definitions: Definitions): Found | undefined {
  const match = REFERENCE_LINK.exec(rest);
  if (!match) return undefined;
  const label = match[1] ?? '';
  const target = definitions.get((match[2] || label).toLowerCase());
  if (target === undefined) {
    const inner = numberIn(label);
    return inner.number === undefined ? undefined : { start: at, end: at + match[0].length, reference: inner };
  }
  return { start: at, end: at + match[0].length, reference: { href: withoutFragment(target), ...numberIn(label) } };
}

/** Number and prefix in the words of a link. */
export function numberIn(label: string): { readonly number?: string; readonly prefix?: string } {
  const text = label.replace(/[*_`]/g, '').trim();
  const prefixed = PREFIXED.exec(text);
  if (prefixed?.[1] !== undefined && prefixed[2] !== undefined && /adr|dr$|rfc/i.test(prefixed[1])) {
    return { prefix: prefixed[1].replace(/[^A-Za-z]/g, '').toUpperCase(), number: prefixed[2] };
  }
  const bare = /^#?(\d{1,5})(?:[.):\s–—-]|$)/.exec(text);
  return bare?.[1] === undefined ? {} : { number: bare[1] };
}

function matchAt(
  pattern: RegExp,
  rest: string,
  at: number,
  read: (match: RegExpExecArray) => Omit<Reference, 'place' | 'text'>,
): Found | undefined {
  const match = pattern.exec(rest);
  return match ? { start: at, end: at + match[0].length, reference: read(match) } : undefined;
}

/** Link target without fragment and query, percent-decoded where possible. */
export function withoutFragment(href: string): string {
  const path = href.replace(/[#?].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
