import { describe, expect, it } from 'vitest';
import { isHostPage, looksLikeAddress, readTarget } from '../../src/rules/read-target.ts';

describe('a target', () => {
  it.each([
    ['0002-b.md', 'docs/adr/0002-b.md', ''],
    ['./0002-b.md#context', 'docs/adr/0002-b.md', 'context'],
    ['../guide.md?plain=1#L10', 'docs/guide.md', 'L10'],
    ['/src/main.ts', 'src/main.ts', ''],
    ['my%20guide.md', 'docs/adr/my guide.md', ''],
    ['100%.md', 'docs/adr/100%.md', ''],
    ['../../../x.md', '../x.md', ''],
    ['main.cs:12', 'docs/adr/main.cs:12', ''],
  ])('%s is a path', (href, path, fragment) => {
    expect(readTarget(href, 'docs/adr/0001-a.md')).toMatchObject({ kind: 'path', path, fragment });
  });

  it.each([
    ['https://example.org/a.md', { kind: 'address' }],
    ['mailto:ann@example.org', { kind: 'address' }],
    ['//cdn.example.org/a.js', { kind: 'address' }],
    ['data:image/png;base64,AAAA', { kind: 'address' }],
    ['{{ site.url }}/a', { kind: 'address' }],
    ['@site/docs/a.md', { kind: 'address' }],
    ['#context', { kind: 'page', fragment: 'context' }],
    ['', { kind: 'malformed', how: 'empty' }],
    ['@ann', { kind: 'malformed', how: 'handle' }],
    ['www.example.org', { kind: 'malformed', how: 'address' }],
    ['ann@example.org', { kind: 'malformed', how: 'mail' }],
    ['TODO', { kind: 'malformed', how: 'word' }],
    ['(https://example.org)', { kind: 'malformed', how: 'mark' }],
    ['https:/example.org', { kind: 'malformed', how: 'slashes' }],
    ['http//example.org', { kind: 'malformed', how: 'slashes' }],
    ['C:\\notes\\a.md', { kind: 'malformed', how: 'machine' }],
    ['file:///home/ann/a.md', { kind: 'malformed', how: 'machine' }],
  ])('%s is %j', (href, wanted) => {
    expect(readTarget(href, '0001-a.md')).toEqual(wanted);
  });
});

describe('a page of the code host', () => {
  it.each([
    ['../../../../issues/7', true],
    ['../../pull/12#comment', true],
    ['../../../../../other/project/wiki', true],
    ['../../../../issues.md', false],
    ['issues/7', false],
  ])('%s: %s', (written, wanted) => {
    expect(isHostPage(written)).toBe(wanted);
  });
});

describe('an address without its scheme', () => {
  it.each([
    ['github.com/a/b', true],
    ['example.org', true],
    ['0002-b.md', false],
    ['run.sh', false],
    ['a/example.org', false],
  ])('%s: %s', (written, wanted) => {
    expect(looksLikeAddress(written)).toBe(wanted);
  });
});
