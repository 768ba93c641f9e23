import type { SectionFact, SectionKind } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { headingWords, mainDepth } from '../main-sections.ts';

export default defineRule({
  id: 'duplicate-section',
  summary: 'A record has the same section twice',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    twice: 'unexpected second section `{section}`, expected all of it in the first one',
  },
  *check(decision, context) {
    const { text } = context.text(decision.path);
    const depth = mainDepth(decision);
    const seen = new Map<string, SectionFact>();
    for (const section of decision.sections) {
      if (section.depth !== depth || section.kind === undefined || SIDES.has(section.kind)) continue;
      const key = `${section.parent ?? ''} ${section.key}`;
      const first = seen.get(key);
      if (!first) seen.set(key, section);
      else {
        const related = [
          { path: decision.path, place: headingWords(first, text), message: `\`${first.title}\` for the first time` },
        ];
        yield { message: 'twice', place: headingWords(section, text), data: { section: section.title }, related };
      }
    }
  },
});

/** Pros and cons stand once for each option. */
const SIDES: ReadonlySet<SectionKind> = new Set<SectionKind>(['positive', 'negative', 'neutral', 'arguments']);
