import type { Root as HtmlRoot } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import type { Nodes, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { SiteFacts } from '../views/site-facts.ts';
import { finishBlocks } from './finish-blocks.ts';
import { anchorHeadings, type TocEntry } from './headings.ts';
import type { LinkOrigin } from './link-target.ts';
import { markChosen } from './mark-chosen.ts';
import { printHtml } from './print-html.ts';
import { dropDeadFragments, rewriteLinks } from './rewrite-links.ts';
import { SANITIZE_SCHEMA } from './sanitize-schema.ts';

/** The text of a page as HTML that can be trusted. */
export interface RenderedText {
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** Every place on the page a link may lead to. */
  readonly ids: ReadonlySet<string>;
  readonly titleId: string;
  /** Files of the repository that the text shows or links to. */
  readonly copied: readonly string[];
  readonly hasDiagram: boolean;
}

/** How a text is rendered. */
export interface RenderOptions {
  readonly facts: SiteFacts;
  readonly origin: LinkOrigin;
  /** Title above the text, in the author's words: its anchor is taken. */
  readonly title: string;
  readonly hasAnchor: (key: string, fragment: string) => boolean;
  /** Offsets of the options that were chosen. */
  readonly chosen?: readonly number[];
}

/** Renders Markdown: to HTML, sanitized first, then links, anchors and colours of our own. */
export function renderText(tree: Root, options: RenderOptions): RenderedText {
  const { facts } = options;
  const html = toSafeHtml(tree, facts.say('record.footnotes'));
  const copied = rewriteLinks(html, { facts, origin: options.origin, hasAnchor: options.hasAnchor });
  const headings = anchorHeadings(html, options.title);
  dropDeadFragments(html, headings.ids);
  markChosen(html, options.chosen ?? [], facts.say('option.chosen'));
  const hasDiagram = finishBlocks(html, facts.say);
  return { ...headings, html: printHtml(html), copied: [...new Set(copied)], hasDiagram };
}

/** What others of our own are built on is used directly: a pipeline for each of ten thousand texts has its price. */
function toSafeHtml(tree: Root, footnoteLabel: string): HtmlRoot {
  const hasHtml = dropComments(tree, 0);
  const html = toHast(tree, { allowDangerousHtml: true, footnoteLabel, footnoteBackContent: '↩' });
  const safe = sanitize(hasHtml ? raw(html) : html, SANITIZE_SCHEMA);
  return safe.type === 'root' ? safe : { type: 'root', children: [] };
}

const COMMENT_ONLY = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)+\s*$/;
const MAX_DEPTH = 200;

/** Takes out HTML that is nothing but comments; true when other HTML is left. */
function dropComments(node: Nodes, depth: number): boolean {
  if (node.type === 'html') return true;
  if (!('children' in node) || depth > MAX_DEPTH) return false;
  const kept = node.children.filter((child) => child.type !== 'html' || !COMMENT_ONLY.test(child.value));
  if (kept.length < node.children.length) Object.assign(node, { children: kept });
  let found = false;
  for (const child of kept) found = dropComments(child, depth + 1) || found;
  return found;
}
