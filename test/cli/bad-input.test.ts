import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, putFile } from '../temp-folder.ts';
import { readLog } from './read-log.ts';
import { type JsonReport, readReport } from './read-report.ts';
import { runProgram } from './run-program.ts';
import { nygard, repositoryWith } from './sample-repo.ts';

const path = 'docs/adr/0001-bad.md';
const LINES = 100_000;

/** Bytes that are no record, the rules that must speak about them (none: the record is read as it is), and whether it is still listed. */
const INPUTS: readonly (readonly [name: string, bytes: string | Uint8Array, rules: readonly string[]])[] = [
  ['nothing', '', ['empty-record']],
  ['blanks', ' \n\t\n', ['empty-record']],
  ['a byte-order mark alone', '\uFEFF', ['empty-record']],
  ['invalid UTF-8', Buffer.concat([Buffer.from(nygard()), Buffer.from([0xff, 0xfe, 0x80])]), ['invalid-encoding']],
  ['Latin-1', Buffer.from(nygard({ title: 'Für Größe' }), 'latin1'), ['invalid-encoding']],
  ['NUL bytes', nygard({ consequences: 'One\0two.' }), ['invalid-encoding']],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${nygard()}`, 'utf16le'), ['invalid-encoding']],
  ['UTF-16, big end first', Buffer.from(`\uFEFF${nygard()}`, 'utf16le').swap16(), ['invalid-encoding']],
  ['10 MB', nygard({ consequences: 'More words of the same kind.\n'.repeat(350_000) }), ['oversized-record']],
  ['100,000 lines', nygard({ consequences: 'A line.\n'.repeat(LINES) }), []],
  ['100,000 paragraphs', nygard({ consequences: 'A line.\n\n'.repeat(LINES) }), []],
  ['100,000 items', nygard({ consequences: '- item\n'.repeat(LINES) }), []],
  ['100,000 headings', nygard({ consequences: Array.from({ length: LINES }, (_, at) => `### Part ${at}\n`).join('') }), []],
  ['100,000 links', nygard({ consequences: '[a](b) '.repeat(LINES) }), ['broken-link']],
  ['a line of 1 MB', nygard({ consequences: 'word '.repeat(200_000) }), []],
  ['a table of 20,000 rows', nygard({ consequences: `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(20_000)}` }), []],
  ['nested quotes', nygard({ consequences: `${'> '.repeat(5000)}deep` }), ['deep-nesting']],
  ['nested lists', nygard({ consequences: `${'- '.repeat(5000)}deep` }), ['deep-nesting']],
  [
    'a staircase of lists',
    nygard({ consequences: Array.from({ length: 500 }, (_, at) => `${'  '.repeat(at)}- x\n`).join('') }),
    ['deep-nesting'],
  ],
  ['5,000 nested emphases', nygard({ consequences: `${'*a '.repeat(5000)}${'b* '.repeat(5000)}` }), []],
  ['5,000 open brackets', nygard({ consequences: '['.repeat(5000) }), []],
  ['5,000 open link starts', nygard({ consequences: '[a]('.repeat(5000) }), []],
  ['5,000 open images', nygard({ consequences: '![a]('.repeat(5000) }), []],
  [
    'backquotes of every length',
    nygard({ consequences: Array.from({ length: 600 }, (_, at) => '`'.repeat(at + 1)).join(' ') }),
    [],
  ],
  ['5,000 open comments', nygard({ consequences: '<!-- '.repeat(5000) }), []],
  ['5,000 open tags', nygard({ consequences: '<a '.repeat(5000) }), []],
  ['5,000 entities', nygard({ consequences: '&amp;&#x110000;&nosuch;'.repeat(5000) }), []],
  [
    'a YAML bomb',
    `---\na: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]\ne: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d]\nf: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e]\ng: &g [*f, *f, *f, *f, *f, *f, *f, *f, *f]\n---\n\n${nygard()}`,
    ['broken-front-matter'],
  ],
  ['a YAML ring', `---\na: &a [*a]\n---\n\n${nygard()}`, ['broken-front-matter']],
  ['YAML anchors', `---\nstatus: &s accepted\nalso: *s\n---\n\n${nygard()}`, []],
  ['deep YAML', `---\na: ${'['.repeat(2000)}${']'.repeat(2000)}\n---\n\n${nygard()}`, ['broken-front-matter']],
  ['a YAML key of 10,000 letters', `---\n${'k'.repeat(10_000)}: v\n---\n\n${nygard()}`, []],
  ['a key named for what objects have', `---\n__proto__: x\nconstructor: y\ntoString: z\n---\n\n${nygard()}`, []],
  ['two YAML documents', `---\na: 1\n---\nb: 2\n---\n\n${nygard()}`, []],
  ['a front matter that never ends', `---\nstatus: accepted\n\n${nygard()}`, ['unclosed-front-matter']],
  ['an unclosed fence', nygard().replace('## Context', '```text\n\n## Context'), ['unclosed-fence']],
  ['a conflict', nygard({ status: '<<<<<<< HEAD\nAccepted\n=======\nRejected\n>>>>>>> theirs' }), ['conflict-marker']],
  ['lone surrogates as UTF-8', Buffer.concat([Buffer.from(nygard()), Buffer.from([0xed, 0xa0, 0x80])]), ['invalid-encoding']],
  ['control characters', nygard({ title: 'Use \u001b[31mred\u0007\u202eevil' }), []],
];

