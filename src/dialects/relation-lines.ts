import type { Decision, SectionFact } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import { endOfLine, lineEnd, startOfLine } from './edit-front-matter.ts';
import { leadLength } from './label-line.ts';
import type { RelationField } from './relation-field.ts';

/** An edit that adds a claim to a section: below its last line, as an item where the section is a list, as a paragraph else. */
export function addToSection(
  section: SectionFact,
  claim: string,
  facts: { readonly decision: Decision; readonly text: string; readonly relation: RelationField },
): Edit {
  const { text } = facts;
  const eol = lineEnd(text);
  const like = lastClaim(section, facts);
  const item = like === undefined ? undefined : listMark(text, like);
  if (like !== undefined && item !== undefined) {
    const at = endOfLine(text, like);
    return { start: at, end: at, insert: `${eol}${item}${claim}` };
  }
  const end = endOfContent(text, section);
  const gap = end === section.heading.end ? `${eol}${eol}` : blankLineBefore(text, end, eol);
  return { start: end, end, insert: `${gap}${claim}` };
}

/** An edit that adds an item to the links of a record; without such a section it makes one at the end of the text. */
export function addToLinks(decision: Decision, claim: string, text: string): Edit {
  const eol = lineEnd(text);
  const section =
    decision.sections.find((one) => one.kind === 'links' && one.depth <= 3) ??
    decision.sections.find((one) => one.kind === 'more' && one.depth <= 3);
  const mark = itemMark(decision, text);
  if (!section) {
    const gap = text.trim() === '' ? '' : text.endsWith('\n') ? (/\n\r?\n$/.test(text) ? '' : eol) : `${eol}${eol}`;
    return { start: text.length, end: text.length, insert: `${gap}## Links${eol}${eol}${mark}${claim}${eol}` };
  }
  const end = endOfContent(text, section);
  const last = text.slice(startOfLine(text, end), end);
  const lead = listMark(text, end);
  if (end > section.heading.end && lead !== undefined && !/^\s*<!--/.test(last))
    return { start: end, end, insert: `${eol}${lead}${claim}` };
  return { start: end, end, insert: `${eol}${eol}${mark}${claim}` };
}

/** An edit that adds a bold line at the end of the text, as footers are written. */
export function addFooter(line: string, text: string): Edit {
  const eol = lineEnd(text);
  const trimmed = text.trimEnd().length;
  const newline = trimmed === text.length ? '' : text.slice(trimmed);
  return { start: trimmed, end: trimmed, insert: `${eol}${eol}${line}${newline === '' ? eol : ''}` };
}

/** The list mark that the record's own lists mostly use. */
function itemMark(decision: Decision, text: string): string {
  const field = decision.fields.find((one) => one.notation === 'bullet' || one.notation === 'bold-bullet');
  if (field) return listMark(text, field.place.start) ?? '- ';
  return (text.match(/^\* /gm)?.length ?? 0) > (text.match(/^- /gm)?.length ?? 0) ? '* ' : '- ';
}

/** Offset of the last claim of whatever kind that stands in a section. */
function lastClaim(section: SectionFact, { decision }: { readonly decision: Decision }): number | undefined {
  const inside = decision.links.filter((link) => link.place.start >= section.body.start && link.place.end <= section.body.end);
  return inside.length === 0 ? undefined : Math.max(...inside.map((link) => link.place.end));
}

/** Indent and mark of the list item an offset stands in; undefined outside of lists. */
function listMark(text: string, offset: number): string | undefined {
  const line = text.slice(startOfLine(text, offset), endOfLine(text, offset));
  const lead = line.slice(0, leadLength(line));
  return /[-*+][ \t]+$/.test(lead) ? lead : undefined;
}

/** Where a section's own text ends, before the blank lines and comments that follow it. */
function endOfContent(text: string, section: SectionFact): number {
  const body = text.slice(section.body.start, section.body.end);
  const trimmed = body.trimEnd();
  return trimmed === '' ? section.heading.end : section.body.start + trimmed.length;
}

function blankLineBefore(text: string, end: number, eol: string): string {
  const line = text.slice(startOfLine(text, end), end);
  return /^[ \t]*>/.test(line) ? `${eol}>${eol}> ` : `${eol}${eol}`;
}
