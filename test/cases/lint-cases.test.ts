import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLog, standings } from '../cli/read-log.ts';
import { grave, placesOf, readReport } from '../cli/read-report.ts';
import { useCase } from './use-case.ts';

/** The points of `expect.md` of the cases that are about finding faults, and only faults. */
describe('01-duplicate-number', () => {
  const used = useCase('01-duplicate-number');

  it('names both files once, and calls the bare number ambiguous but not the link', async () => {
    const run = await used.run(['lint', 'docs/adr', '--format', 'json']);
    const report = readReport(run);
    expect(run.code).toBe(1);
    expect(placesOf(grave(report))).toEqual([
      '0007-cache-tariffs-in-redis.md:1 error duplicate-number',
      '0008-split-out-the-label-service.md:11 warning ambiguous-citation',
    ]);
    const [duplicate, citation] = grave(report);
    expect([duplicate?.path, ...(duplicate?.related ?? []).map((one) => one.path)]).toEqual([
      'docs/adr/0007-cache-tariffs-in-redis.md',
      'docs/adr/0007-sign-webhooks-with-hmac.md',
    ]);
    expect(citation?.message).toContain('ADR-0007');
    expect(citation?.message).toContain('0007-cache-tariffs-in-redis.md');
    expect(citation?.message).toContain('0007-sign-webhooks-with-hmac.md');
    expect(report.findings.filter((finding) => finding.ruleId === 'number-gap')).toEqual([]);
  });

  it('gives the same bytes on every run', async () => {
    const runs = [await used.run(['lint', 'docs/adr']), await used.run(['lint', 'docs/adr'])];
    expect(runs[0]?.stdout).toBe(runs[1]?.stdout);
    expect(runs[0]?.stdout).toContain('0007-sign-webhooks-with-hmac.md');
  });

  it('lists both and draws no edge to either', async () => {
    const log = readLog(await used.run(['list', '--json']));
    expect(log.records.map((record) => record.id)).toEqual([
      '0006-keep-parcel-events-in-postgres',
      '0007-cache-tariffs-in-redis',
      '0007-sign-webhooks-with-hmac',
      '0008-split-out-the-label-service',
    ]);
    expect(log.edges).toEqual([]);
    const drawing = await used.run(['graph', '--isolated']);
    expect(drawing.stdout).toContain('Cache tariffs in Redis');
    expect(drawing.stdout).toContain('Sign webhooks with HMAC');
  });
});

describe('03-status-vocabulary', () => {
  const used = useCase('03-status-vocabulary');

  it('finds exactly three errors, each at its line', async () => {
    const run = await used.run(['lint', 'docs/adr', '--format', 'json']);
    const errors = readReport(run).findings.filter((finding) => finding.level === 'error');
    expect(run.code).toBe(1);
    expect(placesOf(errors)).toEqual([
      '0003-use-feature-flags.md:3 error unknown-status',
      '0006-log-in-json.md:1 error missing-status',
      '0007-shard-by-depot.md:10 error conflicting-statuses',
    ]);
    const [unknown, , conflict] = errors;
    expect(unknown?.message).toContain('Acepted');
    for (const word of ['`proposed`', '`accepted`', '`rejected`', '`deprecated`', '`superseded`'])
      expect(unknown?.message).toContain(word);
    expect(unknown?.message).toMatch(/expected `accepted`/);
    expect(conflict?.message).toContain('Proposed');
    expect(conflict?.message).toContain('accepted');
    expect(`${conflict?.message} ${conflict?.related.map((one) => `line ${one.line}`).join(' ')}`).toContain('line 2');
    expect(run.stderr).toBe('');
  });

  it('offers the new spelling at most as a warning', async () => {
    const report = readReport(await used.run(['lint', 'docs/adr', '--format', 'json']));
    const spelling = report.findings.filter(
      (finding) => finding.path.endsWith('0004-keep-sessions-in-memory.md') && finding.line === 3,
    );
    expect(spelling.map(({ level }) => level)).not.toContain('error');
    expect(spelling.find((finding) => finding.ruleId === 'status-spelling')?.fix?.safety).toBe('safe');
  });

  it('lists every record with the status a person reads', async () => {
    expect(standings(readLog(await used.run(['list', '--json'])))).toEqual([
      '0001 accepted',
      '0002 accepted',
      '0003 null',
      '0004 superseded by 0005',
      '0005 accepted',
      '0006 null',
      '0007 accepted',
      '0008 deprecated',
      '0009 rejected',
    ]);
  });

  it('prints no stack trace', async () => {
    const { stdout, stderr } = await used.run(['lint', 'docs/adr']);
    expect(`${stdout}${stderr}`).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  });
});

