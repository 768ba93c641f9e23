// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { lineageMermaid } from '../../src/diagram/lineage-mermaid.ts';
import { HOSTILE_TITLES } from './hostile-titles.ts';
import { readMermaid } from './read-mermaid.ts';
import { longLog, sampleLog } from './sample-log.ts';

const LOG = sampleLog(
  [
    { id: '0004-memory', number: 4, title: 'Keep sessions in memory', status: 'superseded' },
    { id: '0012-redis', number: 12, title: 'Keep sessions in "Redis"' },
    { id: '0017-ttl', number: 17, title: 'Sessions end after a day', status: 'proposed' },
    { id: '0020-tokens', number: 20, title: 'Use tokens for machines' },
    { id: 'notes', title: 'Notes', status: { word: 'parked' } },
  ],
  [
    { from: '0012-redis', to: '0004-memory' },
    { from: '0017-ttl', to: '0012-redis', kind: 'amends' },
    { from: '0020-tokens', to: '0012-redis', part: 'partial', scope: 'machines', doubt: 'one-sided', claimedBy: 'from' },
  ],
);

describe('lineageMermaid', () => {
  it('writes a flowchart', () => {
    expect(lineageMermaid(LOG)).toEqual([
      [
        'flowchart LR',
        '  %% 1 record without lineage not shown',
        '  adr4["4 Keep sessions in memory<br/>superseded"]:::superseded',
        '  adr12["12 Keep sessions in #quot;Redis#quot;<br/>accepted"]:::accepted',
        '  adr17["17 Sessions end after a day<br/>proposed"]:::proposed',
        '  adr20["20 Use tokens for machines<br/>accepted"]:::accepted',
        '  adr4 --> adr12',
        '  adr12 -.->|"amended by"| adr17',
        '  adr12 -.->|"machines ?"| adr20',
        '  classDef accepted fill:#dcf5e3,stroke:#1a7f37,color:#10341c,stroke-width:2px',
        '  classDef proposed fill:#fff3d1,stroke:#9a6700,color:#3d2a00',
        '  classDef superseded fill:#e6ebf1,stroke:#57708c,color:#1f2f40,stroke-dasharray:5 3',
        '  linkStyle 1 stroke-width:1px,stroke-dasharray:1 3',
        '',
      ].join('\n'),
    ]);
  });

  it('writes what mermaid reads back', async () => {
    const [text = ''] = lineageMermaid(LOG, { isolated: 'show', direction: 'down' });
    const { nodes, edges } = await readMermaid(text);
    expect(nodes).toEqual([
      { id: 'adr4', text: '4 Keep sessions in memory\nsuperseded', classes: ['superseded'] },
      { id: 'adr12', text: '12 Keep sessions in "Redis"\naccepted', classes: ['accepted'] },
      { id: 'adr17', text: '17 Sessions end after a day\nproposed', classes: ['proposed'] },
      { id: 'adr20', text: '20 Use tokens for machines\naccepted', classes: ['accepted'] },
      { id: 'adr_1', text: 'Notes\nparked', classes: ['unknown'] },
    ]);
    expect(edges).toEqual([
      { start: 'adr4', end: 'adr12', text: '', stroke: 'normal' },
      { start: 'adr12', end: 'adr17', text: 'amended by', stroke: 'dotted' },
      { start: 'adr12', end: 'adr20', text: 'machines ?', stroke: 'dotted' },
    ]);
  });

  it.each(HOSTILE_TITLES)('shows %j as title, status and scope as it is', async (title) => {
    const hostile = sampleLog(
      [
        { id: 'a', number: 1, title: `x ${title}` },
        { id: 'b', title, status: { word: title } },
      ],
      [{ from: 'b', to: 'a', part: 'partial', scope: title }],
    );
    const [text = '', ...more] = lineageMermaid(hostile);
    const { nodes, edges } = await readMermaid(text);
    expect(more).toEqual([]);
    expect(nodes.map((node) => node.text)).toEqual([`1 x ${title}\naccepted`, `${title}\n${title}`]);
    expect(edges.map((edge) => edge.text)).toEqual([title]);
  });

  it('cuts a very long title', async () => {
    const [text = ''] = lineageMermaid(sampleLog([{ id: 'a', title: 'long '.repeat(1000) }]), { isolated: 'show' });
    const { nodes } = await readMermaid(text);
    expect(nodes[0]?.text).toMatch(/^(?:long ){10,30}long…\naccepted$/);
  });

  it.each([
    ['one long chain', longLog(1, 450), 449],
    ['many chains', longLog(110, 5), 440],
    [
      'hostile and long',
      sampleLog(
        Array.from({ length: 140 }, (_, index) => ({ id: `${index}`, title: '"<&>'.repeat(40) })),
        Array.from({ length: 139 }, (_, index) => ({ from: `${index + 1}`, to: `${index}` })),
      ),
      139,
    ],
  ])('splits %s into diagrams that mermaid takes, without losing a relation', async (_, log, count) => {
    const texts = lineageMermaid(log);
    const charts = await Promise.all(texts.map(readMermaid));
    const seen = charts.flatMap(({ edges }) => edges.map(({ start, end }) => `${start} ${end}`));
    expect(texts.length).toBeGreaterThan(1);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(50_000);
    expect(Math.max(...charts.map(({ edges }) => edges.length))).toBeLessThanOrEqual(400);
    expect(texts[1]).toContain(`  %% part 2 of ${texts.length}\n`);
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
  });

  it('says so when there is nothing to draw', async () => {
    const [text = ''] = lineageMermaid(sampleLog([{ id: 'a' }, { id: 'b' }]));
    expect(text).toBe('flowchart LR\n  %% 2 records without lineage not shown\n');
    expect((await readMermaid(text)).nodes).toEqual([]);
  });

  it('is the same for the same log', () => {
    expect(lineageMermaid(longLog(20, 5))).toEqual(lineageMermaid(longLog(20, 5)));
  });
});
