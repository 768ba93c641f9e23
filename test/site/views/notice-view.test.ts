import { describe, expect, it } from 'vitest';
import { noticesOf } from '../../../site/views/notice-view.ts';
import { CHAIN, makeFacts, nygard, type TestFiles } from '../make-facts.ts';

function told(files: TestFiles, id: string): readonly string[] {
  const facts = makeFacts(files);
  const record = facts.records.find(({ decision }) => decision.id === id);
  const notices = record === undefined ? [] : noticesOf(facts, record);
  return notices.flatMap(({ kind, parts }) =>
    parts.map(
      ({ words, links }) =>
        `${kind}: ${[words, ...links.map(({ number, scope }) => `[${number}${scope === undefined ? '' : ` ${scope}`}]`)].join(' ')}`,
    ),
  );
}

describe('the notice above a record', () => {
  it('leads to the next record and to the current one', () => {
    expect(told(CHAIN, '0001-queue-in-sql')).toEqual(['over: No longer valid: replaced by [2]', 'over: Current decision: [3]']);
  });

  it('names one record once', () => {
    expect(told(CHAIN, '0002-queue-in-redis')).toEqual(['over: No longer valid: replaced by [3]']);
  });

  it('is not there for what holds', () => {
    expect(told(CHAIN, '0003-queue-in-nats')).toEqual([]);
  });

  it.each([
    ['Rejected', ['over: Not in force: this was rejected.']],
    ['Withdrawn', ['over: Not in force: this was withdrawn.']],
    ['Deprecated', ['over: No longer valid: deprecated.']],
    ['Proposed', ['pending: Not decided yet: this is a proposal.']],
    ['Draft', ['pending: Not decided yet: this is a draft.']],
    ['Superseded', ['over: No longer valid: superseded. The record does not name what replaced it.']],
    ['Amber', []],
  ])('says what %s means', (status, notices) => {
    expect(
      told({ 'docs/adr/0001-a.md': nygard('1. A', status), 'docs/adr/0002-b.md': nygard('2. B', 'Accepted') }, '0001-a'),
    ).toEqual(notices);
  });

  it('says when a record was replaced and does not know', () => {
    const files = {
      'docs/adr/0001-a.md': nygard('1. A', 'Accepted'),
      'docs/adr/0002-b.md': nygard('2. B', 'Accepted\n\nSupersedes [1. A](0001-a.md)'),
    };
    expect(told(files, '0001-a')).toEqual([
      'over: No longer valid: replaced by [2]',
      'over: The record itself still says “accepted”.',
    ]);
  });

  it('says that there is no way out of a ring', () => {
    const files = {
      'docs/adr/0001-a.md': nygard('1. A', 'Superseded by [2. B](0002-b.md)'),
      'docs/adr/0002-b.md': nygard('2. B', 'Superseded by [1. A](0001-a.md)'),
    };
    expect(told(files, '0001-a')).toEqual([
      'over: No longer valid: replaced by [2]',
      'over: There is no current decision: the records replace each other in a ring.',
    ]);
  });

  it('names the parts that others changed', () => {
    const files = {
      'docs/adr/0001-a.md': nygard(
        '1. A',
        'Accepted\n\nSuperseded in part by [2. B](0002-b.md) (direct reads only)\n\nAmended by [3. C](0003-c.md)',
      ),
      'docs/adr/0002-b.md': nygard('2. B', 'Accepted'),
      'docs/adr/0003-c.md': nygard('3. C', 'Accepted'),
    };
    expect(told(files, '0001-a')).toEqual([
      'partly: In part no longer valid: replaced in part by [2 direct reads only]',
      'partly: Amended by [3]',
    ]);
  });
});
