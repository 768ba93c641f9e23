import type { Profile } from '../../model/config.ts';

/** For logs that want every check a machine can make. */
export const strict: Profile = {
  name: 'strict',
  summary: 'switches every general rule on and lets accepted records only be superseded, never edited',
  rules: {
    'starts-accepted': 'warning',
    'number-gap': 'warning',
    'unknown-front-matter-key': 'warning',
    'missing-decision-makers': 'warning',
    'missing-date': 'error',
    'misordered-section': 'warning',
    'structured-madr-audit': 'warning',
    'structured-madr-front-matter': 'warning',
    'bare-number-reference': 'warning',
    'title-length': 'warning',
    'title-disagreement': 'warning',
    'date-format': 'warning',
    'duplicate-tag': 'warning',
    'personal-data': 'warning',
    'slug-mismatch': 'warning',
    'single-option': 'warning',
    'one-sided-supersession': 'error',
    'unresolved-confirm': ['warning', { decided: 'error' }],
    'stale-proposal': 'warning',
  },
  supersession: 'either',
  immutability: 'append-only',
};
