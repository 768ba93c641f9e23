/** Length of a text in code points, as JSON Schema counts it. Used by the generated validators. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Whether two values of plain data are the same. Used by the generated validators for `uniqueItems` and `const`. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return false;
  const mine = Object.entries(a);
  const theirs = new Map(Object.entries(b));
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && deepEqual(value, theirs.get(key)));
}
