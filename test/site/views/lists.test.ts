import { describe, expect, it } from 'vitest';
import { followUpsView } from '../../../site/views/follow-ups-view.ts';
import { homeView } from '../../../site/views/home-view.ts';
import { listView, recordsOfStatus, statusPages } from '../../../site/views/list-view.ts';
import { logAtView } from '../../../site/views/log-at-view.ts';
import { optionsView } from '../../../site/views/options-view.ts';
import { reviewsView } from '../../../site/views/reviews-view.ts';
import { timelineView } from '../../../site/views/timeline-view.ts';
import { collectTopics } from '../../../site/views/topics.ts';
import { CHAIN, makeFacts, nygard, type TestFiles } from '../make-facts.ts';

const madr = (title: string, front: string, body = ''): string =>
  `---\n${front}\n---\n\n# ${title}\n\n## Context and Problem Statement\n\nWhy.\n\n${body}`;

describe('the first page', () => {
  it('counts what holds and everything else', () => {
    const facts = makeFacts(CHAIN);
    const view = homeView(facts, collectTopics(facts.records));
    expect(view.counts.map(({ tone, count, href }) => `${tone} ${count} ${href}`)).toEqual([
      'in-force 1 /status/in-force/',
      'superseded 2 /status/superseded/',
      'rejected 1 /status/rejected/',
    ]);
    expect(view.list.rows.map(({ number, inForce, over }) => [number, inForce, over])).toEqual([
      ['4', false, true],
      ['3', true, false],
      ['2', false, true],
      ['1', false, true],
    ]);
    expect(view.start).toBe('in-force');
    expect(view.ended.map(({ date, record }) => `${date} ${record.title}`)).toEqual([
      '2025-02-03 Queue in Redis',
      '2024-02-03 Queue in SQL',
    ]);
  });

  it('says of a row what it replaces and what replaced it', () => {
    const facts = makeFacts(CHAIN);
    const { rows } = listView(facts, collectTopics(facts.records), facts.records);
    expect(
      rows.map(({ relations }) => relations.map(({ words, links }) => `${words} ${links.map(({ text }) => text).join()}`)),
    ).toEqual([[], ['replaces 2'], ['replaces 1', 'replaced by 3'], ['replaced by 2']]);
  });

  it('starts with everything where hardly a record has a status', () => {
    const plain = (title: string): string => `# ${title}\n\n## Context\n\nWhy.\n\n## Decision\n\nThis.\n`;
    const facts = makeFacts({
      'docs/adr/0001-a.md': plain('A'),
      'docs/adr/0002-b.md': plain('B'),
      'docs/adr/0003-c.md': nygard('3. C', 'Accepted'),
    });
    expect(homeView(facts, collectTopics(facts.records)).start).toBe('any');
  });

  it('has a page for each status that occurs, and for what is in force', () => {
    const facts = makeFacts(CHAIN);
    expect(statusPages(facts)).toEqual(['in-force', 'accepted', 'superseded', 'rejected']);
    expect(recordsOfStatus(facts, 'in-force').map(({ title }) => title)).toEqual(['Queue in NATS']);
  });
});

describe('topics', () => {
  it('are one in any letter case, spelled as most often, with people in every part', () => {
    const facts = makeFacts({
      'docs/adr/0001-a.md': madr('A', 'status: accepted\ntags: [Kafka, events]\ndecision-makers: [Ann Lee]\nconsulted: Bob'),
      'docs/adr/0002-b.md': madr('B', 'status: accepted\ntags: [kafka]\ndecision-makers: [ann lee]'),
      'docs/adr/0003-c.md': madr('C', 'status: accepted\ntags: [Kafka]\ncomponent: billing'),
    });
    const topics = collectTopics(facts.records);
    const told = (kind: 'tags' | 'people' | 'components'): readonly string[] =>
      [...topics[kind].values()].map(({ name, address, records }) => `${name} ${address} ${records.length}`);
    expect(told('tags')).toEqual(['events tags/events/ 1', 'Kafka tags/kafka/ 3']);
    expect(told('people')).toEqual(['Ann Lee people/ann-lee/ 2', 'Bob people/bob/ 1']);
    expect(told('components')).toEqual(['billing components/billing/ 1']);
  });

  it('take the folder of a record for its component', () => {
    const facts = makeFacts({
      'adr/billing/0001-a.md': nygard('1. A', 'Accepted'),
      'adr/billing/0002-b.md': nygard('2. B', 'Accepted'),
      'adr/0003-c.md': nygard('3. C', 'Accepted'),
    });
    expect([...collectTopics(facts.records).components.keys()]).toEqual(['billing']);
  });
});

