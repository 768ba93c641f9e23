import { describe, expect, it } from 'vitest';
import type { Log } from '../../src/model/log.ts';
import { exportLogs } from '../../src/queries/export-log.ts';
import { jsonAdr } from '../../src/queries/json-adr.ts';
import { logAt } from '../../src/queries/log-at.ts';
import { nextNumber } from '../../src/queries/next-number.ts';
import { type StatusReport, statusReport } from '../../src/queries/status-report.ts';
import { statusText } from '../../src/queries/status-text.ts';
import { logOf } from '../lineage/log-of.ts';

function reportOf(log: Log, today = '2026-01-15', only?: ReadonlySet<string>): StatusReport {
  return statusReport(log, { today, staleAfterDays: 90, only });
}

const log = logOf({
  '0001-a': { status: 'superseded by ADR-0003', date: '2024-01-01' },
  '0002-b': {
    date: '2024-02-01',
    front: 'review-by: 2026-01-15',
    body: '## Follow-ups\n\n- [x] done\n- [ ] open\n- [ ] ~~gone~~ (dropped)\n',
  },
  '0003-c': { date: '2024-03-01', front: 'supersedes: 1\nreview-by: 2026-01-16' },
  '0004-d': { status: 'proposed', date: '2025-10-16', body: '## Follow-ups\n\n- [ ] ask\n' },
  '0005-e': { status: 'proposed', date: '2025-10-17' },
  '0006-f': { status: 'rejected', date: '2024-05-01' },
  '0007-g': { status: 'implemented', body: '[CONFIRM-03]: who pays\n' },
  '0008-h': { status: 'experimental', date: '2024-06-01' },
  '0009-i': { status: 'deprecated', date: '2024-07-01' },
});

describe('the status report', () => {
  const report = reportOf(log);

  it('puts every record into exactly one of active, superseded and closed', () => {
    const all = [...report.active, ...report.superseded, ...report.closed].map((row) => row.record);
    expect(all.toSorted()).toEqual(log.decisions.map((decision) => decision.id));
    expect(report.active.map((row) => `${row.record} ${row.governance}`)).toEqual([
      '0002-b accepted',
      '0003-c accepted',
      '0004-d proposed',
      '0005-e proposed',
      '0007-g implemented',
      '0008-h experimental',
    ]);
    expect(report.superseded).toEqual([{ record: '0001-a', title: 'a', supersededBy: ['0003-c'], current: ['0003-c'] }]);
    expect(report.closed.map((row) => row.record)).toEqual(['0006-f', '0009-i']);
  });

  it('says what an accepted record is worth without evidence', () => {
    expect(report.active.map((row) => row.delivery)).toEqual([
      'Accepted/Planned',
      'Accepted/Planned',
      null,
      null,
      'Implemented (as stated in the record)',
      null,
    ]);
  });

  it('tells open work of decisions in force from that of proposals', () => {
    expect(report.openFollowUps.map(({ record, text, line, days }) => [record, text, line, days])).toEqual([
      ['0002-b', 'open', 25, 714],
    ]);
    expect(report.proposedFollowUps.map(({ record, text }) => [record, text])).toEqual([['0004-d', 'ask']]);
  });

  it('lists reviews that are due on the day itself, and proposals older than the limit', () => {
    expect(report.reviewsDue.map((row) => row.record)).toEqual(['0002-b']);
    expect(report.staleProposals.map(({ record, days }) => [record, days])).toEqual([['0004-d', 91]]);
  });

  it('lists markers that wait for an answer', () => {
    expect(report.unresolvedConfirm.map(({ record, marker }) => [record, marker])).toEqual([['0007-g', 'CONFIRM-03']]);
  });

  it('narrows to the records that were asked for', () => {
    const one = reportOf(log, '2026-01-15', new Set(['0001-a']));
    expect([one.active, one.superseded.length, one.openFollowUps]).toEqual([[], 1, []]);
  });

  it('names ambiguous successors and never picks one', () => {
    const twin = logOf({ '0001-a': { status: 'superseded by ADR-0002' }, '0002-b': {}, '0002-c': {} });
    expect(reportOf(twin).ambiguous).toEqual([{ record: '0001-a', written: 'ADR-0002', candidates: ['0002-b', '0002-c'] }]);
    expect(reportOf(twin).superseded).toEqual([{ record: '0001-a', title: 'a', supersededBy: [], current: [] }]);
  });

  it('prints None for every empty section', () => {
    const text = statusText(reportOf(logOf({ '0001-a': { status: 'rejected' } })), 'docs/adr');
    const sections = text
      .split('\n### ')
      .slice(1)
      .map((section) => section.trim().split('\n'));
    expect(sections.filter(([, body]) => body === 'None').map(([title]) => title)).toEqual(
      expect.arrayContaining(['Active', 'Superseded', 'Ambiguous supersession', 'Unresolved CONFIRM-NN']),
    );
    expect(sections.find(([, body]) => body !== 'None')?.[1]).toContain('0001-a');
  });
});

