import type { Place } from '../model/place.ts';

/** `label: value` found on one line. */
export interface LabelledPart {
  readonly label: string;
  readonly value: string;
  readonly place: Place;
  readonly valuePlace: Place;
  readonly bold: boolean;
  /** True when the line holds several parts between pipes. */
  readonly piped: boolean;
}

const LEAD = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,3}[.)](?=[ \t])))*[ \t]*(?:\[[ xX]\][ \t]*)?/;
const LABEL =
  /^(\*\*|__|\*|_|`)?[ \t]*([^\s:：*_|`[\]<>#(][^:：*|`[\]<>]{0,38}?)[ \t]*(\*\*|__|\*|_|`)?[ \t]*[:：][ \t]*(\*\*|__|\*(?!\*)|_|`)?/u;

/** Length of list, quote and check-box marks at the start of a line. */
export function leadLength(line: string): number {
  return LEAD.exec(line)?.[0].length ?? 0;
}

/** Parts `label: value` of a line; `**Status:** Accepted | **Date:** …` gives two. The line starts at `base`. */
export function labelledParts(line: string, base: number): readonly LabelledPart[] {
  const lead = leadLength(line);
  const rest = line.slice(lead);
  if (!/[:：]/.test(rest)) return [];
  const segments = rest.includes('|') && !rest.startsWith('|') ? splitPipes(rest) : [{ text: rest, at: 0 }];
  const parts = segments.flatMap(({ text, at }) => labelledPart(text, base + lead + at));
  return parts.length > 1
    ? parts.map((part) => ({ ...part, piped: true }))
    : parts.length === 1 && segments.length > 1
      ? wholeLine(rest, base + lead)
      : parts;
}

function wholeLine(rest: string, base: number): readonly LabelledPart[] {
  return labelledPart(rest, base);
}

function splitPipes(text: string): readonly { readonly text: string; readonly at: number }[] {
  const segments: { text: string; at: number }[] = [];
  let at = 0;
  for (const text_ of text.split('|')) {
    segments.push({ text: text_, at });
    at += text_.length + 1;
  }
  return segments;
}

function labelledPart(segment: string, base: number): readonly LabelledPart[] {
  const indent = segment.length - segment.trimStart().length;
  const match = LABEL.exec(segment.slice(indent));
  const label = match?.[2];
  if (!match || label === undefined || !closesMark(match)) return [];
  const value = trimValue(segment.slice(indent + match[0].length), match[1]);
  const valueStart = base + indent + match[0].length + value.at;
  return [
    {
      label: label.trim(),
      value: value.text,
      place: { start: base + indent, end: Math.max(valueStart + value.text.length, base + indent + match[0].trimEnd().length) },
      valuePlace: { start: valueStart, end: valueStart + value.text.length },
      bold: match[1] === '**' || match[1] === '__',
      piped: false,
    },
  ];
}

/** A mark before the colon that was never opened belongs to something else. */
function closesMark(match: RegExpExecArray): boolean {
  return match[3] === undefined || match[1] !== undefined;
}

function trimValue(raw: string, mark: string | undefined): { readonly text: string; readonly at: number } {
  const at = raw.length - raw.trimStart().length;
  let text = raw.trim().replace(/(?:\\| {2})$/, '');
  if (mark !== undefined && text.endsWith(mark) && text.split(mark).length === 2) text = text.slice(0, -mark.length);
  return { text: text.trimEnd(), at };
}
