import type { Decision, Mention } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { ownPrefixes } from '../cited-number.ts';
import { isClaimed } from '../claim-at.ts';
import { numbersInLogs } from '../find-file.ts';
import { numberInName } from '../record-like.ts';

export default defineRule({
  id: 'unknown-record',
  summary: 'The text cites a record that the log does not have',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    unknown: 'unexpected `{cited}`, the log has no record with that number; its numbers go from `{first}` to `{last}`',
  },
  *check(decision, context) {
    if (decision.mentions.length === 0) return;
    const range = rangeOf(context.log);
    if (!range) return;
    const seen = new Map<number, Mention[]>();
    for (const mention of decision.mentions) {
      if (!isUnknown(mention, decision, context)) continue;
      const number = Number(mention.number);
      seen.set(number, [...(seen.get(number) ?? []), mention]);
    }
    for (const [number, [first, ...more]] of seen) {
      if (!first || exists(number, context)) continue;
      yield {
        message: 'unknown',
        place: first.place,
        data: { cited: first.text, ...range },
        ...(more.length > 0
          ? { related: more.slice(0, 5).map((one) => ({ path: decision.path, place: one.place, message: 'cited again' })) }
          : {}),
      };
    }
  },
});

/** A bare citation in the log's own manner that resolves to nothing and is neither an example nor the record's own heading. */
function isUnknown(mention: Mention, decision: Decision, context: RuleContext): boolean {
  const { log } = context;
  if (mention.href !== undefined || mention.prefix === 'RFC' || !ownPrefixes(log).has(mention.prefix)) return false;
  if (
    log.resolve({ text: mention.text, place: mention.place, number: mention.number, prefix: mention.prefix }, decision.path)
      .kind !== 'dangling'
  )
    return false;
  if (isClaimed(mention.place, decision)) return false;
  if (
    decision.sections.some((section) => section.heading.start <= mention.place.start && mention.place.end <= section.heading.end)
  )
    return false;
  return !isExample(mention, context.text(decision.path).text);
}

const ANNOUNCED =
  'e\\.g|for example|for instance|such as|like|z\\. ?b|p\\. ?ej|par exemple|voorbeeld|i\\.e|future|planned|upcoming|not yet|would be|format|names?|named|naming|number|numbered|numbering';
const EXAMPLE = new RegExp(
  `(?:(?<![\\p{L}\\p{N}_/-])(?:${ANNOUNCED})(?![\\p{L}\\p{N}_/-])|例)[^\\p{L}\\p{N}]{0,6}(?:[\\p{L}\\p{N}_-]+[^\\p{L}\\p{N}]{1,3}){0,3}$`,
  'iu',
);

/** True where the words before say that the number only shows a form, or that the record is still to come. */
function isExample(mention: Mention, text: string): boolean {
  const lineStart = text.lastIndexOf('\n', mention.place.start - 1) + 1;
  const before = text.slice(Math.max(lineStart, mention.place.start - 60), mention.place.start);
  const after = text.slice(mention.place.end, mention.place.end + 40);
  return EXAMPLE.test(before) || /^\W{0,3}(?:future|planned|upcoming|tbd|todo|to be written|not written|not yet)\b/i.test(after);
}

/** True when the number belongs to a file that is no record here: of another log, of a kind that is not read. */
function exists(number: number, { log, files }: RuleContext): boolean {
  const skipped = SKIPPED.get(log) ?? new Set(log.skipped.map((one) => numberInName(one.path)));
  SKIPPED.set(log, skipped);
  return skipped.has(number) || numbersInLogs(files).has(number);
}

const SKIPPED = new WeakMap<Log, ReadonlySet<number | undefined>>();

const RANGES = new WeakMap<Log, { readonly first: string; readonly last: string } | undefined>();

/** The lowest and highest number of the log as written; undefined when its records carry none. */
function rangeOf(log: Log): { readonly first: string; readonly last: string } | undefined {
  if (RANGES.has(log)) return RANGES.get(log);
  const numbered = log.decisions.filter((decision) => decision.number !== undefined && decision.name.kind !== 'dated');
  const label = (decision: Decision | undefined): string =>
    decision?.numbers.name ?? decision?.numbers.heading?.value ?? `${decision?.number ?? ''}`;
  const range =
    numbered.length * 2 < log.decisions.length || numbered.length === 0
      ? undefined
      : { first: label(numbered[0]), last: label(numbered.at(-1)) };
  RANGES.set(log, range);
  return range;
}
