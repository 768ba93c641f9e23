import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFastParse, parseWithRemark } from '../../src/source/parse.ts';
import { readRecord } from '../dialects/read-record.ts';
import { mutated, pageSamples, recordSamples, tries } from '../mutate.ts';
import { lintFiles } from '../rules/lint-files.ts';
import { readExamples } from '../rules/read-page.ts';

const fast = await loadFastParse();

/** Files of one log by path. */
type Files = Readonly<Record<string, string>>;

describe('the fast parser', () => {
  it('is there, or nothing below holds it to anything', () => {
    expect(fast).toBeDefined();
  });

  it.each([...recordSamples(), ...pageSamples()].map((one, index) => [index, one.path, one.text] as const))(
    'reads as the reference does: %i %s',
    (_index, path, text) => {
      if (!fast) throw new Error('no fast parser');
      expect(readRecord(text, path, fast)).toEqual(readRecord(text, path, parseWithRemark));
    },
  );

  it('reads as the reference does, whatever a record holds', () => {
    fc.assert(
      fc.property(mutated([...recordSamples(), ...pageSamples()]), ({ path, text }) => {
        if (!fast) throw new Error('no fast parser');
        expect(readRecord(text, path, fast)).toEqual(readRecord(text, path, parseWithRemark));
      }),
      tries(200),
    );
  });

  it.each([...folders(), ...examples()])('finds what the reference finds: %s', (_name, files) => {
    if (!fast) throw new Error('no fast parser');
    const [one, two] = [fast, parseWithRemark].map((parse) => lintFiles(files, { parse }));
    expect(one?.findings).toEqual(two?.findings);
    expect(one?.workspace.logs.map(({ log }) => log.edges)).toEqual(two?.workspace.logs.map(({ log }) => log.edges));
  });
});

/** Each case and each example of ours as a repository. */
function folders(): readonly (readonly [string, Files])[] {
  const byFolder = new Map<string, Record<string, string>>();
  for (const { path, text } of recordSamples()) {
    const match = /^(test\/cases\/[^/]+|examples\/[^/]+)\/(.+)$/.exec(path);
    if (match?.[1] === undefined || match[2] === undefined) continue;
    byFolder.set(match[1], { ...byFolder.get(match[1]), [match[2]]: text });
  }
  return [...byFolder];
}

function examples(): readonly (readonly [string, Files])[] {
  const root = fileURLToPath(new URL('../../src/rules', import.meta.url));
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  return pages
    .sort()
    .flatMap((page) =>
      readExamples(readFileSync(`${root}/${page}`, 'utf8')).map((example): readonly [string, Files] => [
        `${page}: ${example.title}`,
        Object.fromEntries(example.files.map((file) => [file.path, file.text])),
      ]),
    );
}
