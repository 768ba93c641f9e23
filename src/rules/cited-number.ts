import type { Decision } from '../model/decision.ts';
import type { Log } from '../model/log.ts';

/** A record cited by number in the words of a link. */
export interface CitedNumber {
  readonly number: number;
  /** As written, with its prefix. */
  readonly text: string;
}

const COMMON = ['ADR', 'ADRS'];
const PREFIXED = /(?<![\p{L}\p{N}_/.-])((?:[A-Za-z]{1,8}-)?[A-Za-z]{2,8})[-_ #.]{0,2}(\d{1,5})(?![\p{L}\p{N}_]|\.\d)/gu;
const LEADING = /^\W{0,3}(?:\[\s*(\d{1,5})\s*\]|#?(\d{1,5})(?:[.:)]|\s[-–—])(?=\s)|(0\d{2,4})(?=\s|$))/u;
const WHOLE = /^\W{0,2}#?(0\d{1,4}|\d{4})\W{0,2}$/u;
/** Words before a number that make it the object of the link's words and not its name. */
const OBJECT =
  /\b(?:of|to|by|from|than|after|before|since|for|in|with|and|or|not|unlike|instead|supersed\w*|superced\w*|replac\w*|amend\w*|extend\w*|refin\w*|contradict\w*|successor|predecessor|per|via|over|between|through|until|against|about|on|von|zu|durch|ersetzt|de|por|par|a|di|da)\W*$/i;
const RANGE = /\d\s*(?:[-–—…]|\.{2,3}|to|through|bis|and|und|&|,|\/|\+)\s*(?:[A-Za-z]{2,8}[-_ #]?)?\d/;

/**
 * The one record that the words of a link name by number: `ADR-0001`, `1. Title`, `[0001]`, `0001`. Undefined when they name none
 * or several, a range, a version, or a record that the named one only relates to.
 */
export function citedNumber(words: string, log: Log): CitedNumber | undefined {
  const text = words.trim();
  if (text === '' || RANGE.test(text)) return undefined;
  const own = ownPrefixes(log);
  const prefixed = [...text.matchAll(PREFIXED)].filter((match) => own.has(lettersOf(match[1] ?? '')));
  const [first] = prefixed;
  if (first) {
    if (prefixed.length > 1 || OBJECT.test(text.slice(0, first.index))) return undefined;
    return { number: Number(first[2]), text: first[0] };
  }
  const leading = LEADING.exec(text) ?? WHOLE.exec(text);
  const digits = leading?.[1] ?? leading?.[2] ?? leading?.[3];
  return digits === undefined ? undefined : { number: Number(digits), text: digits };
}

/** Every number a record goes by. */
export function numbersOf(decision: Decision): ReadonlySet<number> {
  const { name, heading, frontMatter } = decision.numbers;
  return new Set([name, heading?.value, frontMatter?.value].flatMap((digits) => (digits === undefined ? [] : [Number(digits)])));
}

const PREFIXES = new WeakMap<Log, ReadonlySet<string>>();

/** Letters before a number that mean a record of this log, in upper case without separators. */
export function ownPrefixes(log: Log): ReadonlySet<string> {
  const known =
    PREFIXES.get(log) ??
    new Set([...COMMON, ...log.decisions.map((decision) => lettersOf(decision.name.prefix)).filter((prefix) => prefix !== '')]);
  PREFIXES.set(log, known);
  return known;
}

function lettersOf(prefix: string): string {
  return prefix.replace(/[^\p{L}]/gu, '').toUpperCase();
}
