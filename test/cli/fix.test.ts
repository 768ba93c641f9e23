import { readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, putFile, setMode, treeOf } from '../temp-folder.ts';
import { readReport } from './read-report.ts';
import { runProgram } from './run-program.ts';
import { HEALTHY, nygard, repositoryWith } from './sample-repo.ts';

const OLD = nygard({ status: 'Superceded by [2. Use Kafka](0002-use-kafka.md)' });
const NEW = OLD.replace('Superceded', 'Superseded');
const KAFKA = HEALTHY['docs/adr/0002-use-kafka.md'] ?? '';
const path = 'docs/adr/0001-use-nats.md';

function read(root: string, name = path): string {
  return readFileSync(join(root, name), 'utf8');
}

describe('--fix', () => {
  it.each([
    ['LF', OLD, NEW],
    ['CRLF', OLD.replaceAll('\n', '\r\n'), NEW.replaceAll('\n', '\r\n')],
    ['mixed line ends', OLD.replace('\n\n', '\r\n\n'), NEW.replace('\n\n', '\r\n\n')],
    ['a byte-order mark', `\uFEFF${OLD}`, `\uFEFF${NEW}`],
    ['a byte-order mark and CRLF', `\uFEFF${OLD.replaceAll('\n', '\r\n')}`, `\uFEFF${NEW.replaceAll('\n', '\r\n')}`],
    ['no final newline', OLD.trimEnd(), NEW.trimEnd()],
    [
      'trailing blanks, tabs and odd characters',
      OLD.replace('get lost.', 'get lost. \t \u00a0\u200bÄ 𝒳\n\n\n'),
      NEW.replace('get lost.', 'get lost. \t \u00a0\u200bÄ 𝒳\n\n\n'),
    ],
  ])('changes only the bytes it must: %s', async (_name, before, after) => {
    const root = repositoryWith({ [path]: before, 'docs/adr/0002-use-kafka.md': KAFKA });
    const { code, stderr } = await runProgram(['lint', '--fix'], { cwd: root });
    expect(code).toBe(0);
    expect(stderr).toBe('1 fix applied in 1 file\n');
    expect(read(root)).toBe(after);
    expect(read(root, 'docs/adr/0002-use-kafka.md')).toBe(KAFKA);
  });

  it('keeps the mode, leaves no other file behind, and a second run changes nothing', async () => {
    const root = repositoryWith({ [path]: OLD, 'docs/adr/0002-use-kafka.md': KAFKA });
    setMode(root, path, 0o640);
    const names = Object.keys(treeOf(root));
    await runProgram(['lint', '--fix'], { cwd: root });
    expect(statSync(join(root, path)).mode & 0o777).toBe(0o640);
    const once = treeOf(root);
    expect(Object.keys(once)).toEqual(names);
    expect((await runProgram(['lint', '--fix'], { cwd: root })).stderr).toBe('0 fixes applied in 0 files\n');
    expect(treeOf(root)).toEqual(once);
  });

  it('reports what is left, and decides the exit code by it', async () => {
    const root = repositoryWith({
      [path]: OLD,
      'docs/adr/0002-use-kafka.md': KAFKA,
      'docs/adr/0003-c.md': nygard({ number: 3, status: 'Nonsense' }),
    });
    const run = await runProgram(['lint', '--fix', '--format', 'json'], { cwd: root });
    expect(run.code).toBe(1);
    expect(readReport(run).findings.map((finding) => finding.ruleId)).toEqual(['unknown-status']);
  });

  it('leaves suggested fixes to --fix-suggested', async () => {
    const root = repositoryWith({ 'docs/adr/0001-a.md': nygard({ status: 'Acepted' }) });
    expect((await runProgram(['lint', '--fix'], { cwd: root })).code).toBe(1);
    expect(read(root, 'docs/adr/0001-a.md')).toBe(nygard({ status: 'Acepted' }));
    expect((await runProgram(['lint', '--fix-suggested'], { cwd: root })).code).toBe(0);
    expect(read(root, 'docs/adr/0001-a.md')).toBe(nygard());
  });

  it('changes no file that was not asked for', async () => {
    const root = repositoryWith({
      [path]: OLD,
      'docs/adr/0002-use-kafka.md': KAFKA,
      'docs/adr/0003-c.md': OLD.replace('# 1.', '# 3.'),
    });
    await runProgram(['lint', '--fix', 'docs/adr/0001-use-nats.md'], { cwd: root });
    expect(read(root)).toBe(NEW);
    expect(read(root, 'docs/adr/0003-c.md')).toContain('Superceded');
  });

  it('does not follow a link out of the repository', async () => {
    const outside = folderWith({ '0001-use-nats.md': OLD });
    const root = repositoryWith({ 'docs/adr/0002-use-kafka.md': KAFKA });
    symlinkSync(join(outside, '0001-use-nats.md'), join(root, path));
    await runProgram(['lint', '--fix', '--fix-suggested'], { cwd: root });
    expect(read(outside, '0001-use-nats.md')).toBe(OLD);
  });

  it('says in one line that a file can not be written', async () => {
    const root = repositoryWith({ 'docs/adr/0002-use-kafka.md': KAFKA, [path]: OLD });
    putFile(root, 'docs/adr/0001-use-nats.md', OLD);
    setMode(root, path, 0o444);
    const { code, stderr } = await runProgram(['lint', '--fix'], { cwd: root });
    // The super-user may write any file.
    const isRoot = process.getuid?.() === 0;
    expect(code).toBe(isRoot ? 0 : 2);
    expect(stderr).toMatch(
      isRoot ? /^1 fix applied in 1 file\n$/ : /^adr-lint: `docs\/adr\/0001-use-nats\.md` can not be written: [^\n]*\n$/,
    );
  });
});

