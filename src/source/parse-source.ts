import type { Heading, Root, RootContent } from 'mdast';
import type { Place } from '../model/place.ts';
import type { FrontMatter, Section, Source, SourceProblem } from '../model/source.ts';
import { collectInlines, type Inlines } from './collect-inlines.ts';
import { decodeText } from './decode-text.ts';
import { flattenDeepLines } from './flatten-deep-lines.ts';
import { inlineText } from './inline-text.ts';
import { maskText } from './mask-text.ts';
import type { Parse } from './parse.ts';
import { sectionKey } from './section-key.ts';
import { parseYaml } from './yaml.ts';

/** Reads the bytes of one file into a source. Never throws on content: what is wrong becomes a problem with its place. */
export function parseSource(path: string, bytes: Uint8Array, parse: Parse): Source {
  const { text, bom, problems } = decodeText(bytes);
  return parseSourceText({ path, text, bom }, parse, problems);
}

/** The same from text that is already decoded. */
export function parseSourceText(
  file: { readonly path: string; readonly text: string; readonly bom: boolean },
  parse: Parse,
  decoded: readonly SourceProblem[] = [],
): Source {
  const { text } = file;
  // NUL is U+FFFD in Markdown; not every parser knows.
  const { safe, problem } = flattenDeepLines(text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text);
  const problems = [...decoded, ...(problem ? [problem] : [])];
  const opening = hasFrontMatter(text);
  const tree = parse(safe, { frontMatter: opening === 'closed' });
  const frontMatter = readFrontMatter(tree, text, problems);
  if (opening === 'unclosed') problems.push(unclosedFrontMatter(text));
  const inlines = collectInlines(tree, text);
  const sections = buildSections(tree, text);
  const fence = unclosedFence(tree, text);
  if (fence) problems.push(fence);
  const prose = maskText(text, inlines.masks);
  const conflict = conflictMarker(text, prose);
  if (conflict) problems.push(conflict);
  return {
    ...file,
    tree,
    ...(frontMatter ? { frontMatter } : {}),
    sections,
    links: inlines.links,
    comments: inlines.comments,
    checkBoxes: withSections(inlines, sections),
    prose,
    problems,
  };
}

const OPENING = /^---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*$/m;
const KEY_LINE = /^[A-Za-z_][\w .-]*:(?:\s|$)/;

/** A block at the top is front matter when it closes and at least one of its lines is `key: …`: a rule is none. */
function hasFrontMatter(text: string): 'closed' | 'unclosed' | 'none' {
  const opening = OPENING.exec(text);
  if (!opening) return 'none';
  const rest = text.slice(opening[0].length);
  const closing = CLOSING.exec(rest);
  const block = closing ? rest.slice(0, closing.index) : (rest.split(/\r?\n[ \t]*\r?\n/, 1)[0] ?? '');
  const keyed = block.trim() === '' ? closing !== null : block.split(/\r?\n/).some((line) => KEY_LINE.test(line));
  if (!keyed) return 'none';
  return closing ? 'closed' : 'unclosed';
}

function unclosedFrontMatter(text: string): SourceProblem {
  const end = text.indexOf('\n');
  return {
    kind: 'unclosed-front-matter',
    detail: '---',
    place: { start: 0, end: end < 0 ? text.length : text.slice(0, end).trimEnd().length },
  };
}

function readFrontMatter(tree: Root, text: string, problems: SourceProblem[]): FrontMatter | undefined {
  const node = tree.children[0];
  if (node?.type !== 'yaml') return undefined;
  const place = placeOf(node);
  const start = text.indexOf('\n', place.start) + 1;
  const yaml = text.slice(start, start + node.value.length);
  const result = parseYaml(yaml === node.value ? node.value : text.slice(start, place.end - 3), start);
  const error = result.faults.find((fault) => fault.kind === 'syntax');
  for (const fault of result.faults) {
    if (fault.kind === 'duplicate-key') problems.push({ kind: 'duplicate-key', detail: fault.message, place: fault.place });
  }
  if (error) problems.push({ kind: 'front-matter', detail: error.message, place: error.place });
  return { place, entries: result.entries, ...(error ? { broken: { message: error.message, place: error.place } } : {}) };
}

