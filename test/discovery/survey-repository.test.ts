import { describe, expect, it } from 'vitest';
import { findLogs } from '../../src/discovery/find-logs.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import type { Files } from '../../src/model/files.ts';
import { discover, lines, summary } from './discover.ts';

const monorepo = `
  docs/adr/0001-a.md
  packages/core/docs/adr/0001-b.md
  packages/web/docs/adr/0001-c.md
  notes/why/0001-d.md`;

describe('logs of the config', () => {
  it.each<readonly [string, Parameters<typeof discover>[1], string]>([
    ['are the only ones', { logs: ['packages/web/docs/adr'] }, 'web @ packages/web/docs/adr: 0001-c'],
    ['may have any folder and name', { logs: [{ path: './notes/why/', name: 'reasons' }] }, 'reasons @ notes/why: 0001-d'],
    [
      'may be globs',
      { logs: ['packages/*/docs/adr'] },
      'core @ packages/core/docs/adr: 0001-b\nweb @ packages/web/docs/adr: 0001-c',
    ],
    ['may lie in each other', { logs: ['notes', { path: 'notes/why', name: 'why' }] }, 'notes @ notes:\nwhy @ notes/why: 0001-d'],
    [
      'are logs also when empty',
      { logs: ['packages/web/docs'] },
      'docs @ packages/web/docs:\nweb @ packages/web/docs/adr: 0001-c',
    ],
  ])('%s', (_, options, expected) => {
    const found = discover(monorepo, options);
    expect(summary(found)).toEqual(lines(expected));
    expect(found.faults).toEqual([]);
  });

  it.each(['docs/none', '../x', '/docs/adr', 'packages/*/none'])('are a fault when there is no folder %s', (path) => {
    const { logs, faults } = discover(monorepo, { logs: [path, 'docs/adr'] });
    expect(logs.map((log) => log.path)).toEqual(['docs/adr']);
    expect(faults).toEqual([
      { kind: 'missing-log', path: '.adr-config.yml', place: { start: 0, end: 0 }, data: { folder: path } },
    ]);
  });
});

describe('configs of other tools', () => {
  it.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['.adr-dir in the root', { '.adr-dir': 'notes/why\n', 'notes/why/0001-a.md': '' }, 'why @ notes/why: 0001-a'],
    ['.adr-dir of a part, from its own folder', { 'part/.adr-dir': './why', 'part/why/0001-a.md': '' }, 'why @ part/why: 0001-a'],
    [
      '.adr-dir beside usual folders',
      { '.adr-dir': 'notes', 'notes/0001-a.md': '', 'docs/adr/0001-b.md': '' },
      'root @ docs/adr: 0001-b\nnotes @ notes: 0001-a',
    ],
    ['.adr-dir that names a usual folder', { '.adr-dir': 'doc/adr', 'doc/adr/0001-a.md': '' }, 'root @ doc/adr: 0001-a'],
    ['.adr-dir of an empty log', { '.adr-dir': 'notes', 'notes/README.md': '' }, 'notes @ notes:\n- notes/README.md: index'],
    [
      '.log4brains.yml',
      {
        '.log4brains.yml':
          '---\nproject:\n  name: Fleet\n  adrFolder: ./notes\n  packages:\n    - name: core\n      path: ./libs/a\n      adrFolder: ./libs/a/why\n',
        'notes/20240101-a.md': '',
        'libs/a/why/20240102-b.md': '',
      },
      'core @ libs/a/why: 20240102-b\nnotes @ notes: 20240101-a',
    ],
    [
      '.adr-config.yml in a folder',
      { 'docs/planning/x/.adr-config.yml': '', 'docs/planning/x/README.md': '' },
      'x @ docs/planning/x:\n- docs/planning/x/README.md: index',
    ],
  ])('%s', (_, tree, expected) => {
    const found = discover(tree);
    expect(summary(found)).toEqual(lines(expected));
    expect(found.faults).toEqual([]);
  });

  it.each([
    ['.adr-dir', 'none', { problem: 'missing', folder: 'none' }],
    ['.adr-dir', '../x', { problem: 'outside', folder: '../x' }],
    ['.adr-dir', '/x', { problem: 'outside', folder: '/x' }],
    ['.log4brains.yml', 'project:\n  adrFolder: none\n', { problem: 'missing', folder: 'none' }],
    ['.log4brains.yml', 'project: [\n', { problem: 'unreadable' }],
    ['.log4brains.yml', 'else: 1\n', { problem: 'unreadable' }],
  ])('%s with %j is a fault, and the usual folders are searched', (path, text, data) => {
    const { logs, faults } = discover({ [path]: text, 'docs/adr/0001-a.md': '' });
    expect(logs.map((log) => log.path)).toEqual(['docs/adr']);
    expect(faults).toEqual([{ kind: 'foreign-config', path, place: { start: 0, end: 0 }, data }]);
  });

  it.each(['', '\n'])('.adr-dir with %j says nothing', (text) => {
    expect(discover({ '.adr-dir': text, 'docs/adr/0001-a.md': '' }).faults).toEqual([]);
  });
});

