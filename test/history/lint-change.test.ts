import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFiles } from '../../src/files/node-files.ts';
import { applyPlan } from '../../src/moves/apply-plan.ts';
import { draftLog } from '../../src/moves/draft-log.ts';
import { renumber } from '../../src/moves/renumber.ts';
import { nextNumber } from '../../src/queries/next-number.ts';
import type { ChangeResult } from './lint-change.ts';
import { lintChange } from './lint-change.ts';
import { commit, git, put, scratchFolder, scratchRepository } from './scratch-repository.ts';

interface Parts {
  readonly status?: string;
  readonly context?: string;
  readonly decision?: string;
}

/** A record with all that the default rules ask for. */
function record(number: number, title: string, parts: Parts = {}): string {
  return `# ${number}. ${title}

Date: 2025-02-03

## Status

${parts.status ?? 'Accepted'}

## Context

${parts.context ?? `The people who ${title.toLowerCase()} asked for it.`}

## Decision

${parts.decision ?? `We ${title.toLowerCase()}.`}

## Consequences

One more part to run for ${title.toLowerCase()}.
`;
}

const LOG = {
  'docs/adr/0001-use-one-repo.md': record(1, 'Use one repo'),
  'docs/adr/0002-use-ftp.md': record(2, 'Use FTP'),
  'docs/adr/0003-keep-events.md': record(3, 'Keep events', { decision: 'Events are deleted after 30 days.' }),
};

/** Findings at warning or above as `path:line level rule`. */
function told(result: ChangeResult): readonly string[] {
  if (!result.ok) throw new Error(result.fault.message);
  return result.findings
    .filter(({ level }) => level !== 'note')
    .map(({ path, range, level, ruleId }) => `${path}:${range.line} ${level} ${ruleId}`);
}

function branch(files: Readonly<Record<string, string | undefined>>): string {
  const root = scratchRepository(LOG);
  git(root, ['checkout', '-q', '-b', 'change']);
  commit(root, files);
  return root;
}

describe('an accepted record that is rewritten, and one that is deleted', () => {
  const changed = {
    'docs/adr/0002-use-ftp.md': undefined,
    'docs/adr/0003-keep-events.md': record(3, 'Keep events', { decision: 'Events are deleted after 90 days.' }),
    'docs/adr/0004-check-labels.md': record(4, 'Check labels'),
  };

  it('are two errors against the branch they were made from', () => {
    const result = lintChange(branch(changed), 'main');
    expect(told(result)).toEqual([
      'docs/adr/0002-use-ftp.md:1 error record-deleted',
      'docs/adr/0003-keep-events.md:15 error accepted-content-changed',
    ]);
    const messages = result.ok ? result.findings.map(({ message }) => message).join('\n') : '';
    expect(messages).toMatch(/`Decision`.*30 days.*90 days.*a new record that supersedes `0003`/);
    expect(messages).toMatch(/`docs\/adr\/0002-use-ftp.md`/);
  });

  it('are warnings when the rules say so', () => {
    const result = lintChange(branch(changed), 'main', {
      levels: { 'record-deleted': 'warning', 'accepted-content-changed': 'warning' },
    });
    expect(told(result)).toEqual([
      'docs/adr/0002-use-ftp.md:1 warning record-deleted',
      'docs/adr/0003-keep-events.md:15 warning accepted-content-changed',
    ]);
  });

  it('are nothing on the branch itself once they have landed', () => {
    const root = branch(changed);
    git(root, ['checkout', '-q', 'main']);
    git(root, ['merge', '-q', '--ff-only', 'change']);
    expect(told(lintChange(root, 'main'))).toEqual([]);
    expect(told(lintChange(root, 'HEAD'))).toEqual([]);
  });

  it('are found before they are committed', () => {
    const root = scratchRepository(LOG);
    put(root, changed);
    expect(told(lintChange(root, 'main'))).toEqual([
      'docs/adr/0002-use-ftp.md:1 error record-deleted',
      'docs/adr/0003-keep-events.md:15 error accepted-content-changed',
    ]);
  });

  it('are found in the merge commit by its first parent', () => {
    const root = branch(changed);
    git(root, ['checkout', '-q', 'main']);
    commit(root, { 'docs/adr/0005-sign-webhooks.md': record(5, 'Sign webhooks') });
    git(root, ['merge', '-q', '--no-ff', '-m', 'merge', 'change']);
    expect(told(lintChange(root, 'HEAD^1'))).toEqual([
      'docs/adr/0002-use-ftp.md:1 error record-deleted',
      'docs/adr/0003-keep-events.md:15 error accepted-content-changed',
    ]);
  });
});

