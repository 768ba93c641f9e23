import { defineRule } from '../../model/finding.ts';
import { isLineageKind } from '../lineage-claims.ts';
import { either } from '../nearest-word.ts';
import { fileName } from '../record-place.ts';
import { decisionsById } from '../supersession-pairs.ts';

export default defineRule({
  id: 'ambiguous-reference',
  summary: 'A relation names two records at once',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    several: 'unexpected reference `{reference}` after `{phrase}`, several records go by it; expected {candidates}',
  },
  *check(log) {
    const byId = decisionsById(log);
    for (const { claimant, link, resolution } of log.links) {
      const decision = byId.get(claimant);
      if (!decision || resolution.kind !== 'ambiguous') continue;
      const candidates = resolution.candidates.flatMap((id) => byId.get(id) ?? []);
      yield {
        message: 'several',
        path: decision.path,
        place: link.reference.place,
        data: {
          reference: link.reference.text,
          phrase: link.phrase,
          candidates: either(candidates.map((one) => fileName(one.path))),
        },
        ...(isLineageKind(link.kind) ? {} : { level: 'warning' as const }),
        related: candidates.map((one) => ({
          path: one.path,
          place: one.numbers.heading?.place ?? one.title?.place ?? { start: 0, end: 0 },
          message: 'one of them',
        })),
      };
    }
  },
});
