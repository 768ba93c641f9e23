import type { Profile } from '../../model/config.ts';

/**
 * Records without options, in either of two orders of sections; what replaces a record is named in the replaced one. The tools
 * that write them put a date into every record.
 */
export const nygard: Profile = {
  name: 'nygard',
  summary: 'for short records of context, decision, status and consequences, with the statuses of adr-tools',
  rules: {
    'missing-date': 'warning',
    'misordered-section': 'off',
    'single-option': 'off',
  },
  supersession: 'either',
  immutability: 'bounded-edits',
  statuses: ['proposed', 'accepted', 'rejected', 'deprecated', 'superseded'],
};
