import type { Element, ElementContent, Root } from 'hast';
import type { Say } from '../texts/texts.ts';
import { highlight } from './highlight.ts';
import { element, elementsOf, property, replaceNode, text, textOf } from './html-tree.ts';
import { fenceWord } from './languages.ts';

/** Colours code, lets wide things scroll by themselves, names check boxes and marks diagrams for the script. True when there is a Mermaid diagram. */
export function finishBlocks(tree: Root, say: Say): boolean {
  let diagrams = 0;
  for (const { element: node, parent } of elementsOf(tree)) {
    if (node.tagName === 'table') {
      replaceNode(parent, node, [
        element('div', { className: ['scroll'], tabIndex: 0, role: 'group', ariaLabel: say('block.table') }, [node]),
      ]);
    } else if (node.tagName === 'pre') {
      if (finishCode(node, say)) diagrams += 1;
    } else if (node.tagName === 'input') {
      nameCheckBox(node, parent.type === 'element' ? parent : undefined, say);
    }
  }
  return diagrams > 0;
}

/** True when the code is a Mermaid diagram. */
function finishCode(pre: Element, say: Say): boolean {
  const code = pre.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code');
  const word = fenceWord(infoOf(code));
  Object.assign(pre.properties, {
    tabIndex: 0,
    role: 'group',
    ariaLabel: word === '' ? say('block.code') : say('block.code-in', { language: word }),
  });
  if (code === undefined) return false;
  code.properties = {};
  if (word === 'mermaid') {
    Object.assign(pre.properties, {
      dataDiagram: 'mermaid',
      dataSource: say('block.diagram-source'),
      ariaLabel: say('block.diagram'),
    });
    return true;
  }
  const source = textOf(code);
  const colored = word === '' ? undefined : highlight(source.replace(/\n$/, ''), word);
  if (colored !== undefined) code.children = [...colored];
  return false;
}

function infoOf(code: Element | undefined): string {
  const classes = code?.properties['className'];
  const name = Array.isArray(classes) ? classes.find((one) => String(one).startsWith('language-')) : undefined;
  return name === undefined ? '' : String(name).slice('language-'.length);
}

/** A check box says what it is for: its name is the item's own words. */
function nameCheckBox(box: Element, item: Element | undefined, say: Say): void {
  const words =
    item === undefined
      ? ''
      : textOf({ ...item, children: item.children.filter((child): child is ElementContent => !isList(child)) }).trim();
  const state = say(box.properties['checked'] ? 'box.done' : 'box.open');
  const mark = element(
    'span',
    { className: ['box', ...(box.properties['checked'] ? ['done'] : [])], role: 'img', ariaLabel: state },
    [],
  );
  if (words === '' && property(box, 'type') === '') mark.children.push(text(''));
  Object.assign(box, mark);
}

function isList(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');
}
