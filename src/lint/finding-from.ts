import { createHash } from 'node:crypto';
import type { Decision } from '../model/decision.ts';
import type { Fault, Finding, Level, Rule } from '../model/finding.ts';
import type { Log } from '../model/log.ts';
import type { Place } from '../model/place.ts';
import { lineRange, lineStarts } from '../source/line-range.ts';

/** What a finding is made from, beside the fault itself. */
export interface FindingFacts {
  readonly rule: Rule;
  readonly decision: Decision | undefined;
  readonly level: Level;
  readonly log: Log;
  /** Text of a file by path: of the log, of its past, or of a file beside it. The log's own texts when absent. */
  readonly texts?: (path: string) => string | undefined;
  /** How often each fingerprint was seen, so that the nth stays the nth. */
  readonly occurrences: Map<string, number>;
}

/** Turns a fault into a finding: sentence, lines, excerpt, fingerprint. A place outside the text is a fault of the rule and throws. */
export function findingFrom(fault: Fault, facts: FindingFacts): Finding {
  const path = fault.path ?? facts.decision?.path ?? facts.log.path;
  const text = textOf(path, facts);
  checkPlace(fault.place, text, facts.rule, path);
  const starts = startsOf(facts.log, path, text);
  const range = lineRange(starts, fault.place);
  const lineStart = starts[range.line - 1] ?? 0;
  const lineEnd = starts[range.line] ?? text.length;
  return {
    ruleId: facts.rule.id,
    messageId: fault.message,
    level: facts.level,
    path,
    range,
    place: fault.place,
    message: sentence(fault, facts.rule),
    related: (fault.related ?? []).map((one) => relatedPlace(one, facts)),
    ...(fault.fix ? { fix: fault.fix } : {}),
    fingerprint: fingerprint(fault, facts, text),
    excerpt: fault.hidden ? '' : text.slice(lineStart, lineEnd).replace(/[\r\n]+$/, ''),
  };
}

function textOf(path: string, { log, texts }: FindingFacts): string {
  return (texts ? texts(path) : log.texts.get(path)?.text) ?? '';
}

function relatedPlace(one: NonNullable<Fault['related']>[number], facts: FindingFacts): Finding['related'][number] {
  const { line, column } = lineRange(startsOf(facts.log, one.path, textOf(one.path, facts)), one.place);
  return { path: one.path, line, column, message: one.message };
}

function checkPlace(place: Place, text: string, rule: Rule, path: string): void {
  if (place.start < 0 || place.end < place.start || place.end > Math.max(text.length, 0)) {
    throw new RangeError(
      `rule \`${rule.id}\` names ${place.start}-${place.end} in \`${path}\`, expected a place within 0-${text.length}`,
    );
  }
}

function sentence(fault: Fault, rule: Rule): string {
  const template = rule.messages[fault.message];
  if (template === undefined) throw new TypeError(`rule \`${rule.id}\` has no message \`${fault.message}\``);
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = fault.data?.[name];
    return value === undefined ? hole : String(value);
  });
}

interface Starts {
  readonly text: string;
  readonly starts: readonly number[];
}

const STARTS = new WeakMap<Log, Map<string, Starts>>();

/** A path may stand for two texts: of now and of the base of a change. */
function startsOf(log: Log, path: string, text: string): readonly number[] {
  const known = STARTS.get(log) ?? new Map<string, Starts>();
  STARTS.set(log, known);
  const before = known.get(path);
  if (before?.text === text) return before.starts;
  const starts = lineStarts(text);
  known.set(path, { text, starts });
  return starts;
}

/**
 * Survives a rename of the file and edits above the finding: made of rule, message, the title without its number, the text at
 * fault, and which one of several alike it is.
 */
function fingerprint(fault: Fault, facts: FindingFacts, text: string): string {
  const title = facts.decision?.title?.value ?? facts.decision?.name.slug ?? fault.path ?? '';
  const quoted = fault.hidden
    ? ''
    : text
        .slice(fault.place.start, Math.min(fault.place.end, fault.place.start + 200))
        .replace(/\s+/g, ' ')
        .trim();
  const key = [facts.rule.id, fault.message, title, quoted].join('\u0000');
  const count = (facts.occurrences.get(key) ?? 0) + 1;
  facts.occurrences.set(key, count);
  return createHash('sha256').update(`${key}\u0000${count}`).digest('hex').slice(0, 32);
}
