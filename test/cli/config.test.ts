import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLog } from './read-log.ts';
import { placesOf, readReport } from './read-report.ts';
import { runProgram } from './run-program.ts';
import { HEALTHY, nygard, repositoryWith } from './sample-repo.ts';

const UNDATED = nygard().replace('Date: 2025-02-03\n\n', '');

describe('the config', () => {
  it.each([
    ['a key nobody knows', 'profile: strict\nrulez: {}\n', ['.adr-config.yml:2:1', '`rulez`', '`rules`']],
    ['a profile nobody knows', '# ours\nprofile: strikt\n', ['.adr-config.yml:2:10', '`strict`']],
    ['a rule nobody knows', 'rules:\n  unknown-statuss: error\n', ['.adr-config.yml:2:3', '`unknown-status`']],
    ['a level nobody knows', 'rules:\n  unknown-status: loud\n', ['.adr-config.yml:2:19', '`loud`']],
    ['broken YAML', 'logs: [docs/adr\n', ['.adr-config.yml:1', '`[`']],
    ['a list', '- docs/adr\n', ['.adr-config.yml:1:1', 'list']],
    ['UTF-16', Buffer.from('\ufeffprofile: strict\n', 'utf16le'), ['.adr-config.yml:1:1', 'UTF-8']],
    ['a file it extends and that is not there', 'extends: ./base.yml\n', ['.adr-config.yml:1:10', '`base.yml`']],
    ['a log that is not there', 'logs:\n  - docs/adr\n  - docs/gone\n', ['.adr-config.yml:3:5', '`docs/gone`']],
    ['a log with settings that is not there', 'logs:\n  - path: docs/gone\n', ['.adr-config.yml:2:11', '`docs/gone`']],
  ])('with %s is a fault at its own line', async (_name, text, words) => {
    const root = repositoryWith({ ...HEALTHY, '.adr-config.yml': text });
    const { code, stdout, stderr } = await runProgram(['lint'], { cwd: root });
    expect([code, stdout]).toEqual([2, '']);
    for (const word of words) expect(stderr).toContain(word);
    expect(stderr.trimEnd().split('\n')).toHaveLength(2);
  });

  it('reports all faults of a file in the order of its lines', async () => {
    const root = repositoryWith({ ...HEALTHY, '.adr-config.yml': 'profile: strikt\nsupersession: all\nsite:\n  titel: x\n' });
    const { stderr } = await runProgram(['list'], { cwd: root });
    expect([...stderr.matchAll(/\.adr-config\.yml:(\d+):/g)].map((match) => match[1])).toEqual(['1', '2', '4']);
  });

  it.each([
    ['empty', ''],
    ['nothing but a comment', '# later\n'],
    [
      'the adoption contract',
      'project_slug: shop\nowner: "@team"\ndefault_status: proposed\ndecision_id_format: NNNN\ntemplate_source: madr-v4\nlast_decision_id: "0002"\n',
    ],
  ])('may be %s', async (_name, text) => {
    const root = repositoryWith({ ...HEALTHY, '.adr-config.yml': text });
    expect((await runProgram(['lint'], { cwd: root })).code).toBe(0);
  });

  it('of a folder of a log wins over that of the root, key by key', async () => {
    const root = repositoryWith({
      'docs/adr/0001-a.md': UNDATED,
      'packages/web/docs/adr/0001-b.md': UNDATED,
      '.adr-config.yml': 'rules:\n  missing-date: warning\n  title-length: off\n',
      'packages/web/docs/adr/.adr-config.yml': 'rules:\n  missing-date: error\n',
    });
    const report = readReport(await runProgram(['lint', '--format', 'json'], { cwd: root }));
    expect(placesOf(report.findings)).toEqual(['0001-a.md:1 warning missing-date', '0001-b.md:1 error missing-date']);
  });

  it('at fault in the folder of a log is named with its path', async () => {
    const root = repositoryWith({ ...HEALTHY, 'docs/adr/.adr-config.yml': 'rules:\n  nope: error\n' });
    const { code, stderr } = await runProgram(['lint'], { cwd: root });
    expect(code).toBe(2);
    expect(stderr).toContain('docs/adr/.adr-config.yml:2:3');
  });

  it('can be another file, relative to the working directory', async () => {
    const root = repositoryWith({
      'docs/adr/0001-a.md': UNDATED,
      '.adr-config.yml': 'profile: nope\n',
      'docs/strict.yml': 'rules:\n  missing-date: error\n',
    });
    const run = await runProgram(['lint', '--format', 'json', '--config', 'strict.yml'], { cwd: join(root, 'docs') });
    expect(placesOf(readReport(run).findings)).toEqual(['0001-a.md:1 error missing-date']);
  });

  it('names the logs and the words of a team', async () => {
    const root = repositoryWith({
      'notes/0001-a.md': nygard({ status: 'Agreed' }),
      'docs/adr/0001-b.md': nygard(),
      '.adr-config.yml': 'logs:\n  - path: notes\n    name: team\nstatuses:\n  words:\n    agreed: accepted\n',
    });
    const { records } = readLog(await runProgram(['list', '--json'], { cwd: root }));
    expect(records.map(({ log, id, status }) => [log, id, status])).toEqual([['team', '0001-a', 'accepted']]);
  });

  it('leaves out what it ignores', async () => {
    const root = repositoryWith({
      ...HEALTHY,
      'docs/adr/0003-c.md': nygard({ number: 3, status: 'Nonsense' }),
      '.adr-config.yml': 'ignore:\n  - 0003-*.md\n',
    });
    const run = await runProgram(['lint', '--format', 'json'], { cwd: root });
    expect(run.code).toBe(0);
    expect(readReport(run).logs[0]?.skipped).toEqual([{ path: 'docs/adr/0003-c.md', reason: 'ignored' }]);
  });
});

