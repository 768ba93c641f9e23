/** Room for a text: columns of about one lower-case letter each, and lines. */
export interface LabelRoom {
  readonly columns: number;
  readonly lines: number;
}

const ELLIPSIS = '…';
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303F\uFF01-\uFF60]/u;
const SLIM = /^[iljtfrI.,:;'|!()[\]\s]$/u;
const BROAD = /^[mw\p{Lu}&]$/u;
const BROADEST = /^[MW@%]$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Breaks a text of one line into lines that fit, and ends the last with an ellipsis when something is left over. Widths are estimates
 * for proportional type: there is no font to measure when a diagram is drawn.
 */
export function wrapLabel(text: string, room: LabelRoom): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text, room.columns)) {
    const longer = line + piece;
    if (line === '' || labelWidth(longer.trimEnd()) <= room.columns) {
      line = line === '' ? piece.trimStart() : longer;
      continue;
    }
    lines.push(line.trimEnd());
    line = piece.trimStart();
    if (lines.length === room.lines) return [...lines.slice(0, -1), cut(`${lines.at(-1) ?? ''}${ELLIPSIS}`, room.columns)];
  }
  return line.trimEnd() === '' ? lines : [...lines, line.trimEnd()];
}

/** A text on one line, cut with an ellipsis when it is too wide. */
export function shortenLabel(text: string, columns: number): string {
  return wrapLabel(text, { columns, lines: 1 }).join('');
}

/** Estimated width in columns. */
export function labelWidth(text: string): number {
  let width = 0;
  for (const letter of lettersOf(text)) width += letterWidth(letter);
  return width;
}

/** Words with the space or joint after them; words that are too long for a line, and writing without spaces, by the letter. */
function piecesOf(text: string, columns: number): readonly string[] {
  const words = text.match(/\s*[^\s\-/_.]*[-/_.]*/gu) ?? [];
  return words
    .filter((word) => word !== '')
    .flatMap((word) => (WIDE.test(word) || labelWidth(word) > columns ? lettersOf(word) : [word]));
}

/** Takes letters away before the ellipsis until the rest fits. */
function cut(text: string, columns: number): string {
  const letters = [...lettersOf(text.slice(0, -ELLIPSIS.length))];
  while (letters.length > 1 && labelWidth(letters.join('').trimEnd() + ELLIPSIS) > columns) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}

function lettersOf(text: string): readonly string[] {
  if (/^[\x20-\x7E]*$/.test(text)) return [...text];
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function letterWidth(letter: string): number {
  if (WIDE.test(letter)) return 2;
  if (SLIM.test(letter)) return 0.6;
  if (BROADEST.test(letter)) return 1.8;
  return BROAD.test(letter) ? 1.4 : 1;
}
