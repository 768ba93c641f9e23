import type { Decision, Mention } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { isClaimed } from '../claim-at.ts';
import { either } from '../nearest-word.ts';
import { fileName } from '../record-place.ts';
import { decisionsById } from '../supersession-pairs.ts';

export default defineRule({
  id: 'ambiguous-citation',
  summary: 'A number in the text belongs to two records',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    several: 'unexpected bare `{cited}`, several records carry that number; expected {candidates}',
  },
  *check(decision, context) {
    const seen = new Map<number, Mention[]>();
    for (const mention of decision.mentions) {
      const number = Number(mention.number);
      const group = seen.get(number);
      if (group) group.push(mention);
      else seen.set(number, [mention]);
    }
    for (const [number, mentions] of seen) {
      const candidates = candidatesOf(number, decision, context);
      const bare =
        candidates.length < 2 || isTold(mentions, decision, { ids: new Set(candidates.map((one) => one.id)), log: context.log })
          ? []
          : mentions.filter((mention) => mention.href === undefined && !isClaimed(mention.place, decision));
      const [first, ...more] = bare;
      if (!first) continue;
      yield {
        message: 'several',
        place: first.place,
        data: { cited: first.text, candidates: either(candidates.map((one) => fileName(one.path))) },
        related: [
          ...candidates.map((one) => ({
            path: one.path,
            place: one.numbers.heading?.place ?? one.title?.place ?? { start: 0, end: 0 },
            message: `\`${fileName(one.path)}\` carries the number`,
          })),
          ...more.slice(0, 5).map((mention) => ({ path: decision.path, place: mention.place, message: 'the same number again' })),
        ],
      };
    }
  },
});

/** Records a mention may mean; none when the record speaks of itself or the team has listed the pair. */
function candidatesOf(number: number, decision: Decision, { log, settings }: RuleContext): readonly Decision[] {
  const first = decision.mentions.find((mention) => Number(mention.number) === number);
  if (!first) return [];
  const resolution = log.resolve(
    { text: first.text, place: first.place, number: first.number, prefix: first.prefix },
    decision.path,
  );
  if (resolution.kind !== 'ambiguous' || resolution.candidates.includes(decision.id)) return [];
  if (settings.numbering.shared.some((stems) => resolution.candidates.every((id) => stems.includes(id)))) return [];
  const byId = decisionsById(log);
  return resolution.candidates.flatMap((id) => byId.get(id) ?? []);
}

/** True when the same words stand as a link to one of the candidates in this record: `[ADR 53](0053-x.md)`, later `ADR 53`. */
function isTold(
  mentions: readonly Mention[],
  decision: Decision,
  about: { readonly ids: ReadonlySet<string>; readonly log: Log },
): boolean {
  const { ids, log } = about;
  return mentions.some(({ href }) => {
    if (href === undefined || href === '') return false;
    const resolution = log.resolve({ text: href, place: { start: 0, end: 0 }, href }, decision.path);
    return resolution.kind === 'resolved' && ids.has(resolution.id);
  });
}
