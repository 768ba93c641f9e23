import type { Profile } from '../../model/config.ts';

/** A packet offers at least two options, and a decision names the authority it rests on. */
export const ultraAdlc: Profile = {
  name: 'ultra-adlc',
  summary: 'for logs beside decision packets: at least two options, named deciders, no open placeholders',
  rules: {
    'ultra-adlc-record': 'error',
    'single-option': 'error',
    'missing-decision-makers': 'warning',
    'unresolved-confirm': ['warning', { decided: 'error' }],
  },
  supersession: 'either',
  immutability: 'bounded-edits',
};
