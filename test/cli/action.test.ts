import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The script of the action's one step, as GitHub gives it to bash. */
function script(): string {
  const action: unknown = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
  if (typeof action !== 'object' || action === null) throw new Error('action.yml is no map');
  const text = JSON.stringify(action);
  const steps = /"run":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  if (steps === undefined) throw new Error('action.yml has no script');
  const run: unknown = JSON.parse(`"${steps}"`);
  return String(run);
}

function runAction(env: Readonly<Record<string, string>>): {
  readonly status: number | null;
  readonly stdout: string;
  readonly output: string;
  readonly summary: string;
  readonly sarif: string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'adr-action-'));
  cpSync(join(root, 'examples'), folder, { recursive: true });
  for (const name of ['out', 'summary']) writeFileSync(join(folder, name), '');
  const result = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script()], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ADR_LINT_COMMAND: `${process.execPath} ${join(root, 'dist/cli/bin.js')}`,
      ADR_LINT_PATHS: '',
      ADR_LINT_BASE: '',
      ADR_LINT_SARIF: 'adr-lint.sarif',
      ADR_LINT_MAX_WARNINGS: '',
      ADR_LINT_VERSION: '0.1.0',
      GITHUB_OUTPUT: join(folder, 'out'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
      ...env,
    },
  });
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return {
    status: result.status,
    stdout: result.stdout,
    output: text('out'),
    summary: text('summary'),
    sarif: text('adr-lint.sarif'),
  };
}

describe('the GitHub action', () => {
  it('annotates, writes SARIF, summary and output, and fails with findings', () => {
    const { status, stdout, output, summary, sarif } = runAction({ ADR_LINT_PATHS: 'faulty/docs/adr' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=faulty\/docs\/adr\/0002-keep-fax-orders\.md,line=3/m);
    expect(output).toBe('exit-code=1\n');
    expect(summary).toContain('invalid-date');
    expect(JSON.parse(sarif)).toMatchObject({ version: '2.1.0' });
  });

  it('takes several paths, also with blanks and stars, and a limit of warnings', () => {
    expect(runAction({ ADR_LINT_PATHS: 'healthy/docs/decisions\n' }).output).toBe('exit-code=0\n');
    expect(runAction({ ADR_LINT_PATHS: 'healthy/docs/decisions', ADR_LINT_MAX_WARNINGS: '0' }).output).toBe('exit-code=1\n');
  });
});
