import type { SectionFact } from '../model/decision.ts';
import type { Source } from '../model/source.ts';
import type { StatusClaim } from '../model/status.ts';
import { leadLength } from './label-line.ts';
import { blankComments, linesOf } from './lines.ts';
import { knownWordAt, readStatusValue, type StatusWords } from './status-value.ts';

/**
 * The status of records that keep it in a change log: lines such as `[approved](url) (2023-02-18)`, of which the last counts. Lines
 * without a date, and those that begin with other words, say nothing.
 */
export function changelogStatus(source: Source, sections: readonly SectionFact[], extra: StatusWords): readonly StatusClaim[] {
  const fact = sections.find((one) => one.kind === 'changelog' && one.depth <= 3);
  if (!fact) return [];
  const lines = linesOf(blankComments(source.text.slice(fact.body.start, fact.body.end)), fact.body.start);
  const states = lines.flatMap((line) => {
    const lead = leadLength(line.value);
    const rest = line.value.slice(lead);
    const mark = /^[[*_`~]*/.exec(rest)?.[0].length ?? 0;
    const known = knownWordAt(rest.slice(mark), extra);
    if (!known || !/\d{4}/.test(rest) || !/^[\])*_`~]|^\s*(?:[(:,–—-]|on\b|\d)/.test(rest.slice(mark + known.length))) return [];
    const start = line.place.start + lead;
    return [{ ...readStatusValue(rest.trimEnd(), { start, end: start + rest.trimEnd().length }, 'status-log', extra) }];
  });
  const last = states.at(-1);
  return last ? [last] : [];
}
