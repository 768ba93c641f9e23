import type { Decision, Placeholder } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { isDecided } from '../decided.ts';
import { isHabit } from '../log-habit.ts';
import { oneLine } from '../one-line.ts';

export default defineRule({
  id: 'leftover-placeholder',
  summary: 'Text of the template that was to be replaced is still there',
  scope: 'log',
  level: 'warning',
  fix: 'none',
  messages: {
    left: 'unexpected placeholder `{text}`, expected what it asks for, or nothing',
    hint: 'unexpected sentence of the template, expected the text it asks for',
  },
  *check(log, context) {
    const left = log.decisions.flatMap((decision) => leftIn(decision, context).map((placeholder) => ({ decision, placeholder })));
    const usual = usualTexts(log, left);
    for (const { decision, placeholder } of left) {
      const certain = isDecided(decision, context.dialect(decision)) && !usual.has(placeholder.text);
      yield {
        message: placeholder.syntax === 'italic-hint' ? 'hint' : 'left',
        level: certain ? 'error' : 'warning',
        path: decision.path,
        place: placeholder.place,
        data: { text: oneLine(placeholder.text) },
      };
    }
  },
});

/** Placeholders that no other rule speaks of: those of titles, statuses and dates have rules of their own. */
function leftIn(decision: Decision, context: RuleContext): readonly Placeholder[] {
  if (decision.placeholders.length === 0) return [];
  const { text } = context.text(decision.path);
  const datesOn = context.settings.rules.get('missing-date')?.level !== 'off';
  const others = [
    ...decision.titles.map(({ place }) => place),
    ...decision.statuses.map(({ valuePlace }) => valuePlace),
    ...(datesOn ? decision.dates.map(({ place }) => place) : []),
  ];
  const stateOn = (context.settings.rules.get('hve-core-state')?.level ?? 'off') !== 'off';
  return decision.placeholders.filter(
    (one) =>
      isCertain(one, text) &&
      !(stateOn && /^\{\{\s*state\./.test(one.text)) &&
      !others.some((place) => one.place.start < place.end && place.start < one.place.end),
  );
}

/** Words that stand in marks for other reasons are left alone: paths, templates of code, references without a target, remarks. */
function isCertain({ syntax, text, place }: Placeholder, source: string): boolean {
  if (syntax === 'comment' || syntax === 'word') return false;
  if (syntax === 'italic-hint' || syntax === 'date' || syntax === 'angle') return true;
  if (syntax === 'double-braces') return text.includes('state.') || standsAlone(place, source);
  if (syntax === 'brackets')
    return GUIDANCE.test(text) || (text.split(/\s+/).length >= 2 && SLOT.test(text) && standsAlone(place, source));
  return /\s/.test(text.slice(1, -1).trim()) || standsAlone(place, source);
}

/** Brackets that tell the author what to write. */
const GUIDANCE =
  /^\[\s*(?:e\.g\.|(?:describe|list|example|explain|insert|enter|fill|provide|specify|summarize|replace|your|short|brief|space|pointer|justification)\b[^\]]*\s|this section can be|yyyy|title of|what |why |who |how |when )/i;
/** Brackets that stand where a name belongs. */
const SLOT = /^\[\s*(?:option|argument|title|name|date|driver|decision driver|link|example|description)\b/i;

/** Nothing but list marks, labels and other placeholders stands on the line. */
function standsAlone(place: Placeholder['place'], source: string): boolean {
  const start = source.lastIndexOf('\n', place.start - 1) + 1;
  const end = source.indexOf('\n', place.end);
  const line = source.slice(start, end < 0 ? source.length : end);
  if (line.length > 500) return false;
  return !/[\p{L}\p{N}]/u.test(line.replace(/\{+[^{}]*\}+|\[[^[\]]*\]|\([^()]*\)/g, ' ').replace(LEAD, ' '));
}

/** A list mark and a label, or the words before an argument. */
const LEAD =
  /^\s*(?:[-*+]|\d+[.)]|#{1,6})?\s*(?:(?:\*\*)?[\p{L} -]{0,30}(?:\*\*)?:|(?:good|bad|neutral|positive|negative),? because)?/iu;

/** Texts that the log keeps in many records: its own habit rather than an oversight. */
function usualTexts(log: Log, left: readonly { readonly placeholder: Placeholder }[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { placeholder } of left) counts.set(placeholder.text, (counts.get(placeholder.text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => isHabit(count, log.decisions.length)).map(([text]) => text));
}
