import type { Element, Nodes, Properties, Root } from 'hast';

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/**
 * A sanitized tree as HTML: elements and text, every text and value escaped. It knows nothing of scripts, styles and comments, which
 * such a tree does not hold; what it does not know is left out.
 */
export function printHtml(node: Root | Element): string {
  let html = '';
  for (const child of node.children) html += printNode(child);
  return html;
}

function printNode(node: Nodes): string {
  if (node.type === 'text') return escapeText(node.value);
  if (node.type !== 'element' || !/^[a-z][a-z0-9]*$/.test(node.tagName)) return '';
  const tag = `<${node.tagName}${printProperties(node.properties)}>`;
  return VOID.has(node.tagName) ? tag : `${tag}${printHtml(node)}</${node.tagName}>`;
}

function printProperties(properties: Properties): string {
  let text = '';
  for (const name in properties) {
    const value = properties[name];
    if (value === undefined || value === null || value === false || Number.isNaN(value)) continue;
    const attribute = NAMES[name] ?? attributeName(name);
    if (value === true) text += ` ${attribute}`;
    else text += ` ${attribute}="${escapeValue(Array.isArray(value) ? value.join(' ') : String(value))}"`;
  }
  return text;
}

/** `ariaLabelledBy` is `aria-labelledby`, `dataFootnoteRef` is `data-footnote-ref`, `tabIndex` is `tabindex`. */
function attributeName(property: string): string {
  if (property.startsWith('data')) return property.replace(/[A-Z]/g, '-$&').toLowerCase();
  return property.replace(/^aria(?=[A-Z])/, 'aria-').toLowerCase();
}

function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
}

function escapeValue(text: string): string {
  return /[&<>"]/.test(text) ? escapeText(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;') : text;
}
