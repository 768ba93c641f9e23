import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import schema from '../../schemas/adr-config.schema.json' with { type: 'json' };
import { generateValidators } from '../../scripts/generate-validators.mjs';
import adrConfig from '../../src/schema/generated/adr-config.ts';

interface Failure {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: unknown;
}

const root = new URL('../../', import.meta.url);

describe('the generated validators', () => {
  test.each([...generateValidators()])(
    '%s is what its schema gives (else run `node scripts/generate-validators.mjs`)',
    (path, text) => {
      expect(readFileSync(new URL(path, root), 'utf8')).toBe(text);
    },
  );

  test.each([...generateValidators()])('%s needs nothing at run time but our own few lines', (_, text) => {
    expect(text).not.toMatch(/require\(/);
    expect([...text.matchAll(/^import .* from '(.*)';$/gm)].map((match) => match[1])).toEqual(['../runtime.ts']);
  });
});

describe('the validator of the config', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  const whole = ajv.compile(schema);

  const own: { (value: unknown): boolean; errors?: readonly Failure[] | null } = adrConfig;

  /** Failing keywords and places, in any order. */
  function failures(errors: readonly Failure[] | null | undefined): readonly string[] {
    return (errors ?? []).map(({ keyword, instancePath, params }) => JSON.stringify([instancePath, keyword, params])).sort();
  }

  const words = fc.constantFrom(
    '',
    'a',
    'x y',
    'error',
    'off',
    'accepted',
    'context',
    'draft',
    'strict',
    '/a',
    '../a',
    'docs/adr',
    'https://example.org',
    '#fff',
    'NNNN',
    '0001',
    'key',
    'title',
    'front-matter',
    'remark',
    '𝒳'.repeat(70),
  );
  const names = fc.constantFrom(
    ...Object.keys(schema.properties),
    ...Object.keys(schema.$defs.site.properties),
    'path',
    'name',
    'words',
    'moves',
    'draft',
    'gaps',
    'shared',
    'stale_after_days',
    'intervals',
    'left_over',
    'kind',
    'weight',
    'key',
    'pattern',
    'slots',
    'id',
    'signs',
    'labels',
    'notation',
    'other',
    'Foo Bar',
    'a/b~c',
    '__proto__',
  );
  const { value: anything } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      words,
      fc.constantFrom(null, true, 0, -1, 1.5, 7, 1e9),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(names, tie('value'), { maxKeys: 4 }),
    ),
  }));
  const config = fc.dictionary(names, anything, { maxKeys: 6 });
  const sign = fc.record(
    {
      kind: fc.constantFrom(...schema.$defs.sign.properties.kind.enum, 'other'),
      weight: fc.constantFrom(1, 'x'),
      key: words,
      field: words,
      pattern: words,
      slots: fc.constantFrom(1, 9, 'x'),
    },
    { requiredKeys: [] },
  );
  const dialect = fc.dictionary(
    fc.constantFrom('dialect'),
    fc.record(
      {
        id: words,
        signs: fc.array(fc.oneof(sign, words), { maxLength: 4 }),
        metadata: anything,
        sections: anything,
        status: anything,
      },
      { requiredKeys: [] },
    ),
  );

  test('finds what the compiler of schemas finds at run time', () => {
    fc.assert(
      fc.property(fc.oneof(config, dialect, anything), (value) => {
        whole(value);
        own(value);
        expect(failures(own.errors)).toEqual(failures(whole.errors));
      }),
      { numRuns: 1500 },
    );
  });
});
