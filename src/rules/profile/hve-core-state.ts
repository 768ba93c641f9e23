import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'hve-core-state',
  summary: 'A value of the session state was never filled in',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    placeholder: 'unexpected `{token}` of the session state, expected its value (ADR-CONSISTENCY-003)',
    choice: 'unexpected choice `{token}` for the autonomy tier, expected one of them (ADR-CONSISTENCY-003)',
  },
  *check(decision, context) {
    const { text } = context.text(decision.path);
    const from = decision.frontMatter?.place.end ?? 0;
    for (const match of text.slice(from).matchAll(STATE)) {
      const start = from + match.index;
      const message = match[1] === undefined ? 'placeholder' : 'choice';
      const token = match[1] ?? match[0];
      const at = start + match[0].length - token.length;
      yield { message, place: { start: at, end: at + token.length }, data: { token } };
    }
  },
});

const STATE =
  /\{\{\s{0,4}state\.[\w.[\]-]{1,80}\s{0,4}\}\}|autonomyTier:[ \t]{0,4}([\w-]{1,20}(?:[ \t]{0,4}\|[ \t]{0,4}[\w-]{1,20}){1,5})/g;
