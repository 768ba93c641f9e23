import type { Profile } from '../../model/config.ts';

/** The successor alone claims a supersession, accepted records never change, numbers have no gap, every decision has an author. */
export const decisionLifecycle: Profile = {
  name: 'decision-lifecycle',
  summary:
    'for logs with a lifecycle ledger: append-only records, forward-only supersession, numbers without gaps, attributed decisions',
  rules: {
    'starts-accepted': 'warning',
    'number-gap': 'error',
    'missing-decision-makers': 'error',
    'missing-date': 'error',
    'bare-number-reference': 'warning',
    'unresolved-confirm': ['warning', { decided: 'error' }],
    'stale-proposal': 'note',
  },
  supersession: 'forward-only',
  immutability: 'append-only',
  statuses: ['draft', 'proposed', 'accepted', 'rejected', 'superseded'],
};
