import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'linked-record',
  summary: 'A record is a symbolic link, which is not followed',
  scope: 'input',
  level: 'warning',
  fix: 'none',
  messages: {
    found: 'unexpected symbolic link, expected a file: links are not followed and the record is not counted',
  },
});
