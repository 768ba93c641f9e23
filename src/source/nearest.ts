/**
 * The candidate a misspelt word is likely to mean: few letters away for its length, ignoring case and the kind of hyphen.
 * Undefined when none is near or two are equally near.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = folded(word);
  const limit = Math.min(3, Math.max(1, Math.floor(wanted.length / 3)));
  const near = [...new Set(candidates)]
    .map((candidate) => ({ candidate, distance: distanceOf(wanted, folded(candidate), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  const [best, second] = near;
  return best?.distance === second?.distance ? undefined : best?.candidate;
}

function folded(word: string): string {
  return word.trim().toLowerCase().replace(/[\s_]/g, '-');
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other; some number above `limit` when it is more. */
function distanceOf(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > 100) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? limit + 1;
}
