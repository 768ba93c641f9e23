import type { Profile } from '../../model/config.ts';

/** Titles and slugs have limits, proposals age after a month, context and decision are a few sentences each. */
export const mxDecision: Profile = {
  name: 'mx-decision',
  summary: 'for records with follow-ups that become implemented: strict counting, limits of titles and slugs, short sections',
  rules: {
    'mx-decision-line': 'error',
    'title-length': ['warning', { beyond: 'error' }],
    'slug-length': 'warning',
    'slug-mismatch': 'warning',
    'stale-proposal': 'warning',
    'sentence-count': 'note',
    'missing-date': 'warning',
  },
  supersession: 'either',
  immutability: 'bounded-edits',
  statuses: ['proposed', 'accepted', 'implemented', 'deprecated', 'superseded'],
  staleAfterDays: 30,
};
