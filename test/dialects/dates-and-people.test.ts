import { describe, expect, it } from 'vitest';
import { dateOf, readRecord, recordWith } from './read-record.ts';

describe('a date', () => {
  it.each([
    ['a line', 'Date: 2025-02-03', '2025-02-03'],
    ['a bold line', '**Date:** 2025-02-03', '2025-02-03'],
    ['a bullet', '- Date: 2025-02-03', '2025-02-03'],
    ['a bold bullet', '- **Date**: 2025-02-03', '2025-02-03'],
    [
      'a pipe line, the review is another date',
      '**Status:** Accepted | **Date:** 2025-08-15 | **Review:** 2026-08-15',
      '2025-08-15',
    ],
    ['a table', '| Field | Value |\n| - | - |\n| Date | 2025-02-03 |', '2025-02-03'],
    ['a quote', '> Date: 2025-02-03', '2025-02-03'],
    ['a section', '## Date\n\n2025-02-03', '2025-02-03'],
    ['with words behind', 'Date: 2025-02-03, updated 2025-05-06 (new owner)', '2025-02-03'],
    ['with an emoji behind', 'Date: 2024-10-31 :ghost:', '2024-10-31'],
    ['slashes, year first', 'Date: 2017/11/22', '2017-11-22'],
    ['dots, year first', 'Date: 2024.06.17', '2024-06-17'],
    ['dots, day first', 'Date: 05.09.2022', '2022-09-05'],
    ['one digit', 'Date: 2023-9-15', '2023-09-15'],
    ['English words', 'Date: October 16, 2025', '2025-10-16'],
    ['English words, short, with th', 'Date: Sep 5th, 2023', '2023-09-05'],
    ['English words, day first', 'Date: 11-April-2023', '2023-04-11'],
    ['German words', 'Datum: 3. Februar 2025', '2025-02-03'],
    ['Japanese marks', '日付: 2025年2月3日', '2025-02-03'],
    ['a month', 'Date: 2022-09', '2022-09'],
    ['braces of a template', 'Date: {2023-11-10}', '2023-11-10'],
    ['day first beyond doubt', 'Date: 25/12/2023', '2023-12-25'],
    ['month first beyond doubt', 'Date: 12/25/2023', '2023-12-25'],
    ['two ways to read it', 'Date: 08/05/2019', '?08/05/2019'],
    ['a day no calendar has', 'Date: 2025-02-30', '?2025-02-30'],
    ['a month no calendar has', 'Date: 2022-21-11', '?2022-21-11'],
    ['too many digits', 'Date: 2025-11019', '?2025-11019'],
    ['leap day', 'Date: 2024-02-29', '2024-02-29'],
    ['no leap day', 'Date: 2023-02-29', '?2023-02-29'],
    ['a placeholder, which is none', 'Date: YYYY-MM-DD', 'none'],
    ['nothing', 'Status: Accepted', 'none'],
  ])('in %s', (_name, header, date) => {
    expect(dateOf(readRecord(recordWith(header)))).toBe(date);
  });

  it.each([
    ['date: 2025-02-03', '2025-02-03'],
    ['date: "2025-02-03"', '2025-02-03'],
    ['date: 2025-02-03T10:00:00Z', '2025-02-03'],
    ['decision-date: 2025-02-03', '2025-02-03'],
    ['date_accepted: 2025-02-03\nproposed_date: 2025-01-01', '2025-02-03'],
    ['proposed_date: 2025-01-01\naccepted_date: null', '2025-01-01'],
    ['created: 2025-01-01\nupdated: 2025-02-02', '2025-01-01'],
  ])('in front matter %j', (keys, date) => {
    expect(dateOf(readRecord(`---\n${keys}\n---\n\n${recordWith('')}`))).toBe(date);
  });

  it.each([
    ['20250203-use-nats.md', '2025-02-03'],
    ['2025-02-03-use-nats.md', '2025-02-03'],
    ['docs/2025-02-03-use-nats/README.md', '2025-02-03'],
    ['20251303-use-nats.md', 'none'],
    ['0007-use-nats.md', 'none'],
  ])('in the name %s', (path, date) => {
    expect(dateOf(readRecord(recordWith(''), path))).toBe(date);
  });

  it('of a review is not that of the decision', () => {
    const decision = readRecord(recordWith('- Status: accepted\n- Review by: 2026-08-15'));
    expect([dateOf(decision), decision.reviewBy?.iso]).toEqual(['none', '2026-08-15']);
  });
});

