import type { Nodes } from 'mdast';

/** Words of a node without markup, HTML and comments; images give their alternative text. Depth is bounded. */
export function inlineText(node: Nodes, depth = 0): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'break') return '\n';
  if (!('children' in node) || depth > MAX_DEPTH) return '';
  let out = '';
  for (const child of node.children) out += inlineText(child, depth + 1);
  return out;
}

const MAX_DEPTH = 100;
