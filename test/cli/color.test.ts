import { describe, expect, it } from 'vitest';
import { runProgram } from './run-program.ts';
import { FAULTY, repositoryWith } from './sample-repo.ts';

const root = repositoryWith(FAULTY);
const ESCAPE = '\u001b[';

/** Whether colours are written to a pipe. */
const CALLS: readonly (readonly [args: readonly string[], env: Readonly<Record<string, string>>, color: boolean])[] = [
  [[], {}, false],
  [['--color'], {}, true],
  [['--no-color'], {}, false],
  [[], { FORCE_COLOR: '1' }, true],
  [[], { FORCE_COLOR: '0' }, false],
  [[], { FORCE_COLOR: 'false' }, false],
  [[], { FORCE_COLOR: '' }, false],
  [[], { NO_COLOR: '1' }, false],
  [[], { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  [[], { NO_COLOR: '', FORCE_COLOR: '1' }, true],
  [['--color'], { NO_COLOR: '1' }, true],
  [['--no-color'], { FORCE_COLOR: '1' }, false],
];

describe('colours', () => {
  it.each(CALLS)('%j with %j: %s', async (args, env, color) => {
    const { stdout } = await runProgram(['lint', ...args], { cwd: root, env });
    expect(stdout.includes(ESCAPE)).toBe(color);
    expect(stdout).toContain('unknown-status');
  });

  it.each([['json'], ['sarif'], ['github'], ['gitlab'], ['junit'], ['markdown']])('never stand in %s', async (format) => {
    const { stdout } = await runProgram(['lint', '--color', '--format', format], { cwd: root });
    expect(stdout).toContain('unknown-status');
    expect(stdout).not.toContain(ESCAPE);
  });

  it('change nothing but the colours', async () => {
    const plain = await runProgram(['lint', '--no-color'], { cwd: root });
    const painted = await runProgram(['lint', '--color'], { cwd: root });
    expect(painted.stdout.replace(/\u001b\[[\d;]*m/g, '')).toBe(plain.stdout);
  });
});
