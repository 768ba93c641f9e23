/** One character as a reader sees it, with its width in terminal columns and its place in the text. */
export interface Cell {
  readonly text: string;
  /** Columns in a terminal. */
  readonly width: number;
  /** Offset in UTF-16 units. */
  readonly offset: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into the characters a reader sees: an emoji with its modifiers or a letter with its accents is one. */
export function cells(text: string): readonly Cell[] {
  return Array.from(segmenter.segment(text), ({ segment, index }) => ({ text: segment, width: width(segment), offset: index }));
}

/** Columns a text takes in a terminal. The text is expected to hold no control characters. */
export function displayWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return cells(text).reduce((sum, cell) => sum + cell.width, 0);
}

function width(segment: string): number {
  if (/^[\x20-\x7e]$/.test(segment)) return 1;
  if (/^\p{Emoji_Presentation}|^\p{Emoji}\ufe0f/u.test(segment)) return 2;
  return Array.from(segment).reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  // Marks stand on a letter; Hangul vowels and finals join the syllable's first sign, which is wide.
  if (/[\p{Mn}\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}\u1160-\u11ff]/u.test(character)) return 0;
  const code = character.codePointAt(0) ?? 0;
  return wide.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

/** Blocks whose characters are wide or full-width in Unicode's East Asian Width, from first to last code point. */
const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x3247],
  [0x3250, 0x4dbf],
  [0x4e00, 0xa4c6],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6b],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18d08],
  [0x1aff0, 0x1b2fb],
  [0x1f200, 0x1f265],
  [0x20000, 0x3fffd],
];
