/**
 * Characters that mean something inside a quoted label, each with the entity that shows it: `"` ends the label, `<` and `&` are HTML,
 * a backtick starts a Markdown text, `#` starts an entity.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '#quot;',
  '&': '#amp;',
  '<': '#lt;',
  '>': '#gt;',
  '`': '#96;',
  '#': '#35;',
  '\\': '#92;',
};

/**
 * Writes a text of one line so that Mermaid shows it as it is inside `"…"`.
 *
 * Beyond the characters: `%%` is taken for a comment or directive wherever it stands, `$$…$$` for a formula; before any label is read,
 * Mermaid eats the last semicolon of a line that looks like a style (`style…:…#…;`); and some of its versions show an error message
 * instead of a label that starts like a list.
 */
export function mermaidText(text: string): string {
  const escaped = text
    .replace(/["&<>`#\\]/g, (character) => ENTITIES[character] ?? character)
    .replace(/%%|\$\$/g, (pair) => (pair === '%%' ? '#37;#37;' : '#36;#36;'));
  const calm = /style|classDef/i.test(escaped) ? escaped.replaceAll(':', '#58;') : escaped;
  return calm.replace(/^([-*+]|\d+[.)])(?=\s)/, '\u200B$1');
}
