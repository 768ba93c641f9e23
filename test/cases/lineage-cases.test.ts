import { describe, expect, it } from 'vitest';
import { edgesOf, readLog, standings } from '../cli/read-log.ts';
import { grave, placesOf, readReport } from '../cli/read-report.ts';
import { useCase } from './use-case.ts';

/** The points of `expect.md` of the cases that are about what a log says of its records together. */
describe('12-open-follow-ups', () => {
  const used = useCase('12-open-follow-ups');
  const today = ['--today', '2026-01-15'];

  it('is clean by default', async () => {
    const run = await used.run(['lint', ...today, '--format', 'json']);
    expect(run.code).toBe(0);
    expect(readReport(run).findings.filter((finding) => finding.level === 'error')).toEqual([]);
  });

  it('reports the one open follow-up of a record in force, with its line and age', async () => {
    const run = await used.run(['status', '--json', ...today]);
    const [log] = JSON.parse(run.stdout).logs;
    expect(run.code).toBe(0);
    expect(log.openFollowUps).toEqual([
      {
        record: '0001-replace-the-old-queue',
        path: 'docs/adr/0001-replace-the-old-queue.md',
        line: 20,
        text: 'Switch off the old queue',
        date: '2024-02-01',
        days: 714,
      },
    ]);
    expect(log.proposedFollowUps.map((row: { record: string; text: string }) => [row.record, row.text])).toEqual([
      ['0003-plan-at-night', 'Ask the depots'],
    ]);
  });

  it('prints it, and neither the example nor the plain bullet', async () => {
    const { stdout } = await used.run(['status', ...today]);
    expect(stdout).toMatch(/Switch off the old queue.*(2024-02-01|714)/);
    expect(stdout).not.toMatch(/this is an example|spare toner|Operators learn/);
  });

  it('counts done and open items for the page of the record', async () => {
    const { records } = readLog(await used.run(['export', ...today]));
    expect(records[0]?.followUps).toMatchObject({ total: 2, done: 1, dropped: 0 });
    expect(records[0]?.followUps.items.map((item) => [item.text, item.state])).toEqual([
      ['Move the label service', 'done'],
      ['Switch off the old queue', 'open'],
    ]);
  });
});

describe('13-one-sided-supersession', () => {
  const used = useCase('13-one-sided-supersession');

  it('finds the four problems once each, at their records, naming both', async () => {
    const run = await used.run(['lint', 'docs/adr', '--format', 'json']);
    const found = grave(readReport(run));
    expect(run.code).toBe(1);
    expect(found).toHaveLength(4);
    const about = (...numbers: readonly string[]) =>
      found.find((finding) =>
        numbers.every((number) =>
          `${finding.path} ${finding.message} ${finding.related.map((one) => `${one.path} ${one.message}`).join(' ')}`.includes(
            number,
          ),
        ),
      );
    const stillAccepted = about('0001-use-ftp', '0004-use-sftp');
    expect(stillAccepted?.level).toBe('error');
    expect(['docs/adr/0001-use-ftp.md:7', 'docs/adr/0004-use-sftp.md:9']).toContain(
      `${stillAccepted?.path}:${stillAccepted?.line}`,
    );
    const unanswered = about('0002-use-soap', '0005-use-json');
    expect(['error', 'warning']).toContain(unanswered?.level);
    expect(`${unanswered?.path}:${unanswered?.line}`).toBe('docs/adr/0002-use-soap.md:7');
    const unnamed = about('0003-use-xml');
    expect([unnamed?.level, `${unnamed?.path}:${unnamed?.line}`]).toEqual(['error', 'docs/adr/0003-use-xml.md:7']);
    const conflict = about('0006', '0007', '0008');
    expect(conflict?.level).toBe('error');
    for (const number of ['0006', '0007', '0008']) expect(`${conflict?.path} ${conflict?.message}`).toContain(number);
  });

  it('tells the doubtful edge apart', async () => {
    const run = await used.run(['export']);
    expect(edgesOf(readLog(run))).toEqual([
      '0004 supersedes 0001 (one-sided)',
      '0005 supersedes 0002 (one-sided)',
      '0007 supersedes 0006 (conflicting)',
      '0008 supersedes 0006 (one-sided)',
    ]);
    const drawing = await used.run(['graph', '--format', 'json']);
    expect(readLog(drawing).edges).toEqual(readLog(run).edges);
    const { stdout } = await used.run(['graph', '--format', 'dot']);
    expect(stdout).toMatch(/"0006-poll-for-orders" -> "0007-cache-orders".*contradict/);
    expect(stdout).not.toMatch(/"0006-poll-for-orders" -> "0008-push-orders".*contradict/);
  });

  it('mends only the status part of an old record or adds a line to a new one', async () => {
    const run = await used.run(['lint', '--fix', '--fix-suggested', '--dry-run']);
    const changed = run.stdout.split('\n').filter((line) => /^[-+](?![-+]{2} )/.test(line));
    for (const line of changed) expect(line).toMatch(/^\+$|^- ?Accepted$|^\+Accepted$|^[-+]Superseded|^\+Supersedes \[/);
    expect(run.stdout).not.toMatch(/^[-+]#/m);
  });
});

describe('15-direction-no-false-alarm', () => {
  const used = useCase('15-direction-no-false-alarm');

  it('is clean', async () => {
    const run = await used.run(['lint', 'docs/adr', '--format', 'json']);
    expect(run.code).toBe(0);
    expect(placesOf(grave(readReport(run)))).toEqual([]);
  });

  it('draws the one supersession in its direction, and no node for the manual', async () => {
    const run = await used.run(['export']);
    const log = readLog(run);
    expect(standings(log)).toEqual([
      '0002 superseded by 0003',
      '0003 accepted',
      '0004 deprecated',
      '0005 accepted',
      '0006 accepted',
    ]);
    expect(edgesOf(log).filter((edge) => edge.includes('supersedes'))).toEqual(['0003 supersedes 0002']);
    expect(edgesOf(log).filter((edge) => edge.startsWith('0005'))).toEqual(['0005 refines 0003']);
    const { stdout } = await used.run(['graph', '--isolated']);
    expect(stdout).not.toMatch(/nightly window|manual/);
  });
});

describe('18-many-spellings-of-a-number', () => {
  const used = useCase('18-many-spellings-of-a-number');

  it('is clean', async () => {
    const run = await used.run(['lint', 'docs/adr', '--format', 'json']);
    expect(run.code).toBe(0);
    expect(placesOf(grave(readReport(run)))).toEqual([]);
  });

  it('reads 0010 as ten and draws exactly four edges', async () => {
    const log = readLog(await used.run(['graph', '--format', 'json']));
    expect(edgesOf(log)).toEqual([
      '0014 supersedes 0010',
      '0015 supersedes 0008',
      '0015 supersedes 0009',
      '0015 supersedes 0011',
    ]);
    expect(standings(log)).toEqual([
      '0008 superseded by 0015',
      '0009 superseded by 0015',
      '0010 superseded by 0014',
      '0011 superseded by 0015',
      '0014 accepted',
      '0015 accepted',
    ]);
  });
});
