import type { Profile } from '../../model/config.ts';

/** A packet offers at least two options, and a decision names the authority it rests on. */
export const ultraAdlc: Profile = {
  name: 'ultra-adlc',
  summary: 'for logs beside decision packets: at least two options, named deciders, no open placeholders',
  rules: {
    'single-option': 'error',
    'missing-decision-makers': 'warning',
    'unresolved-confirm': 'error',
    'sentence-count': 'off',
    'hve-core-front-matter': 'off',
    'hve-core-consistency': 'off',
  },
  supersession: 'either',
  immutability: 'bounded-edits',
};