describe('ignore patterns', () => {
  it('leave out files, which are named, and folders', () => {
    const tree = `docs/adr/0001-a.md
      docs/adr/0002-b.md
      docs/adr/drafts/0003-c.md
      old/docs/adr/0001-d.md`;
    expect(summary(discover(tree, { ignore: ['0002-*', 'drafts/', '/old'] }))).toEqual([
      'root @ docs/adr: 0001-a',
      '- docs/adr/0002-b.md: ignored',
      '- docs/adr/drafts: ignored',
    ]);
  });
});

describe('faults', () => {
  const faultsOf = (tree: string): readonly string[] =>
    discover(tree).faults.map(({ kind, path, data }) => `${kind} ${path} ${data['other'] ?? data['detail'] ?? ''}`.trim());

  it.each([
    [
      'two folders that differ in letter case',
      'docs/01_ADR/0001-a.md\ndocs/01_Adr/0001-b.md',
      ['case-clash docs/01_Adr docs/01_ADR'],
    ],
    ['two folders on the way', 'Docs/adr/0001-a.md\ndocs/adr/0001-b.md', ['case-clash docs Docs']],
    ['two files that differ in letter case', 'adr/0001-A.md\nadr/0001-a.md', ['case-clash adr/0001-a.md adr/0001-A.md']],
    [
      'two files that differ in how an accent is stored',
      'adr/0001-\u00e9.md\nadr/0001-e\u0301.md',
      ['case-clash adr/0001-\u00e9.md adr/0001-e\u0301.md'],
    ],
    ['a link to a record', 'adr/0001-a.md\nadr/0002-b.md→', ['link adr/0002-b.md link']],
    ['a link to a folder', 'adr/0001-a.md\nadr/more→', ['link adr/more link']],
    ['a link to a picture is none', 'adr/0001-a.md\nadr/flow.png→', []],
    ['a folder with the name of a record', 'adr/0001-a.md\nadr/0002-b.md/c.png', ['folder-name adr/0002-b.md']],
  ])('%s', (_, tree, expected) => {
    expect(faultsOf(tree)).toEqual(expected);
  });

  it('name what could not be opened, and go on', () => {
    const files = memoryFiles({ 'adr/0001-a.md': '' }, { 'adr/large.md': 'too-large', 'adr/shut.md': 'unreadable' });
    const { logs, faults } = findLogs(files);
    expect(faults.map(({ kind, path }) => [kind, path])).toEqual([
      ['too-large', 'adr/large.md'],
      ['unreadable', 'adr/shut.md'],
    ]);
    expect(logs.map(({ records, skipped }) => [records.length, skipped.map(({ reason }) => reason)])).toEqual([
      [1, ['unreadable', 'unreadable']],
    ]);
  });

  it('tell of a folder of a log that can not be listed', () => {
    const disk = memoryFiles({ 'adr/0001-a.md': '', 'adr/shut/': '' });
    const files: Files = { ...disk, folderFault: (path) => (path === 'adr/shut' ? 'EACCES' : undefined) };
    expect(findLogs(files).faults.map(({ kind, path, data }) => [kind, path, data])).toEqual([
      ['unreadable', 'adr/shut', { detail: 'EACCES' }],
    ]);
  });
});

describe('the search', () => {
  it('lists each folder once and opens nothing whose name tells what it is', () => {
    const listed: string[] = [];
    const disk = memoryFiles({
      'docs/adr/0001-a.md': '',
      'docs/adr/README.md': '',
      'docs/adr/2022-02-03-b/README.md': '',
      'src/a/b.ts': '',
    });
    const files: Files = {
      ...disk,
      list: (path) => {
        listed.push(path);
        return disk.list(path);
      },
      read: (path) => {
        throw new Error(`${path} was read`);
      },
    };
    expect(findLogs(files).logs.map(({ records }) => records.length)).toEqual([2]);
    expect(listed.toSorted()).toEqual(['.', 'docs', 'docs/adr', 'docs/adr/2022-02-03-b', 'src', 'src/a']);
  });

  it('names folders that might be logs when it finds none', () => {
    const { logs, candidates } = discover({ 'dev/0001-a.md': 'News', 'dev/0002-b.md': 'News', 'one/0001-a.md': '' });
    expect(logs).toEqual([]);
    expect(candidates).toEqual(['dev']);
  });

  it('keeps what a name says, and the folder that retires a record', () => {
    const { logs } = discover('adr/0001-a.md\nadr/_superseded/2022-21-11-b.md');
    expect(logs[0]?.records).toEqual([
      { path: 'adr/0001-a.md', id: '0001-a', name: { kind: 'numbered', shape: '0000-', prefix: '', number: '0001', slug: 'a' } },
      {
        path: 'adr/_superseded/2022-21-11-b.md',
        id: '2022-21-11-b',
        name: { kind: 'dated', shape: '0000-00-00-', prefix: '', date: '2022-21-11', slug: 'b' },
        retired: '_superseded',
      },
    ]);
  });
});
