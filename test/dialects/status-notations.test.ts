import { describe, expect, it } from 'vitest';
import { readRecord, recordWith, statusOf } from './read-record.ts';

/** Ways to write a status, what a person reads, and the notation it is. */
const NOTATIONS: readonly (readonly [name: string, text: string, status: string, notation: string])[] = [
  ['a section', recordWith('## Status\n\nAccepted'), 'accepted', 'section'],
  ['a section with a sentence', recordWith('## Status\n\nAccepted by the board on Monday.'), 'accepted', 'section'],
  ['a section at H3', recordWith('### Status\n\nAccepted'), 'accepted', 'section'],
  ['a section at H1', '# Use NATS\n\n# Status\n\nAccepted\n\n# Context\n\nx\n\n# Decision\n\ny\n', 'accepted', 'section'],
  ['a section at the end', '# Use NATS\n\n## Context\n\nx\n\n## Decision\n\ny\n\n## Status\n\nRejected\n', 'rejected', 'section'],
  ['a section in capitals with an emoji', recordWith('## ✅ STATUS\n\nPROPOSED'), 'proposed', 'section'],
  ['a numbered section', recordWith('## 1. Status\n\nAccepted'), 'accepted', 'section'],
  ['a section with a bullet', recordWith('## Status\n\n- Accepted'), 'accepted', 'section'],
  ['a section with a quote', recordWith('## Status\n\n> Accepted'), 'accepted', 'section'],
  ['a section with a code span', recordWith('## Status\n\n`Rejected`'), 'rejected', 'section'],
  ['a section in bold', recordWith('## Status\n\n**Accepted**'), 'accepted', 'section'],
  ['a section with an emoji', recordWith('## Status\n\n✅ Accepted'), 'accepted', 'section'],
  ['an emoji with a variation selector', recordWith('## Status\n\n⌛️ Superseded [0019](0019-x.md)'), 'superseded', 'section'],
  ['a section with a date behind', recordWith('## Status\n\nAccepted (2025-03-11)'), 'accepted', 'section'],
  ['a section with a date before', recordWith('## Status\n\n2025-03-11 accepted'), 'accepted', 'section'],
  [
    'a section with an underlined heading',
    '# Use NATS\n\nStatus\n------\n\nAccepted\n\nContext\n-------\n\nx\n',
    'accepted',
    'section',
  ],
  ['front matter', `---\nstatus: accepted\n---\n\n${recordWith('')}`, 'accepted', 'front-matter'],
  ['front matter in quotes', `---\nstatus: "accepted"\n---\n\n${recordWith('')}`, 'accepted', 'front-matter'],
  ['front matter with a template brace', `---\nstatus: { accepted }\n---\n\n${recordWith('')}`, 'accepted', 'front-matter'],
  [
    'front matter with a link',
    `---\nstatus: superseded by [ADR-0042](0042-x.md)\n---\n\n${recordWith('')}`,
    'superseded',
    'front-matter',
  ],
  ['front matter in capitals', `---\nSTATUS: ACCEPTED\n---\n\n${recordWith('')}`, 'accepted', 'front-matter'],
  ['a bullet', recordWith('- Status: accepted\n- Date: 2025-02-03'), 'accepted', 'bullet'],
  ['a bullet with an asterisk', recordWith('* Status: accepted'), 'accepted', 'bullet'],
  ['a bold bullet', recordWith('- **Status:** Accepted'), 'accepted', 'bold-bullet'],
  ['a bold bullet, the colon outside', recordWith('- **Status**: Accepted'), 'accepted', 'bold-bullet'],
  ['a bold line', recordWith('**Status:** Accepted\n**Date:** 2025-02-03'), 'accepted', 'bold-line'],
  ['a bold line, the colon outside', recordWith('**Status**: Accepted'), 'accepted', 'bold-line'],
  ['a plain line', recordWith('Status: Accepted'), 'accepted', 'line'],
  ['a pipe line', recordWith('**Status:** Accepted | **Date:** 2025-08-15 | **Review:** 2026-08-15'), 'accepted', 'pipe-line'],
  [
    'a table with a head',
    recordWith('| Field | Value |\n| --- | --- |\n| Status | Accepted |\n| Date | 2025-02-03 |'),
    'accepted',
    'table',
  ],
  [
    'a table whose head is the first row',
    recordWith('| Status | Accepted |\n| --- | --- |\n| Date | 2025-02-03 |'),
    'accepted',
    'table',
  ],
  ['a table with an empty head', recordWith('| | |\n| --- | --- |\n| **Status** | Approved |'), 'accepted', 'table'],
  [
    'a list between rules below the H1',
    '# Use NATS\n\n---\n\n- status: accepted\n- date: 05.09.2022\n\n---\n\n## Context\n\nx\n',
    'accepted',
    'pseudo-front-matter',
  ],
  ['a block quote', recordWith('> **Status:** Accepted\n> **Date:** 2025-02-03'), 'accepted', 'quote'],
  ['a title prefix', '# Draft: Use NATS\n\n## Context\n\nx\n\n## Decision\n\ny\n', 'draft', 'title'],
  [
    'a choice of boxes, one ticked',
    recordWith('## Status\n\n- [ ] Proposed\n- [x] Accepted\n- [ ] Superseded by _link_'),
    'accepted',
    'check-box',
  ],
  [
    'a choice of boxes, the last ticked counts',
    recordWith('## Status\n\n- [x] Proposed\n- [x] Accepted\n- [ ] Rejected'),
    'accepted',
    'check-box',
  ],
  [
    'a log of statuses, the last line counts',
    recordWith('## Status\n\n2017-12-01 proposed\n\n2018-02-03 accepted'),
    'accepted',
    'status-log',
  ],
  ['a heading that says it', recordWith('## Status - ACTIVE'), 'accepted', 'heading'],
  ['a heading with a colon', recordWith('## Status: Accepted'), 'accepted', 'heading'],
  ['an admonition', recordWith('!!! info\n    **Status**: Accepted\n    **Updated**: 2025-02-03'), 'accepted', 'quote'],
  [
    'an admonition after a blank line',
    recordWith('!!! info\n\n    **Status**: Accepted\n\n    **Updated**: 2025-02-03'),
    'accepted',
    'quote',
  ],
  ['an arrow, which leads to what holds', recordWith('## Status\n\nProposed -> Accepted'), 'accepted', 'section'],
];

