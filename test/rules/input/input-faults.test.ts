import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/rules/rules.ts';
import { lintFiles } from '../lint-files.ts';

const INPUT_RULES = RULES.filter(({ scope }) => scope === 'input');

function found(files: Readonly<Record<string, string>>, special: Parameters<typeof lintFiles>[1] = {}): readonly string[] {
  return lintFiles(files, { ...special, rules: INPUT_RULES }).findings.map(
    ({ path, ruleId, level }) => `${path} ${ruleId} ${level}`,
  );
}

describe('faults of input files', () => {
  it('has one finding for a record that can not be read, and keeps the record', () => {
    const special = {
      'docs/adr/0002-b.md': 'unreadable',
      'docs/adr/0003-c.md': 'too-large',
      'docs/adr/notes.md': 'unreadable',
    } as const;
    expect(found({ 'docs/adr/0001-a.md': '# 1. A\n' }, { special })).toEqual([
      'docs/adr/0002-b.md unreadable-record error',
      'docs/adr/0003-c.md oversized-record error',
      'docs/adr/notes.md unreadable-record error',
    ]);
    const { workspace } = lintFiles({ 'docs/adr/0001-a.md': '# 1. A\n' }, { special });
    expect(workspace.logs[0]?.log.decisions.map(({ id }) => id)).toEqual(['0001-a', '0002-b', '0003-c']);
  });

  it('has one finding for a fault above several logs', () => {
    expect(
      found({
        'Services/route/docs/adr/0001-a.md': '# 1. A\n',
        'services/route/docs/adr/0001-a.md': '# 1. A\n',
        'services/label/docs/adr/0001-a.md': '# 1. A\n',
      }),
    ).toEqual(['services case-clash warning']);
  });

  it('has the faults of files beside the log too', () => {
    expect(found({ '.adr-dir': 'doc/adr\n', 'docs/adr/0001-a.md': '# 1. A\n' })).toEqual(['.adr-dir foreign-config warning']);
    expect(found({ '.log4brains.yml': 'project: [\n', 'docs/adr/0001-a.md': '# 1. A\n' })).toEqual([
      '.log4brains.yml foreign-config warning',
    ]);
    expect(found({ '.adr-dir': '../adr\n', 'docs/adr/0001-a.md': '# 1. A\n' })).toEqual(['.adr-dir foreign-config warning']);
  });

  it('knows a rule and a message for every fault', () => {
    const { workspace } = lintFiles(
      {
        '.adr-dir': 'doc/adr\n',
        'docs/adr/0001-a.md': '# 1. A\n',
        'docs/adr/0001-A.md': '# 1. A\n',
        'docs/adr/0003-c.md/d.png': '',
      },
      { special: { 'docs/adr/0002-b.md': 'link', 'docs/adr/0004-d.md': 'too-large', 'docs/adr/0005-e.md': 'other' } },
    );
    const faults = workspace.logs.flatMap((log) => log.faults);
    expect(faults.map(({ kind }) => kind).sort()).toEqual([
      'case-clash',
      'folder-named-like-record',
      'foreign-config',
      'linked-record',
      'oversized-record',
      'unreadable-record',
    ]);
    for (const { kind, message } of faults)
      expect(INPUT_RULES.find(({ id }) => id === kind)?.messages).toHaveProperty(message ?? 'found');
  });
});
