import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { github } from '../../src/report/github.ts';
import { visible } from '../../src/report/visible.ts';
import { anyText, hostileTexts } from './hostile-texts.ts';
import { cleanLog, finding, logWithSkips, report, sampleReport } from './sample-report.ts';

function lines(shown: Report): readonly string[] {
  return github(shown).split('\n');
}

/** Reads a command as GitHub's runner does. */
function readCommand(line: string) {
  const [, name = '', properties = '', data = ''] = /^::(\w+) (.*?)::(.*)$/su.exec(line) ?? [];
  const pairs = properties
    .split(',')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), unescapeProperty(pair.slice(pair.indexOf('=') + 1))]);
  return { name, properties: Object.fromEntries(pairs), data: unescapeData(data) };
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
}

/** Hidden characters made visible, line breaks kept. */
function shownText(text: string): string {
  return text
    .split(/([\r\n])/)
    .map((part) => (/^[\r\n]$/.test(part) ? part : visible(part)))
    .join('');
}

describe('github', () => {
  it('prints annotations, the list and the counts', () => {
    expect(github(report({ logs: [logWithSkips], findings: sampleReport.findings.slice(0, 1) }))).toBe(
      [
        '::error file=docs/adr/0007-cache-tariffs-in-redis.md,line=1,col=3,endLine=1,endColumn=4,title=duplicate-number::unexpected number `7`, expected a number that no other record of this log has',
        '::group::The finding',
        'docs/adr/0007-cache-tariffs-in-redis.md:1:3 error unexpected number `7`, expected a number that no other record of this log has (duplicate-number)',
        '  docs/adr/0007-sign-webhooks-with-hmac.md:1:3 also has the number `7`',
        '::endgroup::',
        'docs/adr: 61 records read, 4 files skipped (template: 2, AsciiDoc is not supported: 1, index: 1)',
        '1 finding (1 error)',
        '',
      ].join('\n'),
    );
  });

  it('prints errors, then warnings, then notices', () => {
    const commands = lines(sampleReport).filter((line) => /^::(error|warning|notice) /.test(line));
    expect(commands.map((line) => readCommand(line).name)).toEqual(['error', 'error', 'warning', 'notice']);
  });

  it('prints counts alone for a clean run', () => {
    expect(github(report())).toBe('docs/adr: 3 records read, no file skipped\nno findings\n');
    expect(github(report({ logs: [] }))).toBe('0 records read, no log found\nno findings\n');
  });

  it('leaves columns out for a range of several lines, which GitHub refuses', () => {
    const [line = ''] = lines(report({ findings: [finding({ range: { line: 2, column: 3, endLine: 4, endColumn: 1 } })] }));
    expect(readCommand(line).properties).toMatchObject({ line: '2', endLine: '4' });
    expect(line).not.toMatch(/col/i);
  });

  it('escapes message and properties exactly', () => {
    const [line] = lines(
      report({
        findings: [
          finding({
            path: 'docs/adr/0015-limit,rate 100%:x.md',
            ruleId: 'unknown-status',
            message: 'unexpected `100%: yes, a`\r\nexpected',
          }),
        ],
      }),
    );
    expect(line).toBe(
      '::error file=docs/adr/0015-limit%2Crate 100%25%3Ax.md,line=1,col=3,endLine=1,endColumn=4,title=unknown-status::unexpected `100%25: yes, a`%0D%0Aexpected',
    );
  });

  it('says how many annotations GitHub will not show, and lists every finding all the same', () => {
    const missing = Array.from({ length: 14 }, (_none, index) =>
      finding({ path: `docs/adr/${String(index + 1).padStart(4, '0')}-rule.md`, message: 'no Consequences' }),
    );
    const unknown = finding({
      path: 'docs/adr/0015-limit,rate 100%.md',
      ruleId: 'unknown-status',
      range: { line: 7, column: 1, endLine: 7, endColumn: 17 },
      message: 'unexpected status `Agreed 100%`',
    });
    const printed = lines(report({ logs: [{ ...cleanLog, records: 15 }], findings: [unknown, ...missing] }));
    expect(printed.filter((line) => line.startsWith('::error ') && /file=.*line=.*title=/.test(line))).toHaveLength(15);
    const group = printed.slice(printed.indexOf('::group::All 15 findings') + 1, printed.indexOf('::endgroup::'));
    expect(group).toHaveLength(15);
    expect(group.at(-1)).toBe('docs/adr/0015-limit,rate 100%.md:7:1 error unexpected status `Agreed 100%` (unknown-status)');
    expect(printed.at(-2)).toBe(
      'GitHub shows 10 annotations of a level in a step and will not show 5 of 15 errors; the list above holds them all',
    );
  });

  it.each([
    [10, 'no findings hidden', undefined],
    [11, 'one over', '1 of 11 errors, 1 of 11 warnings'],
  ])('counts the limit for each level: %i', (count, _name, expected) => {
    const some = (level: 'error' | 'warning') => Array.from({ length: count }, () => finding({ level }));
    const last = lines(report({ findings: [...some('error'), ...some('warning')] })).at(-2);
    if (expected === undefined) expect(last).toBe('20 findings (10 errors, 10 warnings)');
    else expect(last).toContain(expected);
  });

  it.each(Object.entries(hostileTexts))('keeps a text in its place: %s', (_name, text) => {
    checkHostile(text);
  });

  it('keeps any text in its place', () => {
    fc.assert(fc.property(anyText, checkHostile));
  });
});

function checkHostile(text: string): void {
  const path = `docs/adr/${text.replaceAll('/', '')}.md`;
  const [command = '', group, ...rest] = lines(
    report({
      logs: [{ ...cleanLog, path: text }],
      findings: [finding({ path, message: text, related: [{ path: text, line: 1, column: 1, message: text }] })],
    }),
  );
  expect(readCommand(command)).toMatchObject({
    name: 'error',
    properties: { file: shownText(path), title: 'duplicate-number', line: '1' },
    data: shownText(text),
  });
  expect(group).toBe('::group::The finding');
  expect(rest[2]).toBe('::endgroup::');
  expect(rest).toHaveLength(6);
  expect(rest.filter((line) => /^\s*::|##\w*\[/.test(line))).toEqual(['::endgroup::']);
}
