import type { StatusName } from '../model/status.ts';

/** Legal moves where neither profile nor config says otherwise: status → statuses that may follow. */
export const DEFAULT_MOVES: Readonly<Record<StatusName, readonly StatusName[]>> = {
  draft: ['proposed'],
  proposed: ['accepted', 'rejected', 'withdrawn'],
  accepted: ['implemented', 'deprecated', 'superseded'],
  implemented: ['deprecated', 'superseded'],
  rejected: [],
  withdrawn: [],
  deprecated: ['superseded'],
  superseded: [],
};
