import type { SourceProblem } from '../model/source.ts';

const MAX_CONTAINERS = 60;
const DEEP_LINE = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))[ \t]*){60,}/;

/**
 * Text in which lines that open more than sixty quotes or lists at once are blanked, offsets unchanged. Such lines are no
 * prose; parsers need quadratic time or deep recursion for them.
 */
export function flattenDeepLines(text: string): { readonly safe: string; readonly problem?: SourceProblem } {
  if (!mayBeDeep(text)) return { safe: text };
  let problem: SourceProblem | undefined;
  let at = 0;
  const lines = text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    const marks = DEEP_LINE.exec(line)?.[0].replace(/\d+[.)]/g, '-').match(/[>\-*+]/g)?.length ?? 0;
    const indent = line.search(/\S/);
    if (marks <= MAX_CONTAINERS && indent < MAX_INDENT) return line;
    if (marks <= MAX_CONTAINERS && !/^\s*(?:[-*+]|\d+[.)])\s/.test(line)) return line;
    problem ??= { kind: 'outline-only', detail: `${marks || indent}`, place: { start, end: start + Math.min(line.length, 80) } };
    return ' '.repeat(line.length);
  });
  return problem ? { safe: lines.join('\n'), problem } : { safe: text };
}

const MAX_INDENT = 240;
const SUSPECT = /(?:^|\n)(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))[ \t]*){20}|\n[ \t]{240}/;

function mayBeDeep(text: string): boolean {
  return SUSPECT.test(text);
}
