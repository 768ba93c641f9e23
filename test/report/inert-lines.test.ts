import { describe, expect, it } from 'vitest';
import { inertLines } from '../../src/report/inert-lines.ts';

describe('inertLines', () => {
  it.each([
    ['::error::x', ': :error::x'],
    ['  ::add-mask::x\n::y::', '  : :add-mask::x\n: :y::'],
    ['a ::b:: stays', 'a ::b:: stays'],
    ['x ##[add-mask]y', 'x # #[add-mask]y'],
    ['##vso[task.x]y', '# #vso[task.x]y'],
    ['###[group]z', '## #[group]z'],
    ['## Heading [1]', '## Heading [1]'],
  ])('%s', (text, expected) => {
    expect(inertLines(text)).toBe(expected);
  });
});
