import type { Decision, SectionKind } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { headingWords } from '../main-sections.ts';
import { recordPlace } from '../record-place.ts';
import { sectionLines, sectionOf } from '../section-lines.ts';

export default defineRule({
  id: 'hve-core-body',
  summary: 'The body lacks a part that hve-core asks for',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    section: 'unexpected record without a section `{section}`, expected one',
    level: 'unexpected section `{section}` on level {level}, expected it on level 2',
    quotes: 'unexpected context with {count} of the quoted sources it needs, expected at least {least}',
    matrix: 'unexpected outcome without a table of drivers and options, expected one',
  },
  *check(decision, context) {
    if (decision.dialect === 'unreadable') return;
    const { text } = context.text(decision.path);
    for (const [kind, title] of SECTIONS) {
      const section = sectionOf(kind, decision);
      if (!section) yield { message: 'section', place: recordPlace(decision, text), data: { section: title } };
      else if (section.depth !== 2)
        yield { message: 'level', place: headingWords(section, text), data: { section: section.title, level: section.depth } };
    }
    const quotes = countLines('context', /^\s{0,3}>/, { decision, text });
    const about = sectionOf('context', decision);
    if (about && quotes < LEAST_QUOTES)
      yield { message: 'quotes', place: headingWords(about, text), data: { count: quotes, least: LEAST_QUOTES } };
    const outcome = sectionOf('outcome', decision);
    if (outcome && countLines('outcome', /^\s*\|/, { decision, text }) < 2)
      yield { message: 'matrix', place: headingWords(outcome, text) };
  },
});

const SECTIONS: readonly (readonly [SectionKind, string])[] = [
  ['risks', 'Risks and Mitigations'],
  ['rollback', 'Rollback / Exit Strategy'],
  ['components', 'Affected Components'],
];

const LEAST_QUOTES = 3;

function countLines(kind: SectionKind, pattern: RegExp, of: { readonly decision: Decision; readonly text: string }): number {
  return sectionLines(sectionOf(kind, of.decision), of.text).filter(({ value }) => pattern.test(value)).length;
}
