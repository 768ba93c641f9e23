import type { Log, Result } from 'sarif';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { sarif } from '../../src/report/sarif.ts';
import { hostileTexts } from './hostile-texts.ts';
import { finding, report, sampleReport } from './sample-report.ts';

function parse(shown: Report): Log {
  return JSON.parse(sarif(shown));
}

function run(shown: Report) {
  const [only, ...others] = parse(shown).runs;
  expect(others).toEqual([]);
  if (only === undefined) throw new Error('no run');
  return only;
}

function results(shown: Report): readonly Result[] {
  return run(shown).results ?? [];
}

function first(shown: Report): Result {
  const [result] = results(shown);
  if (result === undefined) throw new Error('no result');
  return result;
}

describe('sarif', () => {
  it('names version, schema, tool and column unit', () => {
    const log = parse(sampleReport);
    expect(log.version).toBe('2.1.0');
    expect(log.$schema).toMatch(/sarif-schema-2\.1\.0\.json$/);
    expect(run(sampleReport)).toMatchObject({
      columnKind: 'utf16CodeUnits',
      tool: { driver: { name: 'adr-lint', version: '1.2.3', semanticVersion: '1.2.3', informationUri: 'https://adr-lint.dev' } },
      properties: {
        logs: [
          { path: 'docs/adr', records: 61 },
          { path: 'packages/billing/docs/adr', records: 3 },
        ],
      },
    });
  });

  it('describes each rule once, sorted', () => {
    const rules = run(sampleReport).tool.driver.rules ?? [];
    expect(rules.map((rule) => rule.id)).toEqual([
      'ambiguous-reference',
      'duplicate-number',
      'missing-rationale',
      'old-spelling',
      'unknown-status',
    ]);
    expect(rules[1]).toEqual({
      id: 'duplicate-number',
      shortDescription: { text: 'Two records of a log have the same number' },
      fullDescription: { text: 'Why `duplicate-number` matters, in two lines.' },
      help: { text: expect.stringContaining('## Repair'), markdown: expect.stringContaining('## Repair') },
      helpUri: 'https://adr-lint.dev/rules/duplicate-number/',
      defaultConfiguration: { level: 'error' },
    });
    expect(rules[2]?.defaultConfiguration).toEqual({ enabled: false });
  });

  it('gives a result its rule, place, related places and fingerprint', () => {
    expect(first(sampleReport)).toEqual({
      ruleId: 'duplicate-number',
      ruleIndex: 1,
      level: 'error',
      message: { text: 'unexpected number `7`, expected a number that no other record of this log has' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'docs/adr/0007-cache-tariffs-in-redis.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 1, startColumn: 3, endLine: 1, endColumn: 4 },
          },
        },
      ],
      relatedLocations: [
        {
          id: 1,
          message: { text: 'also has the number `7`' },
          physicalLocation: {
            artifactLocation: { uri: 'docs/adr/0007-sign-webhooks-with-hmac.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 1, startColumn: 3 },
          },
        },
      ],
      partialFingerprints: { 'adrLintFingerprint/v1': 'f1' },
      suppressions: [],
    });
  });

  it('keeps what code scanning and the standard ask of every result', () => {
    const rules = run(sampleReport).tool.driver.rules ?? [];
    for (const result of results(sampleReport)) {
      expect(rules[result.ruleIndex ?? -1]?.id).toBe(result.ruleId);
      expect(['error', 'warning', 'note']).toContain(result.level);
      expect(result.message.text).not.toBe('');
      expect(result.locations).toHaveLength(1);
      const place = result.locations?.[0]?.physicalLocation;
      expect(place?.artifactLocation?.uri).toMatch(/^(?!\/|\.\.?\/)[\w.~!$&'()*+,;=:@%/-]+$/);
      const { startLine = 0, startColumn = 0, endLine = 0, endColumn = 0 } = place?.region ?? {};
      expect(startLine).toBeGreaterThanOrEqual(1);
      expect(startColumn).toBeGreaterThanOrEqual(1);
      expect(endLine).toBeGreaterThanOrEqual(startLine);
      expect(endLine > startLine || endColumn >= startColumn).toBe(true);
      expect(result.suppressions).toBeInstanceOf(Array);
    }
  });

  it('lists suppressed and baselined findings as such, the open ones without suppression', () => {
    expect(
      results(sampleReport).map(({ partialFingerprints, suppressions }) => [
        partialFingerprints?.['adrLintFingerprint/v1'],
        suppressions,
      ]),
    ).toEqual([
      ['f1', []],
      ['f3', []],
      ['f2', []],
      ['f4', []],
      ['s1', [{ kind: 'inSource' }]],
      ['b1', [{ kind: 'external' }]],
      ['b2', [{ kind: 'external' }]],
    ]);
  });

  it('writes the edits of a fix as replacements', () => {
    expect(results(sampleReport)[1]?.fixes).toEqual([
      {
        description: { text: 'Write `Accepted`' },
        artifactChanges: [
          {
            artifactLocation: { uri: 'docs/adr/0008-split-out-the-label-service.md', uriBaseId: '%SRCROOT%' },
            replacements: [{ deletedRegion: { charOffset: 40, charLength: 7 }, insertedContent: { text: 'Accepted' } }],
          },
        ],
      },
    ]);
    expect(results(sampleReport)[3]).not.toHaveProperty('fixes');
  });

  it.each([
    [
      'spaces, brackets, percent',
      'docs/adr/0015-limit,rate 100%[a]#b?.md',
      'docs/adr/0015-limit%2Crate%20100%25%5Ba%5D%23b%3F.md',
    ],
    ['a colon in the first segment', 'c:x.md', 'c%3Ax.md'],
    ['other scripts', 'docs/承.md', 'docs/%E6%89%BF.md'],
    ['a lone surrogate', 'docs/\ud800.md', 'docs/%EF%BF%BD.md'],
  ])('encodes a path: %s', (_name, path, uri) => {
    expect(first(report({ findings: [finding({ path })] })).locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe(uri);
  });

  it.each([
    ['a hole', 'see {0} and {name}', 'see {{0}} and {name}'],
    ['a link', 'see [here](1)', 'see [here\\](1)'],
    ['brackets', 'see [here]', 'see [here]'],
  ])('defuses %s in a message', (_name, message, text) => {
    expect(first(report({ findings: [finding({ message })] })).message.text).toBe(text);
  });

  it.each([
    ['a paragraph after the heading', '# x\n\nOne\ntwo.\n\nThree.', 'One two.'],
    ['a list and a fence before it', '# x\n\n- item\n\n```md\nx\n```\n\n`Code` first.', '`Code` first.'],
    ['no paragraph', '# x\n', 'Summary'],
  ])('takes the full description from %s', (_name, page, text) => {
    const rules = new Map([
      ['x', { id: 'x', summary: 'Summary', level: 'note', fix: 'none', url: 'https://adr-lint.dev/rules/x/', page } as const],
    ]);
    expect(run(report({ rules })).tool.driver.rules?.[0]?.fullDescription).toEqual({ text });
  });

  it('gives a rule without facts an entry of its own', () => {
    const shown = report({ findings: [finding({ ruleId: 'zz-other' })] });
    expect(first(shown).ruleIndex).toBe(5);
    expect(run(shown).tool.driver.rules?.[5]).toEqual({ id: 'zz-other' });
  });

  it.each([
    [
      { line: 0, column: 0, endLine: 0, endColumn: 0 },
      { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
    ],
    [
      { line: 3, column: 9, endLine: 4, endColumn: 1 },
      { startLine: 3, startColumn: 9, endLine: 4, endColumn: 1 },
    ],
  ])('keeps a region legal: %o', (range, region) => {
    expect(first(report({ findings: [finding({ range })] })).locations?.[0]?.physicalLocation?.region).toEqual(region);
  });

  it.each(Object.entries(hostileTexts))('stays JSON with the text unharmed: %s', (_name, text) => {
    const shown = first(report({ findings: [finding({ message: text })] })).message.text ?? '';
    expect(shown.replace(/\{\{(\d+)\}\}/g, '{$1}').replaceAll('\\](', '](')).toBe(text);
  });

  it('is a run with an empty list when there is nothing to report', () => {
    expect(run(report()).results).toEqual([]);
  });
});
