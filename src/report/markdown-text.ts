import { visible } from './visible.ts';

/**
 * A message as Markdown on one line, fit for a table cell: values between backticks become code, all else is text
 * without any power. Whatever a record says, it makes no markup, link, mention, reference or cell border.
 */
export function markdownText(message: string): string {
  const parts = visible(message).split('`');
  // A backtick without a partner is text.
  const paired = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('`')];
  return paired.map((part, index) => (index % 2 === 0 ? plainText(part) : quoted(part))).join('');
}

function quoted(value: string): string {
  return value === '' ? plainText('``') : markdownCode(value);
}

/** A value as Markdown code, fit for a table cell: a code span where it can stand in one, else HTML with entities. */
export function markdownCode(value: string): string {
  const shown = visible(value);
  if (codeSpan.test(shown) && !shown.includes('##')) return `\`${shown}\``;
  return `<code>${plainText(shown)}</code>`;
}

/** What a code span of one backtick shows as it is, also in a table. */
const codeSpan = /^[^\s`|\\<>&](?:[^`|\\<>&]*[^\s`|\\<>&])?$/;

function plainText(text: string): string {
  return text.replace(powers, (power, trigger) => (trigger === undefined ? entity(power) : `${power}<!-- -->`));
}

/**
 * First what hosts make mentions, references, emoji and links of even where it is written as an entity, so that only
 * a gap stops them; then the characters of Markdown and HTML, where they can mean something: `snake_case` stays.
 */
const powers = /(@|#|:(?=\S)|www(?=\.))|[&<>`*[\]|~\\!$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;

function entity(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`;
}
