import type { Decision } from '../model/decision.ts';
import type { Dialect } from '../model/dialect.ts';

/** Whether a record speaks of a decision that was taken: accepted once, whatever became of it, or without a status where its dialect asks for none. */
export function isDecided({ status }: Decision, dialect: Dialect): boolean {
  if (status?.name === undefined) return status === undefined && !dialect.status.required && dialect.sections.length > 0;
  return status.name !== 'draft' && status.name !== 'proposed';
}
