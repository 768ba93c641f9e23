import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import type { FileChange } from '../../src/model/change.ts';
import type { Planned } from '../../src/moves/move-plan.ts';
import { renumber } from '../../src/moves/renumber.ts';
import { filesAfter, openDraft, record, refusals } from './open-draft.ts';

interface Options {
  readonly changed?: readonly FileChange[];
  readonly target?: Readonly<Record<string, string>>;
  readonly pages?: readonly string[];
}

function plan(files: Readonly<Record<string, string>>, id: string, number: number, options: Options = {}): Planned {
  const draft = openDraft(files);
  const { changed, target, pages } = options;
  return renumber(draft, {
    decision: record(draft, id),
    number,
    files: memoryFiles(files),
    pages: pages ?? [],
    ...(changed ? { changed } : {}),
    ...(target ? { target: openDraft(target).log } : {}),
  });
}

const BODY = '\n\n## Status\n\nAccepted\n\n## Context\n\nWhy.\n\n## Decision\n\nThis.\n\n## Consequences\n\nThat.\n';

describe('a record that is renumbered', () => {
  it.each([
    ['the heading of adr-tools', '# 11. Sign webhooks', '# 14. Sign webhooks'],
    ['a padded heading', '# 0011 Sign webhooks', '# 0014 Sign webhooks'],
    ['a heading with letters', '# ADR-0011: Sign webhooks', '# ADR-0014: Sign webhooks'],
    ['a heading in brackets', '# [ADR-011] Sign webhooks', '# [ADR-014] Sign webhooks'],
    ['a heading without a number', '# Sign webhooks', '# Sign webhooks'],
    ['other numbers in the title', '# 11. Sign 11 webhooks in 2011', '# 14. Sign 11 webhooks in 2011'],
  ])('carries its number in %s', (_name, before, after) => {
    const files = { 'docs/adr/0011-sign-webhooks.md': before + BODY, 'docs/adr/0012-b.md': `# 12. B${BODY}` };
    expect(filesAfter(files, plan(files, '0011-sign-webhooks', 14))).toEqual({
      'docs/adr/0012-b.md': files['docs/adr/0012-b.md'],
      'docs/adr/0014-sign-webhooks.md': after + BODY,
    });
  });

  it('carries its number in the front matter, byte for byte otherwise', () => {
    const text =
      '\uFEFF---\r\nnumber: 0011\r\nstatus: accepted\r\n---\r\n\r\n# Sign webhooks\r\n\r\n## Context and Problem Statement\r\n\r\nWhy 11?\r\n\r\n## Decision Outcome\r\n\r\nThis.';
    const files = { 'docs/adr/0011-sign-webhooks.md': text };
    expect(filesAfter(files, plan(files, '0011-sign-webhooks', 14))).toEqual({
      'docs/adr/0014-sign-webhooks.md': text.replace('0011', '0014'),
    });
  });

  it.each([
    ['ADR-0011.md', 'ADR-0014.md'],
    ['adr_011_sign_webhooks.md', 'adr_014_sign_webhooks.md'],
    ['0011-sign-11-webhooks.md', '0014-sign-11-webhooks.md'],
    ['0011-sign/README.md', '0014-sign/README.md'],
  ])('is named as it was: %s', (before, after) => {
    const files = { [`docs/adr/${before}`]: `# 11. Sign webhooks${BODY}`, 'docs/adr/0001-a.md': `# 1. A${BODY}` };
    const draft = openDraft(files);
    const decision = draft.log.decisions.find(({ path }) => path.endsWith(before));
    if (!decision) throw new Error('no record');
    const planned = renumber(draft, { decision, number: 14, files: memoryFiles(files), pages: [] });
    expect(Object.keys(filesAfter(files, planned)).sort()).toEqual(['docs/adr/0001-a.md', `docs/adr/${after}`].sort());
  });

  it('takes the files of its own folder along', () => {
    const files = {
      'docs/adr/0011-sign/README.md': `# 11. Sign webhooks\n\n![flow](img/flow.svg)${BODY}`,
      'docs/adr/0011-sign/img/flow.svg': '<svg/>',
      'docs/adr/0001-a.md': `# 1. A\n\nSee [signing](0011-sign/README.md) and [its picture](0011-sign/img/flow.svg).${BODY}`,
    };
    const after = filesAfter(files, plan(files, '0011-sign', 14));
    expect(Object.keys(after).sort()).toEqual([
      'docs/adr/0001-a.md',
      'docs/adr/0014-sign/README.md',
      'docs/adr/0014-sign/img/flow.svg',
    ]);
    expect(after['docs/adr/0001-a.md']).toContain('See [signing](0014-sign/README.md)');
  });

  it('gets a number at last when it was a draft', () => {
    const files = {
      'docs/adr/XXXX-sign-webhooks.md': `# ADR-XXXX: Sign webhooks${BODY}`,
      'docs/adr/0013-a.md': `# 13. A\n\nSee [signing](XXXX-sign-webhooks.md).${BODY}`,
    };
    expect(filesAfter(files, plan(files, 'XXXX-sign-webhooks', 14))).toEqual({
      'docs/adr/0014-sign-webhooks.md': `# ADR-0014: Sign webhooks${BODY}`,
      'docs/adr/0013-a.md': `# 13. A\n\nSee [signing](0014-sign-webhooks.md).${BODY}`,
    });
  });
});

