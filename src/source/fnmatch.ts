/** A piece of a pattern: any run of characters, or one character of a kind. */
type Token = '*' | ((char: string) => boolean);

/**
 * A test whether paths match a pattern as Python's `fnmatch` has it: `*` and `?` stand for slashes and leading dots too, `[a-z]` and
 * `[!a-z]` for one character, and there is no escape. Time grows with the product of both lengths, whatever the pattern.
 */
export function fnmatch(pattern: string): (path: string) => boolean {
  const tokens = tokensOf(pattern);
  return (path) => matches(path, tokens);
}

function matches(path: string, tokens: readonly Token[]): boolean {
  const chars = [...path];
  let at = 0;
  let token = 0;
  let star = -1;
  let resume = 0;
  while (at < chars.length) {
    const one = tokens[token];
    if (one === '*') {
      star = token++;
      resume = at;
    } else if (one?.(chars[at] ?? '')) {
      at++;
      token++;
    } else if (star >= 0) {
      token = star + 1;
      at = ++resume;
    } else return false;
  }
  return tokens.slice(token).every((rest) => rest === '*');
}

function tokensOf(pattern: string): readonly Token[] {
  const chars = [...pattern];
  const tokens: Token[] = [];
  for (let i = 0; i < chars.length; i++) {
    const char = chars[i] ?? '';
    const end = char === '[' ? closingBracket(chars, i) : -1;
    if (char === '*') {
      if (tokens.at(-1) !== '*') tokens.push('*');
    } else if (char === '?') tokens.push(() => true);
    else if (end > 0) {
      tokens.push(classOf(chars.slice(i + 1, end)));
      i = end;
    } else tokens.push((one) => one === char);
  }
  return tokens;
}

/** Index of the bracket that ends a set; -1 without one. A bracket that comes first belongs to the set. */
function closingBracket(chars: readonly string[], open: number): number {
  const first = open + (chars[open + 1] === '!' ? 2 : 1);
  return chars.indexOf(']', first + 1);
}

function classOf(written: readonly string[]): (char: string) => boolean {
  const isNegated = written[0] === '!';
  const set = isNegated ? written.slice(1) : written;
  return (char) => isIn(char, set) !== isNegated;
}

function isIn(char: string, set: readonly string[]): boolean {
  for (let i = 0; i < set.length; i++) {
    const from = set[i] ?? '';
    const to = set[i + 1] === '-' ? set[i + 2] : undefined;
    if (to === undefined) {
      if (char === from) return true;
    } else {
      if (from <= char && char <= to) return true;
      i += 2;
    }
  }
  return false;
}
