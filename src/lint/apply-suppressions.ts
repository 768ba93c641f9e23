import type { Settings } from '../model/config.ts';
import type { Decision, Directive } from '../model/decision.ts';
import type { Finding, Rule } from '../model/finding.ts';
import type { Log } from '../model/log.ts';
import { lineOf, lineStarts } from '../source/line-range.ts';
import { findingFrom } from './finding-from.ts';
import type { LintResult } from './lint-logs.ts';

const UNUSED = 'unused-suppression';

/** Takes out findings that comments in the records switch off, and reports comments that switch off nothing. */
export function applySuppressions(
  findings: readonly Finding[],
  facts: { readonly log: Log; readonly rules: readonly Rule[]; readonly settings: Settings },
): Pick<LintResult, 'findings' | 'suppressed'> {
  const withDirectives = facts.log.decisions.filter((decision) => decision.directives.length > 0);
  if (withDirectives.length === 0) return { findings, suppressed: [] };
  const spans = new Map(withDirectives.map((decision) => [decision.path, spansOf(decision, facts.log)]));
  const kept: Finding[] = [];
  const suppressed: Finding[] = [];
  for (const finding of findings) {
    const span = spans.get(finding.path)?.find((one) => covers(one, finding));
    if (span) {
      span.used.add(finding.ruleId);
      suppressed.push(finding);
    } else kept.push(finding);
  }
  return { findings: [...kept, ...unusedDirectives(withDirectives, spans, facts)], suppressed };
}

interface Span {
  readonly directive: Directive;
  readonly rules: readonly string[];
  /** Lines from 1, both inclusive. */
  readonly from: number;
  to: number;
  readonly used: Set<string>;
}

function covers(span: Span, finding: Finding): boolean {
  return (
    finding.range.line >= span.from &&
    finding.range.line <= span.to &&
    (span.rules.length === 0 || span.rules.includes(finding.ruleId)) &&
    finding.ruleId !== UNUSED
  );
}

function spansOf(decision: Decision, log: Log): readonly Span[] {
  const text = log.texts.get(decision.path)?.text ?? '';
  const starts = lineStarts(text);
  const spans: Span[] = [];
  for (const directive of decision.directives) {
    const line = lineOf(starts, directive.place.start) + 1;
    const last = lineOf(starts, Math.max(directive.place.start, directive.place.end - 1)) + 1;
    const span = (from: number, to: number): void => {
      spans.push({ directive, rules: directive.rules, from, to, used: new Set() });
    };
    if (directive.action === 'disable-file') span(1, Number.POSITIVE_INFINITY);
    else if (directive.action === 'disable') span(line, Number.POSITIVE_INFINITY);
    else if (directive.action === 'disable-line') span(line, last);
    else if (directive.action === 'disable-next-line') span(nextLine(text, starts, last), nextLine(text, starts, last));
    else endSpans(spans, directive, line);
  }
  return spans;
}

/** The next line that is not blank: Markdown wants a blank line after a comment. */
function nextLine(text: string, starts: readonly number[], last: number): number {
  for (let line = last; line < starts.length; line++) {
    if (text.slice(starts[line] ?? 0, starts[line + 1] ?? text.length).trim() !== '') return line + 1;
  }
  return last + 1;
}

function endSpans(spans: readonly Span[], directive: Directive, line: number): void {
  for (const span of spans) {
    const same =
      directive.rules.length === 0 || span.rules.length === 0 || span.rules.some((rule) => directive.rules.includes(rule));
    if (span.directive.action === 'disable' && span.to > line && same) span.to = line;
  }
}

function* unusedDirectives(
  decisions: readonly Decision[],
  spans: ReadonlyMap<string, readonly Span[]>,
  facts: { readonly log: Log; readonly rules: readonly Rule[]; readonly settings: Settings },
): Generator<Finding> {
  const rule = facts.rules.find((one) => one.id === UNUSED);
  const level = facts.settings.rules.get(UNUSED)?.level ?? rule?.level ?? 'off';
  if (!rule || level === 'off') return;
  const known = new Set(facts.rules.map((one) => one.id));
  // A change is over once it has landed: that its exception finds nothing any more is no fault.
  const ofChanges = new Set(facts.rules.filter((one) => one.scope === 'change').map((one) => one.id));
  const occurrences = new Map<string, number>();
  for (const decision of decisions) {
    for (const span of spans.get(decision.path) ?? []) {
      const idle =
        span.rules.length === 0
          ? span.used.size === 0
            ? ['']
            : []
          : span.rules.filter((id) => !span.used.has(id) && !ofChanges.has(id));
      for (const id of idle) {
        const message = id === '' ? 'all' : known.has(id) ? 'unused' : 'unknown';
        yield findingFrom(
          { message, path: decision.path, place: span.directive.place, data: { rule: id } },
          { rule, decision, level, log: facts.log, occurrences },
        );
      }
    }
  }
}
