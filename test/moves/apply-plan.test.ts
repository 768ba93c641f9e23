import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import type { Files, WritableFiles, WriteResult } from '../../src/model/files.ts';
import { applyPlan } from '../../src/moves/apply-plan.ts';
import { explainInterrupted, findInterrupted, undoInterrupted } from '../../src/moves/interrupted-move.ts';
import type { MovePlan } from '../../src/moves/move-plan.ts';

const OLD = {
  'docs/adr/0001-a.md': 'a',
  'docs/adr/0002-b.md': '\uFEFFb',
  'docs/adr/0003-c.md': 'c',
  'docs/adr/0004-d.md': 'd',
  'docs/adr/other.md': 'x',
};
const NEW = {
  'docs/adr/0001-a.md': 'A',
  'docs/adr/0002-b.md': '\uFEFFB',
  'docs/adr/0009-c.md': 'C',
  'docs/adr/0008-d.md': 'd',
  'docs/adr/0005-e.md': 'E',
  'docs/adr/other.md': 'x',
};

const PLAN: MovePlan = {
  summary: 'move everything',
  log: 'docs/adr',
  notes: [],
  files: [
    { path: 'docs/adr/0001-a.md', before: 'a', after: 'A', bom: false },
    { path: 'docs/adr/0002-b.md', before: 'b', after: 'B', bom: true },
    { path: 'docs/adr/0003-c.md', to: 'docs/adr/0009-c.md', before: 'c', after: 'C', bom: false },
    { path: 'docs/adr/0004-d.md', to: 'docs/adr/0008-d.md', before: 'd', after: 'd', bom: false },
    { path: 'docs/adr/0005-e.md', after: 'E', bom: false },
  ],
};

function everything(files: Files): Readonly<Record<string, string>> {
  return Object.fromEntries(files.list('docs/adr').map(({ name }) => [`docs/adr/${name}`, text(files, `docs/adr/${name}`)]));
}

function text(files: Files, path: string): string {
  const content = files.read(path);
  return content.ok ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.bytes) : content.reason;
}

const FAILED: WriteResult = { ok: false, reason: 'unwritable', detail: 'ENOSPC' };

/** Files whose writes fail from the nth on, as long as `lasts` says. */
function failing(files: WritableFiles, nth: number, lasts = 1): WritableFiles {
  let count = 0;
  const guarded = (work: () => WriteResult): WriteResult => {
    count++;
    return count >= nth && count < nth + lasts ? FAILED : work();
  };
  return {
    ...files,
    write: (path, bytes) => guarded(() => files.write(path, bytes)),
    create: (path, bytes) => guarded(() => files.create(path, bytes)),
    rename: (from, to) => guarded(() => files.rename(from, to)),
    remove: (path) => guarded(() => files.remove(path)),
  };
}

describe('a plan', () => {
  it('is written as a whole, and its journal goes', () => {
    const files = memoryFiles(OLD);
    expect(applyPlan(files, PLAN)).toEqual({ ok: true });
    expect(everything(files)).toEqual(NEW);
    expect(findInterrupted(files, ['docs/adr'])).toEqual([]);
  });

  it.each(Array.from({ length: 8 }, (_, index) => index + 1))('leaves everything as it was when write %i fails', (nth) => {
    const files = memoryFiles(OLD);
    expect(applyPlan(failing(files, nth), PLAN)).toMatchObject({ ok: false, detail: 'ENOSPC', notRestored: [] });
    expect(everything(files)).toEqual(OLD);
    expect(applyPlan(files, PLAN)).toEqual({ ok: true });
  });

  it.each([2, 3, 4, 5, 6, 7])('that fails at write %i and can not be taken back is finished by the next run', (nth) => {
    const files = memoryFiles(OLD);
    const applied = applyPlan(failing(files, nth, 100), PLAN);
    expect(applied.ok).toBe(false);
    const [left] = findInterrupted(files, ['docs/adr']);
    if (!left) {
      expect(everything(files)).toEqual(OLD);
      return;
    }
    expect(explainInterrupted(left)[0]).toMatch(
      /^a move was interrupted in `docs\/adr`: move everything; (?:no file was written|written: `docs)/,
    );
    expect(applyPlan(files, PLAN).ok).toBe(false);
    expect(undoInterrupted(files, left).ok).toBe(true);
    expect(everything(files)).toEqual(OLD);
  });

  it.each([
    ['a file changed since it was made', { ...OLD, 'docs/adr/0002-b.md': 'changed' }, 'docs/adr/0002-b.md'],
    ['a file is gone', Object.fromEntries(Object.entries(OLD).slice(1)), 'docs/adr/0001-a.md'],
    ['a new name is taken', { ...OLD, 'docs/adr/0005-e.md': 'taken' }, 'docs/adr/0005-e.md'],
    ['the target of a rename is taken', { ...OLD, 'docs/adr/0009-c.md': 'taken' }, 'docs/adr/0003-c.md'],
  ])('is refused before the first write when %s', (_name, now, path) => {
    const files = memoryFiles(now);
    expect(applyPlan(files, PLAN)).toMatchObject({ ok: false, path, restored: [], notRestored: [] });
    expect(everything(files)).toEqual(now);
  });

  it('without files writes nothing', () => {
    const files = memoryFiles(OLD);
    expect(applyPlan(failing(files, 1, 100), { ...PLAN, files: [] })).toEqual({ ok: true });
  });
});

describe('what a stopped run left', () => {
  const journal = `${JSON.stringify({ version: 1, summary: PLAN.summary, log: PLAN.log, files: PLAN.files })}\n`;

  it('is undone unless somebody has changed a file since', () => {
    const files = memoryFiles({ ...OLD, 'docs/adr/0001-a.md': 'edited by hand', 'docs/adr/.adr-lint-move.json': journal });
    const [left] = findInterrupted(files, ['docs/adr']);
    if (!left) throw new Error('nothing was found');
    expect(explainInterrupted(left).join('\n')).toMatch(/somebody changed `docs\/adr\/0001-a\.md` since/);
    expect(undoInterrupted(files, left)).toEqual({ ok: false, restored: [], removed: [] });
    expect(text(files, 'docs/adr/0001-a.md')).toBe('edited by hand');
  });

  it('is told when it can not be read', () => {
    const files = memoryFiles({ ...OLD, 'docs/adr/.adr-lint-move.json': '{"files": [{"path": 1}]' });
    const [left] = findInterrupted(files, ['docs/adr']);
    if (!left) throw new Error('nothing was found');
    expect(explainInterrupted(left)).toEqual([
      'a move was interrupted in `docs/adr`, and `docs/adr/.adr-lint-move.json` can not be read: look at the records with git, then delete it',
    ]);
    expect(undoInterrupted(files, left).ok).toBe(false);
    expect(files.kind('docs/adr/.adr-lint-move.json')).toBe('file');
  });

  it('is taken away when it is only a file that was being written', () => {
    const files = memoryFiles({ ...OLD, 'docs/adr/.0001-a.md.0123456789ab.tmp': 'hal', 'docs/adr/.keep': '' });
    const [left] = findInterrupted(files, ['docs/adr']);
    if (!left) throw new Error('nothing was found');
    expect(explainInterrupted(left)).toEqual([
      'files of an interrupted run that nothing needs: `docs/adr/.0001-a.md.0123456789ab.tmp`',
    ]);
    expect(undoInterrupted(files, left)).toEqual({ ok: true, restored: [], removed: ['docs/adr/.0001-a.md.0123456789ab.tmp'] });
    expect(everything(files)).toEqual({ ...OLD, 'docs/adr/.keep': '' });
  });
});
