import type { FollowUp } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { headingWords } from '../main-sections.ts';
import { oneLine } from '../one-line.ts';
import { recordPlace } from '../record-place.ts';
import { sectionOf } from '../section-lines.ts';
import { editedRecords, textsOf } from '../settled.ts';

export default defineRule({
  id: 'vanished-follow-up',
  summary: 'A follow-up that was promised is no longer in the record',
  scope: 'change',
  level: 'warning',
  fix: 'none',
  messages: {
    gone: 'unexpected removal of the open follow-up `{text}`, expected it to be ticked off, or marked as dropped: `- [x] ~~{text}~~ (dropped)`',
  },
  *check(change) {
    for (const kept of editedRecords(change)) {
      const text = textsOf(change, kept).head;
      const left = kept.head.followUps.map(wordSet);
      const boxes = wordSet({ text });
      for (const one of kept.base.followUps) {
        const words = wordSet(one);
        if (one.state !== 'open' || left.some((other) => isAlike(words, other)) || isSaid(words, boxes)) continue;
        const section = sectionOf('follow-ups', kept.head) ?? sectionOf('consequences', kept.head);
        yield {
          message: 'gone',
          path: kept.head.path,
          place: section ? headingWords(section, text) : recordPlace(kept.head, text),
          data: { text: oneLine(one.text) },
        };
      }
    }
  },
});

function wordSet({ text }: Pick<FollowUp, 'text'>): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Half of the words say the same: it was put in other words. */
function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared * 2 >= Math.max(a.size, b.size);
}

/** All of its words stand somewhere in the record: it became a sentence. */
function isSaid(words: ReadonlySet<string>, record: ReadonlySet<string>): boolean {
  return words.size > 2 && [...words].every((word) => record.has(word));
}
