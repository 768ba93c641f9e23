import type { StatusName } from '../model/status.ts';

const RING = '<circle class="lineage-line" r="5"/>';
const DISC = '<circle class="lineage-fill" r="5"/>';

/** The shape of each status as SVG around the origin, in a box of 12: a status is told by shape and word, never by colour alone. */
export const STATUS_MARKS: Readonly<Record<StatusName | 'unknown', string>> = {
  draft: RING,
  proposed: `${RING}<path class="lineage-fill" d="M0 0V-5A5 5 0 0 1 5 0Z"/>`,
  accepted: DISC,
  implemented: `${DISC}<path class="lineage-cut" d="M-2.5 0L-.5 2L3-2"/>`,
  rejected: '<path class="lineage-line" d="M-4-4L4 4M4-4L-4 4"/>',
  withdrawn: `${RING}<path class="lineage-line" d="M-3.5 3.5L3.5-3.5"/>`,
  deprecated: `${RING}<path class="lineage-fill" d="M0-5A5 5 0 0 1 0 5Z"/>`,
  superseded: '<path class="lineage-line" d="M-5 3A5 5 0 0 1 4 1M1.5 1.5H4.5V-2"/>',
  unknown: `${RING}<circle class="lineage-fill" r="1.5"/>`,
};
