/** Words that YAML 1.1 or 1.2 readers take for something else than text. */
const SPECIAL = /^(?:null|~|true|false|yes|no|on|off|y|n|\.inf|\.nan)$/i;
const NUMBER = /^[-+]?(?:0x[\da-f]+|0o?[0-7]+|\d[\d_]*(?:\.\d*)?(?:e[-+]?\d+)?)$/i;
const PLAIN = /^[\p{L}\p{N}(][^\n]*$/u;

/** A text as a YAML scalar on one line: plain where every reader agrees that it is text, else in quotes. */
export function yamlScalar(text: string): string {
  const line = text.replace(/\s*\r?\n\s*/g, ' ').trim();
  if (
    PLAIN.test(line) &&
    !/: |:$| #|[\t{}[\],&*!|>%@`"]|^\d{4}-\d\d-\d\dT/.test(line) &&
    !SPECIAL.test(line) &&
    !NUMBER.test(line)
  )
    return line;
  return line.includes('"') || line.includes('\\') ? singleQuoted(line) : `"${line}"`;
}

/** A list item: the same, for texts that may hold commas. */
export function yamlItem(text: string): string {
  const line = text.replace(/\s*\r?\n\s*/g, ' ').trim();
  const plain = yamlScalar(line.replaceAll(',', ';'));
  return plain === line.replaceAll(',', ';') ? line : yamlScalar(line);
}

function singleQuoted(line: string): string {
  return `'${line.replaceAll("'", "''")}'`;
}
