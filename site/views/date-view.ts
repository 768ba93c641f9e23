import type { DateClaim, Decision } from '../../src/model/decision.ts';

/** A date as the author wrote it. Nothing is computed from a clock or a time zone. */
export interface DateView {
  readonly text: string;
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; absent when the text is no date that can be read in one way. */
  readonly iso?: string;
}

/** The decision's own date; absent when there is none. */
export function dateView(decision: Decision): DateView | undefined {
  return decision.date === undefined ? undefined : dateOf(decision.date);
}

/** One date as it is shown; absent for an empty field and for what a template left. */
export function dateOf(claim: DateClaim): DateView | undefined {
  const text = claim.role === 'name' && claim.iso !== undefined ? claim.iso : claim.text.trim();
  if (text === '' || claim.kind === 'empty' || claim.kind === 'placeholder') return undefined;
  return claim.kind === 'date' && claim.iso !== undefined ? { text, iso: claim.iso } : { text };
}