describe('05-fenced-examples', () => {
  const used = useCase('05-fenced-examples');
  const inExamples = /999[6-9]|Example title/;

  it('finds the missing section and nothing else', async () => {
    const run = await used.run(['lint', 'docs/adr', '--format', 'json']);
    const report = readReport(run);
    expect(run.code).toBe(1);
    expect(report.findings.map(({ ruleId, level }) => `${level} ${ruleId}`)).toEqual(['error missing-section']);
    expect(report.findings[0]?.message).toContain('Consequences');
    expect(run.stdout).not.toMatch(inExamples);
  });

  it('shows the record without its examples', async () => {
    const list = await used.run(['list', '--json']);
    const [record] = readLog(list).records;
    expect([record?.number, record?.title, record?.status]).toEqual([1, 'Record decisions', 'accepted']);
    expect(readLog(list).edges).toEqual([]);
    const graph = await used.run(['graph', '--isolated']);
    const status = await used.run(['status']);
    expect(`${list.stdout}${graph.stdout}${status.stdout}`).not.toMatch(inExamples);
  });
});

describe('07-links-broken-or-misdirected', () => {
  const used = useCase('07-links-broken-or-misdirected');

  it('finds the five bad links, each at its column, with what they should be', async () => {
    const run = await used.run(['lint', 'docs/adr', '--format', 'json']);
    const report = readReport(run);
    expect(run.code).toBe(1);
    expect(grave(report).map(({ path, line, column }) => [path, line, column])).toEqual([
      ['docs/adr/0004-keep-events-30-days.md', 11, 19],
      ['docs/adr/0004-keep-events-30-days.md', 12, 16],
      ['docs/adr/0004-keep-events-30-days.md', 13, 18],
      ['docs/adr/0004-keep-events-30-days.md', 16, 5],
      ['docs/adr/0004-keep-events-30-days.md', 19, 1],
    ]);
    const [renamed, rooted, misdirected, anchor, gone] = grave(report);
    expect(renamed?.message).toContain('`0002-use-nats.md`');
    expect(rooted?.message).toContain('`0003-retry-with-backoff.md`');
    expect(misdirected?.message).toMatch(/ADR-0001/);
    expect(misdirected?.message).toMatch(/0003-retry-with-backoff/);
    expect(anchor?.message).toContain('erasure');
    expect(gone?.message).toContain('0009-gone.md');
    expect(run.stdout).not.toContain('0099');
  });
});

describe('09-clean-mixed-log', () => {
  const used = useCase('09-clean-mixed-log');

  it.each([[[]], [['docs/decisions']]])('is clean with paths %j', async (paths) => {
    const run = await used.run(['lint', ...paths, '--format', 'json']);
    const report = readReport(run);
    expect(run.code).toBe(0);
    expect(grave(report)).toEqual([]);
    expect(report.counts.records).toBe(3);
    expect(report.logs.map((log) => [log.path, log.records, log.skipped])).toEqual([['docs/decisions', 3, []]]);
  });

  it('prints the count', async () => {
    const run = await used.run([]);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('docs/decisions: 3 records read, no file skipped');
  });

  it('reads title, status and date of each', async () => {
    const { records } = readLog(await used.run(['list', '--json']));
    expect(records.map(({ number, title, status, date }) => [number, title, status, date])).toEqual([
      [1, 'Record decisions', 'accepted', '2025-02-03'],
      [2, 'Use NATS', 'accepted', '2025-02-03'],
      [3, 'Keep tariffs in one table', 'accepted', '2025-02-03'],
    ]);
  });

  it('reports the same lines for CRLF as for LF', async () => {
    const faulty = useCase('09-clean-mixed-log');
    const path = join(faulty.root, 'docs/decisions/0003-one-tariff-table.md');
    const broken = readFileSync(path, 'utf8').replace('accepted', 'acepted').replace('one fix must', '[one fix](gone.md) must');
    const places = async (text: string): Promise<readonly unknown[]> => {
      writeFileSync(path, text);
      const report = readReport(await faulty.run(['lint', '--format', 'json']));
      return report.findings.map(({ ruleId, line, column }) => [ruleId, line, column]);
    };
    const crlf = await places(broken);
    expect(crlf).toEqual(await places(broken.replaceAll('\r\n', '\n')));
    expect(crlf).toContainEqual(['unknown-status', 2, 9]);
    expect(crlf).toContainEqual(['broken-link', 19, 37]);
  });
});
