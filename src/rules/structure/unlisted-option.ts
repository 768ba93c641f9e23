import type { Decision, Option } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { likestOption, listedOptions } from '../option-names.ts';

export default defineRule({
  id: 'unlisted-option',
  summary: 'Arguments are given for an option that the list of options lacks',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    unlisted: 'unexpected arguments for `{option}`, expected it among the considered options',
  },
  *check(decision) {
    const listed = listedOptions(decision);
    const matched = listed.filter((option) => option.described).length;
    const unlisted = decision.options.filter(
      (option) => !option.listed && isArgued(option, decision) && !likestOption(option.title, listed),
    );
    if (matched === 0 || matched * 2 < listed.length || unlisted.length > A_FEW) return;
    const level = matched === listed.length ? 'warning' : 'note';
    for (const option of unlisted) yield { message: 'unlisted', level, place: option.place, data: { option: option.title } };
  },
});

/** More of them are a part of their own, not forgotten entries of the list. */
const A_FEW = 2;

/** Good and bad are said of it, directly below the section that argues about options. */
function isArgued(option: Option, { sections }: Decision): boolean {
  if (!option.arguments.some(({ sign }) => sign === 'good' || sign === 'bad')) return false;
  const heading = sections.find((section) => section.heading.start === option.place.start);
  return heading?.parent !== undefined && sections[heading.parent]?.kind === 'arguments' && heading.kind === undefined;
}
