import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { nodeFiles } from '../../src/files/node-files.ts';
import type { WritableFiles } from '../../src/model/files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function diskFiles(contents: Readonly<Record<string, string>>): WritableFiles {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  folders.push(root);
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return nodeFiles(root);
}

const tree = { 'b.md': 'b', 'docs/adr/0002-b.md': 'two', 'docs/adr/0001-ä b.md': 'one', 'docs/Z.md': '' };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (files: WritableFiles, path: string): string | undefined => {
  const content = files.read(path);
  return content.ok ? new TextDecoder().decode(content.bytes) : undefined;
};
const reasonOf = (result: { readonly ok: true } | { readonly ok: false; readonly reason: string }): string =>
  result.ok ? 'ok' : result.reason;

describe.each([
  ['disk', diskFiles],
  ['memory', memoryFiles],
] as const)('files on %s', (_, make) => {
  it('lists a folder sorted by name, with kinds', () => {
    const files = make(tree);
    expect(files.list('.')).toEqual([
      { name: 'b.md', kind: 'file' },
      { name: 'docs', kind: 'folder' },
    ]);
    expect(files.list('docs').map(({ name }) => name)).toEqual(['Z.md', 'adr']);
    expect(files.list('docs/adr').map(({ name }) => name)).toEqual(['0001-ä b.md', '0002-b.md']);
  });

  it.each(['missing', 'b.md', '..', '../x', '/'])('lists nothing for %s', (path) => {
    expect(make(tree).list(path)).toEqual([]);
  });

  it.each([
    ['docs', 'folder'],
    ['.', 'folder'],
    ['docs/adr/0001-ä b.md', 'file'],
    ['docs/none', undefined],
    ['b.md/none', undefined],
    ['../b.md', undefined],
  ])('knows the kind of %s', (path, kind) => {
    expect(make(tree).kind(path)).toBe(kind);
  });

  it('reads bytes, also none', () => {
    const files = make(tree);
    expect(textOf(files, 'docs/adr/0001-ä b.md')).toBe('one');
    expect(textOf(files, 'docs/Z.md')).toBe('');
  });

  it.each([
    ['none.md', 'missing'],
    ['b.md/none.md', 'missing'],
    ['docs', 'not-a-file'],
    ['../b.md', 'outside'],
    ['docs/../../b.md', 'outside'],
    ['/etc/hosts', 'outside'],
    ['', 'outside'],
    ['b\0.md', 'outside'],
  ])('says why %j can not be read', (path, reason) => {
    expect(reasonOf(make(tree).read(path))).toBe(reason);
  });

  it('reads 5 MiB and not a byte more', () => {
    const limit = 5 * 1024 * 1024;
    const files = make({ 'fits.md': 'x'.repeat(limit), 'large.md': 'x'.repeat(limit + 1) });
    expect(reasonOf(files.read('fits.md'))).toBe('ok');
    expect(reasonOf(files.read('large.md'))).toBe('too-large');
  });

  it('replaces a file, makes a new one with its folders', () => {
    const files = make(tree);
    expect(files.write('b.md', bytes('changed'))).toEqual({ ok: true });
    expect(files.write('new/folder/c.md', bytes('c'))).toEqual({ ok: true });
    expect(textOf(files, 'b.md')).toBe('changed');
    expect(textOf(files, 'new/folder/c.md')).toBe('c');
    expect(files.list('.').map(({ name }) => name)).toEqual(['b.md', 'docs', 'new']);
  });

  it.each([
    ['docs', 'not-a-file'],
    ['../c.md', 'outside'],
    ['docs/../../c.md', 'outside'],
  ])('does not write to %s', (path, reason) => {
    expect(reasonOf(make(tree).write(path, bytes('x')))).toBe(reason);
  });

  it.each([
    ['b.md', 'exists'],
    ['B.MD', 'exists'],
    ['docs', 'exists'],
    ['.', 'outside'],
    ['../c.md', 'outside'],
    ['docs/adr/0003-c.md', 'ok'],
    ['deep/er/c.md', 'ok'],
  ])('creates %s only where the name is free', (path, result) => {
    expect(reasonOf(make(tree).create(path, bytes('x')))).toBe(result);
  });

  it('keeps what is there when a file can not be created', () => {
    const files = make(tree);
    files.create('b.md', bytes('x'));
    expect(textOf(files, 'b.md')).toBe('b');
  });

  it.each([
    ['b.md', 'c.md', 'ok'],
    ['b.md', 'B.md', 'ok'],
    ['b.md', 'docs/new/c.md', 'ok'],
    ['b.md', 'docs/z.md', 'exists'],
    ['none.md', 'c.md', 'missing'],
    ['docs', 'papers', 'not-a-file'],
    ['b.md', '../c.md', 'outside'],
    ['../b.md', 'c.md', 'outside'],
  ])('renames %s to %s: %s', (from, to, result) => {
    const files = make(tree);
    expect(reasonOf(files.rename(from, to))).toBe(result);
    expect(textOf(files, result === 'ok' ? to : 'b.md')).toBe('b');
    if (result === 'ok') expect(files.list('.').map(({ name }) => name)).not.toContain(from);
  });

  it.each([
    ['b.md', 'ok'],
    ['none.md', 'missing'],
    ['docs', 'not-a-file'],
    ['../b.md', 'outside'],
  ])('removes %s: %s', (path, result) => {
    const files = make(tree);
    expect(reasonOf(files.remove(path))).toBe(result);
    expect(files.kind('b.md')).toBe(path === 'b.md' ? undefined : 'file');
  });
});
