import { defineRule } from '../../model/finding.ts';

/** The engine yields these: only it knows which comment hid what. */
export default defineRule({
  id: 'unused-suppression',
  summary: 'A suppression comment hides nothing',
  scope: 'input',
  level: 'warning',
  fix: 'none',
  messages: {
    unused: 'unexpected suppression of `{rule}`, it hides no finding',
    all: 'unexpected suppression, it hides no finding',
    unknown: 'unexpected rule `{rule}` in a suppression, there is no such rule',
  },
});
