import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { buildLog } from '../../src/lineage/build-log.ts';
import { applyPlan } from '../../src/moves/apply-plan.ts';
import { createRecord } from '../../src/moves/create-record.ts';
import { type DraftLog, draftLog } from '../../src/moves/draft-log.ts';
import type { Planned } from '../../src/moves/move-plan.ts';
import { type NewRecord, newRecord } from '../../src/moves/new-record.ts';
import { recordSlug } from '../../src/moves/record-slug.ts';
import { isSkipped, RELATION_QUESTIONS } from '../../src/moves/relation-questions.ts';
import { lintFiles } from '../rules/lint-files.ts';
import { filesAfter, openDraft, record, refusals, TODAY } from './open-draft.ts';
import { SAMPLES } from './samples.ts';

function plan(draft: DraftLog, wanted: Partial<NewRecord> = {}): Planned {
  return newRecord(draft, { title: 'Sign webhooks', status: 'proposed', supersedes: [], amends: [], relations: [], ...wanted });
}

/** Path and text of the record that a plan makes. */
function made(planned: Planned): { readonly path: string; readonly text: string } {
  if (!planned.ok) throw new Error(refusals(planned).join('\n'));
  const [file, ...others] = planned.plan.files;
  if (!file || others.length > 0) throw new Error('not one file');
  return { path: file.path, text: file.after };
}

/** A log without records. */
function emptyDraft(): DraftLog {
  const draft = openDraft({ 'docs/adr/0001-a.md': '# A\n' });
  const log = buildLog({
    name: 'root',
    path: 'docs/adr',
    decisions: [],
    texts: new Map(),
    skipped: [],
    elsewhere: () => undefined,
    repository: undefined,
  });
  return draftLog(log, draft.settings, TODAY);
}