describe('a change that main made', () => {
  it('is not laid at the door of a branch that lacks it', () => {
    const root = branch({ 'docs/adr/0004-check-labels.md': record(4, 'Check labels') });
    git(root, ['checkout', '-q', 'main']);
    commit(root, {
      'docs/adr/0005-sign-webhooks.md': record(5, 'Sign webhooks'),
      'docs/adr/0001-use-one-repo.md': undefined,
      'docs/adr/0003-keep-events.md': record(3, 'Keep events', { decision: 'Never.' }),
    });
    git(root, ['checkout', '-q', 'change']);
    expect(told(lintChange(root, 'main'))).toEqual([]);
  });

  it('is not laid at the door of a branch that merged it, criss-cross or not', () => {
    const root = branch({ 'docs/adr/0004-check-labels.md': record(4, 'Check labels') });
    git(root, ['checkout', '-q', 'main']);
    commit(root, { 'docs/adr/0001-use-one-repo.md': undefined });
    git(root, ['branch', 'old-main']);
    git(root, ['merge', '-q', '--no-ff', '-m', 'take', 'change']);
    git(root, ['checkout', '-q', 'change']);
    git(root, ['merge', '-q', '--no-ff', '-m', 'take', 'old-main']);
    expect(told(lintChange(root, 'main'))).toEqual([]);
  });
});

describe('a number that is taken on main meanwhile', () => {
  const start = { 'docs/adr/0010-use-nats.md': record(10, 'Use NATS') };
  const own = { 'docs/adr/0011-sign-webhooks.md': record(11, 'Sign webhooks', { context: 'Follows [NATS](0010-use-nats.md).' }) };
  const theirs = { 'docs/adr/0011-cache-tariffs.md': record(11, 'Cache tariffs') };

  function staged(): string {
    const root = scratchRepository(start);
    git(root, ['checkout', '-q', '-b', 'change']);
    commit(root, own);
    git(root, ['checkout', '-q', 'main']);
    commit(root, theirs);
    git(root, ['checkout', '-q', 'change']);
    return root;
  }

  it('is an error that names both files and the free number', () => {
    const result = lintChange(staged(), 'main');
    expect(told(result)).toEqual(['docs/adr/0011-sign-webhooks.md:1 error number-taken']);
    expect(result.ok && result.findings[0]?.message).toBe(
      'unexpected number `0011`, on `main` it is the number of `docs/adr/0011-cache-tariffs.md`; the next free number is `0012`',
    );
  });

  it('is repaired by giving the record the free number, on the branch alone', () => {
    const root = staged();
    put(root, {
      'docs/adr/0012-check-labels.md': record(12, 'Check labels', {
        context: 'As ADR-0011 and [11. Sign webhooks](0011-sign-webhooks.md) say.',
      }),
      'docs/adr/0010-use-nats.md': start['docs/adr/0010-use-nats.md'].replace(
        'asked for it.',
        'asked for it, ADR-0011 will follow.',
      ),
    });
    commit(root, {});
    const heads = ['main', 'change'].map((name) => git(root, ['rev-parse', name]));
    const found = lintChange(root, 'main');
    const [one] = found.ok ? found.logs : [];
    const decision = one?.log.decisions.find(({ id }) => id === '0011-sign-webhooks');
    if (!one?.change || !decision) throw new Error('no change');
    const { target, files } = one.change;
    const { number } = nextNumber([...one.log.decisions, ...target.decisions]);
    const planned = renumber(draftLog(one.log, one.settings, '2025-06-01'), {
      decision,
      number,
      target,
      changed: files,
      files: nodeFiles(root),
      pages: [],
    });
    if (!planned.ok) throw new Error(JSON.stringify(planned.refusals));
    expect(planned.plan.files.map(({ path, to }) => to ?? path)).toEqual([
      'docs/adr/0013-sign-webhooks.md',
      'docs/adr/0010-use-nats.md',
      'docs/adr/0012-check-labels.md',
    ]);
    expect(applyPlan(nodeFiles(root), planned.plan)).toEqual({ ok: true });
    expect(git(root, ['diff', '--no-renames', '-U0', '--', 'docs/adr/0012-check-labels.md']).split('\n').slice(-2)).toEqual([
      '-As ADR-0011 and [11. Sign webhooks](0011-sign-webhooks.md) say.',
      '+As ADR-0013 and [13. Sign webhooks](0013-sign-webhooks.md) say.',
    ]);
    expect(told(lintChange(root, 'main')).filter((one_) => one_.includes('number'))).toEqual([]);
    expect(['main', 'change'].map((name) => git(root, ['rev-parse', name]))).toEqual(heads);
  });

  it('is nothing for the branch alone', () => {
    expect(told(lintChange(staged(), 'HEAD'))).toEqual([]);
  });

  it('is found between two clones once the first has landed', () => {
    const origin = scratchRepository(start);
    git(origin, ['config', 'receive.denyCurrentBranch', 'ignore']);
    const [first, second] = [own, theirs].map((files) => {
      const clone = join(scratchFolder(), 'clone');
      git(origin, ['clone', '-q', origin, clone]);
      git(clone, ['checkout', '-q', '-b', 'mine']);
      commit(clone, files);
      return clone;
    });
    if (first === undefined || second === undefined) throw new Error('no clones');
    expect([first, second].map((clone) => told(lintChange(clone, 'origin/main')))).toEqual([[], []]);
    git(first, ['push', '-q', 'origin', 'mine:main']);
    git(second, ['fetch', '-q']);
    expect(told(lintChange(second, 'origin/main'))).toEqual(['docs/adr/0011-cache-tariffs.md:1 error number-taken']);
  });
});

