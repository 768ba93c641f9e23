import type { Decision, SectionFact } from '../../model/decision.ts';
import type { Dialect } from '../../model/dialect.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { isHabit } from '../log-habit.ts';
import { headingWords, isBelow } from '../main-sections.ts';

export default defineRule({
  id: 'misordered-section',
  summary: "A section stands elsewhere than in the template's order",
  scope: 'log',
  level: 'off',
  fix: 'none',
  messages: {
    late: 'unexpected section `{section}` after `{other}`, expected it before',
    early: 'unexpected section `{section}` before `{other}`, expected it after',
    usual:
      'unexpected section `{section}` on the wrong side of `{other}` in {count} records of {dialect}, expected the order of its template or a dialect of your own in the config',
  },
  *check(log, context) {
    for (const group of bySections(log, context)) {
      const usual = isHabit(group.length, log.decisions.length);
      for (const { decision, section, other, side } of usual ? group.slice(0, 1) : group) {
        const { title: dialect } = context.dialect(decision);
        const place = headingWords(section, context.text(decision.path).text);
        const data = { section: section.title, other: other.title, count: group.length, dialect };
        yield { message: usual ? 'usual' : side, path: decision.path, place, data };
      }
    }
  },
});

interface Misplaced {
  readonly decision: Decision;
  readonly section: SectionFact;
  readonly other: SectionFact;
  readonly side: 'late' | 'early';
}

/** Misplaced sections, those of the same two kinds together. */
function bySections(log: Log, context: RuleContext): Iterable<readonly Misplaced[]> {
  const groups = new Map<string, Misplaced[]>();
  for (const decision of log.decisions) {
    const dialect = context.dialect(decision);
    for (const one of dialect.ordered ? misplacedIn(decision, dialect) : []) {
      const key = `${dialect.id} ${one.section.kind} ${one.side} ${one.other.kind}`;
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  }
  return groups.values();
}

function misplacedIn(decision: Decision, dialect: Dialect): readonly Misplaced[] {
  const ranked = rankedSections(decision, dialect);
  const kept = longestRise(ranked.map(({ rank }) => rank));
  return ranked.flatMap(({ section, rank }, at): readonly Misplaced[] => {
    if (kept.has(at)) return [];
    const before = ranked.findLast((other, index) => index < at && kept.has(index) && other.rank > rank);
    const after = ranked.find((other, index) => index > at && kept.has(index) && other.rank < rank);
    const other = before ?? after;
    return other ? [{ decision, section, other: other.section, side: before ? 'late' : 'early' }] : [];
  });
}

interface RankedSection {
  readonly section: SectionFact;
  readonly rank: number;
}

/** The first section of each kind that the template has, in document order, with its place in the template. */
function rankedSections(decision: Decision, dialect: Dialect): readonly RankedSection[] {
  return dialect.sections
    .flatMap((spec, rank) => {
      const section = decision.sections.find(
        (one) => one.kind === spec.kind && !isBelow(one, ['options', 'arguments'], decision),
      );
      return section ? [{ section, rank }] : [];
    })
    .sort((a, b) => a.section.heading.start - b.section.heading.start);
}

/** Indexes of a longest rising part of a short list: what may stay where it is when as little as possible moves. */
function longestRise(ranks: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [at, rank] of ranks.entries()) {
    const before = best.filter((part) => (ranks[part.at(-1) ?? 0] ?? 0) < rank).sort((a, b) => b.length - a.length)[0] ?? [];
    best.push([...before, at]);
  }
  return new Set(best.sort((a, b) => b.length - a.length)[0]);
}
