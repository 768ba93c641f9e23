import { describe, expect, it } from 'vitest';
import { parseWithRemark } from '../../src/source/parse.ts';
import { parseSourceText } from '../../src/source/parse-source.ts';

function conflictOf(text: string): string | undefined {
  const found = parseSourceText({ path: '0001-a.md', text, bom: false }, parseWithRemark).problems.find(
    ({ kind }) => kind === 'conflict-marker',
  );
  return found && `${found.detail} at ${found.place.start}`;
}

const CONFLICT = '<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> branch\n';

describe('a conflict that a merge left', () => {
  it.each<readonly [what: string, text: string, found: string | undefined]>([
    ['in text', `# 1. A\n\n${CONFLICT}`, 'text at 8'],
    ['with Windows line ends', CONFLICT.replaceAll('\n', '\r\n'), 'text at 0'],
    ['with the base between', '<<<<<<< a\n1\n||||||| base\n2\n=======\n3\n>>>>>>> b\n', 'text at 0'],
    ['below a first mark without an end', `<<<<<<< quoted\n\n${CONFLICT}`, 'text at 0'],
    ['in a code block', `# 1. A\n\n\`\`\`text\n${CONFLICT}\`\`\`\n`, 'code at 16'],
    ['without the middle', '<<<<<<< a\n>>>>>>> b\n', undefined],
    ['in another order', '>>>>>>> b\n=======\n<<<<<<< a\n', undefined],
    ['with marks within lines', 'a <<<<<<< b\na =======\na >>>>>>> c\n', undefined],
    ['a heading with a line below it', 'Title\n=======\n\n<<<<<<< a\n', undefined],
  ])('%s', (_what, text, found) => {
    expect(conflictOf(text)).toBe(found);
  });
});