describe('records that move', () => {
  it('with their whole folder are the same records', () => {
    const root = branch({});
    renameSync(join(root, 'docs/adr'), join(root, 'docs/decisions'));
    expect(told(lintChange(root, 'main'))).toEqual([]);
    commit(root, {
      'docs/decisions/0003-keep-events.md': record(3, 'Keep events', { decision: 'Events are deleted after 90 days.' }),
    });
    expect(told(lintChange(root, 'main'))).toEqual(['docs/decisions/0003-keep-events.md:15 error accepted-content-changed']);
  });

  it('to another number, with their mentions, are no edit', () => {
    const cited = {
      ...LOG,
      'docs/adr/0004-check-labels.md': record(4, 'Check labels', {
        decision: 'As ADR-0003 and [3. Keep events](0003-keep-events.md) say.',
      }),
    };
    const root = scratchRepository(cited);
    put(root, {
      'docs/adr/0003-keep-events.md': undefined,
      'docs/adr/0009-keep-events.md': record(9, 'Keep events', { decision: 'Events are deleted after 30 days.' }),
      'docs/adr/0004-check-labels.md': cited['docs/adr/0004-check-labels.md']
        .replace('ADR-0003', 'ADR-0009')
        .replace('[3.', '[9.')
        .replace('0003-keep', '0009-keep'),
    });
    expect(told(lintChange(root, 'main'))).toEqual([]);
  });

  it('out of the log are found, with git and without its renames', () => {
    const root = branch({});
    put(root, { 'notes/ftp.md': LOG['docs/adr/0002-use-ftp.md'], 'docs/adr/0002-use-ftp.md': undefined });
    expect(told(lintChange(root, 'main'))).toEqual(['docs/adr/0002-use-ftp.md:1 error record-slipped-out']);
    commit(root, {});
    expect(told(lintChange(root, 'main'))).toEqual(['docs/adr/0002-use-ftp.md:1 error record-slipped-out']);
  });

  it('all at once leave an empty log, and each is a finding', () => {
    const root = branch({
      'docs/adr/0001-use-one-repo.md': undefined,
      'docs/adr/0002-use-ftp.md': undefined,
      'docs/adr/0003-keep-events.md': undefined,
    });
    expect(told(lintChange(root, 'main'))).toHaveLength(3);
  });

  it('into the blind spot of a sparse checkout are not missed', () => {
    const root = branch({ 'src/a.ts': 'a' });
    git(root, ['sparse-checkout', 'set', '--cone', 'src']);
    expect(told(lintChange(root, 'main'))).toEqual([]);
  });
});

describe('a log in a sub-module', () => {
  it('is a fault that says where to look, never a pass', () => {
    const inner = scratchRepository(
      Object.fromEntries(Object.entries(LOG).map(([path, text]) => [path.replace('docs/', ''), text])),
    );
    const root = scratchRepository({ 'README.md': 'x' });
    git(root, ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', inner, 'docs']);
    commit(root, {});
    expect(lintChange(root, 'main', { paths: ['docs/adr'] })).toMatchObject({
      ok: false,
      fault: { kind: 'nested-repository', wayOut: expect.stringContaining('--cwd docs') },
    });
  });
});
