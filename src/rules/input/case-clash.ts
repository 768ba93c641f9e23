import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'case-clash',
  summary: 'Two names of one folder differ in letter case alone',
  scope: 'input',
  level: 'error',
  fix: 'none',
  messages: {
    found: 'unexpected name beside `{other}`, expected one that differs in more than letter case: many disks can hold only one of the two',
  },
});
