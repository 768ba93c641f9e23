import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'unreadable-record',
  summary: 'A file of the log can not be read',
  scope: 'input',
  level: 'error',
  fix: 'none',
  messages: {
    found: 'unexpected file that can not be read ({detail}), expected a record',
  },
});
