import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { findFile } from '../../src/rules/find-file.ts';
import { standingOfHref } from '../../src/rules/link-standing.ts';

const FILES = {
  'docs/adr/0001-a.md': '',
  'docs/adr/0002-b.md': '',
  'docs/adr/img/Flow.png': '',
  'docs/guide.md': '',
  'docs/static/logo.png': '',
  'vendor/lib/README.md': '',
  'README.md': '',
  '.gitmodules': '[submodule "sdk"]\n\tpath = sdk\n\turl = https://example.org/sdk.git\n',
  'sdk/': '',
};

describe('the target of a link', () => {
  it.each([
    ['0002-b.md', 'found', undefined],
    ['img/', 'found', undefined],
    ['../..', 'found', undefined],
    ['/README.md', 'found', undefined],
    ['0002-B.md', 'case', 'docs/adr/0002-b.md'],
    ['IMG/flow.PNG', 'case', 'docs/adr/img/Flow.png'],
    ['0002-b', 'site', 'docs/adr/0002-b.md'],
    ['0002-b.html', 'site', 'docs/adr/0002-b.md'],
    ['../0002-b/', 'site', 'docs/adr/0002-b.md'],
    ['/guide', 'site', 'docs/guide.md'],
    ['/logo.png', 'site', 'docs/static/logo.png'],
    ['0003-c.md', 'missing', undefined],
    ['/pics/flow.png', 'missing', undefined],
    ['../../../x.md', 'outside', undefined],
    ['../../../../issues/1', 'address', undefined],
    ['../../sdk/src/main.ts', 'address', undefined],
    ['example.org/a', 'malformed', undefined],
  ])('%s is %s', (href, kind, actual) => {
    const standing = standingOfHref(href, 'docs/adr/0001-a.md', memoryFiles(FILES));
    expect(standing.kind).toBe(kind);
    expect('actual' in standing ? standing.actual : undefined).toBe(actual);
  });
});

describe('a path', () => {
  it('is found by composed and decomposed letters', () => {
    const files = memoryFiles({ ['docs/u\u0308ber.md'.normalize('NFD')]: '' });
    expect(findFile(files, 'docs/\u00fcber.md')).toEqual({ kind: 'exact' });
  });

  it('behind a link out of the repository counts as found', () => {
    expect(findFile(memoryFiles({}, { 'docs/shared': 'link' }), 'docs/shared/a.md')).toEqual({ kind: 'exact' });
  });

  it('that two files differ in by case alone is not guessed', () => {
    expect(findFile(memoryFiles({ 'a.md': '', 'A.md': '' }), 'a.MD')).toEqual({ kind: 'missing' });
  });
});
