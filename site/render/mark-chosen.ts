import type { Element, Root } from 'hast';
import type { Decision } from '../../src/model/decision.ts';
import { optionKey, sameOption } from '../../src/source/option-key.ts';
import { element, elementsOf, text } from './html-tree.ts';

/** Where in the text of a record the options stand that were chosen: offsets of their titles. */
export function chosenPlaces({ options, outcome }: Decision): readonly number[] {
  const chosen = outcome?.chosen === undefined ? '' : optionKey(outcome.chosen.value);
  return chosen === '' ? [] : options.filter(({ title }) => sameOption(optionKey(title), chosen)).map(({ place }) => place.start);
}

/** Marks the items and headings at these places, in words too. The author's own words stay as they are. */
export function markChosen(tree: Root, places: readonly number[], word: string): void {
  const marked = new Set<Element>();
  for (const place of places) {
    const around = elementsOf(tree).filter(({ element: node }) => /^(?:li|h[2-6])$/.test(node.tagName) && holds(node, place));
    const innermost = around.at(-1)?.element;
    if (innermost !== undefined) marked.add(innermost);
  }
  for (const node of marked) addMark(node, word);
}

function holds({ position }: Element, place: number): boolean {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start !== undefined && end !== undefined && start <= place && place < end;
}

/** The mark ends the first line: what stands below an item is not what was chosen. */
function addMark(node: Element, word: string): void {
  const mark = [text(' '), element('span', { className: ['chosen'] }, [text(`✓ ${word}`)])];
  const block = node.children.findIndex(
    (child) => child.type === 'element' && /^(?:p|ul|ol|dl|pre|table|div|blockquote)$/.test(child.tagName),
  );
  const first = node.children[block];
  if (first?.type === 'element' && first.tagName === 'p') first.children.push(...mark);
  else node.children.splice(block < 0 ? node.children.length : block, 0, ...mark);
}