function buildSections(tree: Root, text: string): readonly Section[] {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading' && opensSection(node, text));
  const starts = headings.map((node) => placeOf(node).start);
  const open: number[] = [];
  const sections: Section[] = [];
  const bodies = blocksBetween(tree, headings);
  const first = starts[0] ?? text.length;
  sections.push({
    index: 0,
    depth: 0,
    title: '',
    key: '',
    heading: { start: 0, end: 0 },
    body: { start: 0, end: first },
    end: text.length,
    parent: undefined,
    blocks: bodies[0] ?? [],
  });
  headings.forEach((node, i) => {
    while (open.length > 0 && (sections[open.at(-1) ?? 0]?.depth ?? 0) >= node.depth) open.pop();
    const heading = placeOf(node);
    const title = inlineText(node).replace(/\s+/g, ' ').trim();
    const index = i + 1;
    sections.push({
      index,
      depth: node.depth,
      title,
      key: sectionKey(title),
      heading,
      body: { start: heading.end, end: starts[i + 1] ?? text.length },
      end: endOfSection(headings, starts, i) ?? text.length,
      parent: open.at(-1),
      blocks: bodies[index] ?? [],
    });
    open.push(index);
  });
  return sections;
}

/** A setext "heading" over several lines or made of `label: value` lines is metadata above a rule. */
function opensSection(node: Heading, text: string): boolean {
  const { start, end } = placeOf(node);
  if (text[start] === '#') return true;
  const raw = text.slice(start, end);
  return !/^[^\n]*\n[^\n]*\n/.test(raw) && !/^\s*(?:[-*]\s+)?\**[\p{L} -]{2,30}\**\s*:\s/u.test(raw);
}

function endOfSection(headings: readonly Heading[], starts: readonly number[], index: number): number | undefined {
  const depth = headings[index]?.depth ?? 1;
  for (let i = index + 1; i < headings.length; i++) {
    if ((headings[i]?.depth ?? 6) <= depth) return starts[i];
  }
  return undefined;
}

function blocksBetween(tree: Root, headings: readonly Heading[]): readonly (readonly RootContent[])[] {
  const lists: RootContent[][] = [[]];
  let next = 0;
  for (const node of tree.children) {
    if (node === headings[next]) {
      lists.push([]);
      next++;
    } else if (node.type !== 'yaml') lists.at(-1)?.push(node);
  }
  return lists;
}

function withSections(inlines: Inlines, sections: readonly Section[]): Source['checkBoxes'] {
  let section = 0;
  return inlines.checkBoxes.map((box) => {
    while ((sections[section + 1]?.heading.start ?? Number.POSITIVE_INFINITY) <= box.place.start) section++;
    return { ...box, section };
  });
}

/** A fence that runs to the end of the file without closing swallows the rest of the record. */
function unclosedFence(tree: Root, text: string): SourceProblem | undefined {
  const last = tree.children.at(-1);
  if (last?.type !== 'code') return undefined;
  const place = placeOf(last);
  const raw = text.slice(place.start, place.end);
  const fence = /^(`{3,}|~{3,})/.exec(raw)?.[1];
  if (fence === undefined) return undefined;
  const closing = new RegExp(`(?:^|\\n)[ \\t]{0,3}\\${fence[0]}{${fence.length},}[ \\t]*\\s*$`);
  const rest = raw.slice(fence.length);
  if (closing.test(rest) && rest.includes('\n')) return undefined;
  return { kind: 'unclosed-fence', detail: fence, place: { start: place.start, end: place.start + fence.length } };
}

/** The first conflict that a merge left, from its first line to its last; in one pass, since each mark is looked for only below the one before. */
function conflictMarker(text: string, prose: string): SourceProblem | undefined {
  if (!text.includes('<<<<<<< ')) return undefined;
  const ours = lineStarting(text, '<<<<<<< ', 0);
  const middle = ours < 0 ? -1 : lineStarting(text, '=======', ours);
  const theirs = middle < 0 ? -1 : lineStarting(text, '>>>>>>> ', middle);
  if (theirs < 0) return undefined;
  const inCode = [ours, middle, theirs].every((at) => prose.slice(at, at + 7).trim() === '');
  return { kind: 'conflict-marker', detail: inCode ? 'code' : 'text', place: { start: ours, end: ours + 7 } };
}

/** Where the first line below an offset begins that starts with the mark and, when it ends in no blank, is nothing else; -1 without one. */
function lineStarting(text: string, mark: string, from: number): number {
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
    const next = text.charAt(at + mark.length);
    if ((at === 0 || text.charAt(at - 1) === '\n') && (mark.endsWith(' ') || next === '' || next === '\n' || next === '\r'))
      return at;
  }
  return -1;
}

/** Offsets of a node. */
export function placeOf(node: {
  readonly position?:
    | { readonly start: { readonly offset?: number | undefined }; readonly end: { readonly offset?: number | undefined } }
    | undefined;
}): Place {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}