/** What a terminal would obey: controls but line break and tab, and marks that turn the direction of writing. */
const OBEYED = /[^\P{Cc}\n\t]|[\u202a-\u202e]/u;

/** Inputs that every command is shown: those that could harm a terminal, or leave a record without words. */
const SPOKEN: ReadonlySet<string> = new Set([
  'nothing',
  'Latin-1',
  'NUL bytes',
  'UTF-16, little end first',
  'nested quotes',
  'a YAML bomb',
  'a conflict',
  'control characters',
]);

describe('bytes that are no good record', () => {
  it.each(INPUTS)(
    '%s',
    async (_name, bytes, rules) => {
      const root = repositoryWith({
        [path]: bytes,
        'docs/adr/0002-good.md': nygard({ number: 2, title: 'Use Kafka', status: 'Acepted' }),
      });
      const run = await runProgram(['lint', '--format', 'json'], { cwd: root });
      expect(run.stderr).toBe('');
      expect(run.code).toBe(1);
      const report = readReport(run);
      expect(report.counts.records).toBe(2);
      const found = report.findings.filter((finding) => finding.path === path).map((finding) => finding.ruleId);
      for (const rule of rules) expect(found.filter((one) => one === rule)).toHaveLength(1);
      expect(report.findings.filter((finding) => finding.path !== path).map((finding) => finding.ruleId)).toContain(
        'unknown-status',
      );
      for (const { message } of report.findings) expect(message).not.toMatch(/[\n\r]/);
    },
    60_000,
  );

  it.each(INPUTS.filter(([name]) => SPOKEN.has(name)))(
    '%s is listed, drawn and printed without what a terminal would obey',
    async (_name, bytes) => {
      const root = repositoryWith({ [path]: bytes, 'docs/adr/0002-good.md': nygard({ number: 2, title: 'Use Kafka' }) });
      const text = await runProgram(['lint'], { cwd: root });
      const list = await runProgram(['list'], { cwd: root });
      const graph = await runProgram(['graph', '--isolated'], { cwd: root });
      const log = readLog(await runProgram(['list', '--json'], { cwd: root }));
      expect([list.code, graph.code]).toEqual([0, 0]);
      expect(log.records).toHaveLength(2);
      for (const { stdout, stderr } of [text, list, graph]) {
        expect(`${stdout}${stderr}`).not.toMatch(OBEYED);
        expect(`${stdout}${stderr}`).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
      }
    },
  );
});

describe('names', () => {
  it.each([
    ['a line break', '0002-a\nb.md'],
    ['quotes', `0002-"a"-'b'.md`],
    ['a percent sign', '0002-100%25-%zz.md'],
    ['other scripts', '0002-決定-🚀-ü.md'],
    ['a combining accent', '0002-u\u0308ber.md'],
    ['a colour', '0002-\u001b[31mred.md'],
    ['marks of Markdown', '0002-[a](b)|`c`<!--d.md'],
    ['commas and colons', '0002-a,b::c.md'],
    ['a blank at the end', '0002-a .md'],
    ['a leading dash', '-0002-a.md'],
  ])('with %s', async (_name, name) => {
    const root = repositoryWith({
      'docs/adr/0001-a.md': nygard(),
      [`docs/adr/${name}`]: nygard({ number: 2, title: 'Use Kafka', status: 'Acepted' }),
    });
    const formats = ['sarif', 'github', 'gitlab', 'junit', 'markdown', 'json'].flatMap((format) => [
      '--format',
      `${format}=out/${format}`,
    ]);
    const run = await runProgram(['lint', '--format', 'stylish', ...formats], { cwd: root });
    expect([run.code, run.stderr]).toEqual([expect.toBeOneOf([0, 1]), '']);
    expect(run.stdout).not.toMatch(OBEYED);
    for (const format of readdirSync(join(root, 'out')))
      expect(readFileSync(join(root, 'out', format), 'utf8')).not.toMatch(OBEYED);
    const report: JsonReport = JSON.parse(readFileSync(join(root, 'out/json'), 'utf8'));
    const shown = [
      ...report.findings.map((finding) => finding.path),
      ...report.logs.flatMap((log) => log.skipped.map((one) => one.path)),
    ];
    expect(shown).toContain(`docs/adr/${name}`);
  });
});