describe('people', () => {
  it.each([
    ['- Deciders: Ada, Grace', ['Ada', 'Grace']],
    ['* Deciders: Ada and Grace', ['Ada', 'Grace']],
    ['- **Decision makers:** Ada; Grace', ['Ada', 'Grace']],
    ['**Deciders:** [Ada](https://example.com/ada), @grace', ['Ada', '@grace']],
    ['Decided by: the platform team', ['the platform team']],
    ['| Field | Value |\n| - | - |\n| Approvers | Ada, Grace |', ['Ada', 'Grace']],
    ['## Decision Makers\n\n- Ada\n- Grace', ['Ada', 'Grace']],
    ['- Deciders:\n  - Ada\n  - Grace', ['Ada', 'Grace']],
    ['- Deciders: -', []],
    ['- Deciders: N/A', []],
    ['- Deciders: {list everyone involved in the decision}', []],
  ])('%j', (header, names) => {
    expect(readRecord(recordWith(header)).decisionMakers.map((one) => one.value)).toEqual(names);
  });

  it.each([
    ['deciders: [Ada, Grace]', ['Ada', 'Grace']],
    ['deciders: Ada, Grace', ['Ada', 'Grace']],
    ['decision-makers:\n  - Ada\n  - Grace', ['Ada', 'Grace']],
    ['decision-makers:\n- Ada\n- Grace', ['Ada', 'Grace']],
    ['decisionMakers: "Ada"', ['Ada']],
    ['deciders: { Ada Lovelace, Grace Hopper }', ['Ada Lovelace', 'Grace Hopper']],
    ['decided-by: platform-team', ['platform-team']],
    ['deciders:', []],
  ])('in front matter %j', (keys, names) => {
    expect(readRecord(`---\n${keys}\n---\n\n${recordWith('')}`).decisionMakers.map((one) => one.value)).toEqual(names);
  });

  it('are told apart by what they did', () => {
    const decision = readRecord(
      '---\ndecision-makers: Ada\nconsulted: Grace\ninformed: [Edsger]\nauthor: Barbara\n---\n\n# Use NATS\n',
    );
    expect(
      [decision.decisionMakers, decision.consulted, decision.informed, decision.authors].map((list) =>
        list.map((one) => one.value),
      ),
    ).toEqual([['Ada'], ['Grace'], ['Edsger'], ['Barbara']]);
  });
});

describe('tags and paths', () => {
  it.each([
    ['---\ntags: [a, b]\n---\n', ['a', 'b']],
    ['---\ntags: a, b\n---\n', ['a', 'b']],
    ['---\ntags:\n- a\n- b\n---\n', ['a', 'b']],
    ['# Use NATS\n\n- Status: accepted\n- Tags: a, b\n', ['a', 'b']],
    ['# Use NATS\n\n## Tags\n\n- a\n- b\n', ['a', 'b']],
  ])('%j', (text, tags) => {
    expect(readRecord(text).tags.map((one) => one.value)).toEqual(tags);
  });

  it('governs a list or a line of patterns', () => {
    for (const text of ['---\ngoverns: src/ledger/*, lib/*.ts\n---\n', '---\ngoverns:\n  - src/ledger/*\n  - lib/*.ts\n---\n']) {
      expect(readRecord(text).governs.map((one) => one.value)).toEqual(['src/ledger/*', 'lib/*.ts']);
    }
  });
});
