import { describe, expect, it } from 'vitest';
import { countStrict } from '../../src/dialects/read-follow-ups.ts';

const HEAD = '## Consequences\n\n### Follow-ups\n\n';

/** Done and total as mxDecision's own line algorithm counts them. */
const VECTORS: readonly (readonly [title: string, text: string, done: number, total: number])[] = [
  ['one done, one open', `${HEAD}- [x] a\n- [ ] b\n`, 1, 2],
  ['a capital mark', `${HEAD}- [X] a\n`, 1, 1],
  ['an asterisk', `${HEAD}* [x] a\n`, 0, 0],
  ['an indented item', `${HEAD}  - [x] a\n- [x] b\n`, 1, 1],
  ['a dropped item', `${HEAD}- [x] ~~a~~ (dropped)\n- [x] b\n`, 1, 1],
  ['an open dropped item', `${HEAD}- [ ] ~~a~~ (dropped)\n- [x] b\n`, 1, 1],
  ['struck, not dropped', `${HEAD}- [ ] ~~a~~\n- [x] b\n`, 1, 2],
  ['dropped, not struck', `${HEAD}- [ ] a (dropped)\n`, 0, 1],
  ['inside a fence', `${HEAD}\`\`\`\n- [ ] a\n\`\`\`\n- [x] b\n`, 1, 1],
  ['an unclosed fence', `${HEAD}\`\`\`\n- [x] a\n- [x] b\n`, 0, 0],
  ['inside a tilde fence', `${HEAD}~~~\n- [ ] a\n~~~\n- [x] b\n`, 1, 2],
  ['a fence in a longer fence', `${HEAD}\`\`\`\`\n\`\`\`\n- [ ] a\n\`\`\`\n\`\`\`\`\n- [x] b\n`, 1, 2],
  ['below an H4', `${HEAD}- [x] a\n\n#### More\n\n- [ ] b\n`, 1, 2],
  ['below another H3', `${HEAD}- [x] a\n\n### Other\n\n- [ ] b\n`, 1, 1],
  ['below the next H2', `${HEAD}- [x] a\n\n## Other\n\n- [ ] b\n`, 1, 1],
  ['under another H2', '## Decision\n\n### Follow-ups\n\n- [x] a\n', 0, 0],
  ['in a second Consequences', `${HEAD}- [x] a\n\n${HEAD}- [ ] b\n`, 1, 2],
  ['a heading with a blank behind it', '## Consequences \n\n### Follow-ups\n\n- [x] a\n', 0, 0],
  ['lower-case headings', '## consequences\n\n### follow-ups\n\n- [x] a\n', 0, 0],
  ['the layout of MADR', '## Decision Outcome\n\n### Consequences\n\n#### Follow-ups\n\n- [x] a\n', 0, 0],
  ['a box without text', `${HEAD}- [x]\n`, 0, 0],
  ['inside a comment', `${HEAD}<!--\n- [ ] sample\n-->\n- [x] a\n`, 1, 2],
];

describe('follow-ups as mxDecision counts them', () => {
  it.each(VECTORS)('%s', (_title, text, done, total) => {
    expect(countStrict(text)).toEqual({ done, total });
  });
});
