import type { List, RootContent, Table } from 'mdast';
import { leadLength } from '../dialects/label-line.ts';
import { blankComments, linesOf } from '../dialects/lines.ts';
import type { Place } from '../model/place.ts';
import type { Source } from '../model/source.ts';
import { placeOf } from '../source/parse-source.ts';

/** The least piece of a header that has a fate of its own: a line, an item of a list with all below it, a row of a table. */
export interface HeaderUnit {
  readonly place: Place;
  readonly style: 'line' | 'item' | 'table';
  /** True when nothing is said in it: a quote mark alone, the rule under a heading. */
  readonly blank: boolean;
}

/** Units of a block that may hold header entries; none for blocks that do not. */
export function unitsOf(block: RootContent, source: Source): readonly HeaderUnit[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'blockquote':
      return lineUnits(placeOf(block), source);
    case 'list':
      return itemUnits(block);
    case 'table':
      return [tableUnit(block)];
    default:
      return [];
  }
}

function lineUnits(place: Place, source: Source): readonly HeaderUnit[] {
  const raw = source.text.slice(place.start, place.end);
  const words = linesOf(blankComments(raw), place.start);
  return linesOf(raw, place.start).map((line, index) => ({
    place: line.place,
    style: 'line',
    blank: isBlank(words[index]?.value ?? '') && !line.value.includes('<!--'),
  }));
}

/** Quote marks, the head of an alert or admonition, and rules hold no words. */
function isBlank(line: string): boolean {
  const text = line.slice(leadLength(line)).trim();
  return text === '' || /^(?:\[!\w+\]|(?:!!!|\?\?\?\+?|:::)\s*\w*(?:\s+"[^"]*")?|[-=]+)$/.test(text);
}

function itemUnits(list: List): readonly HeaderUnit[] {
  return list.children.map((item) => ({ place: placeOf(item), style: 'item', blank: item.children.length === 0 }));
}

function tableUnit(table: Table): HeaderUnit {
  return { place: placeOf(table), style: 'table', blank: false };
}
