/**
 * Text of a record made fit for one line of a diagram: without line breaks, control characters, marks that turn the direction of
 * writing, and halves of surrogate pairs, any of which can break a file format or show something else than was written.
 */
export function plainLabel(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200C\u200D])\p{Cf}|\p{Noncharacter_Code_Point}/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\s+/gu, ' ')
    .trim();
}
