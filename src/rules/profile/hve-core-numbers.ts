import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import type { Located } from '../../model/place.ts';
import { sectionLines, sectionOf } from '../section-lines.ts';

export default defineRule({
  id: 'hve-core-numbers',
  summary: 'A figure stands where nothing backs it up',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    claim: 'unexpected figure `{claim}`, expected its source beside it, or words that stay true (ADR-CONSISTENCY-007)',
  },
  *check(decision, context) {
    for (const { value, place } of claimedTexts(decision, context.text(decision.path).text)) {
      for (const match of withoutCode(value).matchAll(FIGURE)) {
        const start = place.start + match.index;
        yield { message: 'claim', place: { start, end: start + match[0].length }, data: { claim: match[0] } };
      }
    }
  },
});

/** A number with a unit; versions such as `v7.0` and `-Version 7.0` are none. */
const FIGURE =
  /(?<![\p{L}\p{N}.-])(?<!version )\d[\d,.]{0,15}(?: ?%|[ -](?:tests?|specs?|cases?|files?|lines?|hours?|days?|minutes?|seconds?|ms|users?|requests?|MB|GB|KB)(?![\p{L}\p{N}]))/giu;

function claimedTexts(decision: Decision, text: string): readonly Located<string>[] {
  const sections = (['confirmation', 'more'] as const).flatMap((kind) => sectionLines(sectionOf(kind, decision), text));
  const bad = decision.consequences
    .filter(({ sign }) => sign === 'bad')
    .map(({ place }) => ({ value: text.slice(place.start, place.end), place }));
  return [...sections, ...bad];
}

/** Code spans and addresses blanked, so that offsets stay. */
function withoutCode(line: string): string {
  return line.replace(/`[^`]*`|https?:\/\/\S+/g, (part) => ' '.repeat(part.length));
}
