import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLog } from '../cli/read-log.ts';
import { placesOf, readReport } from '../cli/read-report.ts';
import { useCase } from './use-case.ts';

/** The points of `expect.md` of the cases that are about the program itself. */
describe('39-ci-annotations', () => {
  const used = useCase('39-ci-annotations');

  async function annotate(): Promise<{
    readonly code: number | null;
    readonly lines: readonly string[];
    readonly summary: string;
  }> {
    const file = join(used.root, 'summary.md');
    writeFileSync(file, '');
    const { code, stdout } = await used.run(['lint', 'docs/adr', '--format', 'github'], { GITHUB_STEP_SUMMARY: file });
    return { code, lines: stdout.trimEnd().split('\n'), summary: readFileSync(file, 'utf8') };
  }

  it('annotates all fifteen errors, one a line, with escaped properties', async () => {
    const { code, lines } = await annotate();
    const annotations = lines.filter((line) => line.startsWith('::error '));
    expect(code).toBe(1);
    expect(annotations).toHaveLength(15);
    for (const line of annotations) expect(line).toMatch(/^::error file=docs\/adr\/[^,:]+,line=\d+,[^:]*title=[a-z-]+::\S/);
    for (let number = 1; number <= 14; number++) {
      const name = `docs/adr/${String(number).padStart(4, '0')}-rule-${number}.md`;
      expect(annotations.filter((line) => line.includes(`file=${name},line=1,`))).toHaveLength(1);
    }
    const last = annotations.find((line) => line.includes('file=docs/adr/0015-limit%2Crate 100%25.md,line=7,'));
    expect(last).toContain('`Agreed 100%25`');
    expect(annotations.join('\n')).not.toContain(used.root);
  });

  it('puts all findings into the plain log and the summary, and says what the host will not show', async () => {
    const { lines, summary } = await annotate();
    const group = lines.slice(lines.findIndex((line) => line.startsWith('::group::')) + 1, lines.indexOf('::endgroup::'));
    expect(group.filter((line) => / error /.test(line))).toHaveLength(15);
    expect(group.some((line) => line.includes('docs/adr/0015-limit,rate 100%.md:7'))).toBe(true);
    expect(summary.split('\n').filter((line) => line.startsWith('| error |'))).toHaveLength(15);
    expect(summary).toContain('`docs/adr/0015-limit,rate 100%.md:7`');
    expect(lines.at(-1)).toMatch(/5 of 15 errors/);
  });

  it('puts errors before warnings', async () => {
    const args = ['lint', 'docs/adr', '--format', 'github', '--rule', 'missing-section=warning'];
    const { stdout } = await used.run(args);
    const kinds = stdout.split('\n').flatMap((line) => /^::(error|warning) /.exec(line)?.[1] ?? []);
    expect(kinds).toEqual(['error', ...Array.from({ length: 14 }, () => 'warning')]);
  });
});

