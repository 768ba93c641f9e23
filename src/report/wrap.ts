import { cells, displayWidth } from './cells.ts';

/** A run of text that stays on one line, and the spaces between it and what stands before it. */
interface Piece {
  readonly gap: string;
  readonly text: string;
}

/**
 * Breaks a text into lines of at most `width` columns: between words, between two wide characters, and inside a word
 * only when it is longer than a line. An empty text is one empty line.
 */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const { gap, text: piece } of pieces(text, width)) {
    const longer = line === '' ? piece : line + gap + piece;
    if (line === '' || displayWidth(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = piece;
    }
  }
  return [...lines, line];
}

function pieces(text: string, width: number): readonly Piece[] {
  return Array.from(text.matchAll(/( *)([^ ]+)/g)).flatMap(([, gap = '', word = '']) =>
    split(word, width).map((piece, index) => ({ gap: index === 0 ? gap : '', text: piece })),
  );
}

function split(word: string, width: number): readonly string[] {
  if (/^[\x21-\x7e]*$/.test(word) && word.length <= width) return [word];
  const parts: string[] = [];
  let part = { text: '', width: 0, endsWide: false };
  for (const cell of cells(word)) {
    const breaks = (part.endsWide && cell.width === 2) || part.width + cell.width > width;
    if (breaks && part.text !== '') {
      parts.push(part.text);
      part = { text: '', width: 0, endsWide: false };
    }
    part = { text: part.text + cell.text, width: part.width + cell.width, endsWide: cell.width === 2 };
  }
  return [...parts, part.text];
}
