import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/baseline.schema.json' with { type: 'json' };
import { applyBaseline, baselineText, type Judged, readBaseline } from '../../src/lint/baseline.ts';
import type { Finding } from '../../src/model/finding.ts';
import { lintFiles } from '../rules/lint-files.ts';

const ALL: Judged = { hasRun: () => true, isAskedFor: () => true };

/** A record in Nygard's form; an empty text leaves its section out. */
function record(
  title: string,
  parts: { readonly status?: string; readonly consequences?: string; readonly before?: string; readonly more?: string } = {},
): string {
  const consequences = parts.consequences ?? `One more part to run for ${title}.`;
  return `# ${title}

Date: 2025-02-03
${parts.before ?? ''}
## Status

${parts.status ?? 'Accepted'}

## Context

The people who ${title} asked for it.${parts.more ?? ''}

## Decision

We ${title}.
${consequences === '' ? '' : `\n## Consequences\n\n${consequences}\n`}`;
}

const BEFORE = {
  'docs/adr/0001-use-ftp.md': record('Use FTP', { status: 'Glowing' }),
  'docs/adr/0002-use-nats.md': record('Use NATS', { consequences: '' }),
  'docs/adr/0003-use-flags.md': record('Use flags', { status: 'Shimmering' }),
  'docs/adr/0004-cache-tariffs.md': record('Cache tariffs', { consequences: '' }),
  'docs/adr/0006-one-repo.md': record('One repo'),
  'docs/adr/0007-sign-hooks.md': record('Sign hooks'),
  'docs/adr/0008-keep-events.md': record('Keep events'),
  'docs/adr/0009-use-tls.md': record('Use TLS'),
  'docs/adr/0010-drop-xml.md': record('Drop XML'),
};

const AFTER = {
  ...BEFORE,
  'docs/adr/0002-use-nats.md': record('Use NATS'),
  'docs/adr/0003-use-flags.md': record('Use flags', { status: 'Shimmering', before: 'Tags: release\nStory: 12\n\nA remark.\n' }),
  'docs/adr/0004-cache-tariffs.md': record('Cache tariffs', { consequences: '', more: ' See [FTP](0001-use-fttp.md).' }),
  'docs/adr/0005-sign-webhooks.md': record('Sign webhooks', { status: 'Glowing' }),
};

function findings(files: Readonly<Record<string, string>>): readonly Finding[] {
  return lintFiles(files).findings;
}

function errors(list: readonly Finding[]): readonly string[] {
  return list
    .filter(({ level }) => level !== 'note')
    .map(({ path, range, ruleId }) => `${path.slice(9, 13)}:${range.line} ${ruleId}`);
}

function baseline(text: string): Extract<ReturnType<typeof readBaseline>, { ok: true }>['baseline'] {
  const read = readBaseline('.adr-baseline.json', text);
  if (!read.ok) throw new Error(read.faults[0]?.message);
  return read.baseline;
}

describe('a baseline', () => {
  const text = baselineText(findings(BEFORE));

  it('hides what was there and nothing else', () => {
    expect(errors(findings(BEFORE))).toEqual([
      '0001:7 unknown-status',
      '0002:1 missing-section',
      '0003:7 unknown-status',
      '0004:1 missing-section',
    ]);
    const same = applyBaseline(findings(BEFORE), baseline(text), ALL);
    expect([errors(same.findings), same.known.length, same.stale]).toEqual([[], 4, []]);
    const later = applyBaseline(findings(AFTER), baseline(text), ALL);
    expect(errors(later.findings)).toEqual(['0004:11 broken-link', '0005:7 unknown-status']);
    expect(errors(later.known)).toEqual(['0001:7 unknown-status', '0003:11 unknown-status', '0004:1 missing-section']);
    expect(later.stale.map(({ kind, data }) => [kind, data])).toEqual([
      ['stale-baseline-entry', { rule: 'missing-section', path: 'docs/adr/0002-use-nats.md' }],
    ]);
  });

  it('keeps the findings of a renamed and renumbered record', () => {
    const { 'docs/adr/0001-use-ftp.md': moved, ...rest } = BEFORE;
    const later = applyBaseline(findings({ ...rest, 'docs/adr/0011-use-ftp-files.md': moved }), baseline(text), ALL);
    expect([errors(later.findings).filter((one) => one.includes('status')), later.known.length, later.stale]).toEqual([
      [],
      4,
      [],
    ]);
  });

  it('is sorted, without dates and places of this machine, valid by its schema, and the same when written again', () => {
    expect(text.split('\n').slice(0, 4).join('\n')).toMatch(
      /^{\n {2}"version": 1,\n {2}"findings": \[\n {4}{"path":"docs\/adr\/0001-use-ftp\.md","ruleId":"unknown-status","message":".*","fingerprint":"[0-9a-f]{32}"},$/,
    );
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d|"\/|\\\\/);
    expect(baselineText([...findings(BEFORE)].reverse())).toBe(text);
    expect(new Ajv2020({ strict: true }).validate(schema, JSON.parse(text))).toBe(true);
    expect(baselineText([])).toBe('{\n  "version": 1,\n  "findings": []\n}\n');
    expect(baseline(baselineText([])).entries).toEqual([]);
  });

  it('loses what was repaired and keeps what a run did not look at', () => {
    const judged: Judged = {
      hasRun: (rule) => rule !== 'unknown-status',
      isAskedFor: (path) => path !== 'docs/adr/0004-cache-tariffs.md',
    };
    const open = findings(AFTER).filter(({ ruleId, path }) => judged.hasRun(ruleId) && judged.isAskedFor(path));
    const updated = baseline(baselineText(open, { baseline: baseline(text), judged }));
    expect(updated.entries.map(({ path, ruleId }) => `${path.slice(9, 13)} ${ruleId}`)).toEqual([
      '0001 unknown-status',
      '0003 unknown-status',
      '0004 missing-section',
    ]);
    expect(applyBaseline(open, baseline(text), judged).stale).toHaveLength(1);
  });

  it('hides one finding an entry', () => {
    const [first] = findings(BEFORE);
    if (!first) throw new Error('no finding');
    const twice = applyBaseline([first, { ...first, path: 'other/0001-use-ftp.md' }], baseline(baselineText([first])), ALL);
    expect([twice.findings.length, twice.known.length]).toEqual([1, 1]);
  });
});

describe('a baseline that can not be read', () => {
  it.each([
    ['not JSON', '{', 1, /expected the JSON/],
    ['a merge that was left half done', '{\n<<<<<<< ours\n}', 2, /conflict marker/],
    [
      'another shape',
      '{\n  "version": 1,\n  "findings": [\n    {"path": "a", "ruleId": 1, "message": "", "fingerprint": "00000000"}\n  ]\n}',
      4,
      /ruleId|text/,
    ],
    ['another version', '{"version": 2, "findings": []}', 1, /1/],
    ['nothing', '', 1, /expected the JSON/],
  ])('%s', (_name, text, line, message) => {
    expect(readBaseline('b.json', text)).toMatchObject({
      ok: false,
      faults: [{ path: 'b.json', line, message: expect.stringMatching(message) }],
    });
  });
});
