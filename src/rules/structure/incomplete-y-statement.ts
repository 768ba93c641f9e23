import type { YSlot, YStatement } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'incomplete-y-statement',
  summary: 'A Y-Statement leaves out one of its parts',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    missing: 'unexpected Y-Statement without {slots}, expected every part of it',
  },
  *check(decision, context) {
    const statement = decision.yStatement;
    if (!statement) return;
    const missing = missingSlots(statement);
    if (missing.length === 0) return;
    const own = decision.dialect === 'y-statement';
    const level = own && missing.some((slot) => slot !== 'against') ? 'warning' : 'note';
    const slots = missing.map((slot) => `\`${WORDS[statement.wording][slot]}\``).join(', ');
    yield { message: 'missing', level, place: firstLine(statement, context.text(decision.path).text), data: { slots } };
  },
});

const WORDS: Readonly<Record<YStatement['wording'], Readonly<Record<YSlot, string>>>> = {
  'in-the-context-of': {
    context: 'in the context of',
    facing: 'facing',
    decided: 'we decided for',
    against: 'and neglected',
    achieve: 'to achieve',
    accepting: 'accepting',
    because: 'because',
  },
  'for-given-choose': {
    context: 'for',
    facing: 'given',
    decided: 'choose',
    against: 'rather than',
    achieve: 'to gain',
    accepting: 'while accepting',
    because: 'because',
  },
};

/** The short form has no alternatives: they are missed only where the statement is long enough for them. */
function missingSlots({ slots }: YStatement): readonly YSlot[] {
  const wanted: readonly YSlot[] = ['context', 'facing', 'decided', 'against', 'achieve', 'accepting'];
  const missing = wanted.filter((slot) => slots[slot] === undefined);
  return missing.length === 1 && missing[0] === 'against' && slots.because === undefined ? [] : missing;
}

function firstLine({ place }: YStatement, text: string): { readonly start: number; readonly end: number } {
  const lines = text.slice(place.start, place.end);
  const lead = lines.length - lines.trimStart().length;
  const end = lines.indexOf('\n', lead);
  return { start: place.start + lead, end: end < 0 ? place.end : place.start + lines.slice(0, end).trimEnd().length };
}
