import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeFiles } from '../../src/files/node-files.ts';
import { explainInterrupted, findInterrupted, undoInterrupted } from '../../src/moves/interrupted-move.ts';
import { supersede } from '../../src/moves/supersede.ts';
import { scratchFolder } from '../history/scratch-repository.ts';
import { openDraft, record } from './open-draft.ts';
import { SAMPLES } from './samples.ts';

const KILLS = 100;
const folder = scratchFolder();
const program = join(folder, 'program.mjs');
const log = join(folder, 'repository/docs/adr');
const numbers = ['0001', '0002', '0003', '0004', '0005', '0006'];
const text = SAMPLES[0]?.text ?? (() => '');
const old = new Map(
  numbers.map((number) => [`${number}-part-${Number(number)}.md`, text(number, `Part ${Number(number)}`, 'accepted')]),
);

/** Applies the plan it is given as soon as it is told to, and says when it has. */
const PROGRAM = `
import { readFileSync } from 'node:fs';
import { applyPlan } from './src/moves/apply-plan.ts';
import { nodeFiles } from './src/files/node-files.ts';
const [, , root, plan] = process.argv;
const files = nodeFiles(root);
const move = JSON.parse(readFileSync(plan, 'utf8'));
process.stdin.once('data', () => {
  const applied = applyPlan(files, move);
  process.stdout.write(applied.ok ? 'done' : applied.detail);
  process.exit(0);
});
process.stdout.write('ready');
`;

beforeAll(async () => {
  mkdirSync(log, { recursive: true });
  await build({
    stdin: { contents: PROGRAM, resolveDir: fileURLToPath(new URL('../../', import.meta.url)), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    logLevel: 'silent',
  });
});

/** Runs the program and kills it so many milliseconds after the order; what it said, and how long it lived from there. */
function killAfter(delay: number): Promise<{ readonly said: string; readonly lived: number }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, join(folder, 'repository'), join(folder, 'plan.json')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    let ordered = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said !== 'ready') return;
      child.stdin.write('go');
      ordered = performance.now();
      const end = ordered + delay;
      const wait = (): void => {
        if (performance.now() >= end) child.kill('SIGKILL');
        else if (child.exitCode === null) setImmediate(wait);
      };
      wait();
    });
    child.on('close', () => resolve({ said, lived: performance.now() - ordered }));
  });
}

function read(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(log)
      .sort()
      .map((name) => [name, readFileSync(join(log, name), 'utf8')]),
  );
}

describe(`superseding five records, killed ${KILLS} times`, () => {
  it('leaves no file cut, and the next run explains and undoes what was begun', async () => {
    const draft = openDraft(Object.fromEntries([...old].map(([name, body]) => [`docs/adr/${name}`, body])));
    const planned = supersede(draft, {
      successor: record(draft, '0006-part-6'),
      predecessors: numbers.slice(0, 5).map((number) => record(draft, `${number}-part-${Number(number)}`)),
    });
    if (!planned.ok) throw new Error('refused');
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(planned.plan));
    const young = new Map(planned.plan.files.map(({ path, after }) => [path.slice('docs/adr/'.length), after]));
    const files = nodeFiles(join(folder, 'repository'));
    const seen = new Set<string>();
    for (const [name, body] of old) files.write(`docs/adr/${name}`, new TextEncoder().encode(body));
    const whole = (await killAfter(Number.POSITIVE_INFINITY)).lived;
    for (let kill = 0; kill < KILLS; kill++) {
      for (const [name, body] of old) files.write(`docs/adr/${name}`, new TextEncoder().encode(body));
      const { said } = await killAfter((kill / KILLS) ** 2 * whole);
      const records = [...read()].filter(([name]) => old.has(name));
      expect(records.filter(([name, body]) => body !== old.get(name) && body !== young.get(name))).toEqual([]);
      const isNew = records.every(([name, body]) => body === young.get(name));
      const [left] = findInterrupted(files, ['docs/adr']);
      if (left) {
        expect(explainInterrupted(left).length).toBeGreaterThan(0);
        expect(undoInterrupted(files, left).ok).toBe(true);
      }
      const settled = read();
      const isOld = [...old].every(([name, body]) => settled.get(name) === body);
      expect([...settled.keys()]).toEqual([...old.keys()]);
      expect(isOld || (isNew && !left?.journal)).toBe(true);
      seen.add(
        left
          ? left.journal === undefined
            ? 'half a file'
            : 'between'
          : isOld
            ? 'before'
            : said.endsWith('done')
              ? 'after'
              : 'just after',
      );
    }
    // Were no run stopped in the middle, the test would have tried nothing.
    expect(seen).toContain('between');
  }, 180_000);
});
