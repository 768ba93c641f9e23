/** The lines of a log that its records have in common say nothing about which record is which. */
export interface CommonLines {
  readonly counts: ReadonlyMap<string, number>;
}

/** Counts in how many texts each line stands. */
export function commonLines(texts: Iterable<string>): CommonLines {
  const counts = new Map<string, number>();
  for (const text of texts) for (const line of linesOf(text)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return { counts };
}

/**
 * How much two texts share, from 0 to 1, by lines that are not common in their log: twice the shared ones by all of them. Without
 * such lines on either side it is 0, since then nothing tells them apart from any other record.
 */
export function likeness(before: string, after: string, common: CommonLines): number {
  const own = (text: string): ReadonlySet<string> =>
    new Set([...linesOf(text)].filter((line) => (common.counts.get(line) ?? 0) < 2));
  const [a, b] = [own(before), own(after)];
  const shared = [...a].filter((line) => b.has(line)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** The text without differences of line ends and of blanks at their end. */
export function plainText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

function linesOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(/\r\n?|\n/)
      .map((line) => line.trim())
      .filter((line) => line.length > 2),
  );
}
