import type { Profile } from '../../model/config.ts';

/** Titles and slugs have limits, proposals age after a month, context and decision are a few sentences each. */
export const mxDecision: Profile = {
  name: 'mx-decision',
  summary: 'for records with follow-ups that become implemented: strict counting, limits of titles and slugs, short sections',
  rules: {
    'title-length': 'warning',
    'slug-mismatch': 'warning',
    'stale-proposal': 'warning',
    'sentence-count': 'note',
    'missing-date': 'warning',
    'hve-core-front-matter': 'off',
    'hve-core-consistency': 'off',
  },
  supersession: 'either',
  immutability: 'bounded-edits',
  statuses: ['proposed', 'accepted', 'implemented', 'deprecated', 'superseded'],
  staleAfterDays: 30,
};
