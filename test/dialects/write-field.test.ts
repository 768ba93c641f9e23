import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../src/config/resolve-config.ts';
import { writeField } from '../../src/dialects/write-field.ts';
import { findLogs } from '../../src/discovery/find-logs.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import type { Decision } from '../../src/model/decision.ts';
import type { Log } from '../../src/model/log.ts';
import { applyEdits } from '../../src/source/edits.ts';
import { parseWithRemark } from '../../src/source/parse.ts';
import { loadWorkspace } from '../../src/workspace.ts';
import { plainRows } from './write-field/plain-rows.ts';
import { relationRows } from './write-field/relation-rows.ts';
import { BY, MADR, NYGARD, type Row, SELF } from './write-field/row.ts';
import { successorLineRows } from './write-field/successor-line-rows.ts';
import { successorRows } from './write-field/successor-rows.ts';

function read(files: Readonly<Record<string, string>>): Log {
  const source = memoryFiles(files);
  const { settings } = resolveSettings({ table: new Map(), files: [] });
  const [one] = loadWorkspace(source, {
    discovery: findLogs(source, { paths: [] }),
    settings: () => settings,
    parse: parseWithRemark,
  }).logs;
  if (!one) throw new Error('no log');
  return one.log;
}

function filesOf(row: Row, head: string): { readonly path: string; readonly files: Readonly<Record<string, string>> } {
  const body = row.body ?? NYGARD;
  const path = `docs/adr/${row.name ?? `${SELF}.md`}`;
  const crlf = head.includes('\r\n') ? body.replaceAll('\n', '\r\n') : body;
  const other =
    row.other ??
    row.before
      .replace('Poll for orders', 'Push orders')
      .replace('# 2.', '# 5.')
      .replace('ADR-0002', 'ADR-0005')
      .replace('"0002"', '"0005"');
  return {
    path,
    files: {
      [path]: head + crlf,
      [`docs/adr/${row.otherName ?? `${BY}.md`}`]: other + body,
      'docs/adr/0001-fax.md': `# 1. Fax\n${NYGARD}`,
      'docs/adr/0004-fax.md': `# 4. Fax\n${NYGARD}`,
    },
  };
}

function find(log: Log, path: string): Decision {
  const found = log.decisions.find((decision) => decision.path === path);
  if (!found) throw new Error(`no record ${path}`);
  return found;
}

function write(row: Row, head: string): { readonly text: string; readonly log: Log; readonly path: string } | undefined {
  const { path, files } = filesOf(row, head);
  const log = read(files);
  const decision = find(log, path);
  const text = log.texts.get(path)?.text ?? '';
  const edits = writeField(
    decision,
    { id: decision.id, field: row.field, value: row.value },
    { text, log, adopted: undefined, today: '2026-01-15' },
  );
  if (!edits) return undefined;
  const after = applyEdits(text, edits);
  return { text: after, log: read({ ...files, [path]: after }), path };
}

const TAILS: Readonly<Record<string, string>> = {
  'footer of mx-decision superseded-by': '\n**Superseded by:** ADR-0005\n',
  'bullets of MADR 2, new section supersedes': '\n## Links\n\n* Supersedes [ADR-0005](0005-push-orders.md)\n',
};

describe.each(
  [...successorRows, ...successorLineRows, ...relationRows, ...plainRows].map(
    (row) => [`${row.notation}: ${row.field} ${row.value}`, row] as const,
  ),
)('%s', (_, row) => {
  const body = row.body ?? NYGARD;
  const wanted =
    row.after +
    (row.after.includes('\r\n') ? body.replaceAll('\n', '\r\n') : body) +
    (TAILS[`${row.notation} ${row.field}`] ?? '');

  it('changes these bytes and no others', () => {
    expect(write(row, row.before)?.text).toBe(wanted);
  });

  it('says so when it is read again, and needs no second writing', () => {
    const written = write(row, row.before);
    if (!written) throw new Error('nothing was written');
    const decision = find(written.log, written.path);
    if (row.field === 'status') expect(decision.status?.name).toBe(row.value);
    if (row.field === 'superseded-by') {
      expect(decision.status?.name).toBe('superseded');
      expect(
        written.log.edges.some((edge) => edge.kind === 'supersedes' && edge.from === row.value && edge.to === decision.id),
      ).toBe(true);
    }
    if (row.field === 'supersedes')
      expect(
        written.log.edges.some((edge) => edge.kind === 'supersedes' && edge.from === decision.id && edge.to === row.value),
      ).toBe(true);
    const again = writeField(
      decision,
      { id: decision.id, field: row.field, value: row.value },
      { text: written.text, log: written.log, adopted: undefined, today: '2026-01-15' },
    );
    expect(again).toEqual([]);
  });
});

describe('what can not be written', () => {
  const nygard = `# 2. Poll for orders\n\n## Status\n\nAccepted\n${NYGARD}`;
  const log = read({
    'docs/adr/0002-poll-for-orders.md': nygard,
    'docs/adr/0005-push-orders.md': nygard.replace('2. Poll', '5. Push'),
  });
  const decision = find(log, 'docs/adr/0002-poll-for-orders.md');
  const context = { text: nygard, log, adopted: undefined };

  it.each([
    ['a record that is not there', { field: 'superseded-by', value: '0099-gone' }],
    ['the record itself', { field: 'supersedes', value: SELF }],
    ['a title', { field: 'title', value: 'Other' }],
    ['a relation without a name', { field: 'relation', value: BY }],
  ] as const)('%s', (_, change) => {
    expect(writeField(decision, { id: decision.id, ...change }, context)).toBeUndefined();
  });

  it('a status log without a day', () => {
    const text = `# 2. A\n\n## Status\n\n2020-01-01 proposed\n\n2020-02-01 accepted\n${NYGARD}`;
    const own = read({ 'docs/adr/0002-a.md': text });
    expect(
      writeField(
        find(own, 'docs/adr/0002-a.md'),
        { id: '0002-a', field: 'status', value: 'deprecated' },
        { text, log: own, adopted: undefined },
      ),
    ).toBeUndefined();
  });

  it('front matter that YAML rejects', () => {
    const text = `---\ntitle: a: b\nstatus: accepted\n---\n\n# A\n${MADR}`;
    const own = read({ 'docs/adr/0002-a.md': text });
    expect(
      writeField(
        find(own, 'docs/adr/0002-a.md'),
        { id: '0002-a', field: 'status', value: 'deprecated' },
        { text, log: own, adopted: undefined },
      ),
    ).toBeUndefined();
  });
});
