import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { element, elementsOf, property, text, textOf } from './html-tree.ts';

/** An entry of a page's table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
  /** 2 or 3. */
  readonly depth: number;
}

/** Headings of a page with their anchors, and every place a link may lead to. */
export interface Headings {
  readonly toc: readonly TocEntry[];
  readonly ids: ReadonlySet<string>;
  /** Anchor of the title that stands above the text. */
  readonly titleId: string;
}

const HEADING = /^h([1-6])$/;
const SAFE_ID = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u;

/**
 * Gives headings the anchors GitHub gives them, a link to themselves, and levels without gaps below the page's own title. Ids that
 * authors wrote stay where they can be trusted and are not taken.
 */
export function anchorHeadings(tree: Root, title: string): Headings {
  const slugger = new GithubSlugger();
  const titleId = slugger.slug(title);
  const ids = new Set<string>([titleId]);
  const toc: TocEntry[] = [];
  const open: number[] = [];
  for (const { element: node } of elementsOf(tree)) {
    keepId(node, ids);
    const depth = Number(HEADING.exec(node.tagName)?.[1] ?? 0);
    if (depth === 0 || node.properties['id'] === 'footnote-label') continue;
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    const words = textOf(node).replace(/\s+/g, ' ').trim();
    const id = slugger.slug(words);
    const level = Math.min(open.length + 1, 6);
    node.tagName = `h${level}`;
    if (words === '') continue;
    const isFree = !ids.has(id);
    if (isFree) node.properties['id'] = id;
    ids.add(id);
    const name = isFree ? { ariaLabelledBy: [id] } : { ariaLabel: words };
    node.children.push(element('a', { className: ['anchor'], href: `#${encodeURIComponent(id)}`, ...name }, [text('#')]));
    if (level <= 3) toc.push({ id, text: words, depth: level });
  }
  return { toc, ids, titleId };
}

/** An author's id or name stays when it is a plain word and the first of its kind. */
function keepId(node: Element, ids: Set<string>): void {
  const wanted = property(node, 'id') || (node.tagName === 'a' ? property(node, 'name') : '');
  delete node.properties['name'];
  delete node.properties['id'];
  if (wanted === '' || !SAFE_ID.test(wanted) || ids.has(wanted)) return;
  node.properties['id'] = wanted;
  ids.add(wanted);
}
