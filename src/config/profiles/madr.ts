import type { Profile } from '../../model/config.ts';

/** MADR keeps its list of statuses open, so that none is forbidden. */
export const madr: Profile = {
  name: 'madr',
  summary: "holds records to MADR's own front matter keys and order of sections",
  rules: {
    'unknown-front-matter-key': 'warning',
    'misordered-section': 'warning',
    'single-option': 'warning',
  },
  supersession: 'either',
  immutability: 'bounded-edits',
};