describe('a status', () => {
  it.each(NOTATIONS)('in %s', (_name, text, status, notation) => {
    const decision = readRecord(text);
    expect(statusOf(decision)).toBe(status);
    expect(decision.status?.notation ?? '').toBe(notation);
    expect(decision.statuses.filter((claim) => claim.kind === 'word').length).toBeLessThanOrEqual(1);
    if (decision.status) expect(text.slice(decision.status.place.start, decision.status.place.end)).toBe(decision.status.word);
  });

  it.each(NOTATIONS)('is the same with CRLF and a byte-order mark in %s', (_name, text, status) => {
    expect(statusOf(readRecord(`\uFEFF${text.replaceAll('\n', '\r\n')}`))).toBe(status);
  });
});

describe('what is no status', () => {
  it.each([
    ['a legend', recordWith('## Status\n\nProposed | Accepted | Rejected'), 'choice'],
    ['a legend with slashes', recordWith('## Status\n\nproposed/accepted/superseded'), 'choice'],
    [
      'a prompt',
      recordWith('## Status\n\n> What is the status, such as proposed, accepted, rejected, deprecated, superseded?'),
      'choice',
    ],
    ['a choice of boxes, none ticked', recordWith('## Status\n\n- [ ] Proposed\n- [ ] Accepted'), 'choice'],
    ['a placeholder', recordWith('## Status\n\nTBD'), 'placeholder'],
    ['an empty section', recordWith('## Status'), 'none'],
    ['an empty key', `---\nstatus:\n---\n\n${recordWith('')}`, 'empty'],
    ['a dash', recordWith('- Status: -'), 'empty'],
    ['a fenced example', recordWith('```md\n## Status\n\nAccepted\n```'), 'none'],
    ['an indented example', recordWith('Write:\n\n    Status: Accepted'), 'none'],
    ['a comment', recordWith('<!-- Status: accepted -->'), 'none'],
    ['the status of an audit', recordWith('', '\n## Audit\n\n### 2025-02-03\n\n**Status:** Compliant\n'), 'none'],
    ['a word in running text', recordWith('', '\nThe status of the broker is accepted as it is.\n'), 'none'],
  ])('%s', (_name, text, kind) => {
    expect(statusOf(readRecord(text))).toBe(kind);
  });
});

