import GithubSlugger from 'github-slugger';
import type { RootContent } from 'mdast';
import type { SectionNode } from './record-view.ts';

/** `[meta]: #meta` below the heading `Meta`: a name for the heading itself, which says nothing of its own. */
export function isOwnAnchor(block: RootContent, node: SectionNode): boolean {
  return block.type === 'definition' && block.url === `#${new GithubSlugger().slug(node.fact.title)}`;
}
