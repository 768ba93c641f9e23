import type { Nodes } from 'mdast';
import type { Place } from '../../model/place.ts';
import type { Source } from '../../model/source.ts';
import { maskText } from '../../source/mask-text.ts';
import { placeOf } from '../../source/parse-source.ts';

/** A hole in a template. */
export interface TemplatePlaceholder {
  /** As written, with its marks. */
  readonly text: string;
  /** The words between the marks; the mark itself where it is a word of its own, such as `NNNN`. */
  readonly name: string;
  readonly syntax: 'double-braces' | 'braces' | 'brackets' | 'angle' | 'comment' | 'word' | 'number' | 'date' | 'italic-hint';
  readonly place: Place;
}

type Finder = readonly [syntax: TemplatePlaceholder['syntax'], pattern: RegExp];

/** Every way in which templates mark what has to be filled in. Of two at one place the first is taken. */
const FINDERS: readonly Finder[] = [
  ['double-braces', /\{\{\s*([\w$][\w $.:-]{0,80}?)\s*\}\}/g],
  ['braces', /(?<![\\$\w])\{([^{}]{1,400})\}/g],
  ['comment', /<!--\s*([\s\S]*?)\s*-->/g],
  ['angle', /<(?![!/])([\p{L}][^<>\n]{1,200})>/gu],
  ['brackets', /(?<![\w\]\\!])\[((?![ xX]\])[^[\]\n]{2,240}(?:\[[^\]]*\]\([^)]*\)[^[\]\n]*)?)\](?![([:])/g],
  ['word', /(?<![\p{L}\p{N}_-])(NUMBER|TITLE|DATE|STATUS)(?![\p{L}\p{N}_-])/gu],
  ['number', /(?<![\p{L}\p{N}])((?:ADR-)?N{3,5}|\[0{3,4}\])(?![\p{L}\p{N}])/gu],
  [
    'date',
    /(?<![\p{L}\p{N}])((?:Y{4}|J{4}|A{4}|Å{4})[-./](?:M{2})[-./](?:D{2}|T{2})|(?:D{2}|T{2})[-./]M{2}[-./](?:Y{4}|J{4}))(?![\p{L}\p{N}])/gu,
  ],
  ['italic-hint', /(?<=^[ \t>]*(?:[-*+] )?)([*_])(?![*_\s])([^*_\n][^\n]*?)\1(?=[ \t]*$)/gm],
];

/** Tags of HTML: `<br>` waits for nothing. */
const TAGS =
  /^\/?(?:a|abbr|b|blockquote|br|center|code|details|div|em|h[1-6]|hr|i|img|kbd|li|ol|p|pre|s|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s|\/|$)/i;

/** Finds the holes of a template, in document order. Code holds none. */
export function templatePlaceholders(source: Source): readonly TemplatePlaceholder[] {
  const text = maskText(source.text, [...codePlaces(source.tree), ...linkTargets(source)]);
  const found: TemplatePlaceholder[] = [];
  for (const [syntax, pattern] of FINDERS) {
    for (const match of text.matchAll(pattern)) {
      const name = (syntax === 'italic-hint' ? match[2] : match[1])?.replace(/\s+/g, ' ').trim() ?? '';
      const place = { start: match.index, end: match.index + match[0].length };
      if (name === '' || (syntax === 'angle' && (TAGS.test(name) || /:\/\/|@/.test(name)))) continue;
      if (!found.some((other) => other.place.start < place.end && place.start < other.place.end))
        found.push({ text: match[0], name, syntax, place });
    }
  }
  return found.sort((a, b) => a.place.start - b.place.start);
}

/** A name under which a hole is filled: lower case, words joined by dashes. */
export function placeholderKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function codePlaces(node: Nodes): readonly Place[] {
  if (node.type === 'code' || node.type === 'inlineCode') return [placeOf(node)];
  return 'children' in node ? node.children.flatMap(codePlaces) : [];
}

function linkTargets(source: Source): readonly Place[] {
  return source.links.flatMap(({ hrefPlace }) => (hrefPlace ? [hrefPlace] : []));
}
