import { describe, expect, it } from 'vitest';
import { lineageGraph } from '../../src/diagram/lineage-graph.ts';
import { lineageLayout } from '../../src/diagram/lineage-layout.ts';
import { lineageSvg, type SvgOptions } from '../../src/diagram/lineage-svg.ts';
import type { Log } from '../../src/model/log.ts';
import { HOSTILE_TITLES } from './hostile-titles.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { sampleLog } from './sample-log.ts';

const LOG = sampleLog(
  [
    { id: 'memory', number: 4, title: 'Keep sessions in memory', status: 'superseded' },
    { id: 'redis', number: 12, title: 'Keep sessions in Redis' },
    { id: 'ttl', number: 17, title: 'Sessions end after a day', status: 'proposed' },
    { id: 'tokens', title: 'Use tokens', status: { word: 'parked' } },
  ],
  [
    { from: 'redis', to: 'memory' },
    { from: 'ttl', to: 'redis', kind: 'amends' },
    { from: 'tokens', to: 'redis', part: 'partial', scope: 'machines', doubt: 'one-sided', claimedBy: 'from' },
  ],
);
const OPTIONS: SvgOptions = {
  prefix: 'lineage-12',
  title: 'Lineage of 12',
  href: (id) => (id === 'tokens' ? undefined : `../${id}/`),
};

function draw(log: Log, options: Partial<SvgOptions> = {}): readonly XmlElement[] {
  return readXml(lineageSvg(lineageLayout(lineageGraph(log, { isolated: 'show' })), { ...OPTIONS, ...options }));
}

function withClass(elements: readonly XmlElement[], name: string): readonly XmlElement[] {
  return elements.filter(({ attributes }) => attributes['class']?.split(' ').includes(name));
}

describe('lineageSvg', () => {
  it('is a named group with ids of its own', () => {
    const elements = draw(LOG);
    const [svg] = elements;
    const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(svg?.attributes).toMatchObject({
      role: 'group',
      'aria-labelledby': 'lineage-12-title',
      'aria-describedby': 'lineage-12-desc',
    });
    expect(ids).toEqual(['lineage-12-title', 'lineage-12-desc', 'lineage-12-arrow']);
    expect(elements.filter(({ path }) => /^svg\/(?:title|desc)$/.test(path)).map(({ text }) => text)).toEqual([
      'Lineage of 12',
      '4 records, 3 relations',
    ]);
  });

  it('draws each record as a link with its name, status and state', () => {
    const records = withClass(draw(LOG, { current: 'redis' }), 'lineage-record');
    expect(
      records.map(({ name, attributes }) => [name, attributes['href'], attributes['aria-label'], attributes['class']]),
    ).toEqual([
      ['a', '../memory/', '4 Keep sessions in memory (superseded)', 'lineage-record status-superseded is-ended'],
      ['a', '../redis/', '12 Keep sessions in Redis (accepted)', 'lineage-record status-accepted is-living is-current'],
      ['a', '../ttl/', '17 Sessions end after a day (proposed)', 'lineage-record status-proposed is-living'],
      ['g', undefined, 'Use tokens (parked)', 'lineage-record status-unknown is-living'],
    ]);
    expect(records.map(({ attributes }) => attributes['aria-current'])).toEqual([undefined, 'page', undefined, undefined]);
  });

  it('outlines the current record alone', () => {
    expect(withClass(draw(LOG), 'lineage-outline')).toHaveLength(0);
    expect(withClass(draw(LOG, { current: 'ttl' }), 'lineage-outline')).toHaveLength(1);
  });

  it('draws relations by kind, and says why one is in doubt', () => {
    const elements = draw(LOG);
    const wires = withClass(elements, 'lineage-wire');
    const [doubt] = withClass(elements, 'lineage-doubt');
    expect(wires.map(({ attributes }) => attributes['class'])).toEqual([
      'lineage-wire',
      'lineage-wire is-amending',
      'lineage-wire is-partial is-doubtful',
    ]);
    expect(withClass(elements, 'lineage-label').map(({ text }) => text)).toEqual(['amended by', 'machines ?']);
    expect(doubt?.attributes).toMatchObject({ tabindex: '0', role: 'img' });
    expect(doubt?.attributes['aria-label']).toBe('tokens supersedes 12 in part (machines). Only tokens says so');
  });

  it('has no style, no script and no handler', () => {
    const elements = draw(LOG, { current: 'redis' });
    const names = new Set(elements.map(({ name }) => name));
    const attributes = new Set(elements.flatMap((element) => Object.keys(element.attributes)));
    const known = ['svg', 'title', 'desc', 'defs', 'marker', 'g', 'a', 'path', 'circle', 'rect', 'text', 'tspan'];
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
    expect([...attributes].filter((name) => /^(?:style|on.*|fill|stroke)$/.test(name))).toEqual([]);
  });

  it.each(HOSTILE_TITLES)('shows %j as it is', (title) => {
    const hostile = sampleLog(
      [
        { id: title, title, status: { word: title } },
        { id: 'b', title: 'b' },
      ],
      [{ from: title, to: 'b', part: 'partial', scope: title }],
    );
    const elements = draw(hostile, { title, href: (id) => `/${id}` });
    const [record] = withClass(elements, 'lineage-record');
    const [wire] = elements.filter(({ path }) => path === 'svg/g/title');
    expect(record?.attributes).toMatchObject({ href: `/${title}`, 'aria-label': `${title} (${title})` });
    expect(wire?.text).toBe(`${title} supersedes b in part (${title})`);
    expect(elements.find(({ path }) => path === 'svg/title')?.text).toBe(title);
  });

  it('is empty for nothing', () => {
    expect(lineageSvg(lineageLayout(lineageGraph(sampleLog([]))), OPTIONS)).toBe('');
  });
});
