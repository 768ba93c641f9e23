import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/report/cells.ts';
import { stylish } from '../../src/report/stylish.ts';
import { anyText, hostileTexts } from './hostile-texts.ts';
import { cleanLog, finding, logWithSkips, plainView, report, sampleReport } from './sample-report.ts';

describe('stylish', () => {
  it('reads well on 80 columns', () => {
    expect(stylish(sampleReport, plainView)).toBe(`docs/adr/0007-cache-tariffs-in-redis.md
   1:3   error    unexpected number \`7\`, expected a number that no other record
                  of this log has  duplicate-number
                  │ # 7. Cache tariffs in Redis
                  │   ^
                  → docs/adr/0007-sign-webhooks-with-hmac.md:1:3  also has the
                    number \`7\`
                  + fix available with --fix-suggested: Renumber this record to
                    \`9\`

docs/adr/0008-split-out-the-label-service.md
   5:1   error    unexpected status \`Acepted\`, expected \`Accepted\`
                  unknown-status
                  │ Acepted.
                  │ ^^^^^^^
                  + fix available with --fix: Write \`Accepted\`
  11:69  warning  unexpected reference \`ADR-0007\`, expected one that names a
                  single record: it could be \`0007-cache-tariffs-in-redis\` or
                  \`0007-sign-webhooks-with-hmac\`  ambiguous-reference
                  │ … as the webhooks do, as decided in ADR-0007, and keeps the…
                  │                                     ^^^^^^^^

packages/billing/docs/adr/0002-請求書を毎月送る.md
   3:11  note     unexpected spelling \`superceded\`, expected \`superseded\`
                  old-spelling
                  │ 状態：🚀承認済み, superceded by ADR-3
                  │                  ^^^^^^^^^^
                  + fix available with --fix: Write \`superseded\`

Read    docs/adr: 61 records read, 4 files skipped (template: 2, AsciiDoc is not
        supported: 1, index: 1)
        packages/billing/docs/adr: 3 records read, no file skipped
        in all 2 logs: 64 records read, 4 files skipped
Partly  date-order could judge 12 of 64 records, review-due 4
Hidden  2 known findings hidden, 1 finding suppressed
Found   4 findings (2 errors, 1 warning, 1 note)
Fixes   2 fixable with --fix, 1 more with --fix-suggested
Help    adr-lint explain duplicate-number
`);
  });

  it.each([
    ['a clean log', [cleanLog], 'Read    docs/adr: 3 records read, no file skipped\nFound   no findings\n'],
    ['an empty log', [{ ...cleanLog, records: 0 }], 'Read    docs/adr: 0 records read, no file skipped\nFound   no findings\n'],
    [
      'skipped files',
      [{ ...logWithSkips, skipped: logWithSkips.skipped.slice(0, 1) }],
      'Read    docs/adr: 61 records read, 1 file skipped (index: 1)\nFound   no findings\n',
    ],
    ['no log', [], 'Read    0 records read, no log found\nFound   no findings\n'],
  ])('prints the counts for %s', (_name, logs, expected) => {
    expect(stylish(report({ logs }), plainView)).toBe(expected);
  });

  it('prints paths as the view wants them', () => {
    const text = stylish(sampleReport, { ...plainView, displayPath: (path) => `../${path}` });
    expect(text).toContain('\n../docs/adr/0008-split-out-the-label-service.md\n');
    expect(text).toContain('→ ../docs/adr/0007-sign-webhooks-with-hmac.md:1:3');
    expect(text).toContain('Read    ../docs/adr: 61 records read');
  });

  it('adds colours and nothing else when the view allows them', () => {
    const painted = stylish(sampleReport, { ...plainView, color: true });
    expect(painted).toContain('\u001b[31merror  \u001b[39m');
    expect(painted).toContain('\u001b[33mwarning\u001b[39m');
    expect(painted).toContain('\u001b[2mduplicate-number\u001b[22m');
    expect(stripVTControlCharacters(painted)).toBe(stylish(sampleReport, plainView));
    expect(stylish(report(), { ...plainView, color: true })).toContain('\u001b[32mno findings\u001b[39m');
  });

  it.each([40, 60, 100, 200])('keeps to %i columns', (width) => {
    const [, ...lines] = stylish(sampleReport, { ...plainView, width }).split('\n');
    const tooWide = lines.filter((line) => displayWidth(line) > width);
    expect(tooWide.filter((line) => !line.endsWith('.md'))).toEqual([]);
  });

  it('makes lines no shorter than 40 columns', () => {
    expect(stylish(sampleReport, { ...plainView, width: 0 })).toBe(stylish(sampleReport, { ...plainView, width: 40 }));
  });

  it('names the rule of the gravest finding to read about', () => {
    const findings = [
      finding({ ruleId: 'old-spelling', level: 'note', path: 'a.md' }),
      finding({ ruleId: 'unknown-status', path: 'b.md' }),
    ];
    expect(stylish(report({ findings }), plainView)).toMatch(/^Help {4}adr-lint explain unknown-status$/m);
  });

  it.each(Object.entries(hostileTexts))('is in command of its output: %s', (_name, text) => {
    checkHostile(text);
  });

  it('is in command of its output for any text', () => {
    fc.assert(fc.property(anyText, checkHostile));
  });
});

function checkHostile(text: string): void {
  const hostile = finding({
    path: `${text}.md`,
    message: text,
    excerpt: `x${text}`,
    range: { line: 2, column: 2, endLine: 2, endColumn: 4 },
    related: [{ path: text, line: 1, column: 1, message: text }],
    fix: { safety: 'safe', title: text },
  });
  const lines = stylish(report({ logs: [{ ...cleanLog, path: `${text}x` }], findings: [hostile] }), plainView).split('\n');
  expect(lines.filter((line) => /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(line))).toEqual([]);
  expect(lines.filter((line) => /^\s*::|##\w*\[/.test(line))).toEqual([]);
  // A command that lost its power is a space wider.
  expect(
    lines.slice(1).filter((line) => displayWidth(line.replaceAll('# #', '##').replace(/^ *: :/, '::')) > plainView.width),
  ).toEqual([]);
  expect(lines.slice(-4)).toEqual([
    'Found   1 finding (1 error)',
    'Fixes   1 fixable with --fix',
    'Help    adr-lint explain duplicate-number',
    '',
  ]);
}
