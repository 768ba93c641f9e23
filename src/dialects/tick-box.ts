import type { Decision } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import { lineEnd } from './edit-front-matter.ts';
import { findStatus } from './status-value.ts';
import type { StatusText } from './write-status.ts';

const BOX = /^([ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+\[)([ xX])(\][ \t]*)([^\r\n]*)$/gm;

interface Box {
  /** Offset of the character between the brackets. */
  readonly mark: number;
  readonly ticked: boolean;
  readonly lead: string;
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** Edits that tick the box of a status in the status section and no other; a status without a box gets one. */
export function tickBox(
  decision: Decision,
  wanted: StatusText,
  facts: { readonly text: string; readonly value: string },
): readonly Edit[] | undefined {
  const section = decision.sections.find((one) => one.kind === 'status');
  if (!section) return undefined;
  const boxes = boxesIn(facts.text, section.body);
  const last = boxes.at(-1);
  if (!last) return undefined;
  const target = boxes.find((box) => findStatus(box.label, {}).name === wanted.status);
  const edits: Edit[] = boxes
    .filter((box) => box.ticked && box !== target)
    .map((box) => ({ start: box.mark, end: box.mark + 1, insert: ' ' }));
  if (!target)
    return [
      ...edits,
      { start: last.end, end: last.end, insert: `${lineEnd(facts.text)}${last.lead.replace(/\[[ xX]\]/, '[x]')}${facts.value}` },
    ];
  if (!target.ticked) edits.push({ start: target.mark, end: target.mark + 1, insert: 'x' });
  if (wanted.value !== undefined) edits.push({ start: target.end - target.label.length, end: target.end, insert: facts.value });
  return edits;
}

function boxesIn(text: string, body: { readonly start: number; readonly end: number }): readonly Box[] {
  return [...text.slice(body.start, body.end).matchAll(BOX)].map((match) => {
    const start = body.start + match.index;
    const [, open = '', mark = ' ', close = '', label = ''] = match;
    return {
      mark: start + open.length,
      ticked: mark !== ' ',
      lead: `${open}${mark}${close}`,
      label: label.trimEnd(),
      start,
      end: start + open.length + 1 + close.length + label.trimEnd().length,
    };
  });
}
