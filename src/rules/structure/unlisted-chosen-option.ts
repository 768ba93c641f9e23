import { defineRule } from '../../model/finding.ts';
import { oneLine } from '../one-line.ts';
import { isAmong, likestOption, listedOptions } from '../option-names.ts';

export default defineRule({
  id: 'unlisted-chosen-option',
  summary: 'The chosen option is none of the considered ones',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    unlisted: 'unexpected chosen option `{chosen}`, expected one of the {count} considered options',
    reworded: 'unexpected chosen option `{chosen}`, expected the words of the list, `{listed}`',
  },
  *check(decision) {
    const chosen = decision.outcome?.chosen;
    const listed = listedOptions(decision);
    if (!chosen || listed.length < 2 || isAmong(chosen.value, decision.options) || isNumberOf(chosen.value, listed.length))
      return;
    if (decision.placeholders.some(({ place }) => place.start < chosen.place.end && chosen.place.start < place.end)) return;
    const likest = likestOption(chosen.value, listed);
    const data = { chosen: oneLine(chosen.value), count: listed.length, listed: oneLine(likest?.title ?? '') };
    yield likest
      ? { message: 'reworded', level: 'note', place: chosen.place, data }
      : { message: 'unlisted', place: chosen.place, data };
  },
});

/** `Chosen option: 3` means the third. */
function isNumberOf(title: string, count: number): boolean {
  const number = /^#?\s*(\d{1,2})\W*$/.exec(title)?.[1];
  return number !== undefined && Number(number) >= 1 && Number(number) <= count;
}
