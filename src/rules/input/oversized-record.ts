import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'oversized-record',
  summary: 'A file of the log is too large to be read',
  scope: 'input',
  level: 'error',
  fix: 'none',
  messages: {
    found: 'unexpected size ({detail}), expected at most 5 MiB: the file is not read',
  },
});
