import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { tempFolder } from '../temp-folder.ts';
import { runProgram } from './run-program.ts';
import { FAULTY, HEALTHY, nygard, repositoryWith } from './sample-repo.ts';

const healthy = repositoryWith({ ...HEALTHY, 'docs/adr/README.md': '# Decisions\n\n- [one](0001-use-nats.md)\n' });
const faulty = repositoryWith(FAULTY);
const warned = repositoryWith({ 'docs/adr/0001-use-nats.md': nygard({ consequences: 'See [the plan](plan.txt).' }) });
const several = repositoryWith({ 'docs/adr/0001-a.md': nygard(), 'packages/web/docs/adr/0001-b.md': nygard() });
const empty = repositoryWith({ 'docs/adr/README.md': '# Decisions\n' });
const nothing = repositoryWith({ 'README.md': '# Hello\n' });
const misconfigured = repositoryWith({ ...HEALTHY, '.adr-config.yml': 'profile: strikt\n' });

/** Exit code of a call, in which repository, and a word that must stand in what is printed. */
const CALLS: readonly (readonly [code: 0 | 1 | 2, call: string, root: string, says: string])[] = [
  [0, '', healthy, '2 records read'],
  [0, 'lint', healthy, '2 records read'],
  [0, 'docs/adr', healthy, '2 records read'],
  [0, 'lint docs/adr/*.md', healthy, '2 records read'],
  [1, '', faulty, '1 error'],
  [1, 'lint --quiet', faulty, '1 error'],
  [0, 'lint', warned, '1 warning'],
  [0, 'lint --max-warnings 1', warned, '1 warning'],
  [1, 'lint --max-warnings 0', warned, '1 warning'],
  [1, 'lint --rule broken-link=error', warned, '1 error'],
  [0, 'lint --rule unknown-status=off', faulty, '1 warning'],
  [0, 'lint', several, 'in all 2 logs'],
  [2, 'lint', empty, '0 records'],
  [0, 'lint --allow-empty', empty, '0 records'],
  [2, 'lint', nothing, 'no decision log found'],
  [0, 'lint --allow-empty', nothing, '0 records'],
  [2, 'lint docs/nope', healthy, 'docs/nope'],
  [2, 'lint ../elsewhere', healthy, '../elsewhere'],
  [2, 'lint', misconfigured, '.adr-config.yml:1:10'],
  [2, 'lint --format nope', healthy, 'nope'],
  [2, 'lint --format json --format sarif', healthy, 'standard output'],
  [2, 'lint --max-warnings many', healthy, 'many'],
  [2, 'lint --rule unknown-status', healthy, 'id=level'],
  [2, 'lint --rule nope=error', healthy, 'nope'],
  [2, 'lint --rule unknown-status=loud', healthy, 'loud'],
  [2, 'lint --profile nope', healthy, 'nope'],
  [2, 'lint --stdin', healthy, '--stdin-filename'],
  [2, '--nope', healthy, '--nope'],
  [2, 'lint --config nope.yml', healthy, 'nope.yml'],
  [2, 'lint --cwd nope', healthy, 'does not exist'],
  [2, 'lint --cwd docs/adr/0001-use-nats.md', healthy, 'is a file'],
  [2, 'lint --today yesterday', healthy, 'yesterday'],
  [2, 'lint --today', healthy, '--today'],
  [2, 'frobnicate', healthy, 'frobnicate'],
  [0, 'status', healthy, '### Active'],
  [0, 'status', faulty, '### Active'],
  [0, 'status 1 0002-use-kafka.md', healthy, '0001-use-nats'],
  [2, 'status 9', healthy, '`9`'],
  [2, 'status', empty, '0 records'],
  [0, 'status --allow-empty', empty, 'None'],
  [2, 'status', nothing, 'no decision log found'],
  [0, 'list', healthy, 'Use Kafka'],
  [0, 'list', faulty, 'Use flags'],
  [0, 'list --at 2025-02-10', healthy, 'Use NATS'],
  [2, 'list --at soon', healthy, 'repository'],
  [2, 'list', empty, '0 records'],
  [2, 'list', nothing, 'no decision log found'],
  [2, 'list nope', healthy, 'nope'],
  [0, 'export', healthy, '"version": 1'],
  [0, 'export --format json-adr', faulty, '"version": "1.0.0"'],
  [2, 'export --format xml', healthy, 'xml'],
  [2, 'export', empty, '0 records'],
  [0, 'export --allow-empty', empty, '"records": []'],
  [0, 'graph', healthy, 'flowchart'],
  [0, 'graph --format dot', healthy, 'digraph'],
  [0, 'graph 2', healthy, 'flowchart'],
  [2, 'graph --format png', healthy, 'png'],
  [2, 'graph 9', healthy, '`9`'],
  [2, 'graph', empty, '0 records'],
  [1, 'index --check', healthy, 'without a table'],
  [1, 'index', healthy, 'without a table'],
  [2, 'index --check', faulty, 'does not exist'],
  [2, 'index --check --write', healthy, '--write'],
  [2, 'index', several, '2 logs'],
  [0, 'index --write --dry-run', healthy, '+++ b/docs/adr/README.md'],
  [0, 'next', healthy, '0003'],
  [0, 'next', empty, '0001'],
  [2, 'next', nothing, 'no decision log found'],
  [2, 'next', several, '2 logs'],
  [0, 'next packages/web/docs/adr', several, '0002'],
  [2, 'next docs/adr more', healthy, 'too many arguments'],
  [2, 'governs', healthy, 'files'],
  [0, 'governs src/x.ts', healthy, 'No decision governs'],
  [2, 'governs ../x.ts', healthy, '../x.ts'],
  [2, 'new', healthy, 'title'],
  [2, 'accept', healthy, 'record'],
  [2, 'accept 9', healthy, '9'],
  [1, 'propose 2', healthy, 'accepted'],
  [2, 'supersede 1', healthy, '--by'],
  [2, 'renumber', healthy, 'record'],
  [0, 'rules', nothing, 'unknown-status'],
  [0, 'rules --profile strict', nothing, 'missing-date'],
  [2, 'rules --profile nope', nothing, 'nope'],
  [0, 'explain duplicate-number', nothing, 'How to repair'],
  [2, 'explain', nothing, 'rule'],
  [2, 'explain unknown-statu', nothing, 'did you mean `unknown-status`'],
  [0, 'init', healthy, 'docs/adr'],
  [0, 'init --write --dry-run', healthy, 'Nothing was written'],
];

describe('an option that a command does not have', () => {
  it.each(COMMANDS.map(({ name }) => [name]))('2: adr-lint %s --nope', async (name) => {
    const { code, stdout, stderr } = await runProgram([name, '--nope'], { cwd: nothing });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/--nope|required option/);
    expect(stderr).not.toContain('fault of adr-lint');
  });
});

describe('exit codes', () => {
  it.each(CALLS)('%i: adr-lint %s', async (code, call, root, says) => {
    const args = call.split(' ').filter((word) => word !== '');
    const run = await runProgram(args, { cwd: root });
    expect(`${run.stdout}${run.stderr}`).toContain(says);
    expect(run.code).toBe(code);
    expect(`${run.stdout}${run.stderr}`).not.toMatch(/fault of adr-lint|^\s+at .*:\d+:\d+\)?$/m);
    if (code === 2) expect(run.stdout).toBe('');
    if (code === 0) expect(run.stderr).toBe('');
  });

  it('2: outside any repository, without a log', async () => {
    const run = await runProgram([], { cwd: tempFolder() });
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain('no decision log found');
  });
});
