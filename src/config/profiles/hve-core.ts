import type { Profile } from '../../model/config.ts';

/**
 * Four-digit scalars in both records name a supersession, and the front matter is a closed object with dates and deciders of
 * its own, so that the general rules about them would only repeat what its own rule says.
 */
export const hveCore: Profile = {
  name: 'hve-core',
  summary: 'holds records to the front matter and the consistency rules of hve-core, with both sides of a supersession written',
  rules: {
    'hve-core-front-matter': 'error',
    'hve-core-body': 'error',
    'hve-core-components': 'error',
    'hve-core-criteria': 'error',
    'hve-core-drivers': 'error',
    'hve-core-numbers': 'warning',
    'hve-core-planner-names': 'error',
    'hve-core-risks': 'error',
    'hve-core-state': 'error',
    'one-sided-supersession': 'error',
    'single-option': 'warning',
    'personal-data': 'warning',
    'bare-number-reference': 'off',
    'unknown-front-matter-key': 'off',
    'missing-decision-makers': 'off',
    'missing-date': 'off',
  },
  supersession: 'both-sides',
  immutability: 'bounded-edits',
  statuses: ['proposed', 'accepted', 'rejected', 'withdrawn', 'deprecated', 'superseded'],
};
