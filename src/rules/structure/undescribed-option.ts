import { defineRule } from '../../model/finding.ts';
import { likestOption, listedOptions } from '../option-names.ts';

export default defineRule({
  id: 'undescribed-option',
  summary: 'An option of the list has no arguments while others have',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    bare: 'unexpected option `{option}` without arguments, expected its pros and cons beside those of the other options',
  },
  *check(decision) {
    const listed = listedOptions(decision);
    const described = listed.filter((option) => option.described);
    if (described.length === 0 || described.length * 2 < listed.length) return;
    const others = decision.options.filter((option) => !option.listed);
    for (const option of listed) {
      if (option.described || option.arguments.length > 0 || likestOption(option.title, others)) continue;
      yield { message: 'bare', place: option.place, data: { option: option.title } };
    }
  },
});
