import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { placesOf, readReport } from '../cli/read-report.ts';
import { type Run, runProgram } from '../cli/run-program.ts';
import { git, scratchFolder } from '../history/scratch-repository.ts';
import { tempFolder } from '../temp-folder.ts';

const CASES = fileURLToPath(new URL('.', import.meta.url));

/** Replaces the work tree by a folder of a case, and commits it. */
function commitFolder(root: string, folder: string): void {
  for (const name of readdirSync(root)) if (name !== '.git') rmSync(join(root, name), { recursive: true });
  cpSync(join(CASES, folder), root, { recursive: true });
  git(root, ['add', '-A']);
  git(root, ['commit', '-q', '-m', folder]);
}

/** A repository of a case, built step by step; ends on the last branch that is named. */
function stage(steps: readonly (readonly [branch: string, folder?: string])[]): string {
  const root = scratchFolder();
  git(root, ['init', '-q', '-b', 'main']);
  const made = new Set(['main']);
  for (const [branch, folder] of steps) {
    if (branch !== 'main' || folder === undefined || made.size > 1)
      git(root, made.has(branch) ? ['checkout', '-q', branch] : ['checkout', '-q', '-b', branch]);
    made.add(branch);
    if (folder !== undefined) commitFolder(root, folder);
  }
  return root;
}

function run(root: string, ...args: readonly string[]): Promise<Run> {
  return runProgram(args, { cwd: root });
}

async function findings(root: string, ...args: readonly string[]): Promise<{ readonly code: number | null; readonly places: readonly string[] }> {
  const result = await run(root, ...args, '--format', 'json');
  return { code: result.code, places: placesOf(readReport(result).findings) };
}

describe('35-accepted-record-rewritten', () => {
  const root = stage([
    ['main', '35-accepted-record-rewritten/base'],
    ['change', '35-accepted-record-rewritten/head'],
  ]);

  it('finds the rewritten decision and the deleted record, and nothing else', async () => {
    const { code, places } = await findings(root, '--base', 'main');
    expect(code).toBe(1);
    expect(places).toEqual(['0002-use-ftp.md:1 error record-deleted', '0003-keep-events-30-days.md:15 error accepted-content-changed']);
    const { stdout } = await run(root, '--base', 'main');
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/change of `Decision`.*new record that supersedes `0003`/);
  });

  it('shows both and passes where the rules are warnings', async () => {
    const rules = ['--rule', 'record-deleted=warning', '--rule', 'accepted-content-changed=warning'];
    const { code, places } = await findings(root, '--base', 'main', ...rules);
    expect([code, places.length]).toEqual([0, 2]);
  });

  it('says nothing of the kind without a comparison', async () => {
    expect((await findings(root)).places.filter((place) => /deleted|changed/.test(place))).toEqual([]);
  });
});

describe('37-number-taken-on-main', () => {
  const root = stage([
    ['main', '37-number-taken-on-main/base'],
    ['change', '37-number-taken-on-main/head'],
    ['main', '37-number-taken-on-main/main2'],
    ['change'],
  ]);

  it('is found against main, and not before', async () => {
    expect(await findings(root)).toEqual({ code: 0, places: [] });
    const { code, stdout } = await run(root, '--base', 'main');
    expect(code).toBe(1);
    const text = stdout.replace(/\s+/g, ' ');
    for (const part of ['`0011`', '`main`', '`docs/adr/0011-cache-tariffs.md`', '`0012`']) expect(text).toContain(part);
    expect((await run(root, 'next', '--base', 'main')).stdout).toBe('0012\n');
  });

  it('is repaired by renumber: name, heading and mentions, every other byte the same', async () => {
    const branches = git(root, ['for-each-ref']);
    const before = readFileSync(join(root, 'docs/adr/0011-sign-webhooks.md'), 'utf8');
    const shown = await run(root, 'renumber', '11', '--base', 'main', '--dry-run');
    expect(shown.stdout).toContain('rename to docs/adr/0012-sign-webhooks.md');
    expect(git(root, ['status', '--short'])).toBe('');
    expect((await run(root, 'renumber', '11', '--base', 'main')).code).toBe(0);
    expect(readFileSync(join(root, 'docs/adr/0012-sign-webhooks.md'), 'utf8')).toBe(before.replace('# 11.', '# 12.'));
    expect(await findings(root, '--base', 'main')).toEqual({ code: 0, places: [] });
    expect(git(root, ['for-each-ref'])).toBe(branches);
  });
});

describe('45-baseline-for-an-old-log', () => {
  const root = tempFolder();
  cpSync(join(CASES, '45-baseline-for-an-old-log'), root, { recursive: true });
  const [before, after] = [join(root, 'before'), join(root, 'after')];

  it('lets the old log start green', async () => {
    const first = await run(before, '--format', 'json');
    expect(first.code).toBe(1);
    expect(readReport(first).counts.errors).toBe(4);
    await run(before, '--update-baseline');
    const second = await run(before);
    expect(second.code).toBe(0);
    expect(second.stdout.replace(/\s+/g, ' ')).toMatch(/4 (?:known|.*baseline)/);
  });

  it('is readable, sorted, and the same wherever and whenever it is written', async () => {
    const text = readFileSync(join(before, '.adr-baseline.json'), 'utf8');
    expect(text).not.toContain(root);
    expect(text).not.toMatch(/20\d\d-\d\d-\d\d/);
    await run(before, '--update-baseline', '--today', '2031-01-01');
    expect(readFileSync(join(before, '.adr-baseline.json'), 'utf8')).toBe(text);
  });

  it('counts new faults alone, follows those that moved, and tells of those that are gone', async () => {
    cpSync(join(before, '.adr-baseline.json'), join(after, '.adr-baseline.json'));
    const result = await run(after, '--format', 'json');
    const report = readReport(result);
    expect(result.code).toBe(1);
    expect(placesOf(report.findings.filter(({ level }) => level === 'error'))).toEqual([
      '0004-cache-tariffs.md:11 error broken-link',
      '0005-sign-webhooks.md:7 error unknown-status',
    ]);
    expect(report.findings.filter(({ level }) => level !== 'error').map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['stale-baseline-entry', 'note'],
    ]);
    expect(report.counts.baselined).toBe(3);
  });

  it('keeps what is hidden in SARIF, as suppressed', async () => {
    const { stdout } = await run(after, '--format', 'sarif');
    const log: unknown = JSON.parse(stdout);
    const results = JSON.stringify(log).match(/"suppressions":\[\{/g) ?? [];
    expect(results).toHaveLength(3);
  });
});
