import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'title-disagreement',
  summary: 'The front matter gives another title than the heading',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    other: 'unexpected title `{written}` in the front matter, expected `{heading}` as in the heading',
  },
  *check(decision) {
    const own = decision.titles.find((title) => title.from === 'front-matter');
    const headings = decision.titles.filter((title) => title.from === 'heading');
    const [heading] = headings;
    if (!own || !heading || headings.some(({ text }) => agree(own.text, text))) return;
    yield {
      message: 'other',
      place: own.place,
      data: { written: own.text, heading: heading.text },
      related: [{ path: decision.path, place: heading.place, message: 'the heading' }],
    };
  },
});

/** One title may be the short form of the other, and letter case, marks and quotes do not count. */
function agree(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const known = new Set(long);
  return short.every((word) => known.has(word));
}

function wordsOf(title: string): readonly string[] {
  return (
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
