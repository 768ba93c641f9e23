import { describe, expect, it } from 'vitest';
import { isAskedFor } from '../../src/discovery/found-log.ts';
import { discover, record } from './discover.ts';

const tree: Readonly<Record<string, string>> = {
  'docs/adr/0001-a.md': '',
  'docs/adr/0002-b.md': '',
  'docs/adr/README.md': '',
  'docs/adr/core/0003-c.md': '',
  'docs/adr/backend/0001-x.md': '',
  'docs/guide/01-intro.md': 'Intro',
  'docs/empty/README.md': '',
  'packages/web/docs/adr/0001-d.md': '',
  'packages/api/docs/adr/0001-e.md': '',
  'dev/0001-f.md': record,
  'dev/0002-g.md': record,
  'dev/archive/0003-h.md': record,
  'examples/shop/docs/adr/0001-i.md': '',
  'examples/shop/docs/adr/old/0002-j.md': '',
  'rfcs/text/0001-k/README.md': '',
  'src/a.ts': '',
  'a [b]/adr/0001-l.md': '',
};

/** Logs as `name @ path (records)`, and what is asked for. */
function choose(...paths: readonly string[]): {
  readonly logs: readonly string[];
  readonly only: readonly string[] | undefined;
  readonly wrong: readonly string[];
} {
  const { logs, only, wrongPaths } = discover(tree, { paths });
  return {
    logs: logs.map(({ name, path, records }) => `${name} @ ${path} (${records.length})`),
    only,
    wrong: wrongPaths.map(({ reason }) => reason),
  };
}

const root = 'root @ docs/adr (3)';
const backend = 'backend @ docs/adr/backend (1)';
const web = 'web @ packages/web/docs/adr (1)';
const api = 'api @ packages/api/docs/adr (1)';

describe('paths', () => {
  it.each<readonly [readonly string[], readonly string[], readonly string[] | undefined]>([
    [['docs/adr'], [root, backend], undefined],
    [['./docs//adr/'], [root, backend], undefined],
    [['docs\\adr'], [root, backend], undefined],
    [['src/../docs/adr/backend'], [backend], undefined],
    [['packages'], [api, web], undefined],
    [['.'], ['a [b] @ a [b]/adr (1)', root, backend, api, web], undefined],
    [['docs'], [root, backend], undefined],
    [['docs/adr/core'], [root], ['docs/adr/core']],
    [['docs/adr/0002-b.md'], [root], ['docs/adr/0002-b.md']],
    [['docs/adr/README.md'], [root], ['docs/adr/README.md']],
    [['docs/adr/backend/0001-x.md'], [backend], ['docs/adr/backend/0001-x.md']],
    [
      ['docs/adr/0001-a.md', 'packages/web'],
      [root, web],
      ['docs/adr/0001-a.md', 'packages/web/docs/adr'],
    ],
    [['dev'], ['dev @ dev (3)'], undefined],
    [['dev/0001-f.md'], ['dev @ dev (3)'], ['dev/0001-f.md']],
    [['dev/archive/0003-h.md'], ['dev @ dev (3)'], ['dev/archive/0003-h.md']],
    [['docs/empty'], ['empty @ docs/empty (0)'], undefined],
    [['examples'], ['shop @ examples/shop/docs/adr (2)'], undefined],
    [['examples/shop/docs/adr/old/0002-j.md'], ['shop @ examples/shop/docs/adr (2)'], ['examples/shop/docs/adr/old/0002-j.md']],
    [['rfcs/text'], ['text @ rfcs/text (1)'], undefined],
    [['rfcs/text/0001-k/README.md'], ['text @ rfcs/text (1)'], ['rfcs/text/0001-k/README.md']],
    [['docs/adr/*.md'], [root], ['docs/adr/0001-a.md', 'docs/adr/0002-b.md', 'docs/adr/README.md']],
    [['packages/*/docs/adr'], [api, web], undefined],
    [['docs/**/000[12]-*.md'], [root, backend], ['docs/adr/0001-a.md', 'docs/adr/0002-b.md', 'docs/adr/backend/0001-x.md']],
    [['dev/*.md'], ['dev @ dev (3)'], ['dev/0001-f.md', 'dev/0002-g.md']],
    [['a [b]/adr'], ['a [b] @ a [b]/adr (1)'], undefined],
  ])('%j', (paths, logs, only) => {
    expect(choose(...paths)).toEqual({ logs, only, wrong: [] });
  });

  it.each([
    ['doc/adr', 'missing'],
    ['docs/adr/0009-none.md', 'missing'],
    ['../x', 'outside'],
    ['/etc', 'outside'],
    ['C:\\x', 'outside'],
    ['docs/none/*.md', 'no-match'],
    ['src/*.ts', 'no-log'],
    ['src/a.ts', 'no-log'],
  ])('%s is wrong: %s', (path, reason) => {
    expect(choose(path)).toEqual({ logs: [], only: undefined, wrong: [reason] });
  });

  it('that are wrong do not hide those that are right', () => {
    expect(choose('doc/adr', 'packages/web')).toEqual({ logs: [web], only: undefined, wrong: ['missing'] });
  });

  it('that are wrong are answered with the logs there are', () => {
    expect(discover('docs/decisions/0001-a.md', { paths: ['doc/adr'] }).wrongPaths.map(({ message }) => message)).toEqual([
      'unexpected path `doc/adr`, expected a file, a folder or a glob that exists; logs were found in `docs/decisions`',
    ]);
    expect(discover('src/a.ts', { paths: ['doc/adr'] }).wrongPaths.map(({ message }) => message)).toEqual([
      'unexpected path `doc/adr`, expected a file, a folder or a glob that exists; no log was found in the repository',
    ]);
  });

  it('that are links out of the repository are wrong', () => {
    expect(discover('docs/adr/0001-a.md\nelsewhere→', { paths: ['elsewhere'] }).wrongPaths.map(({ reason }) => reason)).toEqual([
      'outside',
    ]);
  });

  it('give a log the name it has among all logs of the repository', () => {
    const two = 'ADR/0001-a.md\ndecision-record/0001-b.md';
    expect(discover(two, { paths: ['decision-record'] }).logs.map(({ name }) => name)).toEqual(['decision-record']);
    expect(discover(two, { paths: ['decision-record'] }).others.map(({ name }) => name)).toEqual(['root']);
  });

  it('do not let a log that is found by its path alone take the name of another', () => {
    const { logs, others } = discover('services/why/docs/adr/0001-a.md\nwhy/0001-b.md', { paths: ['why'] });
    expect([...logs, ...others].map(({ name, path }) => `${name} @ ${path}`)).toEqual([
      'why-2 @ why',
      'why @ services/why/docs/adr',
    ]);
  });
});

describe('isAskedFor', () => {
  it.each([
    [['docs/adr/0002-b.md'], 'docs/adr/0002-b.md', true],
    [['docs/adr/0002-b.md'], 'docs/adr/0001-a.md', false],
    [['docs/adr/core'], 'docs/adr/core/0003-c.md', true],
    [['docs/adr/core'], 'docs/adr/core-2/0003-c.md', false],
    [['docs/adr'], 'anything', true],
  ])('%j asks for %s: %s', (paths, path, expected) => {
    expect(isAskedFor(discover(tree, { paths }), path)).toBe(expected);
  });
});
