import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/model/decision.ts';
import { applyEdits } from '../../src/source/edits.ts';
import { compareWords, headerOf } from './count-words.ts';
import { inputOf, normalized, outcomeOf } from './normalize-text.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const NAMES = readdirSync(join(FIXTURES, 'records')).sort();

function recordOf(name: string): string {
  return readFileSync(join(FIXTURES, 'records', name), 'utf8');
}

function wantedOf(name: string): string {
  return readFileSync(join(FIXTURES, 'madr-4', name), 'utf8');
}

/** The fields that have to read the same before and after, written down here once more. */
function fieldsOf(decision: Decision): unknown {
  const target = (link: Decision['links'][number]): string =>
    (link.reference.href ?? link.reference.stem ?? `${Number(link.reference.number)}`).replace(/^.*\//, '').replace(/\.md$/, '');
  const people = (list: Decision['decisionMakers']): readonly string[] => list.map(({ value }) => value);
  return {
    title: decision.title?.value,
    status: decision.status?.name,
    date: decision.date?.iso ?? decision.date?.text,
    people: [people(decision.decisionMakers), people(decision.consulted), people(decision.informed), people(decision.authors)],
    options:
      decision.options.length === 0
        ? []
        : decision.options
            .map(
              (option) =>
                `${option.title.toLowerCase()}: ${option.arguments.map(({ sign, text }) => `${sign} ${text}`).join('; ')}`,
            )
            .sort(),
    links: [
      ...new Set(
        decision.links.map(
          (link) => `${link.direction} ${link.kind} ${/^0*\d+/.exec(target(link))?.[0].replace(/^0+/, '') ?? target(link)}`,
        ),
      ),
    ].sort(),
  };
}

/** Forms whose options the reader does not see before they stand in a section of their own. */
const HIDES_OPTIONS: ReadonlySet<string> = new Set(['y-statement', 'tyree-akerman', 'planguage']);

describe.each(NAMES)('%s', (name) => {
  const source = recordOf(name);
  const result = normalized(source, name);

  it('becomes the record written beside it', () => {
    expect(result.text).toBe(wantedOf(name));
  });

  it('does not change a second time', () => {
    expect(normalized(result.text, name).text).toBe(result.text);
  });

  it('loses no word and gets none', () => {
    if (inputOf(source, name).decision.dialect === 'y-statement')
      return expect(compareWords(source, result.text, source).invented).toEqual(['chosen', 'option']);
    return expect(compareWords(source, result.text, headerOf(source))).toEqual({ lost: [], invented: [] });
  });

  it('reads as the same decision', () => {
    const before = inputOf(source, name).decision;
    const after = inputOf(result.text, name).decision;
    const wanted = fieldsOf(before);
    expect(
      HIDES_OPTIONS.has(before.dialect) && before.options.length === 0
        ? { ...(fieldsOf(after) as object), options: [] }
        : fieldsOf(after),
    ).toEqual(wanted);
  });

  it('accounts for every block', () => {
    const { source: parsed } = inputOf(source, name);
    const blocks = parsed.sections.reduce(
      (sum, section) => sum + section.blocks.length + (section.depth > 0 ? 1 : 0),
      parsed.frontMatter?.entries.length ?? 0,
    );
    expect(result.report.blocks.length).toBeGreaterThanOrEqual(blocks);
    for (const block of result.report.blocks)
      expect(source.slice(block.place.start, block.place.end).startsWith(block.excerpt.replace(/…$/, ''))).toBe(true);
  });

  it('keeps Windows line ends, a byte-order mark and a missing final newline', () => {
    const windows = `\uFEFF${source.replace(/\n/g, '\r\n').trimEnd()}`;
    const { report, ok } = okOf(windows, name);
    expect(ok.text.includes('\n') && !/[^\r]\n/.test(ok.text)).toBe(true);
    expect(ok.text).toBe(wantedOf(name).replace(/\n/g, '\r\n').trimEnd());
    expect(report.changed).toBe(result.report.changed);
  });

  it('keeps every section of its own where that is asked for, and stays so', () => {
    const own = normalized(source, name, { leftOver: 'own-section' });
    expect(normalized(own.text, name, { leftOver: 'own-section' }).text).toBe(own.text);
    if (inputOf(source, name).decision.dialect !== 'y-statement')
      expect(compareWords(source, own.text, headerOf(source))).toEqual({ lost: [], invented: [] });
  });

  it('keeps its own headings where that is asked for, and stays so', () => {
    const kept = normalized(source, name, { headings: 'keep' });
    expect(normalized(kept.text, name, { headings: 'keep' }).text).toBe(kept.text);
  });
});

function okOf(
  text: string,
  name: string,
): { readonly ok: { readonly text: string }; readonly report: { readonly changed: boolean } } {
  const result = normalized(text, name);
  return { ok: result, report: result.report };
}

describe('records put together at random', () => {
  const heading = fc.constantFrom(
    '## Status',
    '## Context',
    '## Decision',
    '## Consequences',
    '### Positive',
    '## Alternatives',
    '## Rollout',
    '## Links',
    '# Another',
    '#### Deep',
    '## More Information',
  );
  const body = fc.constantFrom(
    'Accepted',
    'Some text.',
    '- one\n- two',
    '* Good, because it is',
    '```\n## no heading\n```',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '> quoted',
    '---',
    '<!-- kept -->',
    'Superseded by [9](0009-x.md)',
    '1. first\n   - inner',
    'Date: 2024-01-02',
    '[a]: b.md',
  );
  const record = fc.tuple(
    fc.constantFrom('# Title', '# 4. Title', ''),
    fc.array(fc.tuple(heading, fc.array(body, { maxLength: 3 })), { maxLength: 8 }),
    fc.constantFrom('', '\n', '\n\n'),
  );

  it('either pass their own check or are left alone, and no run changes them twice', () => {
    fc.assert(
      fc.property(record, ([title, sections, end]) => {
        const text =
          [title, ...sections.flatMap(([head, bodies]) => [head, ...bodies])].filter((part) => part !== '').join('\n\n') + end;
        const result = outcomeOf(text);
        if (!result.ok) return;
        expect(applyEdits(text, result.edits)).toBe(result.text);
        expect(normalized(result.text).text).toBe(result.text);
      }),
      { numRuns: 300 },
    );
  });
});
