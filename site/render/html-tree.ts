import type { Element, ElementContent, Nodes, Parents, Properties, Root } from 'hast';

/** An element with the node it stands in. */
export interface PlacedElement {
  readonly element: Element;
  readonly parent: Parents;
}

/** Every element below a node, in document order. Depth is bounded by what the parser lets through. */
export function elementsOf(node: Root | Element, found: PlacedElement[] = []): readonly PlacedElement[] {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    found.push({ element: child, parent: node });
    elementsOf(child, found);
  }
  return found;
}

/** Words of a node without markup. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Makes an element. */
export function element(tagName: string, properties: Properties, children: readonly ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

/** Makes a text node. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** Puts other nodes in the place of one. */
export function replaceNode(parent: Parents, node: ElementContent, replacement: readonly ElementContent[]): void {
  const siblings: unknown[] = parent.children;
  const index = siblings.indexOf(node);
  if (index >= 0) siblings.splice(index, 1, ...replacement);
}

/** A property as text. */
export function property(node: Element, name: string): string {
  const value = node.properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
