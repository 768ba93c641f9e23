import type { Link } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import { labelledParts, leadLength } from './label-line.ts';
import { phraseAt, type RelationScan, readRelationValue } from './read-relations.ts';
import { RELATION_WORDS } from './vocabulary/relation-words.ts';

/** A line of a section, without its line end. */
export interface TextLine {
  readonly text: string;
  readonly place: Place;
}

/** `Supersedes:` alone on a line, and below it a list of what it supersedes. */
export function listedRelations(lines: readonly TextLine[], index: number, scan: RelationScan): readonly Link[] {
  const line = lines[index]?.text ?? '';
  const label = line.length > LONGEST_LABEL ? undefined : /^[\s*_]*(\p{L}[\p{L} -]{2,40}?)[\s*_]*:[\s*_]*$/u.exec(line)?.[1];
  if (label === undefined || phraseAt(label)?.length !== label.length) return [];
  const below = lines.slice(index + 1);
  const end = below.findIndex((one) => !/^\s*(?:[-*+]|\d{1,3}[.)])\s/.test(one.text));
  return below.slice(0, end < 0 ? below.length : end).flatMap((item) => {
    const lead = leadLength(item.text);
    const place = { start: item.place.start + lead, end: item.place.end };
    return readRelationValue(label, { text: item.text.slice(lead), start: place.start }, { ...scan, bare: false, place });
  });
}

/** A label of a relation with its marks, in UTF-16 units. */
const LONGEST_LABEL = 80;

/** `Supersedes: 12` in a section of links: after a label a plain number is a reference. */
export function labelledRelations(line: TextLine, scan: RelationScan): readonly Link[] {
  return labelledParts(line.text, line.place.start).flatMap((part) => {
    if (!RELATION_WORDS.has(part.label.toLowerCase().replace(/[_-]+/g, ' '))) return [];
    return readRelationValue(
      part.label,
      { text: part.value, start: part.valuePlace.start },
      { ...scan, bare: true, place: part.place },
    );
  });
}
