import { planNormalization } from './plan-normalization.ts';
import { type Normalization, proveNormalization } from './prove-normalization.ts';
import type { NormalizeOptions, RecordInput } from './record-view.ts';
import { toYStatement } from './to-y-statement.ts';

/** Brings one record to a target and proves the result; a result that does not pass its own check is refused. */
export function normalizeRecord(input: RecordInput, target: 'madr-4' | 'y-statement', options: NormalizeOptions): Normalization {
  if (target === 'y-statement') return toYStatement(input, options);
  return proveNormalization({ input, options, plan: planNormalization(input, options), target, replan: planNormalization });
}
