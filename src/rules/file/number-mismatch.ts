import type { Decision } from '../../model/decision.ts';
import { defineRule, type Fault, type RuleContext } from '../../model/finding.ts';
import type { Located } from '../../model/place.ts';
import { isHabit, isMajority } from '../log-habit.ts';

export default defineRule({
  id: 'number-mismatch',
  summary: 'The number in the heading or the front matter is not the number of the file name',
  scope: 'log',
  level: 'error',
  fix: 'safe',
  messages: {
    heading: 'unexpected number `{written}` in the heading, expected `{wanted}` as in the file name',
    'front-matter': 'unexpected number `{written}` in the front matter, expected `{wanted}` as in the {other}',
  },
  *check(log, context) {
    const carriers = countNumbers(log.decisions);
    const ownSequence = haveOwnSequence(log.decisions);
    for (const decision of log.decisions) {
      for (const found of mismatchesOf(decision)) {
        if (found.message === 'front-matter' || !ownSequence) yield toFault(found, { decision, context, carriers });
      }
    }
  },
});

interface Mismatch {
  readonly message: 'heading' | 'front-matter';
  readonly at: Located<string>;
  readonly wanted: string;
  /** What says so. */
  readonly other: 'file name' | 'heading';
}

function mismatchesOf({ numbers }: Decision): readonly Mismatch[] {
  const { name, heading, frontMatter } = numbers;
  const found: Mismatch[] = [];
  if (name !== undefined && heading && Number(heading.value) !== Number(name))
    found.push({ message: 'heading', at: heading, wanted: name, other: 'file name' });
  const wanted = name ?? heading?.value;
  if (wanted !== undefined && frontMatter && Number(frontMatter.value) !== Number(wanted)) {
    found.push({ message: 'front-matter', at: frontMatter, wanted, other: name === undefined ? 'heading' : 'file name' });
  }
  return found;
}

/** How many file names carry each number. */
function countNumbers(decisions: readonly Decision[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { numbers } of decisions) {
    if (numbers.name !== undefined) counts.set(Number(numbers.name), (counts.get(Number(numbers.name)) ?? 0) + 1);
  }
  return counts;
}

/** A log in which most headings number something else, such as chapters, does so on purpose. */
function haveOwnSequence(decisions: readonly Decision[]): boolean {
  const both = decisions.filter(({ numbers }) => numbers.name !== undefined && numbers.heading !== undefined);
  const different = both.filter(({ numbers }) => Number(numbers.name) !== Number(numbers.heading?.value)).length;
  return isHabit(different, both.length) && isMajority(different, both.length);
}

function toFault(
  found: Mismatch,
  facts: { readonly decision: Decision; readonly context: RuleContext; readonly carriers: ReadonlyMap<number, number> },
): Fault & { readonly path: string } {
  const { message, at, wanted, other } = found;
  const { path } = facts.decision;
  const fault = { message, path, place: at.place, data: { written: at.value, wanted, other } };
  const digits = facts.context.text(path).text.slice(at.place.start, at.place.end).lastIndexOf(at.value);
  if (digits < 0) return fault;
  const start = at.place.start + digits;
  const place = { start, end: start + at.value.length };
  const insert = likeWritten(wanted, at.value);
  // Only when the written number is another record's, and the name's is nobody else's, can the name alone be right.
  const safety = (facts.carriers.get(Number(wanted)) ?? 0) < 2 && facts.carriers.has(Number(at.value)) ? 'safe' : 'suggested';
  return { ...fault, place, fix: { safety, title: `Write \`${insert}\``, edits: { [path]: [{ ...place, insert }] } } };
}

/** The number with as many digits as the one it replaces. */
function likeWritten(wanted: string, written: string): string {
  const plain = wanted.replace(/^0+(?=\d)/, '');
  return written.startsWith('0') ? plain.padStart(written.length, '0') : plain;
}
