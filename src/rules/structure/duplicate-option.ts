import { defineRule } from '../../model/finding.ts';
import { optionKey } from '../../source/option-key.ts';
import { listedOptions, weighsOptions } from '../option-names.ts';

export default defineRule({
  id: 'duplicate-option',
  summary: 'The list of options names one option twice',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    twice: 'unexpected option `{option}`, it is already listed on its own; expected every option once',
  },
  *check(decision, context) {
    if (!weighsOptions(context.dialect(decision))) return;
    const seen = new Map<string, { readonly start: number; readonly end: number }>();
    for (const option of listedOptions(decision)) {
      const key = optionKey(option.title);
      const first = seen.get(key);
      if (first && key !== '' && !/[:：]$/.test(option.title)) {
        yield {
          message: 'twice',
          place: option.place,
          data: { option: option.title },
          related: [{ path: decision.path, place: first, message: 'first listed here' }],
        };
      }
      if (!first) seen.set(key, option.place);
    }
  },
});
