/** Groups values by a key; groups and their members keep the order of first appearance. */
export function groupBy<K, T>(values: readonly T[], key: (value: T) => K): readonly (readonly [K, readonly T[]])[] {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group === undefined) groups.set(key(value), [value]);
    else group.push(value);
  }
  return [...groups];
}