describe('of several statements', () => {
  it.each([
    ['the header wins over an amendment', recordWith('## Status\n\nAccepted\n\nAmended by [9. Help](0009-help.md)'), 'accepted'],
    [
      'a legend before a log is none',
      recordWith('## Status\n\nproposed/accepted/done/deprecated\n\n2017-12-01 proposed'),
      'proposed',
    ],
    [
      'a later line that ends it wins',
      recordWith('## Status\n\nAccepted\n\nSuperseded by [8. Use Kafka](0008-use-kafka.md)'),
      'superseded',
    ],
    ['front matter wins over a section', `---\nstatus: superseded\n---\n\n${recordWith('## Status\n\nAccepted')}`, 'superseded'],
    ['a bullet wins over the title', `${recordWith('- Status: Accepted').replace('# 7. Use', '# Draft: Use')}`, 'accepted'],
    ['a known word wins over what is none', recordWith('- Status: Complicated\n\n## Status\n\nAccepted'), 'accepted'],
    ['a second word behind the first is not read', recordWith('## Status\n\nAccepted; was proposed in May'), 'accepted'],
  ])('%s', (_name, text, status) => {
    expect(statusOf(readRecord(text))).toBe(status);
  });

  it('keeps both for the rule that compares them', () => {
    const decision = readRecord(`---\nstatus: accepted\n---\n\n${recordWith('## Status\n\nProposed')}`);
    expect(decision.statuses.map(({ name, notation }) => [name, notation])).toEqual([
      ['accepted', 'front-matter'],
      ['proposed', 'section'],
    ]);
  });
});

describe('a word', () => {
  it.each([
    ['accepted', 'accepted'],
    ['APPROVED', 'accepted'],
    ['Decided', 'accepted'],
    ['Active', 'accepted'],
    ['pending', 'proposed'],
    ['In Review', 'proposed'],
    ['in-review', 'proposed'],
    ['WIP', 'draft'],
    ['done', 'implemented'],
    ['obsolete', 'deprecated'],
    ['retired', 'deprecated'],
    ['declined', 'rejected'],
    ['superceded', 'superseded'],
    ['Replaced', 'superseded'],
    ['withdrawn', 'withdrawn'],
    ['Experimental', '?Experimental'],
    ['On hold', '?On hold'],
    ['acceptedly', '?acceptedly'],
    ['Not accepted', 'rejected'],
  ])('%s is %s', (word, status) => {
    expect(statusOf(readRecord(recordWith(`## Status\n\n${word}`)))).toBe(status);
  });

  it('in the old spelling is marked', () => {
    expect(readRecord(recordWith('## Status\n\nSuperceded by ADR-0008')).status?.oldSpelling).toBe(true);
  });

  it('of a folder that retires records counts when the record says nothing', () => {
    expect(statusOf(readRecord(recordWith(''), '_superseded/0007-use-nats.md'))).toBe('superseded');
    expect(statusOf(readRecord(recordWith('## Status\n\nAccepted'), 'outdated/0007-use-nats.md'))).toBe('accepted');
  });
});
