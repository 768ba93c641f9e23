import { describe, expect, it } from 'vitest';
import { normalizeLog } from '../../src/template/normalize-log.ts';
import { renderReport } from '../../src/template/render-report.ts';
import { reportJson, summarize } from '../../src/template/report-json.ts';
import { lintFiles } from '../rules/lint-files.ts';

const FILES: Readonly<Record<string, string>> = {
  'docs/adr/0001-use-queues.md':
    '# 1. Use queues\n\n## Status\n\nAccepted\n\n## Context\n\nBursts.\n\n## Decision\n\nQueues.\n\n## Consequences\n\n- More parts.\n\n## Rollout\n\nIn May.\n',
  'docs/adr/0002-name-queues.md':
    '# 2. Name queues\n\n## Status\n\nAccepted\n\n## Context\n\nSee [why](0001-use-queues.md#context) and [when](./0001-use-queues.md#rollout), [below](#decision).\n\n## Decision\n\nVerbs.\n',
  'docs/adr/0003-open-fence.md': '# 3. Open fence\n\n## Consequences\n\n```\nnever closed\n\n## Decision\n',
};

function run(files: Readonly<Record<string, string>>, only?: readonly string[]) {
  const { workspace } = lintFiles(files);
  const [first] = workspace.logs;
  if (!first) throw new Error('no log');
  return {
    log: first.log,
    result: normalizeLog(first.log, { settings: first.settings, target: 'madr-4', ...(only ? { only: new Set(only) } : {}) }),
  };
}

describe('normalizeLog', () => {
  it('takes links to renamed headings along, in the record itself and in others', () => {
    const { result } = run(FILES);
    const text = result.files.find((file) => file.path.includes('0002'))?.text;
    expect(text).toContain(
      'See [why](0001-use-queues.md#context-and-problem-statement) and [when](./0001-use-queues.md#rollout), [below](#decision-outcome).',
    );
  });

  it('changes the links of records that were not asked for and leaves the rest of them alone', () => {
    const { result } = run(FILES, ['0001-use-queues']);
    const other = result.files.find((file) => file.path.includes('0002'));
    expect(result.records).toHaveLength(1);
    expect(other?.text).toBe(FILES['docs/adr/0002-name-queues.md']?.replace('#context)', '#context-and-problem-statement)'));
  });

  it('writes nothing, and gives the texts of files that change', () => {
    const { result } = run(FILES);
    expect(result.files.map((file) => file.path)).toEqual(['docs/adr/0001-use-queues.md', 'docs/adr/0002-name-queues.md']);
    expect(result.files[0]?.before.text).toBe(FILES['docs/adr/0001-use-queues.md']);
  });
});

describe('the account of a run', () => {
  const { log, result } = run(FILES);

  it('is a table for people', () => {
    expect(renderReport(result, log.texts)).toBe(`record                        dialect    covered  left over  open
docs/adr/0001-use-queues.md   adr-tools  84 %     2          3     changed
docs/adr/0002-name-queues.md  adr-tools  100 %    0          2     changed
docs/adr/0003-open-fence.md   unknown    100 %    0          5     as it was

docs/adr/0001-use-queues.md
  19  left over: ## Rollout → More Information
  1  no date is recorded
  1  no options are recorded
  17  1 consequence does not say whether it is good or bad

docs/adr/0002-name-queues.md
  1  no date is recorded
  1  no options are recorded

docs/adr/0003-open-fence.md
  1  no status is recorded
  1  no date is recorded
  1  no section describes the context
  1  no options are recorded
  1  no section says what was decided

2 of 3 records changed, 2 blocks left over, 10 open questions, 0 refused
`);
  });

  it('is data for machines', () => {
    expect(summarize(result)).toEqual({ records: 3, changed: 2, refused: 0, complete: 2, leftOver: 2, questions: 10 });
    const report = JSON.parse(JSON.stringify(reportJson(result, log.texts))) as {
      readonly records: readonly { readonly blocks: readonly unknown[] }[];
    };
    expect(report.records[0]?.blocks.slice(0, 5)).toEqual([
      { line: 1, type: 'heading', excerpt: '# 1. Use queues', fate: 'kept', from: [], to: [] },
      { line: 3, type: 'heading', excerpt: '## Status', fate: 'rewritten', from: ['1. Use queues'], to: ['front matter'] },
      {
        line: 5,
        type: 'paragraph',
        excerpt: 'Accepted',
        fate: 'rewritten',
        from: ['1. Use queues', 'Status'],
        to: ['front matter'],
      },
      { line: 7, type: 'heading', excerpt: '## Context', fate: 'rewritten', from: ['1. Use queues'], to: ['1. Use queues'] },
      {
        line: 9,
        type: 'paragraph',
        excerpt: 'Bursts.',
        fate: 'kept',
        from: ['1. Use queues', 'Context'],
        to: ['1. Use queues', 'Context and Problem Statement'],
      },
    ]);
  });
});