describe('mentions of a record that is renumbered', () => {
  const own = { 'docs/adr/0011-sign-webhooks.md': `# 11. Sign webhooks${BODY}` };

  it.each([
    ['See ADR-0011 and ADR-11.', 'See ADR-0014 and ADR-14.'],
    ['See [11. Sign webhooks](0011-sign-webhooks.md#decision).', 'See [14. Sign webhooks](0014-sign-webhooks.md#decision).'],
    [
      'See [ADR-0011](./0011-sign-webhooks.md) and [0011](../adr/0011-sign-webhooks.md "Sign").',
      'See [ADR-0014](./0014-sign-webhooks.md) and [0014](../adr/0014-sign-webhooks.md "Sign").',
    ],
    ['See [the record][1].\n\n[1]: 0011-sign-webhooks.md', 'See [the record][1].\n\n[1]: 0014-sign-webhooks.md'],
    ['In code: `0011-sign-webhooks.md`.', 'In code: `0014-sign-webhooks.md`.'],
    [
      'It takes 11 days, issue #0011, RFC-0011, 0011-sign-webhooks-v2, pre-0011-sign-webhooks.',
      'It takes 11 days, issue #0011, RFC-0011, 0011-sign-webhooks-v2, pre-0011-sign-webhooks.',
    ],
    ['Another [0011](../../lib/adr/0011-sign-webhooks.md).', 'Another [0011](../../lib/adr/0011-sign-webhooks.md).'],
    ['On main: [ADR-0011](0011-cache-tariffs.md).', 'On main: [ADR-0011](0011-cache-tariffs.md).'],
  ])('%s', (before, after) => {
    const files = { ...own, 'docs/adr/0012-b.md': `# 12. B\n\n${before}${BODY}` };
    expect(filesAfter(files, plan(files, '0011-sign-webhooks', 14))['docs/adr/0012-b.md']).toBe(`# 12. B\n\n${after}${BODY}`);
  });

  it('in front matter and in the status follow, by number and by name', () => {
    const files = {
      ...own,
      'docs/adr/0012-b.md':
        '---\nstatus: accepted\nsupersedes: "0011"\nrelates-to: [0011-sign-webhooks, ADR-0011]\n---\n\n# B\n\n## Context\n\nWhy.\n',
      'docs/adr/0010-c.md': `# 10. C\n\n## Status\n\nSuperseded by [11. Sign webhooks](0011-sign-webhooks.md)\n\n## Context\n\nWhy.\n`,
    };
    const after = filesAfter(files, plan(files, '0011-sign-webhooks', 14));
    expect(after['docs/adr/0012-b.md']).toBe(files['docs/adr/0012-b.md'].replaceAll('0011', '0014'));
    expect(after['docs/adr/0010-c.md']).toBe(files['docs/adr/0010-c.md'].replace('11.', '14.').replace('0011', '0014'));
  });

  it('in the index of the log and in named pages follow', () => {
    const files = {
      ...own,
      'docs/adr/README.md': '# Decisions\n\n| No | Title |\n| --- | --- |\n| [0011](0011-sign-webhooks.md) | Sign webhooks |\n',
      'README.md': 'See [signing](docs/adr/0011-sign-webhooks.md) and docs/adr/0011-sign-webhooks.md.\n',
      'other.md': 'See [signing](docs/adr/0011-sign-webhooks.md).\n',
    };
    const after = filesAfter(files, plan(files, '0011-sign-webhooks', 14, { pages: ['README.md'] }));
    expect(after).toMatchObject({
      'docs/adr/README.md': files['docs/adr/README.md'].replaceAll('0011', '0014'),
      'README.md': files['README.md'].replaceAll('0011', '0014'),
      'other.md': files['other.md'],
    });
  });

  it('that may mean another record stay, and are named', () => {
    const files = {
      ...own,
      'docs/adr/0011-cache-tariffs.md': `# 11. Cache tariffs${BODY}`,
      'docs/adr/0012-b.md': `# 12. B\n\nSee ADR-0011 and [ADR-0011](0011-sign-webhooks.md).${BODY}`,
    };
    const planned = plan(files, '0011-sign-webhooks', 14);
    expect(planned.ok && planned.plan.notes).toEqual(['`docs/adr/0012-b.md` mentions `ADR-0011`, which may mean another record']);
    expect(filesAfter(files, planned)['docs/adr/0012-b.md']).toBe(
      `# 12. B\n\nSee ADR-0011 and [ADR-0014](0014-sign-webhooks.md).${BODY}`,
    );
  });

  it('by number alone stay in files that were there before the record', () => {
    const files = {
      ...own,
      'docs/adr/0010-old.md': `# 10. Old\n\nADR-0011 will say more.${BODY}`,
      'docs/adr/0012-new.md': `# 12. New\n\nADR-0011 says more.${BODY}`,
    };
    const after = filesAfter(
      files,
      plan(files, '0011-sign-webhooks', 14, {
        changed: [
          { kind: 'added', path: 'docs/adr/0011-sign-webhooks.md' },
          { kind: 'added', path: 'docs/adr/0012-new.md' },
        ],
      }),
    );
    expect([after['docs/adr/0010-old.md'], after['docs/adr/0012-new.md']]).toEqual([
      files['docs/adr/0010-old.md'],
      files['docs/adr/0012-new.md'].replace('ADR-0011', 'ADR-0014'),
    ]);
  });
});

describe('a renumbering is refused', () => {
  const files = {
    'docs/adr/0011-a.md': `# 11. A${BODY}`,
    'docs/adr/0012-b.md': `# 12. B${BODY}`,
    'docs/adr/20250203-c.md': `# C${BODY}`,
  };
  it('when the number is taken here or on the branch', () => {
    expect(refusals(plan(files, '0011-a', 12))).toEqual(['docs/adr/0012-b.md: has the number `12` already']);
    expect(refusals(plan(files, '0011-a', 13, { target: { 'docs/adr/0013-c.md': `# 13. C${BODY}` } }))).toEqual([
      'docs/adr/0013-c.md: has the number `13` already',
    ]);
  });

  it('when the record has no number', () => {
    expect(refusals(plan(files, '20250203-c', 13))[0]).toBe('docs/adr/20250203-c.md: is named by a date and has no number');
  });
});
