import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'case-clash',
  summary: 'Two names of one folder differ in letter case alone',
  scope: 'input',
  level: 'warning',
  fix: 'none',
  messages: {
    found:
      'unexpected name beside `{other}`, expected one that differs in more than letter case: many disks take the two for one',
  },
});
