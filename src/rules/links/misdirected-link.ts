import type { Decision } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { LinkUse } from '../../model/source.ts';
import { type CitedNumber, citedNumber, numbersOf } from '../cited-number.ts';
import { standingOf } from '../link-standing.ts';
import { recordAt } from '../record-like.ts';
import { fileName } from '../record-place.ts';
import { decisionsById } from '../supersession-pairs.ts';

export default defineRule({
  id: 'misdirected-link',
  summary: 'The words of a link name one record, its target is another',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: {
    other: 'unexpected target `{target}` of `{cited}`, expected {wanted}',
  },
  *check(decision, context) {
    for (const use of decision.uses) {
      if (use.kind !== 'link' && use.kind !== 'reference') continue;
      const found = disagreement(use, decision, context);
      if (found) yield found;
    }
  },
});

function disagreement(use: LinkUse, decision: Decision, context: RuleContext) {
  const standing = standingOf(use, decision.path, context.files);
  if (standing.kind !== 'found' && standing.kind !== 'case' && standing.kind !== 'site') return undefined;
  const target = recordAt(context.log, standing.kind === 'found' ? standing.path : standing.actual);
  const numbers = target && numbersOf(target);
  if (!target || !numbers || numbers.size === 0) return undefined;
  const cited = citedNumber(use.text, context.log);
  if (!cited || numbers.has(cited.number) || standing.fragment.includes(`${cited.number}`)) return undefined;
  return {
    message: 'other',
    place: use.place,
    data: { target: fileName(target.path), cited: cited.text, wanted: wanted(cited, decision, context) },
    related: [{ path: target.path, place: target.title?.place ?? { start: 0, end: 0 }, message: 'the target' }],
  };
}

/** Names the record with the cited number, where there is exactly one. */
function wanted(cited: CitedNumber, decision: Decision, { log }: RuleContext): string {
  const resolution = log.resolve({ text: cited.text, place: { start: 0, end: 0 }, number: `${cited.number}` }, decision.path);
  const named = resolution.kind === 'resolved' ? decisionsById(log).get(resolution.id) : undefined;
  return named ? `\`${fileName(named.path)}\`` : 'the record that the words name';
}
