import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'stale-citation',
  summary: 'A file outside the log cites a record that was replaced or does not exist',
  scope: 'input',
  level: 'warning',
  fix: 'none',
  messages: {
    replaced: 'unexpected citation of `{cited}`, it was superseded; expected {current}',
    ended: 'unexpected citation of `{cited}`, it was superseded and no record that replaces it is in force',
    missing: 'unexpected citation of `{cited}`, the log in `{log}` has no such record',
  },
});
