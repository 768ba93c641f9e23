import { describe, expect, it } from 'vitest';
import { placesOf, readReport } from './read-report.ts';
import { runProgram } from './run-program.ts';
import { nygard, repositoryWith } from './sample-repo.ts';

const BROKEN = 'See [the plan](plan.txt).';
const OTHER = 'See [the map](map.txt).';

/** Findings of a record whose consequences are these lines; they start in line 19. */
async function lint(
  consequences: string,
  front = '',
): Promise<{ readonly places: readonly string[]; readonly suppressed: number }> {
  const root = repositoryWith({ 'docs/adr/0001-a.md': `${front}${nygard({ consequences })}` });
  const report = readReport(await runProgram(['lint', '--format', 'json'], { cwd: root }));
  return {
    places: placesOf(report.findings).map((place) => place.slice('0001-a.md:'.length)),
    suppressed: report.counts.suppressed,
  };
}

describe('suppression comments in Markdown', () => {
  it.each([
    ['disable-next-line', `<!-- adr-lint disable-next-line broken-link -- comes later -->\n${BROKEN}`],
    ['disable-next-line before a blank line', `<!-- adr-lint disable-next-line broken-link -->\n\n${BROKEN}`],
    ['disable-next-line without a rule', `<!-- adr-lint disable-next-line -->\n${BROKEN}`],
    ['disable', `<!-- adr-lint disable broken-link -->\n\nText.\n\n${BROKEN}`],
    ['disable-file', `${BROKEN}\n\n<!-- adr-lint disable-file broken-link -- an archive -->`],
  ])('%s hides the finding and counts it', async (_name, text) => {
    expect(await lint(text)).toEqual({ places: [], suppressed: 1 });
  });

  it('enable ends it', async () => {
    const text = `<!-- adr-lint disable broken-link -->\n${BROKEN}\n\n<!-- adr-lint enable broken-link -->\n\n${OTHER}`;
    expect(await lint(text)).toEqual({ places: ['24 warning broken-link'], suppressed: 1 });
  });

  it('disable-next-line reaches one line and one rule', async () => {
    const { places } = await lint(`<!-- adr-lint disable-next-line broken-link -->\n${BROKEN}\n\n${OTHER}`);
    expect(places).toEqual(['22 warning broken-link']);
  });

  it('in code is an example', async () => {
    const { places } = await lint(
      `\`<!-- adr-lint disable-file broken-link -->\`\n\n\`\`\`md\n<!-- adr-lint disable-file -->\n\`\`\`\n\n${BROKEN}`,
    );
    expect(places).toEqual(['25 warning broken-link']);
  });

  it.each([
    ['that hides nothing', '<!-- adr-lint disable-next-line broken-link -->\nFine.'],
    ['of a rule nobody knows', '<!-- adr-lint disable-next-line brokn-link -->\nFine.'],
  ])('%s is a finding', async (_name, text) => {
    expect((await lint(text)).places).toEqual([expect.stringMatching(/^19 \w+ unused-suppression$/)]);
  });
});

describe('suppression comments in front matter', () => {
  const front = (comment: string): string => `---\n${comment}date: 2025-02-30\n---\n\n`;

  it('hide the finding of the next line', async () => {
    expect(await lint('Fine.', front('# adr-lint disable-next-line invalid-date -- the clerk was tired\n'))).toEqual({
      places: [],
      suppressed: 1,
    });
  });

  it('are needed', async () => {
    expect((await lint('Fine.', front(''))).places).toEqual(['2 error invalid-date']);
  });
});

describe('SARIF', () => {
  it('lists what is suppressed, as suppressed', async () => {
    const root = repositoryWith({
      'docs/adr/0001-a.md': nygard({ consequences: `<!-- adr-lint disable-next-line broken-link -- comes later -->\n${BROKEN}` }),
    });
    const run = await runProgram(['lint', '--format', 'sarif'], { cwd: root });
    const { results } = JSON.parse(run.stdout).runs[0];
    expect(run.code).toBe(0);
    expect(
      results.map((result: { readonly ruleId: string; readonly suppressions: readonly { readonly kind: string }[] }) => [
        result.ruleId,
        result.suppressions.map(({ kind }) => kind),
      ]),
    ).toEqual([['broken-link', ['inSource']]]);
  });
});
