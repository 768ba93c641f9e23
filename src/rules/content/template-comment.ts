import type { Decision, Placeholder } from '../../model/decision.ts';
import type { Edit } from '../../model/finding.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { isHabit } from '../log-habit.ts';
import { oneLine } from '../one-line.ts';

export default defineRule({
  id: 'template-comment',
  summary: 'A comment of the template that guides the author is still there',
  scope: 'log',
  level: 'note',
  fix: 'suggested',
  messages: {
    left: 'unexpected comment `{text}` of the template, expected it to be gone once the record is written',
    usual:
      'unexpected comment `{text}` of the template in {count} places of the log, expected it to be gone once a record is written',
  },
  *check(log, context) {
    for (const group of byText(log)) {
      const usual = isHabit(new Set(group.map(({ decision }) => decision)).size, log.decisions.length);
      for (const { decision, comment } of usual ? group.slice(0, 1) : group) {
        const edits = editsOf(usual ? group : [{ decision, comment }], context);
        const data = { text: oneLine(comment.text), count: group.length };
        yield {
          message: usual ? 'usual' : 'left',
          path: decision.path,
          place: comment.place,
          data,
          fix: { safety: 'suggested', title: usual ? 'Remove all of them' : 'Remove the comment', edits },
        };
      }
    }
  },
});

interface LeftComment {
  readonly decision: Decision;
  readonly comment: Placeholder;
}

function byText(log: Log): Iterable<readonly LeftComment[]> {
  const groups = new Map<string, LeftComment[]>();
  for (const decision of log.decisions) {
    for (const comment of decision.placeholders) {
      if (
        comment.syntax !== 'comment' ||
        decision.statuses.some(({ valuePlace }) => valuePlace.start <= comment.place.start && comment.place.end <= valuePlace.end)
      )
        continue;
      const key = comment.text.replace(/\s+/g, ' ').toLowerCase();
      const group = groups.get(key);
      if (group) group.push({ decision, comment });
      else groups.set(key, [{ decision, comment }]);
    }
  }
  return groups.values();
}

function editsOf(comments: readonly LeftComment[], context: RuleContext): Readonly<Record<string, readonly Edit[]>> {
  const edits = new Map<string, readonly Edit[]>();
  for (const { decision, comment } of comments) {
    const edit = removal(comment, context.text(decision.path).text);
    edits.set(decision.path, [...(edits.get(decision.path) ?? []), edit]);
  }
  return Object.fromEntries(edits);
}

/** Takes the blanks before a comment with it, and the line when nothing else stands on it. */
function removal({ place }: Placeholder, text: string): Edit {
  let start = place.start;
  while (start > 0 && (text[start - 1] === ' ' || text[start - 1] === '\t')) start--;
  const rest = /^[ \t]*(?:\r?\n|$)(?:[ \t]*\r?\n)?/.exec(text.slice(place.end, place.end + 200));
  const alone = (start === 0 || text[start - 1] === '\n') && rest !== null;
  return { start, end: alone ? place.end + rest[0].length : place.end, insert: '' };
}
