import type { Decision, SectionFact, SectionKind } from '../model/decision.ts';
import type { Located, Place } from '../model/place.ts';

/** The first section of a meaning, of the highest level. */
export function sectionOf(kind: SectionKind, { sections }: Decision): SectionFact | undefined {
  const all = sections.filter((section) => section.kind === kind);
  const depth = Math.min(...all.map((section) => section.depth));
  return all.find((section) => section.depth === depth);
}

/** Lines of a section with what stands below it, without those of fenced code. */
export function sectionLines(section: SectionFact | undefined, text: string): readonly Located<string>[] {
  return section ? linesOutsideCode(text, { start: section.body.start, end: section.end }) : [];
}

/** Lines of a part of a text, without those of fenced code. */
export function linesOutsideCode(text: string, part: Place): readonly Located<string>[] {
  const lines: Located<string>[] = [];
  let fence = '';
  let at = part.start;
  for (const raw of text.slice(part.start, part.end).split('\n')) {
    const value = raw.trimEnd();
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(value)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence)) fence = '';
    } else if (mark !== undefined) fence = mark;
    else lines.push({ value, place: { start: at, end: at + value.length } });
    at += raw.length + 1;
  }
  return lines;
}

/** Items of bullet lists: the first line of each, without its mark. */
export function bullets(lines: readonly Located<string>[]): readonly Located<string>[] {
  return lines.flatMap(({ value, place }) => {
    const lead = /^ {0,3}[*+-]\s+/.exec(value)?.[0].length ?? 0;
    return lead === 0 || lead === value.length
      ? []
      : [{ value: value.slice(lead), place: { start: place.start + lead, end: place.end } }];
  });
}

/** First cells of the data rows of the first table. */
export function firstColumn(lines: readonly Located<string>[]): readonly Located<string>[] {
  const rule = lines.findIndex(({ value }) => /^\s*\|?\s*:?-{2,}:?\s*(?:\||$)/.test(value) && value.includes('|'));
  if (rule < 1) return [];
  const rows = lines.slice(rule + 1);
  const end = rows.findIndex(({ value }) => !value.includes('|'));
  return (end < 0 ? rows : rows.slice(0, end)).map((row) => firstCell(row));
}

function firstCell({ value, place }: Located<string>): Located<string> {
  const lead = /^\s*\|?\s*/.exec(value)?.[0].length ?? 0;
  const rest = value.slice(lead);
  const bar = rest.indexOf('|');
  const cell = (bar < 0 ? rest : rest.slice(0, bar)).trimEnd();
  return { value: cell, place: { start: place.start + lead, end: place.start + lead + cell.length } };
}

/** Form in which labels are compared: without marks and closing punctuation, blanks collapsed, lower case. */
export function labelForm(text: string): string {
  return text
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[.!?,;:]+$/, '');
}

/** Whether one of two labels holds the other. */
export function holdsEither(a: string, b: string): boolean {
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}