describe('a new record', () => {
  it('of an empty log is MADR 4', () => {
    expect(made(plan(emptyDraft()))).toEqual({
      path: 'docs/adr/0001-sign-webhooks.md',
      text: `---
status: proposed
date: ${TODAY}
---

# Sign webhooks

## Context and Problem Statement

{What is the situation, and what has to be decided?}

## Decision Drivers

* {What matters for the decision}

## Considered Options

* {First option}
* {Second option}

## Decision Outcome

Chosen option: "{title of the option}", because {why}.

### Consequences

{What becomes easier, and what becomes harder}
`,
    });
  });

  it.each(SAMPLES)('in a log of $name is like its records', ({ text }) => {
    const files = Object.fromEntries(
      ['0001', '0002', '0003', '0004'].map((number) => [
        `docs/adr/${number}-part-${Number(number)}.md`,
        text(number, `Part ${Number(number)}`, 'accepted'),
      ]),
    );
    const draft = openDraft(files);
    const planned = plan(draft, { supersedes: [record(draft, '0002-part-2')] });
    const after = openDraft(filesAfter(files, planned));
    const one = record(after, '0005-sign-webhooks');
    const old = record(after, '0004-part-4');
    expect([one.dialect, one.status?.name, one.title?.value.replace(/^0005 /, '')]).toEqual([
      old.dialect,
      'proposed',
      'Sign webhooks',
    ]);
    expect(one.status?.notation).toBe(old.status?.notation);
    expect(one.date?.iso).toBe(old.date === undefined ? one.date?.iso : TODAY);
    expect(one.number).toBe(old.number === undefined ? undefined : 5);
    expect(one.titles[0]?.written.replace('Sign webhooks', '').replace(/\d+/, '#')).toBe(
      old.titles[0]?.written.replace('Part 4', '').replace(/\d+/, '#'),
    );
    expect(after.log.edges.map(({ from, to, claimedBy }) => [from, to, claimedBy])).toEqual([
      ['0005-sign-webhooks', '0002-part-2', 'from'],
    ]);
    expect(
      lintFiles(filesAfter(files, plan(draft))).findings.filter(({ path, level }) => path.includes('0005') && level === 'error'),
    ).toEqual([]);
  });

  it.each([
    [['0001-a.md', '0002-b.md'], '0003-sign-webhooks.md'],
    [['ADR-001-a.md', 'ADR-002-b.md'], 'ADR-003-sign-webhooks.md'],
    [['adr-1.md', 'adr-2.md'], 'adr-3-sign-webhooks.md'],
    [['0001_use_ftp_now.md', '0002_use_nats_now.md'], '0003_sign_webhooks.md'],
    [['20250101-a.md', '20250203-b.md'], '20250601-sign-webhooks.md'],
    [['2025-01-01-a.md', '2025-02-03-b.md'], '2025-06-01-sign-webhooks.md'],
    [['0001-a/README.md', '0002-b/README.md'], '0003-sign-webhooks/README.md'],
    [['web/0001-a.md', 'web/0002-b.md'], 'web/0003-sign-webhooks.md'],
    [['0001-a.md', '0007-b.md', 'XXXX-c.md'], '0008-sign-webhooks.md'],
  ])('beside %j is called %s', (names, path) => {
    const text = SAMPLES[0]?.text ?? (() => '');
    const files = Object.fromEntries(
      names.map((name, index) => [`docs/adr/${name}`, text(`000${index + 1}`, `Part ${index}`, 'accepted')]),
    );
    expect(made(plan(openDraft(files))).path).toBe(`docs/adr/${path}`);
  });

  it('keeps what all records have in their front matter, and numbers what is numbered', () => {
    const text = (number: number): string =>
      `---\nlayout: record\nnav_order: ${number}\nparent: "Decision Records"\nowner: Ada ${number}\nstatus: accepted\ntags: [a]\n---\n\n# Part ${number}\n\n## Context and Problem Statement\n\nWhy.\n`;
    const draft = openDraft({ 'docs/adr/0001-a.md': text(1), 'docs/adr/0002-b.md': text(2), 'docs/adr/0003-c.md': text(3) });
    expect(made(plan(draft)).text).toBe(
      '---\nlayout: record\nnav_order: 4\nparent: "Decision Records"\nowner:\nstatus: proposed\ntags: []\n---\n\n# Sign webhooks\n\n## Context and Problem Statement\n\n{What is the situation, and what has to be decided?}\n',
    );
  });

  it('takes a number that the branch has not taken either', () => {
    const text = SAMPLES[0]?.text ?? (() => '');
    const own = { 'docs/adr/0001-a.md': text('0001', 'A', 'accepted') };
    const target = openDraft({ ...own, 'docs/adr/0002-b.md': text('0002', 'B', 'accepted') }).log;
    expect(made(plan(openDraft(own), { target })).path).toBe('docs/adr/0003-sign-webhooks.md');
  });

  it.each([
    [
      "a team's template",
      '---\nstatus: {proposed | accepted}\ndate: {YYYY-MM-DD}\nteam: platform\n---\n\n# {short title}\n\n## House rules\n\n{fill in}\n',
      `---\nstatus: proposed\ndate: ${TODAY}\nteam: platform\n---\n\n# Sign webhooks\n\n## House rules\n\n{fill in}\n`,
    ],
    [
      'the template of adr-tools',
      '# NUMBER. TITLE\n\nDate: DATE\n\n## Status\n\nSTATUS\n\n## Context\n\nThe issue.\n',
      `# 2. Sign webhooks\n\nDate: ${TODAY}\n\n## Status\n\nProposed\n\n## Context\n\nThe issue.\n`,
    ],
  ])('starts from %s', (_name, template, expected) => {
    const sample = SAMPLES[0]?.text ?? (() => '');
    const draft = openDraft({
      'docs/adr/0001-a.md': _name.startsWith('a ')
        ? '---\nstatus: accepted\n---\n\n# A\n\n## Context and Problem Statement\n\nWhy.\n'
        : sample('0001', 'A', 'accepted'),
    });
    expect(made(plan(draft, { template: { kind: 'text', text: template } })).text).toBe(expected);
  });

  it.each(['madr-2', 'nygard', 'y-statement', 'log4brains', 'mx-decision', 'MADR'])('starts from the form %s by name', (name) => {
    const draft = emptyDraft();
    expect(made(plan(draft, { template: { kind: 'name', name } })).text).toMatch(/Sign webhooks/);
  });

  it('carries relations that it was asked for', () => {
    const text = SAMPLES[0]?.text ?? (() => '');
    const files = { 'docs/adr/0001-a.md': text('0001', 'A', 'accepted'), 'docs/adr/0002-b.md': text('0002', 'B', 'accepted') };
    const draft = openDraft(files);
    const planned = plan(draft, {
      amends: [record(draft, '0001-a')],
      relations: [
        { kind: 'relates-to', other: record(draft, '0002-b') },
        { kind: 'caused-by', other: record(draft, '0001-a') },
      ],
    });
    const links = record(openDraft(filesAfter(files, planned)), '0003-sign-webhooks').links.map(
      ({ kind, reference }) => `${kind} ${reference.href}`,
    );
    expect(links.sort()).toEqual(['amends 0001-a.md', 'caused-by 0001-a.md', 'relates-to 0002-b.md']);
  });

  it.each([
    ['no title', { title: '???' }, 'the title `???` gives no file name, expected letters or digits'],
    ['no template', { template: { kind: 'name', name: 'nothing' } as const }, 'there is no template `nothing`'],
  ])('is refused with %s', (_name, wanted, message) => {
    expect(refusals(plan(emptyDraft(), wanted))).toEqual([message]);
  });
});

