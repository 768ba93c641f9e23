import type { Profile } from '../../model/config.ts';

/** The default: every rule at its own level, and nothing of one method's own. */
export const recommended: Profile = {
  name: 'recommended',
  summary: 'reports what is wrong in any decision log, and leaves the way a team writes to the team',
  rules: {},
  supersession: 'either',
  immutability: 'bounded-edits',
};