describe('the log on a day', () => {
  const then = (day: string): readonly string[] => logAt(log, day).inForce.map((decision) => decision.id.slice(0, 4));

  it.each([
    ['2023-12-31', []],
    ['2024-01-01', ['0001']],
    ['2024-02-29', ['0001', '0002']],
    ['2024-03-01', ['0002', '0003']],
    ['2026-01-01', ['0002', '0003']],
  ])('%s', (day, ids) => {
    expect(then(day)).toEqual(ids);
  });

  it('lists records without a full date apart', () => {
    expect(logAt(log, '2026-01-01').undated.map((decision) => decision.id)).toEqual(['0007-g']);
    expect(logAt(logOf({ '0001-a': { date: '2024-01' } }), '2026-01-01').undated.map((decision) => decision.id)).toEqual([
      '0001-a',
    ]);
  });

  it('is not changed by a successor that was never accepted', () => {
    const proposed = logOf({
      '0001-a': { date: '2024-01-01' },
      '0002-b': { status: 'proposed', date: '2024-02-01', front: 'supersedes: 1' },
    });
    expect(logAt(proposed, '2024-03-01').inForce.map((decision) => decision.id)).toEqual(['0001-a']);
  });
});

describe('the next number', () => {
  it.each([
    [['0001-a'], '0002'],
    [['0001-a', '0007-b'], '0008'],
    [['0009-a'], '0010'],
    [['001-a', '002-b'], '003'],
    [['1-a', '2-b'], '3'],
    [['9999-a'], '10000'],
    [['0001-a', '0002-b', '003-c'], '0004'],
    [['ADR-0003-a'], '0004'],
    [['20250101-a', '20250102-b'], '0001'],
  ])('after %j is %s', (ids, next) => {
    expect(nextNumber(logOf(Object.fromEntries(ids.map((id) => [id, {}]))).decisions).text).toBe(next);
  });

  it('of an empty log is 0001', () => {
    expect(nextNumber([]).text).toBe('0001');
  });
});

describe('the export', () => {
  const json = exportLogs([log], { take: () => true, findings: new Map([['docs/adr/0002-b.md', 3]]) });

  it('has what the contract names, with null for what is not written', () => {
    expect(json.records[6]).toEqual({
      log: 'root',
      path: 'docs/adr/0007-g.md',
      id: '0007-g',
      number: 7,
      title: 'g',
      status: 'implemented',
      statusText: 'implemented',
      date: null,
      people: { decisionMakers: [], consulted: [], informed: [] },
      tags: [],
      dialect: 'madr-4',
      supersedes: [],
      supersededBy: [],
      current: [{ log: 'root', id: '0007-g' }],
      inForce: true,
      followUps: { total: 0, done: 0, dropped: 0, items: [] },
      reviewBy: null,
      governs: [],
      findings: 0,
    });
    expect(json.records[1]).toMatchObject({ reviewBy: '2026-01-15', findings: 3, followUps: { total: 2, done: 1, dropped: 1 } });
    expect(json.edges).toEqual([
      {
        from: { log: 'root', id: '0003-c' },
        to: { log: 'root', id: '0001-a' },
        kind: 'supersedes',
        part: 'whole',
        claimedBy: 'both',
      },
    ]);
  });

  it('takes edges only between records that are taken', () => {
    expect(exportLogs([log], { take: (decision) => decision.id !== '0001-a', findings: new Map() }).edges).toEqual([]);
  });

  it('keeps a word nobody knows as written', () => {
    expect([json.records[7]?.status, json.records[7]?.statusText]).toEqual([null, 'experimental']);
  });

  it('gives equal bytes for equal logs', () => {
    expect(JSON.stringify(exportLogs([log], { take: () => true, findings: new Map() }))).toBe(
      JSON.stringify(exportLogs([log], { take: () => true, findings: new Map() })),
    );
  });

  it('as JSON-ADR leaves out what that form can not say', () => {
    const plain = jsonAdr(
      [
        logOf({
          '0000-zero': {},
          '0001-a': { date: '2024-01-01', status: 'superseded by ADR-2' },
          '0002-b': { front: 'supersedes: 1' },
          'no-number': {},
        }),
      ],
      '1.2.3',
    );
    expect(plain).toMatchObject({
      version: '1.0.0',
      tool: { name: 'adr-lint', version: '1.2.3' },
      adrs: [
        {
          number: 1,
          title: 'a',
          status: 'superseded',
          date: '2024-01-01',
          considered_options: [{ name: 'A' }, { name: 'B' }],
          links: [{ type: 'superseded-by', target: 2 }],
        },
        { number: 2, links: [{ type: 'supersedes', target: 1 }] },
      ],
    });
  });
});
