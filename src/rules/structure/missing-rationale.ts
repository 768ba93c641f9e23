import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { oneLine } from '../one-line.ts';

export default defineRule({
  id: 'missing-rationale',
  summary: 'An option is named as chosen without any reason',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    bare: 'unexpected end after the chosen option `{chosen}`, expected the reason for it',
  },
  *check(decision, context) {
    const chosen = decision.outcome?.chosen;
    if (!chosen || decision.outcome?.because || hasReasonElsewhere(decision)) return;
    const rest = context.text(decision.path).text.slice(chosen.place.end, decision.outcome?.place.end);
    if (countLetters(rest) >= FEW_LETTERS) return;
    yield { message: 'bare', place: chosen.place, data: { chosen: oneLine(chosen.value) } };
  },
});

/** Fewer letters after the option's name are no reason. */
const FEW_LETTERS = 12;

function hasReasonElsewhere({ sections, consequences }: Decision): boolean {
  return (
    sections.some((section) => section.kind === 'rationale' && !section.empty) || consequences.some(({ sign }) => sign === 'good')
  );
}

function countLetters(text: string): number {
  let count = 0;
  for (const letter of text.slice(0, 400)) if (/\p{L}/u.test(letter)) count++;
  return count;
}