describe('follow-ups', () => {
  const FILES: TestFiles = {
    'docs/adr/0001-a.md': nygard('1. A', 'Accepted', {
      date: '2024-02-01',
      consequences: '- [x] Done\n- [ ] Later @ann\n\n```md\n- [ ] example\n```',
    }),
    'docs/adr/0002-b.md': nygard('2. B', 'Accepted', { date: '2025-02-01', consequences: '- [ ] Late, by 2025-12-31' }),
    'docs/adr/0003-c.md': nygard('3. C', 'Proposed', { consequences: '- [ ] Ask' }),
    'docs/adr/0004-d.md': nygard('4. D', 'Rejected', { consequences: '- [ ] Never' }),
  };

  it('stand in columns, what is overdue first', () => {
    const view = followUpsView(makeFacts(FILES));
    const told = (groups: typeof view.open): readonly string[] =>
      groups.map(
        ({ record, items }) =>
          `${record.number}: ${items.map(({ text, overdue }) => (overdue === undefined ? text : `${text} !`)).join()}`,
      );
    expect(told(view.open)).toEqual(['2: Late, by 2025-12-31 !', '1: Later @ann']);
    expect(told(view.pending)).toEqual(['3: Ask']);
    expect(told(view.done)).toEqual(['1: Done']);
    expect(told(view.dropped)).toEqual(['4: Never']);
    expect(view.owners).toEqual([{ name: '@ann', count: 1 }]);
  });
});

describe('reviews', () => {
  it('are grouped by the day of the build', () => {
    const facts = makeFacts({
      'docs/adr/0001-a.md': madr('A', 'status: accepted\nreview-by: 2026-01-14'),
      'docs/adr/0002-b.md': madr('B', 'status: accepted\nreview-by: 2026-03-01'),
      'docs/adr/0003-c.md': madr('C', 'status: accepted\nreview-by: 2027-03-01'),
      'docs/adr/0004-d.md': madr('D', 'status: accepted'),
      'docs/adr/0005-e.md': madr('E', 'status: rejected\nreview-by: 2020-01-01'),
      'docs/adr/0006-f.md': madr('F', 'status: proposed\ndate: 2025-01-01'),
    });
    const view = reviewsView(facts);
    const titles = (rows: typeof view.overdue): readonly string[] => rows.map(({ record, days }) => `${record.title} ${days}`);
    expect(titles(view.overdue)).toEqual(['A 1']);
    expect(titles(view.soon)).toEqual(['B -45']);
    expect(titles(view.later)).toEqual(['C -410']);
    expect(view.none.map(({ title }) => title)).toEqual(['D']);
    expect(titles(view.stale)).toEqual(['F 379']);
  });
});

describe('the log at a date', () => {
  it('ends a decision on the day of its successor', () => {
    const { spans, unknown } = logAtView(makeFacts(CHAIN));
    expect(spans.map(({ record, from, until }) => `${record.number} ${from} ${until ?? ''}`.trim())).toEqual([
      '3 2025-02-03',
      '2 2024-02-03 2025-02-03',
      '1 2023-02-03 2024-02-03',
    ]);
    expect(unknown).toEqual([]);
  });

  it('sets apart what has no dates', () => {
    const facts = makeFacts({
      'docs/adr/0001-a.md': nygard('1. A', 'Accepted', { date: '' }),
      'docs/adr/0002-b.md': nygard('2. B', 'Deprecated'),
    });
    expect(logAtView(facts).unknown.map(({ title }) => title)).toEqual(['A', 'B']);
  });
});

describe('the timeline', () => {
  it('tells years, words and what was replaced', () => {
    const { years, undated } = timelineView(
      makeFacts({ ...CHAIN, 'docs/adr/0005-x.md': nygard('5. X', 'Accepted', { date: '03/04/2024' }) }),
    );
    expect(
      years.map(({ year, events }) => [
        year,
        events.map(({ iso, words, record, relations }) =>
          [iso, words, record.number, ...relations.flatMap(({ links }) => links.map(({ text }) => text))].join(' '),
        ),
      ]),
    ).toEqual([
      ['2025', ['2025-02-03 accepted 3 2', '2025-02-03 rejected 4']],
      ['2024', ['2024-02-03 decided 2 1']],
      ['2023', ['2023-02-03 decided 1']],
    ]);
    expect(undated.map(({ title }) => title)).toEqual(['X']);
  });

  it('takes changes of status from git', () => {
    const history = {
      files: new Map(),
      statusChanges: [{ path: 'docs/adr/0004-use-fax.md', date: '2026-01-02', from: 'proposed', to: 'rejected' }],
    };
    expect(timelineView(makeFacts(CHAIN, { history })).years[0]?.events.map(({ words }) => words)).toEqual([
      'proposed → rejected',
    ]);
  });
});

describe('options', () => {
  it('are listed once, with what became of them', () => {
    const body = (chosen: string): string =>
      `## Considered Options\n\n* Kafka\n* **NATS**\n* Ärger vermeiden\n\n## Decision Outcome\n\nChosen option: "${chosen}", because it is simple.\n`;
    const view = optionsView(
      makeFacts({
        'docs/adr/0001-a.md': madr('A', 'status: accepted', body('Kafka')),
        'docs/adr/0002-b.md': madr('B', 'status: accepted', body('NATS')),
      }),
    );
    const told = view.letters.flatMap(({ letter, options }) =>
      options.map(
        ({ title, chosen, notChosen }) =>
          `${letter} ${title}: ${chosen.map((one) => one.title).join()} / ${notChosen.map((one) => one.title).join()}`,
      ),
    );
    expect(told).toEqual(['A Ärger vermeiden:  / A,B', 'K Kafka: A / B', 'N NATS: B / A']);
    expect(view.count).toBe(3);
  });
});
