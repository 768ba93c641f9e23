import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'one-sided-consequences',
  summary: 'Several consequences are marked as good or bad, and all of them alike',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    good: 'unexpected consequences that are all good, expected what the decision costs as well',
    bad: 'unexpected consequences that are all bad, expected what the decision gains as well',
  },
  *check(decision, context) {
    const kinds = context.dialect(decision).sections.map(({ kind }) => kind);
    if (kinds.includes('negative') && !kinds.includes('positive')) return;
    const signed = decision.consequences.filter(({ sign }) => sign === 'good' || sign === 'bad');
    const [first] = signed;
    if (!first || signed.length < 2 || signed.length < decision.consequences.length) return;
    if (signed.some(({ sign }) => sign !== first.sign) || hasOtherSide(first.sign, decision.sections)) return;
    yield { message: first.sign === 'good' ? 'good' : 'bad', place: first.place };
  },
});

/** The other side may be told in running text below its own heading, or as risks. */
function hasOtherSide(sign: string, sections: readonly { readonly kind?: string; readonly empty: boolean }[]): boolean {
  const kinds = sign === 'good' ? ['negative', 'risks', 'neutral'] : ['positive', 'neutral'];
  return sections.some((section) => !section.empty && section.kind !== undefined && kinds.includes(section.kind));
}
