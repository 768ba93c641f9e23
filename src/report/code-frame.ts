import type { Finding } from '../model/finding.ts';
import type { Cell } from './cells.ts';
import { cells, displayWidth } from './cells.ts';
import { visible } from './visible.ts';

/** A line of the text and the carets below it; both fit the width that was asked for. */
export interface CodeFrame {
  readonly line: string;
  readonly carets: string;
}

/**
 * The line a finding starts on with its range underlined, cut to `width` columns around the range. Undefined where a
 * frame shows nothing: a line without words, or a finding about the file as a whole.
 */
export function codeFrame({ excerpt, range }: Finding, width: number): CodeFrame | undefined {
  const aboutTheFile = range.column === 1 && range.endColumn === 1 && range.endLine === range.line;
  if (aboutTheFile || !/[\p{L}\p{N}]/u.test(excerpt)) return undefined;
  const start = range.column - 1;
  const line = visibleCells(nearby(excerpt.trimEnd(), start, width));
  const end = range.endLine > range.line ? excerpt.length : range.endColumn - 1;
  const first = line.findIndex((cell) => cell.offset + cell.length > start);
  const point = first === -1 ? line.length : first;
  const marked = Math.max(1, columns(line.slice(point).filter((cell) => cell.offset < end)));
  return frame(line, { point, marked, width });
}

/** A cell of the text as it is printed, and how many UTF-16 units of the text it stands for. */
interface ShownCell extends Cell {
  readonly length: number;
}

/** Index of the first marked cell, columns of the range (at least one), and columns of the frame. */
interface FrameSpot {
  readonly point: number;
  readonly marked: number;
  readonly width: number;
}

/** A stretch of the line that a frame can show something of: lines may be as long as a file. */
function nearby(text: string, start: number, width: number): { readonly text: string; readonly offset: number } {
  const offset = Math.max(0, start - 4 * width);
  return { text: text.slice(offset, start + 4 * width), offset };
}

function visibleCells({ text, offset }: { readonly text: string; readonly offset: number }): readonly ShownCell[] {
  return cells(text).map((cell) => {
    const shown = visible(cell.text);
    return {
      text: shown,
      width: shown === cell.text ? cell.width : displayWidth(shown),
      offset: offset + cell.offset,
      length: cell.text.length,
    };
  });
}

function frame(line: readonly ShownCell[], at: FrameSpot): CodeFrame {
  const from = windowStart(line, at);
  const head = from > 0 ? '…' : '';
  const to = windowEnd(line, from, at.width - head.length);
  const tail = to < line.length ? '…' : '';
  const lead = head.length + columns(line.slice(from, at.point));
  return {
    line: head + text(line.slice(from, to)) + tail,
    carets: ' '.repeat(lead) + '^'.repeat(Math.max(1, Math.min(at.marked, at.width - lead - tail.length))),
  };
}

/** Zero when the range can be seen from the line's start; else as far before the range as leaves room for what follows. */
function windowStart(line: readonly ShownCell[], { point, marked, width }: FrameSpot): number {
  if (columns(line) <= width || columns(line.slice(0, point)) + marked < width) return 0;
  const context = Math.floor(width / 4);
  const after = Math.max(0, columns(line.slice(point)) - marked);
  const room = Math.max(width - 2 - marked - Math.min(after, context), context);
  return point - countFitting(line.slice(0, point).toReversed(), room);
}

/** The first cell that no longer fits when one column is kept for the mark of what is cut off. */
function windowEnd(line: readonly ShownCell[], from: number, width: number): number {
  const rest = line.slice(from);
  return columns(rest) <= width ? line.length : from + countFitting(rest, width - 1);
}

function countFitting(shown: readonly ShownCell[], width: number): number {
  let used = 0;
  for (const [index, cell] of shown.entries()) {
    used += cell.width;
    if (used > width) return index;
  }
  return shown.length;
}

function columns(shown: readonly ShownCell[]): number {
  return shown.reduce((sum, cell) => sum + cell.width, 0);
}

function text(shown: readonly ShownCell[]): string {
  return shown.map((cell) => cell.text).join('');
}
