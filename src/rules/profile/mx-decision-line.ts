import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import type { Located } from '../../model/place.ts';
import { fileName, recordPlace } from '../record-place.ts';
import { linesOutsideCode } from '../section-lines.ts';

export default defineRule({
  id: 'mx-decision-line',
  summary: 'Status line or file name are not what the tools of mxDecision read',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    none: 'unexpected record without a status line, expected one such as `**Status:** proposed | **Date:** {today}`',
    shape: 'unexpected status line `{line}`, expected status and date on it, such as `**Status:** proposed | **Date:** {today}`',
    several: 'unexpected second status line, expected only the one below the title',
    name: 'unexpected file name `{name}`, expected one such as `ADR-0007-use-one-queue.md`',
  },
  *check(decision, context) {
    if (decision.dialect === 'unreadable') return;
    const { text } = context.text(decision.path);
    const name = fileName(decision.path);
    const data = { name, today: context.today };
    if (!NAME.test(name)) yield { message: 'name', place: recordPlace(decision, text), data };
    const [first, ...others] = statusLines(decision, text);
    if (!first) yield { message: 'none', place: recordPlace(decision, text), data };
    else if (!LINE.test(first.value))
      yield { message: 'shape', place: first.place, data: { ...data, line: first.value.trim().slice(0, 80) } };
    for (const { place } of others) yield { message: 'several', place };
  },
});

const NAME = /^ADR-\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const LINE = /^\*\*Status(?::\*\*|\*\*:)\s*[A-Za-z]+(?![A-Za-z])[^|]*\|\s*\*\*Date(?::\*\*|\*\*:)\s*\d{4}-\d{2}-\d{2}\s*$/i;

/** Every line that begins with a bold label for the status. */
function statusLines({ frontMatter }: Decision, text: string): readonly Located<string>[] {
  return linesOutsideCode(text, { start: frontMatter?.place.end ?? 0, end: text.length }).filter(({ value }) =>
    /^\*\*Status(?::\*\*|\*\*:)/i.test(value),
  );
}
