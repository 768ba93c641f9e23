/** Words that YAML 1.1 or 1.2 readers take for something else than text. */
const SPECIAL = /^(?:null|~|true|false|yes|no|on|off|y|n|\.inf|\.nan)$/i;
const NUMBER = /^[-+]?(?:0x[\da-f]+|0o?[0-7]+|\d[\d_]*(?:\.\d*)?(?:e[-+]?\d+)?)$/i;
const PLAIN = /^[\p{L}\p{N}(][^\n]*$/u;
/** What ends a plain scalar, opens something else, or is read differently by some readers. */
const UNSAFE = /: |:$| #|[\t{}[\]&*!|>%@`"]|^\d{4}-\d\d-\d\dT/;

/** A text as a YAML scalar on one line: plain where every reader agrees that it is text, else in quotes. */
export function yamlScalar(text: string): string {
  const line = text.replace(/\s*\r?\n\s*/g, ' ').trim();
  if (PLAIN.test(line) && !UNSAFE.test(line) && !SPECIAL.test(line) && !NUMBER.test(line)) return line;
  return line.includes('"') || line.includes('\\') ? `'${line.replaceAll("'", "''")}'` : `"${line}"`;
}

/** The same between brackets, where a comma would end it. */
export function yamlFlowScalar(text: string): string {
  const scalar = yamlScalar(text);
  return /^["']/.test(scalar) || !scalar.includes(',') ? scalar : `"${scalar}"`;
}
