/** What a reader can not see or a terminal would obey: controls, bidi and other format characters, fillers, lone surrogates, non-characters. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;

/** Joiners and variation selectors shape emoji and whole scripts, and change neither order nor meaning. */
const shaping = /^(?:\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])$/u;

/**
 * The text on one line with every hidden character made visible: a tab becomes a space, other controls their picture
 * (`␛`, `␊`), the rest `<U+202E>`. The result is well-formed Unicode.
 */
export function visible(text: string): string {
  return text.replace(hidden, (character) => (shaping.test(character) ? character : picture(character)));
}

function picture(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x09) return ' ';
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '␡';
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}
