import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'stale-baseline-entry',
  summary: 'An entry of the baseline stands for a finding that is gone',
  scope: 'input',
  level: 'note',
  fix: 'none',
  messages: {
    gone: 'unexpected baseline entry for `{rule}` in `{path}`, the finding is gone; expected `--update-baseline` to take it out',
  },
});
