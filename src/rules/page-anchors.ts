import type { Nodes } from 'mdast';
import type { Files } from '../model/files.ts';
import type { Log } from '../model/log.ts';
import { anchorsOf } from '../source/anchors.ts';
import { decodeText } from '../source/decode-text.ts';
import { flattenDeepLines } from '../source/flatten-deep-lines.ts';
import { inlineText } from '../source/inline-text.ts';
import { parseWithRemark } from '../source/parse.ts';
import { recordAt } from './record-like.ts';

/** Anchors of one page: `has` is generous, so that what any site generator offers is not called missing. */
export interface PageAnchors {
  has(fragment: string): boolean;
  /** Slugs of the page's headings, in order. */
  readonly slugs: readonly string[];
}

/** Fragments that need no heading: lines of a file, text fragments, footnotes, the top, what a code host's own pages know. */
const FREE =
  /^(?:|top|!.*|\/.*|:~:.*|L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|L?\d+(?:-L?\d+)?|lines?-\d.*|(?:user-content-)?fn(?:ref)?[-:]?.*|page=\d+.*|t=\d+.*|issue.*|discussion.*|diff-.*)$/i;

/** True when a fragment is none that headings make. */
export function isFreeFragment(fragment: string): boolean {
  return FREE.test(fragment);
}

const KNOWN = new WeakMap<Files, Map<string, PageAnchors | undefined>>();
/** Pages longer than this are not read for their headings, in UTF-16 units. */
const LONGEST = 1_000_000;

/** Anchors of a Markdown page of the repository; undefined when it is no Markdown or can not be read. */
export function anchorsAt(path: string, facts: { readonly log: Log; readonly files: Files }): PageAnchors | undefined {
  const known = KNOWN.get(facts.files) ?? new Map<string, PageAnchors | undefined>();
  KNOWN.set(facts.files, known);
  if (known.has(path)) return known.get(path);
  const anchors = readAnchors(path, facts);
  known.set(path, anchors);
  return anchors;
}

function readAnchors(path: string, { log, files }: { readonly log: Log; readonly files: Files }): PageAnchors | undefined {
  if (!/\.(?:md|markdown|mdx)$/i.test(path)) return undefined;
  const record = recordAt(log, path);
  const own = record && log.texts.get(record.path)?.text;
  const text = own ?? textOf(path, files);
  if (text === undefined || text.length > LONGEST) return undefined;
  const quick = record ? [...anchorsOf(text, record.sections)] : undefined;
  let full: ReadonlySet<string> | undefined;
  const everything = (): ReadonlySet<string> => (full ??= looseAnchors(text));
  const slugs = quick ?? [...anchorsOf(text, headings(text))];
  const exact = new Set(slugs);
  return { slugs, has: (fragment) => exact.has(fragment) || everything().has(loose(fragment)) };
}

function textOf(path: string, files: Files): string | undefined {
  const content = files.read(path);
  return content.ok ? decodeText(content.bytes).text : undefined;
}

/** Every anchor in its loose form: headings wherever they stand, explicit ids, names of definitions in generated pages. */
function looseAnchors(text: string): ReadonlySet<string> {
  const found = headings(text);
  const anchors = new Set([...anchorsOf(text, found)].map(loose));
  for (const { title } of found) {
    for (const match of title.matchAll(/\{\s{0,9}#([^\s{}]{1,200})[^{}]{0,200}\}/g)) anchors.add(loose(match[1] ?? ''));
    anchors.add(loose(title.replace(/\{[^{}]{0,200}\}\s*$/, '')));
    anchors.add(loose(title.replace(/^[\d.\s]+/, '')));
    anchors.add(loose(title.replace(/:[a-z0-9_+-]+:/g, '')));
    anchors.add(loose(title.replace(/&/g, 'and')));
  }
  for (const match of text.matchAll(/\{:?\s{0,9}#([\w-]{1,200})[^{}\n]{0,200}\}|\[#([\w-]{1,200})\]|<!--\s{0,9}#([\w-]{1,200})/g))
    anchors.add(loose(match[1] ?? match[2] ?? match[3] ?? ''));
  return anchors;
}

/** Letters and digits alone: generators differ in what they do with the rest. */
function loose(fragment: string): string {
  return fragment
    .normalize('NFKD')
    .replace(/^user-content-/i, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

interface Heading {
  readonly title: string;
  readonly depth: number;
}

/** Headings in document order, also those in quotes and lists. */
function headings(text: string): readonly Heading[] {
  const found: Heading[] = [];
  const tree = parseWithRemark(flattenDeepLines(text).safe, { frontMatter: text.startsWith('---') });
  const open: { readonly node: Nodes; readonly depth: number }[] = [{ node: tree, depth: 0 }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { node, depth } = at;
    if (node.type === 'heading') found.push({ title: inlineText(node).replace(/\s+/g, ' ').trim(), depth: node.depth });
    else if ('children' in node && depth < DEEPEST)
      open.push(...[...node.children].reverse().map((child) => ({ node: child, depth: depth + 1 })));
  }
  return found;
}

/** Headings below so many lists and quotes are not looked for. */
const DEEPEST = 50;
