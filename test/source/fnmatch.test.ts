import { describe, expect, it } from 'vitest';
import { fnmatch } from '../../src/source/fnmatch.ts';

describe('fnmatch', () => {
  it.each<readonly [pattern: string, path: string, matches: boolean]>([
    ['src/auth/*', 'src/auth/a/b.ts', true],
    ['src/auth/*', 'src/auth.ts', false],
    ['plugins/*/hooks/x.py', 'plugins/a/b/hooks/x.py', true],
    ['docs/*', 'docs/.vitepress/config.ts', true],
    ['src/**', 'src/a.ts', true],
    ['*.sql', 'db/migrations/0001.sql', true],
    ['src/?.ts', 'src/a.ts', true],
    ['src/?.ts', 'src/ab.ts', false],
    ['src/[a-c]*.ts', 'src/b1.ts', true],
    ['src/[!a-c]*.ts', 'src/b1.ts', false],
    ['src/[!a-c]*.ts', 'src/x1.ts', true],
    ['src/[]-]x', 'src/]x', true],
    ['src/[a', 'src/[a', true],
    ['SRC/*', 'src/a', false],
    ['', '', true],
    ['*', '', true],
    ['a*', '', false],
    ['😀?', '😀😀', true],
  ])('%s and %s: %s', (pattern, path, matches) => {
    expect(fnmatch(pattern)(path)).toBe(matches);
  });

  it('takes a pattern of many stars in its stride', () => {
    expect(fnmatch(`${'*a'.repeat(200)}*b`)('a'.repeat(2000))).toBe(false);
  });
});