describe('the name of a new record', () => {
  it.each([
    ['Use Node.JS & gRPC', 'use-node-js-grpc'],
    ['C++ / Rust: which?', 'c-rust-which'],
    ['snake_case_title', 'snake-case-title'],
    ['Datenbank für Aufträge', 'datenbank-fuer-auftraege'],
    ['Décision à l’École', 'decision-a-lecole'],
    ['日本語', '日本語'],
    ['a'.repeat(120), 'a'.repeat(100)],
    ['word '.repeat(30), 'word-'.repeat(20).slice(0, 99)],
    ['../../etc/passwd', 'etc-passwd'],
    ['--', ''],
  ])('%s', (title, slug) => {
    expect(recordSlug(title)).toBe(slug);
  });
});

describe('two runs at once', () => {
  const base = { 'docs/adr/0001-a.md': (SAMPLES[0]?.text ?? (() => ''))('0001', 'A', 'accepted') };
  it('with one title make two records', async () => {
    const files = memoryFiles(base);
    const stale = plan(openDraft(files));
    expect(applyPlan(files, stale.ok ? stale.plan : { summary: '', log: 'docs/adr', files: [], notes: [] })).toEqual({
      ok: true,
    });
    let first = true;
    const created = await createRecord(files, () => (first ? ((first = false), stale) : plan(openDraft(files))));
    expect(created.ok && created.plan.files[0]?.path).toBe('docs/adr/0003-sign-webhooks.md');
  });

  it('with two titles take two numbers', async () => {
    const files = memoryFiles(base);
    const stale = plan(openDraft(files), { title: 'Cache tariffs' });
    const other = plan(openDraft(files));
    if (!other.ok) throw new Error('refused');
    applyPlan(files, other.plan);
    let first = true;
    const created = await createRecord(files, () =>
      first ? ((first = false), stale) : plan(openDraft(files), { title: 'Cache tariffs' }),
    );
    expect(created.ok && created.plan.files[0]?.path).toBe('docs/adr/0003-cache-tariffs.md');
    expect(files.list('docs/adr').map(({ name }) => name)).toEqual([
      '0001-a.md',
      '0002-sign-webhooks.md',
      '0003-cache-tariffs.md',
    ]);
  });
});

describe('a move of another run', () => {
  it('is waited for', async () => {
    const files = memoryFiles({
      'docs/adr/0001-a.md': '# 1. A\n\n## Status\n\nAccepted\n',
      'docs/adr/.adr-lint-move.json': '{}',
    });
    let looks = 0;
    const created = await createRecord(files, () => {
      if (++looks === 3) files.remove('docs/adr/.adr-lint-move.json');
      return plan(openDraft(files));
    });
    expect([created.ok, looks]).toEqual([true, 3]);
  });
});

describe('the questions of a new record', () => {
  it.each([
    [undefined, true],
    ['', true],
    [' NO ', true],
    ['n', true],
    ['Nein', true],
    ['skip', true],
    ['-', true],
    ['no.', false],
    ['0001', false],
    ['none', false],
  ])('%j', (answer, skipped) => {
    expect(isSkipped(answer)).toBe(skipped);
  });

  it('ask for four relations', () => {
    expect(RELATION_QUESTIONS.map(({ relation }) => relation)).toEqual([
      'assumes',
      'rejected-in-favor-of',
      'caused-by',
      'supersedes',
    ]);
  });
});
