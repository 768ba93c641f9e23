import { defineRule } from '../../model/finding.ts';
import { listsRejected, optionsSection, weighsOptions } from '../option-names.ts';

export default defineRule({
  id: 'single-option',
  summary: 'Only one option was considered',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    single: 'unexpected single option `{option}`, expected at least two to choose from',
  },
  *check(decision, context) {
    const section = optionsSection(decision);
    const [option, second] = decision.options;
    if (!section || !option || second || listsRejected(section) || !weighsOptions(context.dialect(decision))) return;
    yield { message: 'single', place: option.place, data: { option: option.title } };
  },
});