describe('what is no file', () => {
  const good = { 'docs/adr/0002-good.md': nygard({ number: 2, title: 'Use Kafka', status: 'Acepted' }) };

  async function lint(root: string, expected: readonly string[]): Promise<void> {
    const run = await runProgram(['lint', '--format', 'json'], { cwd: root });
    expect(run.stderr).toBe('');
    expect(run.code).toBe(1);
    const found = readReport(run).findings.map((finding) => finding.ruleId);
    for (const rule of [...expected, 'unknown-status']) expect(found).toContain(rule);
  }

  it('a folder named like a record', async () => {
    await lint(repositoryWith({ ...good, 'docs/adr/0001-x.md/': '' }), ['folder-named-like-record']);
  });

  it('a link to itself', async () => {
    const root = repositoryWith(good);
    symlinkSync('0001-loop.md', join(root, 'docs/adr/0001-loop.md'));
    await lint(root, ['linked-record']);
  });

  it('folders that are linked in a ring', async () => {
    const root = repositoryWith(good);
    mkdirSync(join(root, 'docs/adr/sub'));
    symlinkSync('..', join(root, 'docs/adr/sub/up'));
    symlinkSync('..', join(root, 'docs/adr/again'));
    await lint(root, []);
  });

  it('a link to nothing', async () => {
    const root = repositoryWith(good);
    symlinkSync('gone.md', join(root, 'docs/adr/0001-gone.md'));
    await lint(root, ['linked-record']);
  });

  it('a link out of the repository, whose target is not shown', async () => {
    const outside = folderWith({ 'secret.md': '# 1. The secret\n\n## Status\n\nAcepted\n' });
    const root = repositoryWith(good);
    symlinkSync(join(outside, 'secret.md'), join(root, 'docs/adr/0001-secret.md'));
    symlinkSync(outside, join(root, 'docs/adr/more'));
    await lint(root, ['linked-record']);
    expect((await runProgram(['export'], { cwd: root })).stdout).not.toContain('The secret');
  });

  it('a pipe, which is not waited for', async () => {
    const root = repositoryWith(good);
    execFileSync('mkfifo', [join(root, 'docs/adr/0001-pipe.md')]);
    const run = await runProgram(['lint', '--format', 'json'], { cwd: root });
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(run.stdout).toContain('0001-pipe.md');
  });

  it('a file that can not be read', async () => {
    const root = repositoryWith(good);
    putFile(root, path, nygard());
    execFileSync('chmod', ['000', join(root, path)]);
    const run = await runProgram(['lint', '--format', 'json'], { cwd: root });
    // The super-user may read any file; for others `test/lint` holds what is said.
    const isRoot = process.getuid?.() === 0;
    expect(run.stderr).toBe('');
    expect(readReport(run).findings.map((finding) => finding.ruleId)).toContain(isRoot ? 'unknown-status' : 'unreadable-record');
  });

  it('a config that is a folder, a link out, or too large', async () => {
    const outside = folderWith({ 'c.yml': 'profile: strict\n' });
    const roots = [
      repositoryWith({ ...good, 'c.yml/': '' }),
      repositoryWith(good),
      repositoryWith({ ...good, 'c.yml': '#'.repeat(200_000) }),
    ];
    symlinkSync(join(outside, 'c.yml'), join(roots[1] ?? '', 'c.yml'));
    for (const root of roots) {
      const { code, stdout, stderr } = await runProgram(['lint', '--config', 'c.yml'], { cwd: root });
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/c\.yml/);
      expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    }
  });
});
