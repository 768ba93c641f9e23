import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { json } from '../../src/report/json.ts';
import { jsonText } from '../../src/report/json-text.ts';
import { anyText, hostileTexts } from './hostile-texts.ts';
import { finding, report, sampleReport } from './sample-report.ts';

const schema: unknown = JSON.parse(readFileSync(new URL('../../schemas/report.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(Object(schema));

describe('json', () => {
  it('is the object of the contract', () => {
    const one = report({
      logs: [
        {
          name: 'root',
          path: 'docs/adr',
          records: 3,
          skipped: [{ path: 'docs/adr/README.md', reason: 'index', suspicious: true }],
        },
      ],
      findings: [
        finding({
          path: 'docs/adr/0007-b.md',
          range: { line: 1, column: 3, endLine: 1, endColumn: 7 },
          related: [{ path: 'docs/adr/0007-a.md', line: 1, column: 3, message: 'also 7' }],
          fix: { safety: 'safe', title: 'Renumber', edits: { 'docs/adr/0007-b.md': [{ start: 2, end: 6, insert: '0008' }] } },
        }),
      ],
      suppressed: [finding()],
      baselined: [finding(), finding()],
    });
    expect(JSON.parse(json(one))).toEqual({
      version: 1,
      logs: [{ path: 'docs/adr', records: 3, skipped: [{ path: 'docs/adr/README.md', reason: 'index' }] }],
      counts: { records: 3, errors: 1, warnings: 0, notes: 0, suppressed: 1, baselined: 2 },
      findings: [
        {
          ruleId: 'duplicate-number',
          messageId: 'taken',
          level: 'error',
          path: 'docs/adr/0007-b.md',
          line: 1,
          column: 3,
          endLine: 1,
          endColumn: 7,
          message: 'unexpected number `7`, expected a number that no other record of this log has',
          related: [{ path: 'docs/adr/0007-a.md', line: 1, column: 3, message: 'also 7' }],
          fix: { safety: 'safe', title: 'Renumber' },
          fingerprint: 'f1',
          url: 'https://adr-lint.dev/rules/duplicate-number/',
        },
      ],
    });
  });

  it.each([
    ['every kind of finding', sampleReport],
    ['a clean run', report()],
    ['no log', report({ logs: [] })],
    ['a finding of a rule without facts', report({ findings: [finding({ ruleId: 'other' })] })],
  ])('fits its schema: %s', (_name, shown) => {
    validate(JSON.parse(json(shown)));
    expect(validate.errors).toBeNull();
  });

  it.each([
    [
      'a surplus key',
      {
        version: 1,
        logs: [],
        counts: { records: 0, errors: 0, warnings: 0, notes: 0, suppressed: 0, baselined: 0 },
        findings: [],
        more: 1,
      },
    ],
    ['a missing count', { version: 1, logs: [], counts: { records: 0 }, findings: [] }],
    ['another version', { ...Object(JSON.parse(json(report()))), version: 2 }],
  ])('has a schema that refuses %s', (_name, value) => {
    expect(validate(value)).toBe(false);
  });

  it('sorts findings by place', () => {
    const places = [
      ['b.md', 1, 1],
      ['a.md', 10, 1],
      ['a.md', 2, 5],
      ['a.md', 2, 1],
    ] as const;
    const findings = places.map(([path, line, column]) =>
      finding({ path, range: { line, column, endLine: line, endColumn: column } }),
    );
    const sorted: { findings: readonly { path: string; line: number; column: number }[] } = JSON.parse(
      json(report({ findings })),
    );
    expect(sorted.findings.map(({ path, line, column }) => `${path}:${line}:${column}`)).toEqual([
      'a.md:2:1',
      'a.md:2:5',
      'a.md:10:1',
      'b.md:1:1',
    ]);
  });
});

describe('jsonText', () => {
  it.each(Object.entries(hostileTexts))('gives back the same data: %s', (_name, text) => {
    expect(JSON.parse(jsonText({ [text]: text }))).toEqual({ [text]: text });
  });

  it('writes nothing a terminal or a CI host obeys, and gives back any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = jsonText({ text });
        expect(JSON.parse(written)).toEqual({ text });
        expect(written).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]|##\w*\[/u);
      }),
    );
  });
});
