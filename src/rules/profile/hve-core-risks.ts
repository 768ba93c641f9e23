import { defineRule } from '../../model/finding.ts';
import { oneLine } from '../one-line.ts';
import { bullets, firstColumn, holdsEither, labelForm, sectionLines, sectionOf } from '../section-lines.ts';

export default defineRule({
  id: 'hve-core-risks',
  summary: 'A bad consequence that is a risk has no mitigation',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    unpaired: 'unexpected risk `{risk}` without a mitigation, expected it below `Risks and Mitigations` (ADR-CONSISTENCY-006)',
  },
  *check(decision, context) {
    const { text } = context.text(decision.path);
    const lines = sectionLines(sectionOf('risks', decision), text);
    const mitigated = [...firstColumn(lines), ...bullets(lines)].map(({ value }) => riskForm(value));
    for (const { sign, text: consequence, place } of decision.consequences) {
      if (sign !== 'bad' || !isRisk(consequence)) continue;
      const form = riskForm(consequence);
      if (!mitigated.some((risk) => holdsEither(risk, form)))
        yield { message: 'unpaired', place, data: { risk: oneLine(consequence) } };
    }
  },
});

/** Begins as a risk, or speaks of one that may come true. */
function isRisk(consequence: string): boolean {
  const form = labelForm(withoutSign(consequence));
  return (
    form.startsWith('risk:') ||
    (/(?<!\p{L})risks?(?!\p{L})/u.test(form) && /(?<!\p{L})(?:may|could|might|likely|possible|possibility)(?!\p{L})/u.test(form))
  );
}

/** The risk itself, without the words before it and without its mitigation. */
function riskForm(text: string): string {
  const form = labelForm(withoutSign(text)).replace(/^risk:\s*/, '');
  const at = form.search(/[.;]\s+mitigations?:/);
  return at < 0 ? form : form.slice(0, at);
}

function withoutSign(text: string): string {
  return text.replace(/^(?:bad|negative)\s*,?\s*(?:because\s+)?/i, '');
}