describe('--dry-run', () => {
  it('prints the diff that git apply takes, and writes nothing', async () => {
    const root = repositoryWith({ [path]: OLD, 'docs/adr/0002-use-kafka.md': KAFKA });
    const before = treeOf(root);
    const { stdout } = await runProgram(['lint', '--fix', '--dry-run'], { cwd: root });
    const diff = stdout.split('\n').slice(0, 13);
    expect(diff).toEqual([
      '--- a/docs/adr/0001-use-nats.md',
      '+++ b/docs/adr/0001-use-nats.md',
      '@@ -4,7 +4,7 @@',
      ' ',
      ' ## Status',
      ' ',
      '-Superceded by [2. Use Kafka](0002-use-kafka.md)',
      '+Superseded by [2. Use Kafka](0002-use-kafka.md)',
      ' ',
      ' ## Context',
      ' ',
      'docs/adr/0001-use-nats.md',
      expect.stringContaining('Superceded'),
    ]);
    expect(treeOf(root)).toEqual(before);
  });
});

describe('--stdin', () => {
  const root = repositoryWith({ ...HEALTHY, 'src/x.ts': '' });
  const faulty = KAFKA.replace('Accepted', 'Acepted');

  it.each([
    ['a record of the log', ['docs/adr/0002-use-kafka.md'], '.', ['unknown-status'], 2],
    ['a new record', ['docs/adr/0003-use-kafka.md'], '.', ['number-mismatch', 'unknown-status'], 3],
    ['from a sub-folder', ['../docs/adr/0002-use-kafka.md'], 'src', ['unknown-status'], 2],
  ])('lints %s in its log', async (_name, [name = ''], cwd, rules, records) => {
    const run = await runProgram(['lint', '--format', 'json', '--stdin', '--stdin-filename', name], {
      cwd: join(root, cwd),
      input: faulty,
    });
    const report = readReport(run);
    expect(run.code).toBe(1);
    expect(report.findings.map((finding) => finding.ruleId)).toEqual(rules);
    expect(report.counts.records).toBe(records);
  });

  it('reads UTF-8 with a byte-order mark and CRLF', async () => {
    const run = await runProgram(['lint', '--stdin', '--stdin-filename', 'docs/adr/0002-use-kafka.md'], {
      cwd: root,
      input: `\uFEFF${KAFKA.replaceAll('\n', '\r\n')}`,
    });
    expect([run.code, run.stderr]).toEqual([0, '']);
  });

  it('takes an empty input for an empty record', async () => {
    const run = await runProgram(['lint', '--format', 'json', '--stdin', '--stdin-filename', 'docs/adr/0001-use-nats.md'], {
      cwd: root,
    });
    expect(readReport(run).findings.map((finding) => finding.ruleId)).toContain('empty-record');
  });

  it.each([
    ['without a name', ['--stdin']],
    ['outside the repository', ['--stdin', '--stdin-filename', '../x/0001-a.md']],
    ['with a fix that has no file to write', ['--fix', '--stdin', '--stdin-filename', 'docs/adr/0002-use-kafka.md']],
  ])('refuses a call %s', async (_name, args) => {
    const before = treeOf(root);
    const run = await runProgram(['lint', ...args], { cwd: root, input: OLD });
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr.trimEnd()).not.toBe('');
    expect(treeOf(root)).toEqual(before);
  });

  it('prints the diff of its fixes with --dry-run', async () => {
    const run = await runProgram(['lint', '--fix', '--dry-run', '--stdin', '--stdin-filename', path], { cwd: root, input: OLD });
    expect(run.stdout).toContain('+Superseded by [2. Use Kafka](0002-use-kafka.md)\n');
  });
});
