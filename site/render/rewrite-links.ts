import type { Element, Root } from 'hast';
import { recordLink } from '../views/record-link.ts';
import { hrefTo, recordHref, type SiteFacts } from '../views/site-facts.ts';
import { isImage } from './copied-files.ts';
import { element, elementsOf, property, replaceNode, text, textOf } from './html-tree.ts';
import { type LinkOrigin, type LinkTarget, linkTarget } from './link-target.ts';

/** What rewriting needs to know. */
export interface RewriteOptions {
  readonly facts: SiteFacts;
  readonly origin: LinkOrigin;
  /** Whether a record's page has a place of that name; asked only for links with a fragment. */
  readonly hasAnchor: (key: string, fragment: string) => boolean;
}

/** Gives every link and image of a page its address on the site. Returns the files that must be copied. */
export function rewriteLinks(tree: Root, options: RewriteOptions): readonly string[] {
  const copied: string[] = [];
  for (const { element: node, parent } of elementsOf(tree)) {
    if (node.tagName === 'a' && typeof node.properties['href'] === 'string') {
      const target = linkTarget(property(node, 'href'), options.origin, options.facts);
      if (target.kind === 'file') copied.push(target.path);
      rewriteLink(node, target, options);
    } else if (node.tagName === 'img') {
      const source = imageSource(property(node, 'src'), options);
      if (source?.path !== undefined) copied.push(source.path);
      if (source === undefined) replaceNode(parent, node, [lostImage(node, options)]);
      else
        Object.assign(node.properties, {
          src: source.href,
          loading: 'lazy',
          decoding: 'async',
          alt: property(node, 'alt'),
          ...(source.path === undefined ? { referrerPolicy: 'no-referrer' } : {}),
        });
    }
  }
  return copied;
}

function rewriteLink(node: Element, target: LinkTarget, options: RewriteOptions): void {
  const { facts } = options;
  switch (target.kind) {
    case 'record': {
      const { record, fragment } = target;
      const kept = fragment !== '' && options.hasAnchor(record.key, fragment) ? fragment : '';
      const link = recordLink(facts, record);
      node.properties['href'] = recordHref(facts, record, kept);
      if (!node.properties['title']) node.properties['title'] = `${link.number} ${link.title} (${link.status.word})`.trim();
      if (link.over) node.properties['className'] = ['over'];
      return;
    }
    case 'page':
    case 'file':
      node.properties['href'] = target.href;
      return;
    case 'elsewhere':
      node.properties['href'] = target.href;
      if (!/^mailto:/i.test(target.href)) node.properties['rel'] = ['noopener', 'noreferrer'];
      return;
    case 'fragment':
      node.properties['href'] =
        target.fragment === ''
          ? hrefTo(facts, facts.byPath.get(options.origin.path.toLowerCase())?.address ?? '')
          : `#${target.fragment}`;
      return;
    case 'nowhere':
      unlink(node, target, facts);
  }
}

/** The words stay; a title says what they pointed to. */
function unlink(node: Element, target: Extract<LinkTarget, { kind: 'nowhere' }>, facts: SiteFacts): void {
  node.tagName = 'span';
  const title = target.path === '' ? undefined : facts.say(target.missing ? 'link.missing' : 'link.file', { path: target.path });
  node.properties = { className: [target.missing ? 'missing' : 'file'], ...(title === undefined ? {} : { title }) };
}

interface ImageSource {
  readonly href: string;
  /** Set when the file is copied. */
  readonly path?: string;
}

const DATA_IMAGE = /^data:image\/(?:png|gif|jpe?g|webp|avif);base64,[a-z0-9+/=\s]+$/i;

function imageSource(src: string, { facts, origin }: RewriteOptions): ImageSource | undefined {
  const address = src.trim();
  if (DATA_IMAGE.test(address)) return { href: address };
  if (/^(?:https:)?\/\//i.test(address)) return { href: address.replace(/^\/\//, 'https://') };
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return undefined;
  const target = linkTarget(address, origin, facts);
  return target.kind === 'file' && isImage(target.path) ? { href: target.href, path: target.path } : undefined;
}

/** What stands for an image that can not be shown: its words, and its address as a link where that is safe. */
function lostImage(node: Element, { facts }: RewriteOptions): Element {
  const src = property(node, 'src').trim();
  const words = property(node, 'alt') || src || facts.say('image.missing');
  if (/^http:\/\//i.test(src))
    return element('a', { href: src, rel: ['noopener', 'noreferrer'], className: ['image'] }, [text(words)]);
  return element('span', { className: ['missing'], title: facts.say('image.missing') }, [text(words)]);
}

/** Links within the page that lead to no place on it lose their target, so that nothing is broken. */
export function dropDeadFragments(tree: Root, ids: ReadonlySet<string>): void {
  for (const { element: node } of elementsOf(tree)) {
    const href = node.tagName === 'a' ? property(node, 'href') : '';
    if (!href.startsWith('#')) continue;
    const wanted = href.slice(1);
    const found = [wanted, wanted.toLowerCase(), `user-content-${wanted}`].find((id) => ids.has(id));
    if (found !== undefined) node.properties['href'] = `#${encodeURIComponent(found)}`;
    else Object.assign(node, { tagName: 'span', properties: { className: ['missing'], title: textOf(node) } });
  }
}
