import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';

describe('memory files', () => {
  it('makes empty folders of keys that end in a slash', () => {
    const files = memoryFiles({ 'docs/adr/': '' });
    expect(files.kind('docs/adr')).toBe('folder');
    expect(files.list('docs/adr')).toEqual([]);
  });

  it.each([
    ['link', 'link', 'outside', 'outside'],
    ['other', 'other', 'not-a-file', 'not-a-file'],
    ['unreadable', 'file', 'unreadable', 'ok'],
    ['too-large', 'file', 'too-large', 'ok'],
  ] as const)('stands in for a file that is %s', (special, kind, reading, writing) => {
    const files = memoryFiles({ 'a.md': '' }, { 'x.md': special });
    const content = files.read('x.md');
    const result = files.write('x.md', new Uint8Array());
    expect(files.list('.')).toEqual([
      { name: 'a.md', kind: 'file' },
      { name: 'x.md', kind },
    ]);
    expect(content.ok ? 'ok' : content.reason).toBe(reading);
    expect(result.ok ? 'ok' : result.reason).toBe(writing);
  });

  it('does not make a second folder that differs in letter case only', () => {
    const files = memoryFiles({ 'docs/adr/a.md': '' });
    expect(files.create('docs/ADR/x.md', new Uint8Array())).toEqual({ ok: false, reason: 'exists', detail: 'adr' });
  });

  it('keeps its own copy of what is written', () => {
    const files = memoryFiles({});
    const bytes = new Uint8Array([1]);
    files.write('a', bytes);
    bytes[0] = 2;
    expect(files.read('a')).toEqual({ ok: true, bytes: new Uint8Array([1]) });
  });
});
