import type { FieldChange } from '../../../src/model/finding.ts';

/** One notation: the head of a record before and after, the other records beside it. */
export interface Row {
  readonly notation: string;
  readonly field: FieldChange['field'];
  /** Id of the other record, or the value. */
  readonly value: string;
  readonly before: string;
  readonly after: string;
  /** File name of the record; `0002-poll-for-orders.md` when absent. */
  readonly name?: string;
  /** What follows the head; Nygard's sections when absent. */
  readonly body?: string;
  /** Head of the other record; the same form as `before` when absent. */
  readonly other?: string;
  readonly otherName?: string;
}

/** Sections below the head of a Nygard record, and of a MADR record. */
export const NYGARD = '\n## Context\n\nOrders wait.\n\n## Decision\n\nWe push.\n\n## Consequences\n\nOne part more.\n';
export const MADR =
  '\n## Context and Problem Statement\n\nOrders wait.\n\n## Considered Options\n\n* Push\n* Poll\n\n## Decision Outcome\n\nChosen option: "Push", because orders come at once.\n';

/** Ids of the other record and of the record itself. */
export const BY = '0005-push-orders';
export const SELF = '0002-poll-for-orders';
