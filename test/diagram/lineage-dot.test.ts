import { describe, expect, it } from 'vitest';
import { lineageDot } from '../../src/diagram/lineage-dot.ts';
import { HOSTILE_TITLES } from './hostile-titles.ts';
import { readDot } from './read-dot.ts';
import { longLog, sampleLog } from './sample-log.ts';

describe('lineageDot', () => {
  it('writes a digraph', () => {
    const log = sampleLog(
      [
        { id: '0004-memory', number: 4, title: 'Keep sessions in the memory of each node', status: 'superseded' },
        { id: '0012-redis', number: 12, title: 'Keep sessions in "Redis"' },
        { id: '0017-ttl', number: 17, title: 'Sessions end after a day', status: 'proposed' },
        { id: 'notes', title: 'Notes', status: { word: 'parked' } },
        { id: 'alone' },
      ],
      [
        { from: '0012-redis', to: '0004-memory' },
        { from: '0017-ttl', to: '0012-redis', kind: 'amends' },
        { from: 'notes', to: '0012-redis', part: 'partial', scope: 'machines', doubt: 'one-sided', claimedBy: 'from' },
      ],
    );
    expect(lineageDot(log).split('\n')).toEqual([
      'digraph lineage {',
      '  // 1 record without lineage not shown',
      '  graph [rankdir=LR]',
      '  node [shape=box, style="rounded,filled", fontname="sans-serif", fontsize=11]',
      '  edge [fontname="sans-serif", fontsize=10]',
      '  "0004-memory" [label="4\\nKeep sessions in the memory of\\neach node\\nsuperseded", tooltip="Keep sessions in the memory of each node", style="rounded,filled,dashed", fillcolor="#e6ebf1", color="#57708c", fontcolor="#1f2f40"]',
      '  "0012-redis" [label="12\\nKeep sessions in \\"Redis\\"\\naccepted", tooltip="Keep sessions in \\"Redis\\"", style="rounded,filled,bold", fillcolor="#dcf5e3", color="#1a7f37", fontcolor="#10341c"]',
      '  "0017-ttl" [label="17\\nSessions end after a day\\nproposed", tooltip="Sessions end after a day", style="rounded,filled", fillcolor="#fff3d1", color="#9a6700", fontcolor="#3d2a00"]',
      '  "notes" [label="Notes\\nparked", tooltip="Notes", style="rounded,filled,dotted", fillcolor="#ffffff", color="#6e7781", fontcolor="#24292f"]',
      '  "0004-memory" -> "0012-redis"',
      '  "0012-redis" -> "0017-ttl" [style=dotted, penwidth=0.8, label="amended by"]',
      '  "0012-redis" -> "notes" [style=dashed, label="machines ?", tooltip="Only notes says so"]',
      '}',
      '',
    ]);
  });

  it.each(HOSTILE_TITLES)('shows %j as id, title, status and scope as it is', (title) => {
    const hostile = sampleLog(
      [
        { id: `a ${title}`, number: 1, title },
        { id: title, title, status: { word: 'x' } },
      ],
      [{ from: title, to: `a ${title}`, part: 'partial', scope: title, doubt: 'conflicting' }],
    );
    const statements = readDot(lineageDot(hostile));
    expect(statements.map(({ names }) => names)).toEqual([[`a ${title}`], [title], [`a ${title}`, title]]);
    expect(statements.slice(0, 2).map(({ attributes }) => attributes['tooltip'])).toEqual([title, title]);
    const shown = statements.map(({ attributes }) => (attributes['label'] ?? '').replaceAll(/\s/g, ''));
    const bare = title.replaceAll(/\s/g, '');
    expect(shown).toEqual([`1${bare}accepted`, `${bare}x`, `${bare}?`]);
  });

  it('turns when time runs down, and shows records alone when asked', () => {
    const text = lineageDot(sampleLog([{ id: 'a' }]), { direction: 'down', isolated: 'show' });
    expect(text).toContain('graph [rankdir=TB]');
    expect(readDot(text).map(({ names }) => names)).toEqual([['a']]);
  });

  it('draws a log of any size as one digraph', () => {
    expect(readDot(lineageDot(longLog(1, 1200)))).toHaveLength(1200 + 1199);
  });
});
