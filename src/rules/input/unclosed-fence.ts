import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'unclosed-fence',
  summary: 'A code block is not closed and runs to the end of the record',
  scope: 'decision',
  level: 'error',
  fix: 'safe',
  messages: {
    swallows: 'unexpected code block without an end, expected a closing line before `{heading}`, which is read as code',
    open: 'unexpected code block without an end, expected a closing line below it',
  },
  *check(decision, { text }) {
    for (const { kind, detail, place } of decision.problems) {
      if (kind !== 'unclosed-fence') continue;
      const source = text(decision.path).text;
      const heading = /\n(#{2,6} [^\r\n]*)/.exec(source.slice(place.end))?.[1];
      if (heading !== undefined) {
        yield { message: 'swallows', place, data: { heading } };
        continue;
      }
      const end = source.trimEnd().length;
      const insert = `${lineEnd(source)}${detail}`;
      yield {
        message: 'open',
        level: 'note',
        place,
        fix: { safety: 'safe', title: 'Close the code block', edits: { [decision.path]: [{ start: end, end, insert }] } },
      };
    }
  },
});

function lineEnd(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
