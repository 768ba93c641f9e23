const FIRST = /^[-+.~\dnNtTfF]/;
const NULL = /^(?:~|null|Null|NULL)?$/;
const TRUE = /^(?:true|True|TRUE)$/;
const FALSE = /^(?:false|False|FALSE)$/;
const INTEGER = /^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+)$/;
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const INFINITE = /^([-+]?)\.(?:inf|Inf|INF)$/;
const NOT_A_NUMBER = /^\.(?:nan|NaN|NAN)$/;

/** The value of a plain scalar in the core schema of YAML 1.2: null, boolean, number or the text itself. */
export function resolvePlain(text: string): unknown {
  if (text !== '' && !FIRST.test(text)) return text;
  if (NULL.test(text)) return null;
  if (TRUE.test(text)) return true;
  if (FALSE.test(text)) return false;
  if (INTEGER.test(text) || FLOAT.test(text)) return Number(text);
  const infinite = INFINITE.exec(text);
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity;
  return NOT_A_NUMBER.test(text) ? NaN : text;
}

/** True for the words that mean "no value" when they stand without quotes. */
export function isNullWord(text: string): boolean {
  return NULL.test(text);
}