describe('42-nothing-found-is-not-fine', () => {
  const used = useCase('42-nothing-found-is-not-fine');

  it('refuses a folder that does not exist and names the log that does', async () => {
    const { code, stdout, stderr } = await used.run(['lint', 'doc/adr']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('`doc/adr`');
    expect(stderr).toContain('docs/decisions');
  });

  it('says that a log is empty, unless that is allowed', async () => {
    const refused = await used.run(['lint', 'docs/empty']);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('0 records');
    const allowed = await used.run(['lint', 'docs/empty', '--allow-empty']);
    expect(allowed.code).toBe(0);
    expect(allowed.stdout).toContain('0 records');
  });

  it.each([[['docs/decisions']], [[]]])('finds both faults and checks on after the first, with paths %j', async (paths) => {
    const run = await used.run(['lint', ...paths, '--format', 'json']);
    const report = readReport(run);
    expect(run.code).toBe(1);
    expect(placesOf(report.findings)).toEqual([
      '0002-use-nats.md:2 error broken-front-matter',
      '0003-use-flags.md:7 error unknown-status',
    ]);
    expect(report.findings[0]?.message).toMatch(/quotes/);
    expect(report.counts.records).toBe(3);
  });

  it.each([[['docs/decisions']], [[]]])('names the folder and the counts, with paths %j', async (paths) => {
    const { stdout, stderr } = await used.run(['lint', ...paths]);
    expect(stdout).toMatch(/docs\/decisions: 3 records/);
    expect(stdout).toMatch(/2 findings/);
    expect(`${stdout}${stderr}`).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  });

  it('keeps the record whose front matter can not be read, and marks it', async () => {
    const list = await used.run(['list']);
    expect(list.stdout).toMatch(/^0002 .*Use NATS.*unreadable/m);
    const log = readLog(await used.run(['graph', '--format', 'json']));
    expect(log.records.map((record) => record.id)).toContain('0002-use-nats');
    const drawing = await used.run(['graph', '--isolated']);
    expect(drawing.stdout).toMatch(/Use NATS.*unreadable/);
  });
});

describe('43-index-drift', () => {
  it('finds the missing, the stale and the dead row', async () => {
    const { run } = useCase('43-index-drift');
    const { code, stdout } = await run(['index', '--check']);
    expect(code).toBe(1);
    const findings = stdout.split('\n').filter((line) => line.startsWith('docs/adr/README.md:') && /:\d/.test(line));
    expect(findings).toHaveLength(3);
    expect(findings[0]).toMatch(/^docs\/adr\/README\.md:5-9 .*0003/);
    expect(findings[1]).toMatch(/^docs\/adr\/README\.md:8 .*`Accepted`.*superseded by 0003/);
    expect(findings[2]).toMatch(/^docs\/adr\/README\.md:9 .*0009-use-carrier-pigeons\.md/);
  });

  it('writes the rows in place and leaves the words around them', async () => {
    const { root, run } = useCase('43-index-drift');
    const page = join(root, 'docs/adr/README.md');
    const before = readFileSync(page, 'utf8');
    expect((await run(['index', '--write'])).code).toBe(0);
    const after = readFileSync(page, 'utf8');
    const rows = after.split('\n').filter((line) => /^\| .*000/.test(line));
    expect(rows.map((row) => /000\d/.exec(row)?.[0])).toEqual(['0001', '0002', '0003']);
    expect(rows.map((row) => /(Accepted|Superseded by .*0003)/i.exec(row)?.[0]?.toLowerCase().slice(0, 10))).toEqual([
      'accepted',
      'superseded',
      'accepted',
    ]);
    const around = (text: string): readonly string[] => [
      text.slice(0, text.indexOf('|')).replace(/<!--.*?-->\n*/g, ''),
      text.slice(text.lastIndexOf('|') + 1).replace(/\n*<!--.*?-->/g, ''),
    ];
    expect(around(after)).toEqual(around(before));
    expect((await run(['index', '--write'])).code).toBe(0);
    expect(readFileSync(page, 'utf8')).toBe(after);
    expect((await run(['index', '--check'])).code).toBe(0);
    expect(after).not.toMatch(/\b20\d\d-\d\d-\d\dT|\d\d:\d\d/);
  });

  it('writes a page above the log with links into it', async () => {
    const { root, run } = useCase('43-index-drift');
    expect((await run(['index', '--write', '--file', 'docs/README.md'])).code).toBe(0);
    const after = readFileSync(join(root, 'docs/README.md'), 'utf8');
    const links = [...after.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]);
    expect([...new Set(links)].filter((link) => link !== undefined)).toEqual([
      'adr/0001-use-one-repo.md',
      'adr/0002-use-ftp.md',
      'adr/0003-use-sftp.md',
    ]);
    expect((await run(['index', '--check', '--file', 'docs/README.md'])).code).toBe(0);
  });
});
