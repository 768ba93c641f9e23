import type { Decision, Field } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import type { Notation } from '../model/status.ts';
import { endOfLine, lineEnd, startOfLine } from './edit-front-matter.ts';

/** Notations of a header whose entries are lines of their own. */
export const LINE_NOTATIONS: ReadonlySet<Notation> = new Set<Notation>([
  'pseudo-front-matter',
  'bullet',
  'bold-bullet',
  'line',
  'bold-line',
  'pipe-line',
  'table',
  'quote',
]);

/** The header entry a new one is written like and stands after: the last of the notation, beginning with the status. */
export function exampleField(decision: Decision, notation: Notation): Field | undefined {
  const alike = decision.fields.filter((field) => field.notation === notation);
  const status = alike.find((field) => field.name === 'status') ?? alike[0];
  if (!status || notation === 'table') return status;
  return alike.filter((field) => field.section === status.section && field.place.start >= status.place.start).at(-1) ?? status;
}

/** An edit that adds a labelled entry after another one, in its form; undefined where the form can not be copied. */
export function insertField(
  like: Field,
  entry: { readonly label: string; readonly value: string },
  text: string,
): Edit | undefined {
  const start = startOfLine(text, like.place.start);
  const line = text.slice(start, endOfLine(text, like.place.start));
  if (like.place.end > start + line.length || like.valuePlace.start > start + line.length) return afterNested(like, entry, text);
  if (like.notation === 'pipe-line') return afterPipes(like, entry, text);
  const copied = copyOf(like, entry, { text, start, line });
  if (copied === undefined) return undefined;
  const last = Math.max(like.valuePlace.end, ...(like.items ?? []).map((item) => item.place.end));
  const at = endOfLine(text, last);
  return { start: at, end: at, insert: `${gapAfter(like, text)}${copied}` };
}

/** The line of an entry with another label and value; what follows the value, such as a hard break, stays. */
function copyOf(
  like: Field,
  entry: { readonly label: string; readonly value: string },
  at: { readonly text: string; readonly start: number; readonly line: string },
): string | undefined {
  const head = at.text.slice(at.start, like.valuePlace.start);
  const tail = at.text.slice(like.valuePlace.end, at.start + at.line.length);
  const label = head.lastIndexOf(like.label);
  if (label < 0) return undefined;
  const own = head.slice(0, label) + inForm(entry.label, like.label) + head.slice(label + like.label.length);
  return `${/[:：|]$/.test(own) ? `${own} ` : own}${entry.value}${/^[\s\\|*_]*$/.test(tail) ? tail : ''}`;
}

/** A new entry below one whose value stands on lines of its own. */
function afterNested(like: Field, entry: { readonly label: string; readonly value: string }, text: string): Edit | undefined {
  if (like.notation === 'table') return undefined;
  const start = startOfLine(text, like.place.start);
  const head = text.slice(start, like.place.start);
  const label = text.slice(like.place.start, endOfLine(text, like.place.start)).trimEnd();
  const at = endOfLine(text, Math.max(like.place.end, like.valuePlace.end, ...(like.items ?? []).map((item) => item.place.end)));
  return {
    start: at,
    end: at,
    insert: `${lineEnd(text)}${head}${label.replace(like.label, inForm(entry.label, like.label))} ${entry.value}`,
  };
}

/** `**Status:** accepted | **Date:** …` is one line: a new entry gets a bold line of its own below it. */
function afterPipes(like: Field, entry: { readonly label: string; readonly value: string }, text: string): Edit {
  const at = endOfLine(text, like.place.start);
  const bold = text.slice(startOfLine(text, like.place.start), at).includes('**');
  const label = inForm(entry.label, like.label);
  return { start: at, end: at, insert: `${lineEnd(text)}${lineEnd(text)}${bold ? `**${label}:**` : `${label}:`} ${entry.value}` };
}

/** Paragraphs stay paragraphs: an entry that is one alone is followed by a blank line. */
function gapAfter(like: Field, text: string): string {
  const eol = lineEnd(text);
  if (like.notation !== 'line' && like.notation !== 'bold-line') return eol;
  const start = startOfLine(text, like.place.start);
  const before = start === 0 ? '' : text.slice(startOfLine(text, start - 1), start - 1).trim();
  const alone = before === '' || /^#/.test(before) || /^[=-]{3,}$/.test(before);
  const hard = /(?:\\| {2})$/.test(text.slice(start, endOfLine(text, like.place.start)));
  return alone && !hard ? `${eol}${eol}` : eol;
}

/** A label in the letter case of another. */
export function inForm(label: string, like: string): string {
  if (like.length > 1 && like === like.toUpperCase() && like !== like.toLowerCase()) return label.toUpperCase();
  const first = label.charAt(0);
  const upper = like.charAt(0) !== like.charAt(0).toLowerCase();
  return (upper ? first.toUpperCase() : first.toLowerCase()) + label.slice(1);
}
