import type { Decision } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import type { Notation } from '../model/status.ts';
import { endOfLine, lineEnd } from './edit-front-matter.ts';

/** A first header entry: a line or an item of its own below the title. */
export function belowTitle(
  decision: Decision,
  entry: { readonly notation: Notation; readonly label: string; readonly value: string },
  text: string,
): Edit {
  const eol = lineEnd(text);
  const title = decision.sections.find((section) => section.depth > 0);
  const at =
    title && title.heading.start <= (decision.title?.place.start ?? -1)
      ? title.heading.end
      : (decision.frontMatter?.place.end ?? 0);
  const line = lineIn(entry);
  if (at === 0) return { start: 0, end: 0, insert: `${line}${eol}${eol}` };
  const end = endOfLine(text, at);
  return { start: end, end, insert: `${eol}${eol}${line}` };
}

function lineIn({
  notation,
  label,
  value,
}: {
  readonly notation: Notation;
  readonly label: string;
  readonly value: string;
}): string {
  if (notation === 'bullet' || notation === 'pseudo-front-matter') return `* ${label}: ${value}`;
  if (notation === 'bold-bullet') return `* **${label}:** ${value}`;
  if (notation === 'bold-line' || notation === 'pipe-line') return `**${label}:** ${value}`;
  return notation === 'quote' ? `> ${label}: ${value}` : `${label}: ${value}`;
}
