import type { SourceProblem } from '../model/source.ts';

const MAX_CONTAINERS = 60;
const MAX_INDENT = 240;
/** `>`: no mark, digit or blank stands behind it in Unicode. */
const GREATEST_MARK = 62;

/**
 * Text in which lines that open more than sixty quotes or lists at once are blanked, offsets unchanged. Such lines are no
 * prose; parsers need quadratic time or deep recursion for them.
 */
export function flattenDeepLines(text: string): { readonly safe: string; readonly problem?: SourceProblem } {
  const kept: string[] = [];
  let problem: SourceProblem | undefined;
  let done = 0;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const depth = depthOf(text, start, end);
    if (depth > 0) {
      problem ??= { kind: 'outline-only', detail: `${depth}`, place: { start, end: Math.min(end, start + 80) } };
      kept.push(text.slice(done, start), ' '.repeat(end - start));
      done = end;
    }
    start = end + 1;
  }
  return problem ? { safe: kept.join('') + text.slice(done), problem } : { safe: text };
}

/** How deep a line goes when that is too deep: marks that it opens, or columns before an item; else 0. */
function depthOf(text: string, start: number, end: number): number {
  // Nearly every line: it is too short to open that much, or starts with a letter.
  if (end - start <= MAX_CONTAINERS || text.charCodeAt(start) > GREATEST_MARK) return 0;
  const { marks, indent, item } = openings(text, start, end);
  if (marks > MAX_CONTAINERS) return marks;
  return indent >= MAX_INDENT && item ? indent : 0;
}

interface Openings {
  /** Marks of quotes and lists before the first word. */
  readonly marks: number;
  /** Blanks before the first mark or word. */
  readonly indent: number;
  /** Whether the first mark is that of a list. */
  readonly item: boolean;
}

/** One step a character: a pattern for this would try every way to share the blanks between the marks. */
function openings(text: string, start: number, end: number): Openings {
  let at = afterBlanks(text, start, end);
  const indent = at - start;
  const item = text[at] !== '>' && markAt(text, at) > 0;
  let marks = 0;
  for (let length = markAt(text, at); length > 0 && at < end; length = markAt(text, at)) {
    marks++;
    at = afterBlanks(text, at + length, end);
  }
  return { marks, indent, item };
}

function afterBlanks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  return at;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}

/** Length of the mark that opens a quote or an item at an offset; 0 where there is none. */
function markAt(text: string, at: number): number {
  const char = text[at];
  if (char === '>') return 1;
  if (char === '-' || char === '*' || char === '+') return isBlank(text.charCodeAt(at + 1)) ? 1 : 0;
  let digits = 0;
  while (digits < 9 && isDigit(text.charCodeAt(at + digits))) digits++;
  const close = digits > 0 ? text[at + digits] : undefined;
  return (close === '.' || close === ')') && isBlank(text.charCodeAt(at + digits + 1)) ? digits + 1 : 0;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
