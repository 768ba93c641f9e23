import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, treeOf } from '../temp-folder.ts';
import { readLog } from './read-log.ts';
import { placesOf, readReport } from './read-report.ts';
import { runProgram } from './run-program.ts';
import { FAULTY, nygard, repositoryWith } from './sample-repo.ts';

describe('where it is run', () => {
  it('outside a git repository the working directory is the root', async () => {
    const folder = folderWith({ 'project/docs/adr/0001-a.md': nygard({ status: 'Acepted' }) });
    const report = readReport(await runProgram(['lint', '--format', 'json'], { cwd: join(folder, 'project') }));
    expect(placesOf(report.findings)).toEqual(['0001-a.md:7 error unknown-status']);
    expect(report.findings[0]?.path).toBe('docs/adr/0001-a.md');
  });

  it('in a sub-folder the logs of the whole repository are found', async () => {
    const root = repositoryWith({ ...FAULTY, 'src/deep/x.ts': '' });
    const report = readReport(await runProgram(['lint', '--format', 'json'], { cwd: join(root, 'src/deep') }));
    expect(report.logs.map(({ path, records }) => [path, records])).toEqual([['docs/adr', 3]]);
  });

  it('in a work tree, whose `.git` is a file, too', async () => {
    const root = folderWith({ ...FAULTY, '.git': 'gitdir: /elsewhere\n', 'src/x.ts': '' });
    expect(readReport(await runProgram(['lint', '--format', 'json'], { cwd: join(root, 'src') })).counts.records).toBe(3);
  });

  it('--cwd is the same as starting there', async () => {
    const root = repositoryWith(FAULTY);
    const there = await runProgram(['lint', '0003-use-flags.md'], { cwd: join(root, 'docs/adr') });
    expect(await runProgram(['lint', '--cwd', 'docs/adr', '0003-use-flags.md'], { cwd: root })).toEqual(there);
    expect(there.stdout).toContain('0003-use-flags.md');
  });

  it('an absolute path is the same as a relative one', async () => {
    const root = repositoryWith(FAULTY);
    const relative = await runProgram(['lint', 'docs/adr/0003-use-flags.md'], { cwd: root });
    expect(await runProgram(['lint', join(root, 'docs/adr/0003-use-flags.md')], { cwd: root })).toEqual(relative);
  });
});

describe('a file argument', () => {
  const root = repositoryWith({
    ...FAULTY,
    'docs/adr/0004-use-sftp.md': nygard({ number: 4, title: 'Use SFTP', consequences: 'See ADR-0002 and ADR-0077.' }),
  });

  it('narrows what is reported and not what is read', async () => {
    const report = readReport(await runProgram(['lint', '--format', 'json', 'docs/adr/0004-use-sftp.md'], { cwd: root }));
    expect(placesOf(report.findings)).toEqual(['0004-use-sftp.md:19 warning unknown-record']);
    expect(report.findings[0]?.message).toContain('ADR-0077');
    expect(report.logs.map((log) => log.records)).toEqual([4]);
  });

  it.each([
    [['docs/adr/0001-use-nats.md'], 0],
    [['docs/adr/0003-use-flags.md'], 1],
    [['docs/adr/0001-use-nats.md', 'docs/adr/0003-use-flags.md'], 1],
    [['docs/adr/000[12]*.md'], 0],
  ])('decides the exit code alone: %j', async (paths, code) => {
    expect((await runProgram(['lint', ...paths], { cwd: root })).code).toBe(code);
  });

  it('shows a relation to a record that was not asked for', async () => {
    const log = readLog(await runProgram(['graph', '--format', 'json', '0001'], { cwd: root }));
    expect(log.records.map((record) => record.id)).toEqual(['0001-use-nats', '0002-use-kafka']);
  });
});

describe('commands that only read', () => {
  const root = repositoryWith({
    ...FAULTY,
    'docs/adr/README.md': '# Log\n',
    'docs/adr/0005-cr.md': nygard({ number: 5 }).replaceAll('\n', '\r\n'),
  });

  it.each([
    [['lint']],
    [['lint', '--fix', '--dry-run']],
    [['status']],
    [['status', '--json']],
    [['list', '--json']],
    [['list', '--at', '2025-02-10']],
    [['export']],
    [['export', '--format', 'json-adr']],
    [['graph']],
    [['graph', '--format', 'dot', '1']],
    [['index', '--check']],
    [['index', '--write', '--dry-run']],
    [['next']],
    [['rules']],
    [['explain', 'duplicate-number']],
    [['init']],
    [['init', '--write', '--dry-run']],
  ])('%j leaves the tree as it is', async (args) => {
    mkdirSync(join(root, '.git'), { recursive: true });
    const before = treeOf(root);
    const { code } = await runProgram(args, { cwd: root });
    expect(code).toBeLessThan(2);
    expect(treeOf(root)).toEqual(before);
  });
});