describe('levels', () => {
  const root = repositoryWith({ 'docs/adr/0001-a.md': nygard({ consequences: 'See [the plan](plan.txt).', status: 'Acepted' }) });

  it.each([
    ['by default', [], ['error unknown-status', 'warning broken-link']],
    ['--rule lowers one', ['--rule', 'unknown-status=note'], ['note unknown-status', 'warning broken-link']],
    ['--rule raises every message of one', ['--rule', 'broken-link=error'], ['error unknown-status', 'error broken-link']],
    ['--rule switches off', ['--rule', 'unknown-status=off', '--rule', 'broken-link=off'], []],
    [
      'the last --rule wins',
      ['--rule', 'unknown-status=off', '--rule', 'unknown-status=warning'],
      ['warning unknown-status', 'warning broken-link'],
    ],
  ])('%s', async (_name, args, expected) => {
    const report = readReport(await runProgram(['lint', '--format', 'json', ...args], { cwd: root }));
    expect(report.findings.map(({ level, ruleId }) => `${level} ${ruleId}`)).toEqual(expected);
  });

  it('of a profile can be asked for, and --rule wins over it', async () => {
    const undated = repositoryWith({ 'docs/adr/0001-a.md': UNDATED });
    const strict = readReport(await runProgram(['lint', '--format', 'json', '--profile', 'strict'], { cwd: undated }));
    expect(strict.findings.map((finding) => finding.ruleId)).toContain('missing-date');
    const less = readReport(
      await runProgram(['lint', '--format', 'json', '--profile', 'strict', '--rule', 'missing-date=off'], { cwd: undated }),
    );
    expect(less.findings.map((finding) => finding.ruleId)).not.toContain('missing-date');
  });

  it.each([
    ['0', 1],
    ['1', 0],
    ['7', 0],
  ])('--max-warnings %s exits %i with one warning', async (most, code) => {
    expect((await runProgram(['lint', '--rule', 'unknown-status=note', '--max-warnings', most], { cwd: root })).code).toBe(code);
  });
});
