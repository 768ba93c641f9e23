import { describe, expect, it } from 'vitest';
import type { Reference } from '../../src/model/decision.ts';
import type { Log, Resolution } from '../../src/model/log.ts';
import { lintFiles } from '../rules/lint-files.ts';

const record = (title: string): string =>
  `# ${title}\n\n## Status\n\nAccepted\n\n## Context\n\nx\n\n## Decision\n\ny\n\n## Consequences\n\nz\n`;

const [root, api] = lintFiles(
  {
    'docs/adr/0008-a.md': record('A'),
    'docs/adr/0010-b.md': record('B'),
    'docs/adr/0012-c.md': record('C'),
    'docs/adr/0012-d.md': record('D'),
    'docs/adr/012-e.md': record('E'),
    'docs/adr/team/0014-f.md': record('F'),
    'packages/api/docs/adr/0001-x.md': record('X'),
    '.git/config': '[remote "origin"]\n\turl = https://github.com/larkspur/parcels.git\n',
  },
  { rules: [] },
).workspace.logs.map(({ log }) => log);

function resolve(log: Log | undefined, reference: Partial<Reference>): Resolution {
  if (!log) throw new Error('no log');
  return log.resolve({ text: '', place: { start: 0, end: 0 }, ...reference }, 'docs/adr/0010-b.md');
}

const to = (id: string): Resolution => ({ kind: 'resolved', id });

describe('a reference', () => {
  it.each<readonly [string, Partial<Reference>, Resolution]>([
    ['8', { number: '8' }, to('0008-a')],
    ['0008', { number: '0008' }, to('0008-a')],
    ['0010 is ten, not eight', { number: '0010' }, to('0010-b')],
    ['ADR-8', { prefix: 'ADR', number: '8' }, to('0008-a')],
    ['a stem', { stem: '0008-a' }, to('0008-a')],
    ['a stem in other letter case', { stem: '0008-A' }, to('0008-a')],
    ['a file name', { stem: '0008-a.md' }, to('0008-a')],
    ['a link', { href: '0008-a.md' }, to('0008-a')],
    ['a link with a dot', { href: './0008-a.md' }, to('0008-a')],
    ['a link into a folder', { href: 'team/0014-f.md' }, to('0014-f')],
    ['a link from the root', { href: '/docs/adr/0008-a.md' }, to('0008-a')],
    ['a link without extension', { href: '0008-a' }, to('0008-a')],
    ['a link of a site', { href: '0008-a.html' }, to('0008-a')],
    [
      'an address on the host of the repository',
      { href: 'https://github.com/larkspur/parcels/blob/main/docs/adr/0008-a.md' },
      to('0008-a'),
    ],
    ['a number of two, one wider than the third', { number: '012' }, to('012-e')],
    ['a number of three', { number: '12' }, { kind: 'ambiguous', candidates: ['0012-c', '0012-d', '012-e'] }],
    ['a number nobody has', { number: '99' }, { kind: 'dangling' }],
    ['a stem nobody has', { stem: '0099-z' }, { kind: 'dangling' }],
    ['a link to nothing', { href: '0099-z.md' }, { kind: 'dangling' }],
    [
      'a link to another log',
      { href: '../../packages/api/docs/adr/0001-x.md' },
      { kind: 'elsewhere', ref: { log: 'api', id: '0001-x' } },
    ],
    ['a number that another log has', { number: '1' }, { kind: 'dangling' }],
    ['an address elsewhere', { href: 'https://example.com/adr/0008' }, { kind: 'foreign' }],
    [
      'an address on the host of another repository',
      { href: 'https://github.com/other/parcels/blob/main/docs/adr/0008-a.md' },
      { kind: 'foreign' },
    ],
    ['a ticket', { prefix: 'JIRA', number: '8' }, { kind: 'foreign' }],
    ['words', {}, { kind: 'foreign' }],
  ])('%s', (_name, reference, resolution) => {
    expect(resolve(root, reference)).toEqual(resolution);
  });

  it('is looked up in its own log', () => {
    expect(resolve(api, { number: '1' })).toEqual(to('0001-x'));
    expect(resolve(api, { number: '8' })).toEqual({ kind: 'dangling' });
  });
});
