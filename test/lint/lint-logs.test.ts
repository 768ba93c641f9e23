import { describe, expect, it } from 'vitest';
import { defineRule, type Rule } from '../../src/model/finding.ts';
import { lintFiles } from '../rules/lint-files.ts';

const A =
  '# 1. A\n\n## Status\n\nAccepted\n\n## Context\n\nx\n\n## Decision\n\ny\n\n## Consequences\n\nSee [x](gone.md) and [y](lost.md).\n';
const B = A.replace('# 1. A', '# 2. B');

const throwing: Rule = defineRule({
  id: 'throwing',
  summary: 'A rule of ours that fails on one record',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: { found: 'unexpected `{word}`, expected nothing' },
  *check(decision) {
    if (decision.id === '0001-a') throw new Error('boom');
    yield { message: 'found', place: { start: 0, end: 1 }, data: { word: decision.id } };
  },
});

function broken(
  id: string,
  fault: { readonly message: string; readonly place: { readonly start: number; readonly end: number } },
): Rule {
  return defineRule({
    id,
    summary: 'A rule of ours with a fault',
    scope: 'decision',
    level: 'error',
    fix: 'none',
    messages: { found: 'unexpected' },
    check: () => [fault],
  });
}

describe('a rule that fails', () => {
  it('is named with its file, and stops neither the other records nor the other rules', () => {
    const { findings, failures } = lintFiles({ 'docs/adr/0001-a.md': A, 'docs/adr/0002-b.md': B }, { rules: [throwing] });
    expect(findings.map(({ path, message }) => [path, message])).toEqual([
      ['docs/adr/0002-b.md', 'unexpected `0002-b`, expected nothing'],
    ]);
    expect(failures.map(({ ruleId, path, message }) => [ruleId, path, message])).toEqual([
      ['throwing', 'docs/adr/0001-a.md', 'rule `throwing` failed on `docs/adr/0001-a.md`: boom'],
    ]);
  });

  it.each([
    ['with a place outside the text', broken('outside', { message: 'found', place: { start: 0, end: 1_000_000 } })],
    ['with a place that ends before it starts', broken('backwards', { message: 'found', place: { start: 2, end: 1 } })],
    ['with a message it does not have', broken('wordless', { message: 'nope', place: { start: 0, end: 0 } })],
  ])('%s gives no finding', (_name, rule) => {
    const { findings, failures } = lintFiles({ 'docs/adr/0001-a.md': A }, { rules: [rule] });
    expect([findings, failures.map((failure) => failure.ruleId)]).toEqual([[], [rule.id]]);
  });
});

describe('files that can not be read', () => {
  it.each([
    ['unreadable', 'unreadable-record'],
    ['too-large', 'oversized-record'],
    ['link', 'linked-record'],
  ] as const)('%s: one finding, and the others are checked', (special, rule) => {
    const { findings, workspace } = lintFiles(
      { 'docs/adr/0001-a.md': A, 'docs/adr/0003-c.md': B.replace('# 2. B', '# 3. C') },
      { special: { 'docs/adr/0002-b.md': special } },
    );
    expect(findings.filter((finding) => finding.path === 'docs/adr/0002-b.md').map((finding) => finding.ruleId)).toEqual([rule]);
    expect(findings.filter((finding) => finding.ruleId === 'broken-link')).toHaveLength(4);
    expect(workspace.logs[0]?.log.decisions.map((decision) => decision.id).filter((id) => id !== '0002-b')).toEqual([
      '0001-a',
      '0003-c',
    ]);
  });

  it('an unreadable record is counted, listed and given no lineage', () => {
    const { workspace } = lintFiles({ 'docs/adr/0001-a.md': A }, { special: { 'docs/adr/0002-b.md': 'unreadable' } });
    const log = workspace.logs[0]?.log;
    expect(log?.decisions.map(({ id, dialect, number }) => [id, dialect, number])).toEqual([
      ['0001-a', 'adr-tools', 1],
      ['0002-b', 'unreadable', 2],
    ]);
    expect([...(log?.lineage.inForce ?? [])]).toEqual(['0001-a']);
  });
});

describe('a fingerprint', () => {
  const prints = (files: Readonly<Record<string, string>>): readonly string[] =>
    lintFiles(files)
      .findings.filter((finding) => finding.ruleId === 'broken-link')
      .map((finding) => finding.fingerprint);
  const before = prints({ 'docs/adr/0001-a.md': A });

  it('tells two faults of one record apart', () => {
    expect(new Set(before).size).toBe(2);
  });

  it.each([
    ['an edit above', { 'docs/adr/0001-a.md': A.replace('\nx\n', '\nMany more words.\n\nAnd more.\n') }],
    ['a new name', { 'docs/adr/0001-another.md': A }],
    ['a new number', { 'docs/adr/0007-a.md': A.replace('# 1. A', '# 7. A') }],
    ['other line ends', { 'docs/adr/0001-a.md': A.replaceAll('\n', '\r\n') }],
    ['another fault added below', { 'docs/adr/0001-a.md': `${A}\nSee [z](nowhere.md).\n` }],
  ])('survives %s', (_name, files) => {
    expect(prints(files).slice(0, 2)).toEqual(before);
  });

  it('tells two records with the same fault apart', () => {
    const both = prints({ 'docs/adr/0001-a.md': A, 'docs/adr/0002-b.md': B });
    expect(new Set(both).size).toBe(4);
  });
});

describe('findings', () => {
  it('stand in the order of path, line and column', () => {
    const { findings } = lintFiles({ 'docs/adr/0002-b.md': B.replace('Accepted', 'Acepted'), 'docs/adr/0001-a.md': A });
    const places = findings.map(({ path, range }) => [path, range.line, range.column] as const);
    expect(places).toEqual(places.toSorted((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1] || a[2] - b[2])));
    expect(findings.length).toBeGreaterThan(4);
  });

  it('hold no text of a line with a secret', () => {
    const { findings } = lintFiles({
      'docs/adr/0001-a.md': A.replace('See [x](gone.md)', `See [x](gone.md) ${['AKIA', 'Q7RZM2K3', 'WXV4TB6P'].join('')}`),
    });
    const line = findings.filter((finding) => finding.range.line === 17);
    expect(line.map((finding) => finding.ruleId)).toContain('secret');
    expect(line.map((finding) => finding.excerpt)).toEqual(line.map(() => ''));
    expect(JSON.stringify(findings)).not.toContain('Q7RZM2K3');
  });
});
