/** Characters that JSON leaves as they are, though a terminal would obey or hide them. */
const hidden = /(?![\u200c\u200d])[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A value as indented JSON with a final line feed. Hidden characters are written as escapes, and `##[` can not start a
 * command of a CI host; the data are the same.
 */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)
    .replace(hidden, escapes)
    .replace(/##(?=\w*\[)/g, '#\\u0023')}\n`;
}

function escapes(character: string): string {
  return Array.from(
    { length: character.length },
    (_unit, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}
