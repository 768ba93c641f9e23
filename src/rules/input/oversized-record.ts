import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'oversized-record',
  summary: 'A file of the log is too large to be read',
  scope: 'input',
  level: 'error',
  fix: 'none',
  messages: {
    found: 'unexpected size of {detail}, expected a record of at most 5 MiB: it is counted and not read',
  },
});
